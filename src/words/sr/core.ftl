# What every action may say.

at-work-elsewhere = Lavirint radi u drugom prozoru, u oknu ili sa trake. Sačekajte ili tamo pritisnite „{ stop-button }“, pa pokušajte ponovo.

while-taken-back = Pri vraćanju u prethodno stanje: { $details }

delete = Izbriši
replace = Zameni

# The size of a maze, in other messages: in the genitive, as it follows „od“ there.
columns-and-rows = { $columns ->
    [one] { $columns } kolone
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } reda
    [few] { $rows } reda
   *[other] { $rows } redova
}

footer-out-of-date = Podnožje stranice je opisivalo lavirint pre ove izmene. Da biste ga ažurirali, pritisnite „{ prepare-page-button }“.
booklet-out-of-date = Sadržaj i rešenje u zbirci i dalje opisuju prvobitni lavirint.
answer-out-of-date = List { $sheet } više ne prikazuje rešenje lavirinta za koji je napravljen.

too-large-for-command = Komanda se prekida posle pet minuta, pa radi sa lavirintima do { $most ->
    [one] { NUMBER($most) } ćelije
    [few] { NUMBER($most) } ćelije
   *[other] { NUMBER($most) } ćelija
}. Ovaj ih ima { NUMBER($cells) }. Otvorite okno i uradite to tamo, gde nema vremenskog ograničenja.

replace-sheets = { $count ->
    [1] Lavirint na listu { $sheet } već ima list { LIST($earlier) }. Želite li da ga zamenite, sa svime što je na njemu?
   *[other] Lavirint na listu { $sheet } već ima listove { LIST($earlier) }. Želite li da ih zamenite, sa svime što je na njima?
}
earlier-sheets-left = Novi listovi: { LIST($written) }. Možda su još tu raniji listovi: { LIST($left) }.
