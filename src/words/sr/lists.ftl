# Lists: cells with items or questions, class lists, tables of steps, and the room for them.

type-range = Upišite adresu kao što je A2:A9 ili Reči!A2:A9, ili izaberite ćelije i pritisnite dugme pored polja.
no-item-sheet = List „{ $sheet }“ ne postoji.
item-cells-empty = Opseg { $area } je prazan.
items-inside-maze = Stavke bi prebrisale sopstveni izvor, { $area }. Izaberite ćelije van lavirinta.
too-many-item-cells = Korišćeni deo opsega { $area } ima { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
}, a čita se najviše { NUMBER($most) }. Izaberite manje ćelija.
list-too-large = Opseg { $area } na listu { $sheet } ima više od { $rows ->
    [one] { $rows } reda
    [few] { $rows } reda
   *[other] { $rows } redova
} ili { $columns ->
    [one] { $columns } kolone
    [few] { $columns } kolone
   *[other] { $columns } kolona
}. Izaberite samo spisak i pokušajte ponovo.
several-lists = Na listu { $sheet } { $count ->
    [one] je { $count } tabela
    [few] su { $count } tabele
   *[other] je { $count } tabela
} sa takvim zaglavljima. Izaberite neku ćeliju željene tabele i pokušajte ponovo.
too-many-rows = Tabela bi imala { $count ->
    [one] { $count } red
    [few] { $count } reda
   *[other] { $count } redova
}, a list ima mesta za { NUMBER($most) }. Napravite manji lavirint.

no-room-for-questions = Spisak pitanja zauzima { $lines ->
    [one] { $lines } red
    [few] { $lines } reda
   *[other] { $lines } redova
}, a ispod opsega { $area } na listu { $sheet } nema toliko praznih. Oslobodite nekoliko redova ispod lavirinta.
