prince-card-h1 =
    { $form ->
        [acc] Boloňu
        [gen] Boloně
       *[name] Boloňa
    }
prince-card-h2 =
    { $form ->
        [acc] Anconu
        [gen] Ancony
       *[name] Ancona
    }
prince-card-h3 =
    { $form ->
        [acc] Perugiu
        [gen] Perugie
       *[name] Perugia
    }
prince-card-h4 =
    { $form ->
        [gen] Urbina
       *[name] Urbino
    }
prince-card-h5 = Rimini
prince-card-h6 = Forlì
prince-card-h7 =
    { $form ->
        [acc] Imolu
        [gen] Imoly
       *[name] Imola
    }
prince-card-h8 =
    { $form ->
        [acc] Faenzu
        [gen] Faenzy
       *[name] Faenza
    }
prince-card-h9 =
    { $form ->
        [gen] Pesara
       *[name] Pesaro
    }
prince-card-h10 =
    { $form ->
        [acc] Ostii
        [gen] Ostie
       *[name] Ostia
    }
prince-card-h11 = Ceri
prince-card-h12 = Nepi
prince-card-o1 =
    { $form ->
        [nom] vicekancléř
        [acc] vicekancléře
        [gen] vicekancléře
       *[name] Vicekancléř
    }
prince-card-o2 =
    { $form ->
        [nom] camerlengo
        [acc] camerlenga
        [gen] camerlenga
       *[name] Camerlengo
    }
prince-card-o3 =
    { $form ->
        [nom] nejvyšší penitenciář
        [acc] nejvyššího penitenciáře
        [gen] nejvyššího penitenciáře
       *[name] Nejvyšší penitenciář
    }
prince-card-o4 =
    { $form ->
        [nom] generální depozitář
        [acc] generálního depozitáře
        [gen] generálního depozitáře
       *[name] Generální depozitář
    }
prince-card-o5 =
    { $form ->
        [nom] datář
        [acc] datáře
        [gen] datáře
       *[name] Datář
    }
prince-card-o6 =
    { $form ->
        [nom] gonfaloniér Církve
        [acc] gonfaloniéra Církve
        [gen] gonfaloniéra Církve
       *[name] Gonfaloniér Církve
    }
prince-card-o7 =
    { $form ->
        [nom] guvernér Říma
        [acc] guvernéra Říma
        [gen] guvernéra Říma
       *[name] Guvernér Říma
    }
prince-card-o8 =
    { $form ->
        [nom] auditor Roty
        [acc] auditora Roty
        [gen] auditora Roty
       *[name] Auditor Roty
    }
prince-card-o9 =
    { $form ->
        [nom] protonotář
        [acc] protonotáře
        [gen] protonotáře
       *[name] Protonotář
    }
prince-card-a1 =
    { $form ->
        [acc] Michelangela
        [gen] Michelangela
       *[name] Michelangelo
    }
prince-card-a2 =
    { $form ->
        [acc] Rafaela
        [gen] Rafaela
       *[name] Rafael
    }
prince-card-a3 =
    { $form ->
        [acc] Leonarda da Vinciho
        [gen] Leonarda da Vinciho
       *[name] Leonardo da Vinci
    }
prince-card-a4 =
    { $form ->
        [acc] Sandra Botticelliho
        [gen] Sandra Botticelliho
       *[name] Sandro Botticelli
    }
prince-card-a5 =
    { $form ->
        [acc] Tiziana
        [gen] Tiziana
       *[name] Tizian
    }
prince-card-a6 =
    { $form ->
        [acc] Andreu Mantegnu
        [gen] Andrey Mantegny
       *[name] Andrea Mantegna
    }
prince-card-a7 =
    { $form ->
        [acc] Donata Bramanta
        [gen] Donata Bramanta
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
        [acc] Lucu Signorelliho
        [gen] Lucy Signorelliho
       *[name] Luca Signorelli
    }
prince-card-f1 =
    { $form ->
        [nom] rod Sforzů
        [acc] rod Sforzů
        [gen] rodu Sforzů
       *[name] Sforza
    }
prince-card-f2 =
    { $form ->
        [nom] rod Malatestů
        [acc] rod Malatestů
        [gen] rodu Malatestů
       *[name] Malatesta
    }
prince-card-f3 =
    { $form ->
        [nom] rod Savelli
        [acc] rod Savelli
        [gen] rodu Savelli
       *[name] Savelli
    }
prince-card-f4 =
    { $form ->
        [nom] rod Farnese
        [acc] rod Farnese
        [gen] rodu Farnese
       *[name] Farnese
    }
prince-card-f5 =
    { $form ->
        [nom] rod Montefeltro
        [acc] rod Montefeltro
        [gen] rodu Montefeltro
       *[name] Montefeltro
    }
prince-card-f6 =
    { $form ->
        [nom] rod Este
        [acc] rod Este
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
        [acc] Vitellozza Vitelliho
        [gen] Vitellozza Vitelliho
       *[name] Vitellozzo Vitelli
    }
prince-card-k4 =
    { $form ->
        [acc] Giampaola Baglioniho
        [gen] Giampaola Baglioniho
       *[name] Giampaolo Baglioni
    }
prince-card-k5 =
    { $form ->
        [acc] Ercola Bentivoglia
        [gen] Ercola Bentivoglia
       *[name] Ercole Bentivoglio
    }
prince-card-k6 =
    { $form ->
        [acc] Bartolomea d'Alviana
        [gen] Bartolomea d'Alviana
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
        [acc] Francesca Gonzagu
        [gen] Francesca Gonzagy
       *[name] Francesco Gonzaga
    }
prince-card-s =
    { $form ->
        [nom] zvěd
        [acc] zvěda
        [gen] zvěda
       *[name] Zvěd
    }
prince-card-b =
    { $form ->
        [nom] smrt rukou brava
        [acc] smrt rukou brava
        [gen] smrti rukou brava
       *[name] Smrt rukou brava
    }
prince-card-q =
    { $form ->
        [nom] smrt jedem nebo morem
        [acc] smrt jedem nebo morem
        [gen] smrti jedem nebo morem
       *[name] Smrt jedem nebo morem
    }
prince-card-d1 =
    { $form ->
        [nom] lékař
        [acc] lékaře
        [gen] lékaře
       *[name] Lékař
    }
prince-card-m1 =
    { $form ->
        [nom] sňatek
        [acc] sňatek
        [gen] sňatku
       *[name] Sňatek
    }
prince-card-r1 =
    { $form ->
        [acc] Savonarolu
        [gen] Savonaroly
       *[name] Savonarola
    }
prince-card-y =
    { $form ->
        [nom] obvinění ze simonie
        [acc] obvinění ze simonie
        [gen] obvinění ze simonie
       *[name] Obvinění ze simonie
    }
