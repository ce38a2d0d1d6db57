# What stands in the pages themselves, in English until a language is loaded.

older-title = Lavirintu je potreban noviji Excel
older-note = Koristite Excel 2021 ili noviji, Microsoft 365 za Windows ili Mac, Excel za veb ili Excel za iPad, sa svim ažuriranjima. Programu u kojem je otvorena ova radna sveska nedostaje ono što je Lavirintu potrebno (ExcelApi 1.14), pa ovde ne može ništa da nacrta.

message-lost = Otvorite okno i tamo pokušajte ponovo da biste videli šta nije u redu. Poruka nije stigla.
pane-opens-with = Da biste otvorili okno Lavirinta, pritisnite Lavirint na kartici Početak.
