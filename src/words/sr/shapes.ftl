# Shapes of mazes: pictures, letters, images.

shape-heart = Srce
shape-star = Zvezda
shape-circle = Krug
shape-tree = Drvo
shape-cat = Mačka
shape-house = Kuća
shape-ring = Prsten

no-such-shape = Oblik „{ $id }“ ne postoji. Izaberite drugi.
shape-too-small = Sa tako malo ćelija niko ne bi prepoznao oblik „{ $shape }“. Izaberite najmanje { $columns ->
    [one] { $columns } kolonu
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}.
word-missing = Nema reči od koje bi se napravio lavirint. Upišite reč ili ime.
letters-unknown = Lavirint ne može da nacrta { LIST($letters) }. Izostavite { $count ->
    [1] taj znak
    [one] te znakove
    [few] te znakove
   *[other] te znakove
}.
word-too-long = „{ $text }“ ne staje u tako malo ćelija. Izaberite najmanje { $columns ->
    [one] { $columns } kolonu
    [few] { $columns } kolone
   *[other] { $columns } kolona
} i { $rows ->
    [one] { $rows } red
    [few] { $rows } reda
   *[other] { $rows } redova
}.
image-without-cells = Sa ovim izborom od slike ne ostaje ništa za lavirint. Pomerite prag ili zamenite tamno i svetlo.
