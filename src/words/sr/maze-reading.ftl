# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = Tekst ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a čita se najviše { NUMBER($most) }. Skratite ga.
file-without-text = U ovoj datoteci nema teksta. Izaberite drugu.

# What a text was read as, and what was left out.
text-gaps-closed =
    { $gaps ->
        [one] Zatvara se još { $gaps } otvor u okviru.
        [few] Zatvaraju se još { $gaps } otvora u okviru.
       *[other] Zatvara se još { $gaps } otvora u okviru.
    }
text-marks-left-out = U lavirintu je izostavljeno: { LIST($marks) }.
text-left-out =
    { $more ->
        [0] Izostavljeno: „{ $text }“.
        [one] Izostavljeno: „{ $text }“ i još { $more } red.
        [few] Izostavljeno: „{ $text }“ i još { $more } reda.
       *[other] Izostavljeno: „{ $text }“ i još { $more } redova.
    }
text-with-more-mazes = U tekstu ima više lavirinata ({ NUMBER($mazes) }); ovo je prvi.

text-fault = Red { NUMBER($line, useGrouping: 0) }, kolona { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = u ovom tekstu nema lavirinta. Lavirint čita lavirinte od linija, sa znakom za svaki zid, od 0 i 1 i sa brojem za svaku ćeliju.
frame-of-wrong-size = okvir ne može da se podeli na jednake ćelije.
frame-cut-off = ovo je deo lavirinta kome ovde nedostaje okvir.
cells-too-large = ove ćelije su prevelike; čitaju se samo ako im je širina najviše { NUMBER($width) }, a visina najviše { NUMBER($height) }.
row-of-wrong-length = ovaj red ima { $found ->
    [one] { $found } unos
    [few] { $found } unosa
   *[other] { $found } unosa
  }, a ostali imaju { NUMBER($wanted) }.
sign-out-of-place = { $found } ne odgovara ovde; odgovarali bi zid, ugao ili razmak.
found-characters = „{ $characters }“
found-line-end = kraj reda
second-entrance = ovo je drugi ulaz, a lavirint ima samo jedan.
opening-beside-mask = ovo je otvor pored ćelije koja nije u lavirintu.
every-cell-masked = u ovom lavirintu nije ostala nijedna ćelija.
