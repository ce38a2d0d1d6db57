# The report of Print, About: what the program that holds the workbook does with cells, lines and names.
#
# People paste its text into a bug report. What stands before the colon names the finding and stays as it is.

about-host = Lavirint { $version } na { $platform } { $host }, { $language }.
about-api-sets = Skupovi API-ja: { $sets }

report-made = Izveštaj je gotov.
report-stopped = Zaustavljeno: izveštaj sadrži ono što je dotad utvrđeno.
report-without-sheet = List nije mogao da se doda, pa sadrži samo ono što se bez njega može utvrditi.
report-leaves-nothing = U radnoj svesci ništa nije ostalo od njega.
earlier-report-sheet-removed = Uklonjen je list { $sheet }, koji je ostao od ranijeg izveštaja.

report-title = Lavirint { $version }: šta je utvrdio o programu u kojem je radna sveska
report-platform = Platforma: { $platform } { $host }, { $language }

report-section =
    { $section ->
        [excel] Ovaj Excel
        [time] Vreme
        [lines] Linije između ćelija
        [cells] Ćelije
        [names] Imena
       *[page] Stranica
    }
report-stopped-here = Ovde je zaustavljeno. Ostalo nije ispitano.

report-looks =
    { $topic ->
        [excel] Provera gde program radi…
        [time] Merenje vremena jednog zahteva…
        [lines] Ispitivanje linija između ćelija…
        [areas] Ispitivanje adresa sa više oblasti…
        [pace] Merenje vremena za oblasti…
        [colours] Ispitivanje boja linija…
        [fills] Ispitivanje popuna…
        [names] Ispitivanje imena…
        [longNames] Ispitivanje dugih imena…
        [fitting] Ispitivanje uklapanja na stranicu…
        [printAreas] Ispitivanje oblasti štampanja…
        [settings] Ispitivanje podešavanja stranice…
        [events] Ispitivanje događaja…
        [drawings] Ispitivanje slika i grafikona…
        [freezing] Ispitivanje zamrznutih okana…
        [slowing] Merenje da li Excel usporava…
        [laterPace] Ponovno merenje vremena za oblasti…
        [inserting] Umetanje malih listova…
        [insertingLarge] Umetanje velikih listova…
        [copying] Kopiranje formata malih listova…
        [copyingLarge] Kopiranje formata velikih listova…
        [styles] Brojanje stilova ćelija…
        [file] Traženje radne sveske kao datoteke…
       *[inFront] Ispitivanje da li je aktivna druga radna sveska…
    }
report-measures-slowing = Merenje da li Excel usporava, najviše minut. „{ stop-button }“ ga prekida…

## Instead of findings

report-topic =
    { $topic ->
        [excel] Ovaj Excel
        [time] Vreme
        [lines] Linije između ćelija
        [areas] Adrese sa više oblasti
        [pace] Vreme za oblasti
        [colours] Boje linija
        [fills] Popune
        [names] Imena
        [longNames] Duga imena
        [fitting] Uklapanje na stranicu
        [printAreas] Oblasti štampanja
        [settings] Podešavanja stranice
        [events] Događaji
        [drawings] Slike i grafikoni
        [freezing] Zamrzavanje
        [slowing] Usporavanje
        [laterPace] Vreme za oblasti kasnije
        [inserting] Umetanje malih listova
        [insertingLarge] Umetanje velikih listova
        [copying] Kopiranje formata malih listova
        [copyingLarge] Kopiranje formata velikih listova
        [styles] Stilovi ćelija
        [file] Radna sveska kao datoteka
       *[inFront] Aktivna radna sveska
    }
