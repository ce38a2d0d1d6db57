# What comes out of a printer: pages, answers, posters, booklets, words and numbers in the cells, pictures. $area is an address: B2:I6.
# columns-and-rows is in the genitive: it follows „od“.

press-to-print = Za štampanje pritisnite Ctrl+P (na Mac računaru Cmd+P).
page-not-all-set = Radna sveska nije prihvatila celo podešavanje stranice. Pogledajte pregled pre štampanja.

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
fit-changes-sizes = Želite li da promenite širinu kolona { $columns } i visinu redova { $rows } na listu { $sheet }? Tamo su i vaše ćelije: { LIST($cells) }. Njihov sadržaj ostaje.
change-sizes = Promeni
cells-partly-resized = Ćelije opsega { $area } na listu { $sheet } sada su različitih veličina. Ponovo pritisnite „{ prepare-page-button }“.

set-up-already = List { $sheet } je { $kind ->
    [answers] stranica s rešenjem, već podešena
   *[poster] poster, već podešen
} za štampanje. Izaberite list sa lavirintom i ponovo pritisnite isto dugme.
answer-ready = Rešenje lavirinta { $area } sa lista { $sheet } je na listu { $answer } i ima { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}.

poster-maze-too-small = Lavirint od { columns-and-rows } ne može da se podeli na { NUMBER($across) } x { NUMBER($down) } stranica. Izaberite manje stranica ili veći lavirint.
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

new-sheets-end-undo = Ranije izmene posle toga ne možete da opozovete, jer se { $count ->
    [one] dodaje { $count } list.
    [few] dodaju { $count } lista.
   *[other] dodaje { $count } listova.
} „{ delete-booklet-button }“ uklanja { $count ->
    [1] taj list
   *[other] te listove
}.
mazes-alike = Lavirinti od { columns-and-rows } ovih vrsta svi su otprilike jednako teški (težina { NUMBER($difficulty) }/100), pa među njima nema lakih ni teških. Želite li zbirku s njima?
make-it = Napravi
booklet-ready = Zbirka od { $count ->
    [one] { $count } lavirinta
    [few] { $count } lavirinta
   *[other] { $count } lavirinata
}, od { $sizes ->
    [same] { NUMBER($columns) } x { NUMBER($rows) } ćelija,
   *[several] { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } ćelija,
} spremna je na novim listovima, od sadržaja do rešenja.
to-print-booklet = Za štampanje: kliknite na karticu { $first }, uz taster Shift na { $last }, pa pritisnite Ctrl+P (na Mac računaru Cmd+P).
booklet-size = U { NUMBER($columns) } x { NUMBER($rows) } ćelija nema šta da se traži. Izaberite najmanje 2 kolone i 2 reda.
answers-too-small = Na stranici formata { $paper } ovoliko rešenja ({ NUMBER($answers) }) od { NUMBER($columns) } x { NUMBER($rows) } ćelija bilo bi presitno. Izaberite manji lavirint.
booklet-name-taken = Zbirci je ime lista { $sheet } potrebno za njen list. Preimenujte taj list ili, ako pripada zbirci, pritisnite „{ delete-booklet-button }“, pa pokušajte ponovo.
booklet-sizes-on-one-sheet = Za lavirinte različite veličine potrebni su posebni listovi, a zbirka ih ima najviše { NUMBER($most) }. Izaberite manje lavirinata ili jednu veličinu za sve.
booklet-sheets-left = Zbirka nije dovršena. Izbrišite nove listove na kraju radne sveske, počev od lista { $first }, i pokušajte ponovo.

no-booklet = U ovoj radnoj svesci nema zbirke. Prvo napravite zbirku.
several-booklets = U ovoj radnoj svesci { $count ->
    [one] ima { $count } zbirka
    [few] ima { $count } zbirke
   *[other] ima { $count } zbirki
}. Izaberite neki list zbirke koju brišete i pokušajte ponovo.
no-other-sheet = Radna sveska mora da ima bar jedan list koji nije skriven. Dodajte neki svoj list i pokušajte ponovo.
delete-sheets = Želite li da izbrišete { $count ->
    [1] list zbirke ({ $first }), sa svime što je na njemu
    [one] { $count } list zbirke ({ $first } do { $last }), sa svime što je na njima
    [few] { $count } lista zbirke ({ $first } do { $last }), sa svime što je na njima
   *[other] { $count } listova zbirke ({ $first } do { $last }), sa svime što je na njima
}? To ne može da se vrati.
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

overwrite-with-items = { $count ->
    [one] { $count } ćelija lavirinta sadrži nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
    [few] { $count } ćelije lavirinta sadrže nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
   *[other] { $count } ćelija lavirinta sadrži nešto što nije upisao Lavirint. Želite li da se preko toga upišu stavke?
}
items-written = Na putu od { $entrance } do { $exit } na listu { $sheet } redom { $items ->
    [one] stoji { $items } stavka
    [few] stoje { $items } stavke
   *[other] stoji { $items } stavki
}; u ostalim ćelijama su pogrešne.
typed-kept = { $count ->
    [one] { $count } ćelija zadržava ono što je u međuvremenu upisano.
    [few] { $count } ćelije zadržavaju ono što je u međuvremenu upisano.
   *[other] { $count } ćelija zadržava ono što je u međuvremenu upisano.
}
no-items = Lavirint na listu { $sheet } nema stavki. Izaberite list sa lavirintom koji ih ima.
items-taken = Stavke su uklonjene iz opsega { $area } na listu { $sheet }.
item-too-long = Stavka „{ $item }…“ ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a u ćeliju ih staje najviše { NUMBER($most) }. Koristite kraće stavke.

picture-drawn = Slika lavirinta { $area } na listu { $sheet } je nacrtana.
picture-too-large = Slika ovog lavirinta ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a u zahtev ih staje { NUMBER($most) }. Izaberite manji lavirint.
picture-inserted = { $side ->
    [right] Slika je desno od lavirinta na listu { $sheet }.
   *[below] Slika je ispod lavirinta na listu { $sheet }.
}

question-heading = Pitanje
right-heading = Tačno
wrong-heading = Netačno

no-forks-for-questions = U opsegu { $area } na listu { $sheet } nema račvanja na kojem tačno jedan krak vodi do izlaza i na kojem ima mesta za pitanje. Izaberite lavirint sa račvanjima na putu i sa manje petlji.
too-few-wrong-answers = Račvanja u opsegu { $area } na listu { $sheet } imaju više krakova nego što ijedno pitanje ima odgovora. Napišite više netačnih odgovora.
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
solution-on-page = Rešenje ili boje u opsegu { $area } na listu { $sheet } bi se takođe odštampali. Želite li prvo da ih obrišete?
print-them-too = Odštampaj i njih
