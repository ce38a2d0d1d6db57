# Shapes of mazes: pictures, letters, images.

shape-heart = Srce
shape-star = Zvezda
shape-circle = Krug
shape-tree = Drvo
shape-cat = Mačka
shape-house = Kuća
shape-ring = Prsten

no-such-shape = Izaberite drugi oblik. Oblik „{ $id }“ ne postoji.
shape-too-small = Izaberite najmanje { $columns ->
    [one] { $columns } kolonu
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}. Sa manje ćelija niko ne bi prepoznao oblik „{ $shape }“.
word-missing = Upišite reč ili ime. Nema od čega da se napravi lavirint.
letters-unknown =
    { $count ->
        [1] Izostavite { LIST($letters) }. Lavirint ne može da nacrta ovaj znak.
        [one] Izostavite { LIST($letters) }. Lavirint ne može da nacrta ove znakove.
        [few] Izostavite { LIST($letters) }. Lavirint ne može da nacrta ove znakove.
       *[other] Izostavite { LIST($letters) }. Lavirint ne može da nacrta ove znakove.
    }
word-too-long = Izaberite najmanje { $columns ->
    [one] { $columns } kolonu
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}. „{ $text }“ ne staje u manje ćelija.
image-without-cells = Pomerite prag ili zamenite tamno i svetlo. Sa ovim izborom od nje ne ostaje ništa za lavirint.