report-topic-skipped = { report-topic }: { report-skipped }
report-skipped = nije ispitano, jer su ostali odgovori predugo trajali
report-late =
    nema odgovora u roku od { $seconds ->
        [one] { $seconds } sekunde
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
report-topic-refused = { report-topic }: odbijeno: { $details }
report-topic-failed = { report-topic }: { report-failed }
report-failed = nije uspelo: { $details }
report-sheet-refused = Dodavanje lista: odbijeno: { $details }
report-works = radi
report-refused = odbijeno: { $code }

## This Excel

report-content-language = Jezik sadržaja: { $language }
report-locks =
    Web Locks, zbog kojih drugi prozori Lavirinta čekaju: { $locks ->
        [present] postoje
       *[missing] nedostaju
    }
report-undo =
    Koraci opozivanja koje pravi programski dodatak: { $steps ->
        [grouped] mogu da se grupišu
       *[apart] ne mogu da se grupišu
    }
report-front-sheet = Upit o aktivnom listu: { $answer }
report-front-cell = Upit o aktivnoj ćeliji: { $answer }
report-front-activating = Aktiviranje lista: { $answer }
report-front-names = Navođenje imena lista: { $answer }

## Lines between cells. A line is drawn at the edge of two cells; when each cell is asked, both, one or neither reports it.

report-lines-holder =
    Linije između ćelija čuva: { $holder ->
        [both] svaka od dve ćelije
        [leftOrUpper] leva ili gornja ćelija
        [rightOrLower] desna ili donja ćelija
        [either] čas jedna, čas druga ćelija
        [last] ćelija za koju su poslednji put nacrtane
        [each] ćelija za koju su nacrtane, svaka svoju
       *[drawnFor] ćelija za koju su nacrtane
    }
report-lines-inside = Ćelije koje javljaju liniju unutar opsega: { $reporters }
report-lines-of-first = Ćelije koje javljaju liniju nacrtanu za levu ili gornju ćeliju: { $reporters }
report-lines-of-second = Ćelije koje javljaju liniju nacrtanu za desnu ili donju ćeliju: { $reporters }
report-lines-by-properties = Ćelije koje javljaju liniju nacrtanu preko svojstava leve ili gornje ćelije: { $reporters }
report-lines-of-areas = Ćelije koje javljaju liniju nacrtanu preko adrese sa više oblasti: { $reporters }
told-by-both = obe
told-by-left-or-upper = leva ili gornja
told-by-right-or-lower = desna ili donja
told-by-neither = nijedna
told-by-several = { $one } / { $other }
report-lines-taken-beside =
    Linija koja se uklanja preko susedne ćelije: { $fate ->
        [gone] nestaje
       *[stays] ostaje
    }
report-lines-taken-inside = Linije unutar opsega koje se uklanjaju: { report-fate-of-lines }
report-lines-taken-in-areas = Linije unutar više oblasti koje se uklanjaju: { report-fate-of-lines }
report-fate-of-lines =
    { $fate ->
        [gone] nestaju
       *[stay] ostaju, iako se javlja uspeh
    }

report-colour-by-properties = Boja linije nacrtane u { $drawn }, pročitana iz svojstava ćelije: { $read }
report-colour-by-border = Boja linije nacrtane u { $drawn }, pročitana iz ivice: { $read }

## Addresses of several areas: "B2:C3,E2:F3"

report-areas-work = Adrese sa više oblasti: rade
report-areas-touching =
    Oblasti jedne adrese koje se dodiruju: { $areas ->
        [apart] ostaju razdvojene
       *[joined] spajaju se
    }
report-areas-mixed = Ivica u jednoj od više oblasti čita se kao: { $style }
report-range-mixed = Ivica u delu jedne oblasti čita se kao: { $style }
report-quoted = „{ $text }“

## Time, in milliseconds

report-round-trip = Mali zahtev traje: { NUMBER($milliseconds) } ms
report-pace = Sto oblasti traje: { NUMBER($milliseconds) } ms, uz { NUMBER($areas) } po zahtevu

report-slowing = Mala promena traje: { NUMBER($first) } ms u početku, { NUMBER($last) } ms posle { NUMBER($changes) }
report-slowing-areas = Sto oblasti posle toga traje: { NUMBER($milliseconds) } ms
report-slowing-ended =
    { $call ->
        [merged] Mala promena posle traženja objedinjenih ćelija traje: { NUMBER($milliseconds) } ms
       *[unprotecting] Mala promena posle uklanjanja zaštite lista traje: { NUMBER($milliseconds) } ms
    }

## Fills and contents. What stands for a pattern, a colour and a tint is as the program gave it.

report-fill-hatched = Šrafirana popuna čita se kao: { report-fill }
report-fill-white = Bela popuna čita se kao: { report-fill }
report-fill-none = Ćelija bez popune čita se kao: { report-fill }
report-fill = šara { $pattern }, boja { $colour }, nijansa { $tint }
report-address = Tekst JAN5: { report-fate-of-text }
report-address-as-text = Tekst JAN5 u ćeliji tekstualnog formata: { report-fate-of-text }
report-fate-of-text =
    { $fate ->
        [text] ostaje tekst
       *[date] postaje datum
    }

## Names of the workbook

report-long-name =
    Skriveno ime dužine { NUMBER($length) }: { $text ->
        [kept] { $visibility ->
            [hidden] zadržava tekst i ostaje skriveno
           *[shown] zadržava tekst, ali se vidi
        }
       *[lost] { $visibility ->
            [hidden] gubi tekst i ostaje skriveno
           *[shown] gubi tekst i vidi se
        }
    }
report-long-name-refused = Skriveno ime dužine { NUMBER($length) }: odbijeno: { $code }
report-name-elsewhere =
    Ime koje upućuje na drugi list: { $place ->
        [kept] zadržava mesto
       *[lost] gubi mesto
    }
report-name-elsewhere-refused = Ime koje upućuje na drugi list: odbijeno: { $code }
report-names-of-sheet =
    Među imenima lista: { $names ->
        [all] nalaze se i imena radne sveske
       *[own] nalaze se samo njegova
    }
report-name-style = Imena upućuju na ćelije u stilu: { $style }
report-print-area = Oblast štampanja među imenima: { $name }
report-print-area-not-listed = Oblast štampanja među imenima: nije navedena
report-print-area-refused = Oblast štampanja među imenima: odbijeno: { $code }

## Pages, events and sheets

report-fitting =
    Uklapanje na jednu stranicu: { $taken ->
        [atOnce] prihvaćeno odmah
        [second] prihvaćeno iz drugog pokušaja
       *[never] nije prihvaćeno
    }
report-print-areas-as-text = Oblast štampanja sastavljena od više oblasti ({ NUMBER($areas) }), kao tekst: { $kept }
report-print-areas-as-areas = Oblast štampanja sastavljena od više oblasti ({ NUMBER($areas) }), kao RangeAreas: { $kept }
report-areas-kept = zadržava ih samo { NUMBER($areas) }
report-settings-time = Podešavanja stranice: upisivanje { NUMBER($writing) } ms, čitanje { NUMBER($reading) } ms
report-settings-kept = Pročitana podešavanja stranice: isto kao upisana
report-setting = Podešavanje stranice { $setting }: upisano je { $written }, a čita se { $read }
report-setting-refused = Podešavanje stranice { $setting }: odbijeno: { $code }
report-picture = Dodavanje slike: { $answer }
report-chart = Dodavanje grafikona: { $answer }
report-change-not-told = Promena se javlja: ne
report-change-told = Promena se javlja: posle { NUMBER($milliseconds) } ms, izvor { $source }
report-change-told-by-nobody = Promena se javlja: posle { NUMBER($milliseconds) } ms, bez navedenog izvora
report-large-write = Upisivanje ćelija (ukupno { NUMBER($cells) }) dok se javljaju promene: uspeva
report-large-write-refused = Upisivanje ćelija (ukupno { NUMBER($cells) }) dok se javljaju promene: odbijeno: { $code }
report-freezing =
    List u pozadini na kojem se zamrzavaju okna: { $sheet ->
        [front] postaje aktivan
       *[behind] ostaje u pozadini
    }
report-engine = Lavirinti se prave i rešavaju: { $where }

## Whole sheets: inserted from a file, and formats copied from them. A table, whose questions and answers are messages of their own.

report-table = Celi listovi i radna sveska kao datoteka
report-column =
    { $column ->
        [question] Pitanje
        [answer] Odgovor
        [time] Vreme u ms
       *[size] Veličina u bajtovima
    }
report-inserting =
    { $form ->
        [first] Umetanje lista od { NUMBER($side) } x { NUMBER($side) }, adresa u svakom redu
       *[every] Umetanje lista od { NUMBER($side) } x { NUMBER($side) }, adresa u svakoj ćeliji
    }
report-inserting-alone = Umetanje lista iz datoteke
report-inserted-front = Aktivan posle umetanja vidljivog lista
report-front-is =
    { $front ->
        [before] isti list kao ranije
        [inserted] umetnuti list
       *[another] neki drugi list
    }
report-inserted-hidden = Umetnuti skriveni list
report-reads = čita se kao { $visibility }
report-inserted-keeps =
    { $what ->
        [width] Širine kolona umetnutog lista
        [height] Visine redova umetnutog lista
        [margins] Margine umetnutog lista
        [header] Zaglavlje umetnutog lista
       *[printArea] Oblast štampanja umetnutog lista
    }
report-fate-inserted =
    { $fate ->
        [kept] sačuvano
       *[lost] izgubljeno
    }
report-copying = Kopiranje formata { NUMBER($side) } x { NUMBER($side) } ćelija
report-copied-lines = Kopirane linije { NUMBER($side) } x { NUMBER($side) } ćelija
report-lines-right =
    { $inside ->
        [right] unutra ispravno
       *[wrong] unutra pogrešno
    }, { $edge ->
        [right] na sve četiri strane ispravno
       *[wrong] na nekoj strani pogrešno
    }, { $around ->
        [right] na okolnim ćelijama ih nema
       *[wrong] na okolnim ćelijama ih ima
    }
report-styles = Stilovi ćelija u radnoj svesci pre i posle umetanja listova (broj umetnutih: { NUMBER($sheets) })
report-styles-are = { NUMBER($before) } i { NUMBER($after) }
report-file = Radna sveska kao datoteka
report-pace-later = Promena sto oblasti posle svega
report-pace-ended = Promena sto oblasti posle poziva koji prekida opozivanje
inserted-sheets-left = Izbrišite listove koje je izveštaj umetnuo, ako je neki ostao: imena im se završavaju znakom „+“.
