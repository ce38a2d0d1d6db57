# What every action may say.

at-work-in-pane = Sačekajte ili tamo pritisnite „{ stop-button }“, pa pokušajte ponovo. Radnja „{ $action }“ još traje { $window ->
    [another] u oknu drugog prozora
   *[own] u oknu
}.
at-work-from-ribbon = Sačekajte i pokušajte ponovo. Radnja „{ $action }“, pokrenuta sa trake ili iz menija ćelije, još traje.
another-action = Druga radnja

while-taken-back = Pri vraćanju u prethodno stanje: { $details }

delete = Izbriši
replace = Zameni

looking-at-sheet = Čitanje lista…

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

footer-emptied = Da biste ponovo popunili podnožje, pritisnite „{ prepare-page-button }“. Opisivalo je lavirint pre ove promene, pa je sada prazno.
footer-out-of-date = Da biste ispravili podnožje stranice, pritisnite „{ prepare-page-button }“. Ono još opisuje lavirint pre ove promene.
booklet-out-of-date = Sadržaj i rešenje u zbirci i dalje opisuju prvobitni lavirint.
answer-out-of-date = List { $sheet } više ne prikazuje rešenje lavirinta za koji je napravljen.

too-large-for-command = Otvorite okno i uradite to tamo, gde nema vremenskog ograničenja. Komanda se prekida posle pet minuta, pa radi sa lavirintima do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}. Lavirint { $maze } na listu { $sheet } ih ima { NUMBER($cells) }.

replace-sheet = { $what ->
    [answer] Lavirint na listu { $sheet } već ima stranicu s rešenjem, { $earlier }. Želite li da zamenite taj list, sa svime što je na njemu?
    [poster] Lavirint na listu { $sheet } već ima poster, { $earlier }. Želite li da zamenite taj list, sa svime što je na njemu?
    [marking] Lavirint na listu { $sheet } već ima list za samoproveru, { $earlier }. Želite li da ga zamenite, sa svime što je tamo upisano?
    [readable] Lavirint na listu { $sheet } već ima list sa opisom rečima, { $earlier }. Želite li da zamenite taj list, sa svime što je na njemu?
    [steps] List { $earlier } sadrži korake ranijeg lavirinta sa lista { $sheet }. Želite li da ga zamenite, sa svime što je na njemu?
    [search] List { $earlier } sadrži raniju pretragu lavirinta sa lista { $sheet }. Želite li da ga zamenite, sa svime što je na njemu?
   *[tree] List { $earlier } sadrži stablo spajanja ranijeg lavirinta sa lista { $sheet }. Želite li da ga zamenite, sa svime što je na njemu?
}
earlier-sheet-left = Novi list { $written } je potpun. Raniji, { $left }, možda je još tu.
