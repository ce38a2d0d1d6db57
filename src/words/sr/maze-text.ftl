# Mazes as text, typed passages and share codes.

box-drawing = Linije
box-drawing-looks = Tanke spojene linije; najlepši izgled, uz font čiji su znakovi jednake širine.
ascii = ASCII
ascii-looks = Linije od +, - i |; radi u svakom programu i na svakom štampaču.
blocks = Blokovi
blocks-looks = Pun blok za svaki zid i brojevi duž ivica, kao u datoteci Lavirint.txt.
box-heavy = Linije, debele
box-heavy-looks = Debele spojene linije.
box-double = Linije, dvostruke
box-double-looks = Dvostruke spojene linije, kao u starim programima za konzolu.
number-signs = Znak taraba
number-signs-looks = Znak # za svaki zid, S za ulaz, E za izlaz; čitaju ga mnogi programi.
underscores = Donje crte
underscores-looks = Podovi od _ i zidovi od |; zauzima najmanje redova.
zeros-ones = Nule i jedinice
zeros-ones-looks = 1 za zid, 0 za ono što je otvoreno, 2 za ulaz, 3 za izlaz, 4 za oboje, sa razmacima između; bez puta.
csv = CSV
csv-looks = Nule i jedinice sa zarezima između, za tabele i programe; bez puta.
hexadecimal = Heksadekadno
hexadecimal-looks = Cifra za zidove svake ćelije: 1 gore, 2 desno, 4 dole, 8 levo, sabrano; zatim kolona i red ulaza i izlaza, i put.

maze-too-large-for-text = { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a kao tekst može da se prikaže najviše { NUMBER($most) }. Izaberite manji lavirint.

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = u tekstu nema prolaza.
passage-to-same-cell = prolaz vodi u drugu ćeliju, a ovo je dvaput ista.
passage-not-straight = dve ćelije prolaza su u istom redu ili istoj koloni, a ove nisu.
passage-needs-two-cells = prolazu su potrebne dve ćelije, a ovaj red se završava posle jedne.
addresses-and-numbers-mixed = adrese kao što je B2 ne mogu da se mešaju sa brojevima redova i kolona.
not-a-cell = ćelija je adresa kao što je B2, ili red i kolona, a ovo je „{ $typed }“.
address-outside = nijedan list nema ćeliju { $address }.
row-without-column = na kraju je naveden red, a njegova kolona nedostaje.

share-code-with-other-character = U ovom kodu je „{ $character }“, a kodovi se sastoje samo od cifara i slova osim U. Kopirajte samo kôd i pokušajte ponovo.
share-code-too-long = Ovaj tekst ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a kôd za deljenje najviše { NUMBER($most) }. Kopirajte samo kôd i pokušajte ponovo.
too-many-cells-for-code = Kôd za deljenje koji sadrži sve zidove postoji za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}, a ovaj ih ima { NUMBER($cells) }. Umesto toga prikažite lavirint kao tekst.
share-code-too-short = Ovaj kôd je prekratak. Ponovo ga kopirajte celog.
share-code-of-version-1 = Ovaj kôd je verzije 1, koja više ne važi. Zatražite novi kôd lavirinta ili lavirint kao tekst.
share-code-of-other-version = Ova verzija Lavirinta još ne poznaje kodove verzije { NUMBER($version) }. Koristite noviju.
share-code-of-unknown-generator = Ovaj kôd navodi algoritam broj { NUMBER($number) }, koji ova verzija nema. Koristite noviju verziju Lavirinta.
share-code-of-unknown-mask = Ovaj kôd ima oblik vrste { NUMBER($kind) }, koju ova verzija ne poznaje. Koristite noviju verziju Lavirinta.
no-share-code-for-generator = U kodovima za deljenje nema broja za algoritam „{ $id }“.
no-room-in-share-code = Kôd za deljenje sme da ima { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}, a ovom bi ih bilo potrebno najmanje { NUMBER($length) }: oblik, seme ili spisak izlaza je predugačak. Umesto toga koristite lavirint kao tekst.
share-code-damaged = Kôd je oštećen: { $fault } Ponovo ga kopirajte.
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
