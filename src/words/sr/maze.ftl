# What is wrong with a maze, a generator or a solver, and what to do about it.

side-not-whole =
    Izaberite ceo broj koji nije manji od 1 za broj { $side ->
        [rows] redova
       *[columns] kolona
    }. Sada je { NUMBER($value, maximumSignificantDigits: 15) }.
mask-of-wrong-length = Maska od { NUMBER($rows) } x { NUMBER($columns) } ćelija mora da ima { $wanted ->
    [one] { $wanted } stavku
    [few] { $wanted } stavke
   *[other] { $wanted } stavki
}, a ima ih { NUMBER($found) }.
mask-entry-wrong = Maska sadrži 0 ili 1, a kod ćelije { NUMBER($cell) } ima { NUMBER($entry) }.
mask-without-cells =
    { $cells ->
        [1] Izaberite bar jednu ćeliju. Maska iz lavirinta izbacuje jedinu koju ima.
        [one] Izaberite bar jednu ćeliju. Maska ne ostavlja u lavirintu nijednu od { $cells } ćelije.
        [few] Izaberite bar jednu ćeliju. Maska ne ostavlja u lavirintu nijednu od { $cells } ćelije.
       *[other] Izaberite bar jednu ćeliju. Maska ne ostavlja u lavirintu nijednu od { $cells } ćelija.
    }

maze-without-exit = Izaberite bar jedan izlaz. Lavirint ga nema.
end-outside =
    Izaberite ćeliju od 0 do { NUMBER($last) } za { $end ->
        [entrance] ulaz
       *[exit] izlaz
    }. Sada je { $cell }.
end-masked =
    Izaberite ćeliju lavirinta za { $end ->
        [entrance] ulaz
       *[exit] izlaz
    }. Ćelija { NUMBER($cell) } (red { NUMBER($row, useGrouping: 0) }, kolona { NUMBER($column, useGrouping: 0) }) nije u lavirintu.
cell-not-in-maze = Izaberite ćeliju lavirinta. Ćelija { $cell } nije u njemu.

no-such-generator = Izaberite drugi algoritam. Algoritam „{ $id }“ ne postoji.
no-such-solver = Izaberite drugi rešavač. Rešavač „{ $id }“ ne postoji.
no-such-text-form = Izaberite drugi oblik teksta. Oblik „{ $id }“ ne postoji.

walk-too-long = Izaberite drugi algoritam ili mrežu koja nije tako uska. { $algorithm }: za { NUMBER($rows) } x { NUMBER($columns) } ćelija bilo bi potrebno više od { NUMBER($most) } nasumičnih poteza. Na uskoj mreži vreme takve šetnje raste sa kvadratom dužine.
depth-first-with-all-loops = Pretraga u dubinu sa petljom u svakom koraku
imperfection-wrong =
    Izaberite ceo broj od { NUMBER($least) } do { NUMBER($most) } za { $what ->
        [loopPercent] verovatnoću petlji, u procentima
        [openPercent] dodatne otvore, u procentima
        [braidPercent] uklonjene ćorsokake, u procentima
        [rooms] broj prostorija
        [roomFrom] najkraću stranicu prostorije
        [roomTo] najdužu stranicu prostorije
       *[blockPermille] blokirane zidove, u promilima
    }. Sada je { NUMBER($value, maximumSignificantDigits: 15) }.

