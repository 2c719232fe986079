### Dlaczego polecenie jest teraz niedostępne: w menu, pod wskaźnikiem i na głos.

why-no-game = Żadna partia nie jest otwarta.
why-not-at-table = To działa przy stole: najpierw wróć do partii.
why-nothing-done = Nic jeszcze nie wpisano.
why-nothing-undone = Nic nie zostało cofnięte.
why-no-entry = Tu nie ma jeszcze żadnego wpisu.
why-log-begins = Tu zaczyna się dziennik.
why-log-ends = Tu kończy się dziennik.
why-past-stays = W partii na ekranie podjęte decyzje pozostają bez zmian.
why-changing = Zmieniasz właśnie wpis. Najpierw dokończ to lub anuluj.
why-to-decide = Najpierw zdecyduj o wpisach, które są już nieaktualne.
why-over-here = W tym miejscu gra jest skończona. Najpierw cofnij się w dzienniku.
why-over = Gra jest skończona.
why-not-now = Oglądasz wcześniejszy wpis. Najpierw *Wróć na koniec*.
why-no-replay = To działa podczas odtwarzania partii.
why-just-enter = To koniec dziennika: po prostu wpisz, co się stało.
why-no-file = Nie ma jeszcze pliku.
why-no-hint = Teraz nie ma decyzji, do której można dać podpowiedź.
why-agreed = Gracze ustalili to na całą partię.
why-not-dealt = Tej partii nie rozdano na ekranie.
why-no-code = To rozdanie nie ma kodu.
why-not-over = Gra jeszcze się nie skończyła.
why-not-joined = W tej partii księstwa nie są połączone.
why-nothing-secret = Teraz nie ma tajnej odpowiedzi do podania.
why-no-trade = Teraz nikt nie może zaproponować handlu.
why-no-games = Nie ma tu jeszcze żadnych partii.
why-taken = To jest już zajęte.
