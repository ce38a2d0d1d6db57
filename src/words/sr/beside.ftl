# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

items-unfinished = Pritisnite „{ take-items-button }“ ili ponovo „{ fill-cells-button }“. Stavke u opsegu { $area } na listu { $sheet } nisu dovršene.
items-partly-there = Ponovo pritisnite „{ take-items-button }“. U opsegu { $area } na listu { $sheet } još ima stavki.
type-item-address = Upišite adresu kao što je A2:A9 ili Reči!A2:A9, ili izaberite ćelije i pritisnite „{ take-selection-button }“.
item-address-missing = Polje „{ items-range }“ je prazno.
no-item-address = Polje „{ items-range }“ sadrži „{ $text }“, što nije adresa.
no-item-sheet = List „{ $sheet }“ ne postoji.
type-question-address = Upišite adresu kao što je A1:E9 ili Pitanja!A1:E9, ili izaberite tabelu sa zaglavljima i pritisnite „{ take-table-button }“.
question-address-missing = Polje „{ questions-cells-field }“ je prazno.
no-question-address = Polje „{ questions-cells-field }“ sadrži „{ $text }“, što nije adresa.
item-cells-empty = Opseg { $area } je prazan.
items-inside-maze = Izaberite ćelije van lavirinta. Stavke bi prebrisale sopstveni izvor, { $area }.
too-many-item-cells = Izaberite manje ćelija. Korišćeni deo opsega { $area } ima { $count ->
    [one] { $count } ćeliju
    [few] { $count } ćelije
   *[other] { $count } ćelija
}, a čita se najviše { NUMBER($most) }.
picture-unfinished = Izbrišite sliku na listu { $sheet } i ponovo pritisnite „{ insert-picture-button }“. Možda nije dovršena.
too-many-steps = Napravite manji lavirint da biste ispisali njegove korake. Za ovaj ih je bilo potrebno { NUMBER($count) }, a u tabelu staje najviše { $most ->
    [one] { $most } red
    [few] { $most } reda
   *[other] { $most } redova
}.
too-many-visits = Napravite manji lavirint da biste ispisali njegovu pretragu. Ova je imala { $count ->
    [one] { $count } posetu
    [few] { $count } posete
   *[other] { $count } poseta
}, a u tabelu staje najviše { $most ->
    [one] { $most } red
    [few] { $most } reda
   *[other] { $most } redova
}.

questions-unfinished = Pritisnite „{ take-items-button }“ ili ponovo „{ ask-at-forks-button }“. Spisak pitanja na listu { $sheet } nije dovršen.
no-room-for-questions = Oslobodite nekoliko redova ispod lavirinta. Spisak pitanja zauzima { $lines ->
    [one] { $lines } red
    [few] { $lines } reda
   *[other] { $lines } redova
}, a ispod opsega { $area } na listu { $sheet } nema toliko praznih.

# A sheet of wall codes to which codes are written again

walls-not-taken = Razdvojite spojene ćelije na listu { $sheet } tamo gde dolaze kodovi zidova i ponovo pritisnite „{ write-walls-button }“. Neke ćelije nisu primile kodove.
walls-unfinished = Ponovo pritisnite „{ write-walls-button }“. Kodovi zidova na listu { $sheet } su možda nepotpuni.