costs-of-wrong-number = Za svaku od { $cells ->
    [one] { $cells } ćelije
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
} mora da postoji cena, a ima ih { NUMBER($costs) }.
cost-wrong = Dajte svakoj ćeliji kao cenu broj koji nije manji od 0. Ćelija { NUMBER($cell) } ima { $cost }.
floyd-cost =
    { $cells ->
        [one] Za { $cells } ćeliju Flojd–Voršalov algoritam popunjava dve matrice sa po { $entries ->
            [one] { $entries } stavkom
            [few] { $entries } stavke
           *[other] { $entries } stavki
        }, uz najviše { $comparisons ->
            [one] { $comparisons } poređenje
            [few] { $comparisons } poređenja
           *[other] { $comparisons } poređenja
        }.
        [few] Za { $cells } ćelije Flojd–Voršalov algoritam popunjava dve matrice sa po { $entries ->
            [one] { $entries } stavkom
            [few] { $entries } stavke
           *[other] { $entries } stavki
        }, uz najviše { $comparisons ->
            [one] { $comparisons } poređenje
            [few] { $comparisons } poređenja
           *[other] { $comparisons } poređenja
        }.
       *[other] Za { $cells } ćelija Flojd–Voršalov algoritam popunjava dve matrice sa po { $entries ->
            [one] { $entries } stavkom
            [few] { $entries } stavke
           *[other] { $entries } stavki
        }, uz najviše { $comparisons ->
            [one] { $comparisons } poređenje
            [few] { $comparisons } poređenja
           *[other] { $comparisons } poređenja
        }.
    }
floyd-too-large = Izaberite pretragu u širinu, koja u lavirintu bilo koje veličine nalazi jednako kratak put. { $cost } Dozvoljeno je najviše { $most ->
    [one] { $most } ćelija
    [few] { $most } ćelije
   *[other] { $most } ćelija
}.

too-many-items =
    Koristite manje stavki ili lavirint sa dužim putem. { $items ->
        [one] Postoji { $items } stavka
        [few] Postoje { $items } stavke
       *[other] Postoji { $items } stavki
    }, a put između ulaza i izlaza ima { $room ->
        [one] { $room } ćeliju
        [few] { $room } ćelije
       *[other] { $room } ćelija
    }.
items-alike =
    Koristite bar dve različite stavke. { $items ->
        [1] Postoji samo jedna
        [one] Sve stavke ({ $items }) su iste
        [few] Sve stavke ({ $items }) su iste
       *[other] Sve stavke ({ $items }) su iste
    }, pa ništa pored puta ne bi moglo da zavede.

cell-error = Ispravite ćeliju { $cell }. U njoj piše { $error }.
question-headings-missing = Stavite u prvi red tabele zaglavlja { question-heading }, { right-heading } i { wrong-heading } 1. Nedostaje: { LIST($missing) }.
no-questions = Upišite pitanje sa odgovorima ispod zaglavlja. U tabeli nema nijednog.
question-cell-empty = { $what ->
    [question] Upišite pitanje
    [right] Upišite tačan odgovor
   *[wrong] Upišite bar jedan netačan odgovor
} u red { NUMBER($row, useGrouping: 0) } na listu. { $what ->
    [question] Ćelija za pitanje je prazna.
    [right] Ćelija za tačan odgovor je prazna.
   *[wrong] Sve ćelije za netačne odgovore su prazne.
}
question-twice = Promenite jedno od dva pitanja. Red { NUMBER($row, useGrouping: 0) } na listu pita isto što i red { NUMBER($earlier, useGrouping: 0) }.
answer-twice = Promenite odgovore u redu { NUMBER($row, useGrouping: 0) } na listu. „{ $answer }“ tamo stoji dvaput, a odgovori moraju da se razlikuju.
question-too-long = Skratite pitanje u redu { NUMBER($row, useGrouping: 0) } na listu. Ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a dozvoljeno je najviše { NUMBER($most) }.
answer-too-long = Skratite odgovore u redu { NUMBER($row, useGrouping: 0) } na listu. Jedan od njih ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a dozvoljeno je najviše { NUMBER($most) }.

runs-in-worker = u pozadinskoj niti
runs-in-page = na samoj stranici, jer pozadinska nit ne može da se pokrene
runs-in-page-because = na samoj stranici, jer pozadinska nit ne može da se pokrene ({ $why })
runs-nowhere = nigde: { $why }
maze-too-many-cells = Izaberite manje ćelija. { NUMBER($rows) } x { NUMBER($columns) } je { NUMBER($cells) }, a lavirint ih ima najviše { NUMBER($most) }.
rectangle-needed-by-algorithm = Izaberite drugi algoritam ili ceo pravougaonik. { $algorithm } ga zahteva, a van lavirinta je { NUMBER($taken) } od { NUMBER($rows) } x { NUMBER($columns) } ćelija.
