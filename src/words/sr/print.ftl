# What comes out of a printer: pages, answers, posters, booklets, words and numbers in the cells, pictures. $area is an address: B2:I6.
# columns-and-rows is in the genitive: it follows „od“.

press-to-print = Za štampanje pritisnite Ctrl+P (na Mac računaru Cmd+P).
page-not-all-set = Pogledajte pregled pre štampanja. Radna sveska nije prihvatila celo podešavanje stranice.

page-set-up = Opseg { $area } na listu { $sheet } je podešen za štampanje na jednoj stranici, { $orientation ->
    [landscape] položeno
   *[portrait] uspravno
}.
page-fitted = Opseg { $area } na listu { $sheet } sada ispunjava jednu stranicu formata { $paper }, { $orientation ->
    [landscape] položeno
   *[portrait] uspravno
}, sa { $cells ->
    [oblong] ćelijama širokim { $cellSize ->
        [one] { $cellSize } tačku
        [few] { $cellSize } tačke
       *[other] { $cellSize } tačaka
    } i visokim { $cellHeight ->
        [one] { $cellHeight } tačku
        [few] { $cellHeight } tačke
       *[other] { $cellHeight } tačaka
    }
   *[square] ćelijama od { $cellSize ->
        [one] { $cellSize } tačke
        [few] { $cellSize } tačke
       *[other] { $cellSize } tačaka
    }
}.
page-fitted-as-is = Opseg { $area } na listu { $sheet } ispunjava jednu stranicu formata { $paper }, { $orientation ->
    [landscape] položeno
   *[portrait] uspravno
}. Ćelije su dovoljno velike za to, pa ostaju kakve su.
fit-changes-sizes = Želite li da promenite širinu kolona { $columns } i visinu redova { $rows } na listu { $sheet }? Tamo su i vaše ćelije: { LIST($cells) }. Njihov sadržaj ostaje.
change-sizes = Promeni
cells-partly-resized = Ponovo pritisnite „{ fit-to-page-button }“. Ćelije opsega { $area } na listu { $sheet } sada su različitih veličina.
no-difficulty-in-footer = U podnožju nema težine, jer nijedan put ne vodi od ulaza do izlaza.
footer-stays-empty = Podnožje je prazno, jer zidovi nisu mogli da se pročitaju.

set-up-already = { $kind ->
    [answers] Izaberite list sa lavirintom i ponovo pritisnite „{ answer-page-button }“. List { $sheet } je stranica s rešenjem, već podešena za štampanje.
   *[poster] Izaberite list sa lavirintom i ponovo pritisnite „{ make-poster-button }“. List { $sheet } je poster, već podešen za štampanje.
}
drawing-for-paper = { $what ->
    [answer] Crtanje rešenja, deo { NUMBER($part) } od { NUMBER($total) }…
   *[poster] Crtanje postera, deo { NUMBER($part) } od { NUMBER($total) }…
}
answer-ready = Rešenje lavirinta { $area } sa lista { $sheet } je na listu { $answer } i ima { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}.

poster-pages = Izaberite od 1 do { $most ->
    [one] { $most } stranice
    [few] { $most } stranice
   *[other] { $most } stranica
} po širini i po visini, a bar 2 u jednom smeru. Za lavirint na jednoj stranici pritisnite „{ prepare-page-button }“.
poster-maze-too-small = Izaberite manje stranica ili veći lavirint. Lavirint od { columns-and-rows } ne može da se podeli na { NUMBER($across) } x { NUMBER($down) } stranica.
poster-ready = Na listu { $sheet } je poster od { NUMBER($across) } x { NUMBER($down) } stranica (format { $paper }, { $orientation ->
    [landscape] položeno
   *[portrait] uspravno
}), sa { $cells ->
    [oblong] ćelijama širokim { $cellSize ->
        [one] { $cellSize } tačku
        [few] { $cellSize } tačke
       *[other] { $cellSize } tačaka
    } i visokim { $cellHeight ->
        [one] { $cellHeight } tačku
        [few] { $cellHeight } tačke
       *[other] { $cellHeight } tačaka
    }
   *[square] ćelijama od { $cellSize ->
        [one] { $cellSize } tačke
        [few] { $cellSize } tačke
       *[other] { $cellSize } tačaka
    }
}. { $join ->
    [edge] Stavite stranice ivicu uz ivicu. Program za tabele nije prihvatio posebnu oblast štampanja za svaku.
   *[overlap] Susedne stranice imaju zajednički sivi niz ćelija: odsecite ga sa jedne od njih, pa ćelije sa istim slovima stavite jednu preko druge.
}

