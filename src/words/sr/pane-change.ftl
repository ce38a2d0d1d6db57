# The tab Change.

walls-title = Zidovi
walls-note = Izaberite dve susedne ćelije ili blok lavirinta, ili upišite parove ćelija: B2 C2.
between-field = Između ćelija
make-passage-button = Napravi prolaz
make-wall-button = Napravi zid

cells-title = Ćelije, redovi i kolone
cells-field = Ćelije
cells-placeholder = Izabrane ćelije
add-cells-button = Dodaj ćelije
remove-cells-button = Ukloni ćelije
rows-or-columns-choice = Izabrano
insert-button = Umetni ispred
delete-button = Izbriši ove

text-title = Tekst, kôd za deljenje, prolazi
text-form-choice = Format
show-text-button = Prikaži
copy-button = Kopiraj
save-text-button = Sačuvaj { $file }
open-text-button = Otvori datoteku…
draw-text-button = Nacrtaj lavirint
text-field = Tekst, kôd za deljenje ili prolazi (B2 C2)
share-code = Kôd za deljenje
text-copied = Tekst je kopiran.
text-not-copied = Okno nema dozvolu da kopira tekst. { copy-by-keys }
text-copy-refused = Okno nema dozvolu da kopira tekst, a on je predugačak da bi se prikazao. Pritisnite „{ save-text-button }“.
text-saved = Datoteka { $file } stiže među preuzete datoteke. Ako ne stigne (na iPad uređaju i u nekim verzijama za Windows i Mac okno ne može da čuva datoteke), pritisnite „{ copy-button }“ i nalepite tekst u datoteku.
file-too-large = Datoteka { $file } ima { $bytes ->
    [one] { $bytes } bajt
    [few] { $bytes } bajta
   *[other] { $bytes } bajtova
}, a čita se najviše { NUMBER($most) }. Izaberite manju datoteku.
text-too-long = Tekst je predugačak da bi se ovde prikazao. Kopirajte ga ili sačuvajte.

clear-title = Uklanjanje lavirinta
clear-note = Vraća list u stanje pre lavirinta.

redraw-button = Nacrtaj ponovo
