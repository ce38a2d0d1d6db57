# Commands of the ribbon and of a cell's menu, which have no pane to ask in. $button is the label of the pane's button for the same.

ribbon-question = { $question } Pitanja se postavljaju samo u oknu, pa je ova komanda zaustavljena. { $outcome } Da biste odgovorili, pritisnite „{ $button }“ u oknu.
ribbon-took-too-long = Komanda sa trake ili iz menija ćelije prekida se posle pet minuta, a ova bi trajala duže. { $outcome } Pritisnite „{ $button }“ u oknu, gde nema vremenskog ograničenja.
