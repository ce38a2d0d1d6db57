# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = Tekst ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a čita se najviše { NUMBER($most) }. Skratite ga.
file-without-text = U ovoj datoteci nema teksta. Izaberite drugu.

# What a text was read as, and what was left out.
text-is-lines = nacrtan linijama, sa ćelijama širine { $width ->
        [one] { $width } znak
        [few] { $width } znaka
       *[other] { $width } znakova
    } i visine { $height ->
        [one] { $height } red
        [few] { $height } reda
       *[other] { $height } redova
    }
text-is-underscores = sa podovima od donjih crta, sa ćelijama širine { $width ->
        [one] { $width } znak
        [few] { $width } znaka
       *[other] { $width } znakova
    }
text-is-dots = sa tačkom za svaku ćeliju
text-is-blocks = sa „{ $wall }“ za zidove između ćelija
text-is-whole-cells = sa „{ $wall }“ za zidove veličine ćelije
text-is-codes =
    { $mean ->
        [walls] sa brojem za zidove svake ćelije: { LIST($bits) }
       *[passages] sa brojem za otvorene strane svake ćelije: { LIST($bits) }
    }
bit-of-side = { NUMBER($bit) } { $side ->
    [top] gore
    [right] desno
    [bottom] dole
   *[left] levo
}
text-is-list =
    { $from ->
        [bottom] iz redova sa x, y (odozdo) i zidovima N, E, S, W jedne ćelije
       *[top] iz redova sa x, y (odozgo) i zidovima N, E, S, W jedne ćelije
    }
text-is-records = iz zapisa za svaku ćeliju, sa njenim zidovima ili otvorenim stranama
text-is-wall-tables = iz dve tabele: zidova iznad i ispod ćelija i onih pored njih
text-is-walls = iz redova sa x, y, x, y za zid
text-is-wall-cells = iz redova sa x, y za ćeliju koja je zid
text-with-one-end =
    { $end ->
        [entrance] Ulaz je u redu { NUMBER($row, useGrouping: 0) }, koloni { NUMBER($column, useGrouping: 0) }. Izlaz nije obeležen.
       *[exit] Izlaz je u redu { NUMBER($row, useGrouping: 0) }, koloni { NUMBER($column, useGrouping: 0) }. Ulaz nije obeležen.
    }
text-gaps-closed =
    { $gaps ->
        [one] Zatvara se još { $gaps } otvor u okviru.
        [few] Zatvaraju se još { $gaps } otvora u okviru.
       *[other] Zatvara se još { $gaps } otvora u okviru.
    }
text-marks-left-out = U lavirintu je izostavljeno: { LIST($marks) }.
text-left-out = Izostavljeno je: „{ $text }“.
text-more-left-out =
    { $more ->
        [one] Izostavljeno je: „{ $text }“ i još { $more } red.
        [few] Izostavljeno je: „{ $text }“ i još { $more } reda.
       *[other] Izostavljeno je: „{ $text }“ i još { $more } redova.
    }
text-with-more-mazes = U tekstu ima više lavirinata ({ NUMBER($mazes) }); ovo je prvi.

text-fault = Red { NUMBER($line, useGrouping: 0) }, kolona { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = u ovom tekstu nema lavirinta. Lavirint čita lavirinte od linija, sa znakom za svaki zid, od 0 i 1 i sa brojem za svaku ćeliju.
frame-of-wrong-width =
    okvir ima { $width ->
        [one] { $width } znak
        [few] { $width } znaka
       *[other] { $width } znakova
    } i ne može da se podeli na jednake ćelije.
maze-of-wrong-height =
    lavirint ima { $lines ->
        [one] { $lines } red
        [few] { $lines } reda
       *[other] { $lines } redova
    } teksta i ne može da se podeli na jednake redove.
frame-cut-off = ovo je deo lavirinta kome ovde nedostaje okvir.
cells-too-large = ove ćelije su prevelike; čitaju se najviše { NUMBER($width) } znakova širine i { NUMBER($height) } reda visine.
row-of-wrong-length = ovaj red ima { NUMBER($found) } unosa, a ostali imaju { NUMBER($wanted) }.
wall-wrong = zid je ovde ceo ili ga nema, a ovo je { $found }.
wall-off-lattice = ovde ne može da stoji zid, a ovo je { $found }.
corner-wrong = ovde treba da bude ugao, a ovo je { $found }.
corner-without-wall = zidovi pored ovog ugla se ne slažu sa { $found }.
block-wrong = zid je ovde „{ $wall }“, a pod „{ $floor }“, a ovo je { $found }.
found-characters = „{ $characters }“
found-line-end = kraj reda
second-entrance = ovo je drugi ulaz, a lavirint ima samo jedan.
opening-beside-mask = ovo je otvor pored ćelije koja nije u lavirintu.
every-cell-masked = u ovom lavirintu nije ostala nijedna ćelija.