new-sheets-end-undo = { $count ->
    [one] Dodaje se { $count } list.
    [few] Dodaju se { $count } lista.
   *[other] Dodaje se { $count } listova.
} Ranije izmene posle toga ne možete da poništite.
new-sheets-removed = „{ delete-booklet-button }“ uklanja { $count ->
    [1] taj list
   *[other] te listove
}.
measuring-difficulty = Merenje težine takvih lavirinata…
making-book-maze = Pravljenje lavirinta { NUMBER($number) } od { NUMBER($count) }…
writing-index = Upisivanje sadržaja…
mazes-alike = Lavirinti od { columns-and-rows } ovih vrsta svi su otprilike jednako teški (težina { NUMBER($difficulty) }/100), pa među njima nema lakih ni teških. Želite li zbirku s njima?
make-it = Napravi
booklet-ready = Zbirka od { $count ->
    [one] { $count } lavirinta
    [few] { $count } lavirinta
   *[other] { $count } lavirinata
} od po { columns-and-rows } je spremna na novim listovima, od sadržaja do rešenja.
booklet-of-sizes-ready = Zbirka od { $count ->
    [one] { $count } lavirinta
    [few] { $count } lavirinta
   *[other] { $count } lavirinata
}, od { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } polja, spremna je na novim listovima, od sadržaja do rešenja.
booklet-on-one-sheet = Svi lavirinti su na jednom listu, jer imaju više od { NUMBER($most) } stranica.
dull-mazes-left-out = { $count ->
    [one] Izostavljen je { $count } dosadan lavirint
    [few] Izostavljena su { $count } dosadna lavirinta
   *[other] Izostavljeno je { $count } dosadnih lavirinata
}, na primer pruge.
dull-mazes-taken = { $count ->
    [one] U njoj je { $count } dosadan lavirint
    [few] U njoj su { $count } dosadna lavirinta
   *[other] U njoj je { $count } dosadnih lavirinata
}, jer drugih ove veličine i ovih vrsta nema.
booklet-zoom-not-taken = Pogledajte pregled pre štampanja. Radna sveska nije prihvatila uklapanje na jednu stranicu.
to-print-booklet = Za štampanje izaberite celu radnu svesku ili samo te nove listove.
booklet-count = Izaberite od 1 do { $most ->
    [one] { $most } lavirinta
    [few] { $most } lavirinta
   *[other] { $most } lavirinata
}. Tražena je zbirka od { $count ->
    [one] { $count } lavirinta
    [few] { $count } lavirinta
   *[other] { $count } lavirinata
}.
booklet-size = Izaberite najmanje 2 kolone i 2 reda. U { NUMBER($columns) } x { NUMBER($rows) } ćelija nema šta da se traži.
booklet-marks = Izaberite otvore u okviru, S i E, ili oboje. Inače niko ne može da vidi gde lavirint počinje.
booklet-kinds = Izaberite bar jednu vrstu lavirinta.
answers-too-small = Izaberite manji lavirint, manje rešenja po stranici ili nijedno. Na stranici formata { $paper } ovoliko rešenja ({ NUMBER($answers) }) od { NUMBER($columns) } x { NUMBER($rows) } ćelija bilo bi presitno.
booklet-name-taken = Preimenujte list { $sheet } ili, ako pripada zbirci, pritisnite „{ delete-booklet-button }“, pa pokušajte ponovo. Zbirci je to ime potrebno za njen list.
booklet-sizes-on-one-sheet = Lavirinti različite veličine ne mogu svi na isti list. Izaberite jednu veličinu za sve, ili poseban list za svaku od najviše { NUMBER($most) } stranica.
booklet-sheets-left = Izbrišite nove listove na kraju radne sveske, počev od lista { $first }, i pokušajte ponovo. Zbirka nije dovršena.
booklet-unfinished = Pritisnite „{ delete-booklet-button }“ da se cela zbirka ukloni, pa pokušajte ponovo. Nije dovršena i njen sadržaj je možda pogrešan.

