prince-card-h1 =
    { $form ->
        [acc] Bolonię
        [gen] Bolonii
       *[name] Bolonia
    }
prince-card-h2 =
    { $form ->
        [acc] Ankonę
        [gen] Ankony
       *[name] Ankona
    }
prince-card-h3 =
    { $form ->
        [acc] Perugię
        [gen] Perugii
       *[name] Perugia
    }
prince-card-h4 = Urbino
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 =
    { $form ->
        [acc] Imolę
        [gen] Imoli
       *[name] Imola
    }
prince-card-h8 =
    { $form ->
        [acc] Faenzę
        [gen] Faenzy
       *[name] Faenza
    }
prince-card-h9 = Pesaro
prince-card-h10 =
    { $form ->
        [acc] Ostię
        [gen] Ostii
       *[name] Ostia
    }
prince-card-h11 = Ceri
prince-card-h12 = Nepi
prince-card-o1 =
    { $form ->
        [acc] Wicekanclerza
        [gen] Wicekanclerza
       *[name] Wicekanclerz
    }
prince-card-o2 =
    { $form ->
        [acc] Kamerlinga
        [gen] Kamerlinga
       *[name] Kamerling
    }
prince-card-o3 =
    { $form ->
        [acc] Penitencjarza Większego
        [gen] Penitencjarza Większego
       *[name] Penitencjarz Większy
    }
prince-card-o4 =
    { $form ->
        [acc] Depozytariusza Generalnego
        [gen] Depozytariusza Generalnego
       *[name] Depozytariusz Generalny
    }
prince-card-o5 =
    { $form ->
        [acc] Datariusza
        [gen] Datariusza
       *[name] Datariusz
    }
prince-card-o6 =
    { $form ->
        [acc] Gonfaloniera Kościoła
        [gen] Gonfaloniera Kościoła
       *[name] Gonfalonier Kościoła
    }
prince-card-o7 =
    { $form ->
        [acc] Gubernatora Rzymu
        [gen] Gubernatora Rzymu
       *[name] Gubernator Rzymu
    }
prince-card-o8 =
    { $form ->
        [acc] Audytora Roty
        [gen] Audytora Roty
       *[name] Audytor Roty
    }
prince-card-o9 =
    { $form ->
        [acc] Protonotariusza
        [gen] Protonotariusza
       *[name] Protonotariusz
    }
prince-card-a1 =
    { $form ->
        [acc] Michała Anioła
        [gen] Michała Anioła
       *[name] Michał Anioł
    }
prince-card-a2 =
    { $form ->
        [acc] Rafaela
        [gen] Rafaela
       *[name] Rafael
    }
prince-card-a3 =
    { $form ->
        [acc] Leonarda da Vinci
        [gen] Leonarda da Vinci
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [acc] Sandra Botticellego
        [gen] Sandra Botticellego
       *[name] Sandro Botticelli
    }
prince-card-a5 =
    { $form ->
        [acc] Tycjana
        [gen] Tycjana
       *[name] Tycjan
    }
prince-card-a6 =
    { $form ->
        [acc] Andreę Mantegnę
        [gen] Andrei Mantegny
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [acc] Donata Bramantego
        [gen] Donata Bramantego
       *[name] Donato Bramante
    }
prince-card-a8 =
    { $form ->
        [acc] Pietra Perugina
        [gen] Pietra Perugina
       *[name] Pietro Perugino
    }
prince-card-a9 =
    { $form ->
        [acc] Pinturicchia
        [gen] Pinturicchia
       *[name] Pinturicchio
    }
prince-card-a10 =
    { $form ->
        [acc] Lucę Signorellego
        [gen] Luki Signorellego
       *[name] Luca Signorelli
    }
prince-card-f1 =
    { $form ->
        [nom] ród Sforzów
        [acc] ród Sforzów
        [gen] rodu Sforzów
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] ród Malatestów
        [acc] ród Malatestów
        [gen] rodu Malatestów
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] ród Savellich
        [acc] ród Savellich
        [gen] rodu Savellich
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] ród Farnese
        [acc] ród Farnese
        [gen] rodu Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] ród Montefeltro
        [acc] ród Montefeltro
        [gen] rodu Montefeltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] ród Este
        [acc] ród Este
        [gen] rodu Este
       *[name] Este
    }
prince-card-k1 =
    { $form ->
        [acc] Oliverotta da Fermo
        [gen] Oliverotta da Fermo
       *[name] Oliverotto da Fermo
    }
prince-card-k2 =
    { $form ->
        [acc] Ramira de Lorca
        [gen] Ramira de Lorca
       *[name] Ramiro de Lorca
    }
prince-card-k3 =
    { $form ->
        [acc] Vitellozza Vitellego
        [gen] Vitellozza Vitellego
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [acc] Giampaola Baglioniego
        [gen] Giampaola Baglioniego
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [acc] Ercolego Bentivoglia
        [gen] Ercolego Bentivoglia
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [acc] Bartolomea d'Alviano
        [gen] Bartolomea d'Alviano
       *[name] Bartolomeo d'Alviano
    }
prince-card-k7 =
    { $form ->
        [acc] Giana Giacoma Trivulzia
        [gen] Giana Giacoma Trivulzia
       *[name] Gian Giacomo Trivulzio
    }
prince-card-k8 =
    { $form ->
        [acc] Francesca Gonzagę
        [gen] Francesca Gonzagi
       *[name] Francesco Gonzaga
    }
prince-card-s =
    { $form ->
        [acc] Szpiega
        [gen] Szpiega
       *[name] Szpieg
    }
prince-card-b =
    { $form ->
        [gen] Śmierci z ręki zbira
       *[name] Śmierć z ręki zbira
    }
prince-card-q =
    { $form ->
        [gen] Śmierci od trucizny lub zarazy
       *[name] Śmierć od trucizny lub zarazy
    }
prince-card-d1 =
    { $form ->
        [acc] Medyka
        [gen] Medyka
       *[name] Medyk
    }
prince-card-m1 =
    { $form ->
        [gen] Małżeństwa
       *[name] Małżeństwo
    }
prince-card-r1 =
    { $form ->
        [acc] Savonarolę
        [gen] Savonaroli
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [gen] Oskarżenia o symonię
       *[name] Oskarżenie o symonię
    }
