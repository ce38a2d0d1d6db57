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
hexadecimal = Heksadecimalno
hexadecimal-looks = Cifra za zidove svake ćelije: 1 gore, 2 desno, 4 dole, 8 levo, sabrano; zatim kolona i red ulaza i izlaza, i put.

maze-too-large-for-text = { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a kao tekst može da se prikaže najviše { NUMBER($most) }. Izaberite manji lavirint.

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
passage-wrong = prolaz čine dve različite ćelije u jednom redu ili jednoj koloni, na primer B2 C2 ili, kao redovi i kolone, 0 0 0 1.
not-a-cell = ćelija je adresa kao što je B2, ili red i kolona, a ovo je „{ $typed }“.

share-code-with-other-character = U ovom kodu je „{ $character }“, a kodovi se sastoje samo od cifara i slova osim U. Kopirajte samo kôd i pokušajte ponovo.
share-code-too-long = Ovaj tekst ima { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a kôd za deljenje najviše { NUMBER($most) }. Kopirajte samo kôd i pokušajte ponovo.
too-much-for-code = Ovom lavirintu treba više nego što staje u kôd za deljenje. Umesto toga prikažite lavirint kao tekst.
share-code-of-other-version = Ovaj kôd je iz druge verzije Lavirinta. Koristite najnoviju verziju ili zatražite lavirint kao tekst.
share-code-damaged = Kôd je oštećen. Ponovo ga kopirajte.
