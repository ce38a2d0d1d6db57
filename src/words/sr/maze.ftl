# What is wrong with a maze, a generator or a solver, and what to do about it.

side-not-whole = Broj { $side ->
    [rows] redova
   *[columns] kolona
} je { NUMBER($value, maximumSignificantDigits: 15) }. Izaberite ceo broj koji nije manji od 1.
mask-wrong = Maska od { NUMBER($rows) } x { NUMBER($columns) } ćelija mora da ima 0 ili 1 za svaku od njih.
mask-without-cells =
    { $cells ->
        [1] Maska iz lavirinta izbacuje jedinu koju ima. Izaberite bar jednu ćeliju.
        [one] Maska ne ostavlja u lavirintu nijednu od { $cells } ćelije. Izaberite bar jednu ćeliju.
        [few] Maska ne ostavlja u lavirintu nijednu od { $cells } ćelije. Izaberite bar jednu ćeliju.
       *[other] Maska ne ostavlja u lavirintu nijednu od { $cells } ćelija. Izaberite bar jednu ćeliju.
    }

maze-without-exit = Lavirint nema izlaz. Izaberite bar jedan.
cell-not-in-maze = Ćelija { $cell } nije u lavirintu. Izaberite ćeliju lavirinta.

no-such-choice = „{ $id }“ ne postoji. Izaberite nešto drugo.

walk-too-long = { $algorithm }: za { NUMBER($rows) } x { NUMBER($columns) } ćelija bilo bi potrebno više od { NUMBER($most) } nasumičnih poteza. Na uskoj mreži vreme takve šetnje raste sa kvadratom dužine. Izaberite drugi algoritam ili mrežu koja nije tako uska.
depth-first-with-all-loops = Pretraga u dubinu sa petljom u svakom koraku
variation-wrong = { $what ->
    [loopPercent] Verovatnoća petlji, u procentima,
    [openPercent] Udeo dodatnih otvora, u procentima,
    [braidPercent] Udeo uklonjenih ćorsokaka, u procentima,
    [rooms] Broj prostorija
    [roomFrom] Najkraća stranica prostorije
    [roomTo] Najduža stranica prostorije
    [direction] Smer, u procentima,
    [river] Udeo dugih hodnika, u procentima,
    [pattern] Broj simetrije
   *[blockPermille] Verovatnoća blokiranih zidova, u promilima,
} je { NUMBER($value, maximumSignificantDigits: 15) }. Izaberite ceo broj od { NUMBER($least) } do { NUMBER($most) }.
# A texture: how passages run, or symmetry.
texture-alone = { $texture ->
    [direction] Smer i dugi hodnici ne idu uz petlje ni blokirane zidove
   *[pattern] Simetrija ne ide uz dodatne otvore, uklonjene ćorsokake, blokirane zidove ni prostorije
}. Postavite ih na 0.
no-such-pattern = Lavirint ove veličine i oblika ne može da bude { $pattern ->
    [leftRight] isti levo i desno
    [topBottom] isti gore i dole
   *[halfTurn] isti posle pola okreta
}. Izaberite neparan broj redova ili kolona, simetričan oblik ili bez simetrije.
# Stands for the algorithm in rectangle-needed-by-algorithm.
labyrinth = Lavirint s jednim putem

costs-wrong = Svakoj ćeliji treba broj od najmanje 0 kao cena.
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
floyd-too-large = { $cost } Dozvoljeno je najviše { $most ->
    [one] { $most } ćelija
    [few] { $most } ćelije
   *[other] { $most } ćelija
}. Izaberite pretragu u širinu, koja u lavirintu bilo koje veličine nalazi jednako kratak put.

too-many-items = { $items ->
        [one] Postoji { $items } stavka
        [few] Postoje { $items } stavke
       *[other] Postoji { $items } stavki
    }, a put između ulaza i izlaza ima { $room ->
        [one] { $room } ćeliju
        [few] { $room } ćelije
       *[other] { $room } ćelija
    }. Koristite manje stavki ili lavirint sa dužim putem.
items-alike = { $items ->
    [0] Nema stavki
    [1] Postoji samo jedna
    [one] Sve stavke ({ $items }) su iste
    [few] Sve stavke ({ $items }) su iste
   *[other] Sve stavke ({ $items }) su iste
}, pa ništa pored puta ne bi moglo da zavede. Koristite bar dve različite.

cell-error = U ćeliji { $cell } piše { $error }. Ispravite to.
question-headings-missing = U prvom redu tabele nedostaje: { LIST($missing) }. Upišite u njega zaglavlja { question-heading }, { right-heading } i { wrong-heading } 1.
no-questions = U tabeli nema pitanja. Upišite neko, sa odgovorima, ispod zaglavlja.
question-cell-empty = U redu { NUMBER($row, useGrouping: 0) } na listu nema { $what ->
    [question] pitanja
    [right] tačnog odgovora
   *[wrong] nijednog netačnog odgovora
}. Upišite ga ili ispraznite red.
question-twice = Red { NUMBER($row, useGrouping: 0) } na listu pita isto što i red { NUMBER($earlier, useGrouping: 0) }. Promenite jedno od dva pitanja.
answer-twice = U redu { NUMBER($row, useGrouping: 0) } na listu dvaput stoji „{ $answer }“. Upišite različite odgovore.
question-too-long = Pitanje u redu { NUMBER($row, useGrouping: 0) } na listu ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a dozvoljeno je najviše { NUMBER($most) }. Skratite ga.
answer-too-long = Odgovor u redu { NUMBER($row, useGrouping: 0) } na listu ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a dozvoljeno je najviše { NUMBER($most) }. Skratite ga.

runs-in-worker = u pozadinskoj niti
runs-in-page = na samoj stranici, jer pozadinska nit ne može da se pokrene
runs-in-page-because = na samoj stranici, jer pozadinska nit ne može da se pokrene ({ $why })
runs-nowhere = nigde: { $why }
maze-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
  }, a lavirint ih ima najviše { NUMBER($most) }. Izaberite manje ćelija.
