# Shapes of mazes: pictures, letters, images.

shape-heart = Heart
shape-star = Star
shape-circle = Circle
shape-tree = Tree
shape-cat = Cat
shape-house = House
shape-ring = Ring

# A name that only a program can get wrong.
no-such-shape = There is no shape “{ $id }”. Choose another.
shape-too-small = With so few cells, nobody would recognise the shape “{ $shape }”. Choose at least { $columns } columns and { $rows } rows.
word-missing = There is no word to make a maze of. Type a word or a name.
letters-unknown = Lavirint can’t draw { LIST($letters) }. Leave { $count ->
    [one] this character
   *[other] these characters
} out.
word-too-long = “{ $text }” doesn’t fit into so few cells. Choose at least { $columns } columns and { $rows } rows.
image-without-cells = As it is, nothing of the image is left for a maze. Move the threshold, or swap light and dark.