no-booklet = Prvo napravite zbirku. U ovoj radnoj svesci nema zbirke.
several-booklets = Izaberite neki list zbirke koju brišete i pokušajte ponovo. U ovoj radnoj svesci { $count ->
    [one] ima { $count } zbirka
    [few] ima { $count } zbirke
   *[other] ima { $count } zbirki
}.
no-other-sheet = Dodajte neki svoj list i pokušajte ponovo. Radna sveska mora da ima bar jedan list koji nije skriven.
delete-sheets = Želite li da izbrišete { $count ->
    [1] list zbirke ({ $first })
    [one] { $count } list zbirke ({ $first } do { $last })
    [few] { $count } lista zbirke ({ $first } do { $last })
   *[other] { $count } listova zbirke ({ $first } do { $last })
}, sa svime što je na njima? To ne može da se vrati.
delete-markings-too = { $count ->
    [1] Sa njima se briše i list za samoproveru { $first },
    [one] Sa njima se briše i { $count } list za samoproveru, { $first } do { $last },
    [few] Sa njima se brišu i { $count } lista za samoproveru, { $first } do { $last },
   *[other] Sa njima se briše i { $count } listova za samoproveru, { $first } do { $last },
} zajedno sa onim što je tamo upisano.
booklet-deleted = Zbirka je izbrisana: { $count ->
    [one] { $count } list
    [few] { $count } lista
   *[other] { $count } listova
}. Sve ostalo je kao što je bilo.
booklet-deleted-nevertheless = Zbirka je ipak izbrisana.

overwrite-with-items = { $count ->
    [one] { $count } ćelija lavirinta sadrži nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
    [few] { $count } ćelije lavirinta sadrže nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
   *[other] { $count } ćelija lavirinta sadrži nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
}
items-written = Na putu od { $entrance } do { $exit } na listu { $sheet } { $items ->
    [one] je { $items } stavka
    [few] su { $items } stavke
   *[other] je { $items } stavki
} u { $cells ->
    [one] { $cells } ćeliji
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a stavke pored njega zavode na pogrešan put (seme { $seed }). Da biste videli put, pritisnite „{ solve-button }“.
cells-small-for-items = Ćelije od { $size ->
    [one] { $size } tačke
    [few] { $size } tačke
   *[other] { $size } tačaka
} su male za to; lako se čitaju one od { $least ->
    [one] { $least } tačke
    [few] { $least } tačke
   *[other] { $least } tačaka
}.
typed-kept = { $count ->
    [one] { $count } ćelija zadržava ono što je u međuvremenu upisano.
    [few] { $count } ćelije zadržavaju ono što je u međuvremenu upisano.
   *[other] { $count } ćelija zadržava ono što je u međuvremenu upisano.
}
no-items = Izaberite list sa lavirintom koji ima stavke. Lavirint na listu { $sheet } ih nema.
items-taken = Stavke su uklonjene iz opsega { $area } na listu { $sheet }.
item-too-long = Koristite stavke od najviše { $most ->
    [one] { $most } znaka
    [few] { $most } znaka
   *[other] { $most } znakova
}, koje staju u ćeliju. Stavka „{ $item }…“ ih ima { NUMBER($length) }.

picture-drawn = Slika lavirinta { $area } na listu { $sheet } je nacrtana.
picture-too-large = Izaberite manji lavirint. Njegova slika ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a u zahtev ih staje { NUMBER($most) }.
picture-inserted = { $side ->
    [right] Slika je desno od lavirinta na listu { $sheet }. Alternativni tekst: { $description }
   *[below] Slika je ispod lavirinta na listu { $sheet }. Alternativni tekst: { $description }
}

question-heading = Pitanje
right-heading = Tačno
wrong-heading = Netačno

no-forks-for-questions = Izaberite lavirint sa račvanjima na putu i sa manje petlji. U opsegu { $area } na listu { $sheet } nema račvanja na kojem tačno jedan krak vodi do izlaza i na kojem ima mesta za pitanje.
too-few-wrong-answers = Napišite više netačnih odgovora. Račvanja u opsegu { $area } na listu { $sheet } imaju više krakova nego što ijedno pitanje ima odgovora.
questions-asked = { $asked ->
    [one] Na { $asked } račvanju u opsegu { $area } na listu { $sheet } postavljeno je pitanje
    [few] Na { $asked } račvanja u opsegu { $area } na listu { $sheet } postavljeno je po jedno pitanje
   *[other] Na { $asked } račvanja u opsegu { $area } na listu { $sheet } postavljeno je po jedno pitanje
}, a do izlaza vode samo tačni odgovori (seme { $seed }). Pitanja su u opsegu { $list }.
fewer-questions = { $wanted ->
    [one] Traženo je { $wanted } pitanje
    [few] Tražena su { $wanted } pitanja
   *[other] Traženo je { $wanted } pitanja
}, ali nema toliko pogodnih račvanja ili toliko pitanja.
to-print-questions = Da biste oboje odštampali na jednoj stranici, pritisnite „{ prepare-page-button }“.
