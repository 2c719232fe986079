prince-card-h1 = Bologna
prince-card-h2 = Ancona
prince-card-h3 = Perugia
prince-card-h4 = Urbino
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 = Imola
prince-card-h8 = Faenza
prince-card-h9 = Pesaro
prince-card-h10 = Ostia
prince-card-h11 = Ceri
prince-card-h12 = Nepi
prince-card-o1 =
    { $form ->
        [nom] der Vizekanzler
        [acc] den Vizekanzler
        [gen] des Vizekanzlers
       *[name] Vizekanzler
    }
prince-card-o2 =
    { $form ->
        [nom] der Kämmerer
        [acc] den Kämmerer
        [gen] des Kämmerers
       *[name] Kämmerer
    }
prince-card-o3 =
    { $form ->
        [nom] der Großpönitentiar
        [acc] den Großpönitentiar
        [gen] des Großpönitentiars
       *[name] Großpönitentiar
    }
prince-card-o4 =
    { $form ->
        [nom] der Generaldepositar
        [acc] den Generaldepositar
        [gen] des Generaldepositars
       *[name] Generaldepositar
    }
prince-card-o5 =
    { $form ->
        [nom] der Datar
        [acc] den Datar
        [gen] des Datars
       *[name] Datar
    }
prince-card-o6 =
    { $form ->
        [nom] der Bannerträger der Kirche
        [acc] den Bannerträger der Kirche
        [gen] des Bannerträgers der Kirche
       *[name] Bannerträger der Kirche
    }
prince-card-o7 =
    { $form ->
        [nom] der Gouverneur von Rom
        [acc] den Gouverneur von Rom
        [gen] des Gouverneurs von Rom
       *[name] Gouverneur von Rom
    }
prince-card-o8 =
    { $form ->
        [nom] der Auditor der Rota
        [acc] den Auditor der Rota
        [gen] des Auditors der Rota
       *[name] Auditor der Rota
    }
prince-card-o9 =
    { $form ->
        [nom] der Protonotar
        [acc] den Protonotar
        [gen] des Protonotars
       *[name] Protonotar
    }
prince-card-a1 = Michelangelo
prince-card-a2 = Raffael
prince-card-a3 = Leonardo da Vinci
prince-card-a4 = Sandro Botticelli
prince-card-a5 = Tizian
prince-card-a6 = Andrea Mantegna
prince-card-a7 = Donato Bramante
prince-card-a8 = Pietro Perugino
prince-card-a9 = Pinturicchio
prince-card-a10 = Luca Signorelli
prince-card-f1 =
    { $form ->
        [nom] die Sforza
        [acc] die Sforza
        [gen] der Sforza
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] die Malatesta
        [acc] die Malatesta
        [gen] der Malatesta
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] die Savelli
        [acc] die Savelli
        [gen] der Savelli
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] die Farnese
        [acc] die Farnese
        [gen] der Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] die Montefeltro
        [acc] die Montefeltro
        [gen] der Montefeltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] die Este
        [acc] die Este
        [gen] der Este
       *[name] Este
    }
prince-card-k1 = Oliverotto da Fermo
prince-card-k2 = Ramiro de Lorca
prince-card-k3 = Vitellozzo Vitelli
prince-card-k4 = Giampaolo Baglioni
prince-card-k5 = Ercole Bentivoglio
prince-card-k6 = Bartolomeo d'Alviano
prince-card-k7 = Gian Giacomo Trivulzio
prince-card-k8 = Francesco Gonzaga
prince-card-s =
    { $form ->
        [nom] der Spion
        [acc] den Spion
        [gen] des Spions
       *[name] Spion
    }
prince-card-b =
    { $form ->
        [nom] der Tod durch den Bravo
        [acc] den Tod durch den Bravo
        [gen] des Todes durch den Bravo
       *[name] Tod durch den Bravo
    }
prince-card-q =
    { $form ->
        [nom] der Tod durch Gift oder Pest
        [acc] den Tod durch Gift oder Pest
        [gen] des Todes durch Gift oder Pest
       *[name] Tod durch Gift oder Pest
    }
prince-card-d1 =
    { $form ->
        [nom] der Arzt
        [acc] den Arzt
        [gen] des Arztes
       *[name] Arzt
    }
prince-card-m1 =
    { $form ->
        [nom] die Heirat
        [acc] die Heirat
        [gen] der Heirat
       *[name] Heirat
    }
prince-card-r1 = Savonarola
prince-card-y =
    { $form ->
        [nom] die Anklage wegen Simonie
        [acc] die Anklage wegen Simonie
        [gen] der Anklage wegen Simonie
       *[name] Anklage wegen Simonie
    }
