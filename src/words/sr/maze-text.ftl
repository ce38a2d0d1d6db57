# Mazes as text, typed passages and share codes.

box-drawing = Linije
box-drawing-looks = Tanke spojene linije; najlepši izgled, uz font čiji su znakovi jednake širine.
ascii = ASCII
ascii-looks = Linije od +, - i |; radi u svakom programu i na svakom štampaču.
blocks = Blokovi
blocks-looks = Pun blok za svaki zid i brojevi duž ivica, kao u datoteci Lavirint.txt.

maze-too-large-for-text = Izaberite manji lavirint. { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a kao tekst može da se prikaže najviše { NUMBER($most) }.
maze-text-too-long = Skratite tekst. Ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a čita se najviše { NUMBER($most) }.

text-fault = Ispravite red { NUMBER($line, useGrouping: 0) }, kolonu { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = u ovom tekstu nema lavirinta.
frame-of-wrong-width =
    okvir ima { $width ->
        [one] { $width } znak
        [few] { $width } znaka
       *[other] { $width } znakova
    }; za svaku kolonu mora da ih ima { NUMBER($each) }, i još 1.
text-of-wrong-height =
    tekst se završava posle { $lines ->
        [one] { $lines } reda
        [few] { $lines } reda
       *[other] { $lines } redova
    }; za svaki red lavirinta mora da ih ima 2, i još 1.
maze-of-wrong-height =
    lavirint se završava posle { $lines ->
        [one] { $lines } reda
        [few] { $lines } reda
       *[other] { $lines } redova
    }; za svaki red lavirinta mora da ih ima 2, i još 1.
line-of-wrong-width =
    ovaj red ima { $width ->
        [one] { $width } znak
        [few] { $width } znaka
       *[other] { $width } znakova
    }, a prvi ih ima { NUMBER($first) }.
cell-mark-wrong = u ćeliji stoji S, E, SE, x, „{ $masked }“ ili ništa, a ovo je { $found }.
block-mark-wrong = u ćeliji stoji S, E, X, x, „{ $masked }“ ili razmak, a ovo je { $found }.
wall-wrong = zid je ovde „{ $wall }“, a ovo je { $found }.
corner-wrong = ugao je jedan od znakova „{ $corners }“, a ovo je { $found }.
block-corner-wrong = ugao je uvek „{ $wall }“.
margin-wrong = pored lavirinta smeju da stoje samo brojevi, a ovo je { $found }.
found-characters = „{ $characters }“
found-line-end = kraj reda
frame-open = okvir je otvoren; ulaz se označava sa S.
no-wall-in-text = u ovom tekstu nema znaka „{ $wall }“.
second-entrance = ovo je drugi ulaz, a lavirint ima samo jedan.
opening-beside-mask = ovo je otvor pored ćelije koja nije u lavirintu.
every-cell-masked = u ovom lavirintu nije ostala nijedna ćelija.
exit-without-entrance = tekst ima izlaz, ali nema ulaz.
entrance-without-exit = tekst ima ulaz, ali nema izlaz.
cell-text-unknown = tekst kaže koje su strane ćelije otvorene, a ovo je „{ $text }“.
cell-text-contradicted = ova ćelija i njeni susedi govore različite stvari o svojim zidovima.
no-path-in-text =
    { $why ->
        [broken] put od znakova x se ovde prekida; mora da bude iz jednog dela.
        [forks] put od znakova x se ovde deli; mora da vodi samo jednim pravcem.
       *[closed] put od znakova x ovde vodi ukrug; mora da ima početak i kraj.
    }

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = u tekstu nema prolaza.
passage-to-same-cell = prolaz vodi u drugu ćeliju, a ovo je dvaput ista.
passage-not-straight = dve ćelije prolaza su u istom redu ili istoj koloni, a ove nisu.
passage-needs-two-cells = prolazu su potrebne dve ćelije, a ovaj red se završava posle jedne.
addresses-and-numbers-mixed = adrese kao što je B2 ne mogu da se mešaju sa brojevima redova i kolona.
not-a-cell = ćelija je adresa kao što je B2, ili red i kolona, a ovo je „{ $typed }“.
address-outside = nijedan list nema ćeliju { $address }.
row-without-column = na kraju je naveden red, a njegova kolona nedostaje.

share-code-with-other-character = Kopirajte samo kôd i pokušajte ponovo. Kôd se sastoji od cifara i slova osim U, a u ovom je „{ $character }“.
share-code-too-long = Kopirajte samo kôd i pokušajte ponovo. Kôd za deljenje ima najviše { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}, a ovaj ih ima { NUMBER($length) }.
too-many-cells-for-code = Umesto toga prikažite lavirint kao tekst. Kôd za deljenje koji sadrži sve zidove postoji za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}, a ovaj ih ima { NUMBER($cells) }.
share-code-too-short = Ponovo kopirajte ceo kôd. Ovaj je prekratak.
share-code-of-version-1 = Zatražite novi kôd lavirinta ili lavirint kao tekst. Ovaj kôd je verzije 1, koja više ne važi.
share-code-of-other-version = Koristite noviju verziju Lavirinta. Ova još ne poznaje kodove verzije { NUMBER($version) }.
share-code-of-unknown-generator = Koristite noviju verziju Lavirinta. Ovaj kôd navodi algoritam broj { NUMBER($number) }, koji ova verzija nema.
share-code-of-unknown-mask = Koristite noviju verziju Lavirinta. Ovaj kôd ima oblik vrste { NUMBER($kind) }, koju ova verzija ne poznaje.
no-share-code-for-generator = U kodovima za deljenje nema broja za algoritam „{ $id }“.
no-room-in-share-code = Umesto toga koristite lavirint kao tekst. Kôd za deljenje sme da ima { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}, a ovom bi ih bilo potrebno najmanje { NUMBER($length) }: oblik, seme ili spisak izlaza je predugačak.
share-code-damaged = Ponovo kopirajte kôd. Oštećen je: { $fault }
code-mistyped = bar jedan znak je pogrešan, nedostaje ili nije na svom mestu.
code-end-wrong = kraj mu nedostaje ili mu ne pripada.
code-ends-early = završava se prerano.
code-number-too-large = sadrži prevelik broj.
code-mask-does-not-fit = oblik mu ne odgovara veličini.
code-walls-do-not-fit = zidovi mu ne pripadaju lavirintu te veličine.
code-with-idle-bytes =
    { $bytes ->
        [one] { $bytes } bajt u njemu ne znači ništa.
        [few] { $bytes } bajta u njemu ne znače ništa.
       *[other] { $bytes } bajtova u njemu ne znači ništa.
    }
