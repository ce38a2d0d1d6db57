# The gallery of shapes in the tab Make.

shape-gallery = Oblik lavirinta
shape-rectangle = Pravo{ "\u00AD" }ugaonik
shape-word = Reč
shape-image = Slika
word-field = Reč ili ime
word-note = Svaka reč stoji u svom redu. Put od ulaza do izlaza prolazi kroz svako slovo.
shape-needs-size = Za ovaj oblik potrebno je najmanje { $columns ->
    [one] { $columns } kolona
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}.
use-size-button = Koristi { $columns ->
    [one] { $columns } kolonu
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}

outside-choice = Oko oblika
outside-blank = Prazno
outside-hatched = Šrafirano
outside-filled = Popunjeno

image-field = Datoteka sa slikom
image-note = Tamni delovi slike postaju lavirint. Slika ostaje u ovom oknu; ništa se ne šalje.
threshold-field = Prag između tamnog i svetlog
invert-check = Svetli delovi postaju lavirint
image-missing = Prvo izaberite datoteku sa slikom ili drugi oblik.
image-file-too-large = Lavirint otvara slike do { $most } MB. Izaberite manju datoteku.
image-too-large = Lavirint otvara slike do { $most } miliona piksela. Izaberite manju sliku.
image-unreadable = U datoteci { $name } nema slike koju ovaj pregledač može da otvori. Izaberite drugu datoteku.
