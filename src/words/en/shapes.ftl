# Shapes of mazes: pictures, letters, images.

shape-heart = Heart
shape-star = Star
shape-circle = Circle
shape-tree = Tree
shape-cat = Cat
shape-house = House
shape-ring = Ring

# A name that only a program can get wrong.
no-such-shape = Choose another shape. There is none called “{ $id }”.
shape-too-small = Choose at least { $columns } columns and { $rows } rows. In fewer cells, nobody would recognise the shape “{ $shape }”.
word-missing = Type a word or a name. There is none to make a maze of.
letters-unknown =
    { $count ->
        [one] Leave out { LIST($letters) }. Lavirint can’t draw this character.
       *[other] Leave out { LIST($letters) }. Lavirint can’t draw these characters.
    }
word-too-long = Choose at least { $columns } columns and { $rows } rows. “{ $text }” doesn’t fit into fewer cells.
image-without-cells = Move the threshold, or swap light and dark. As it is, nothing of the image is left for a maze.
