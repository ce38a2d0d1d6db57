# What mazes are like: groups of the list "Kind of maze".

texture-dead-ends = Many short dead ends
texture-rivers = Long and winding
texture-corridors = Straight corridors
texture-study = For study: mazes like those above, made another way

# How hard a kind of maze is, in one word beside its name.
kind-difficulty =
    { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }

# The chosen kind: { $name } is a generator.
kind-chosen = { $name }, { $difficulty ->
    [easy] easy
    [medium] medium difficulty
   *[hard] hard
}

# The generators by name.

generator-kruskal = Kruskal
generator-depth-first = Depth-first
generator-prim-weights = Prim, by wall weights
generator-prim-frontier = Prim, by random frontier cell
generator-wilson = Wilson
generator-aldous-broder = Aldous-Broder
generator-eller = Eller
generator-hunt-and-kill = Hunt and kill
generator-sidewinder = Sidewinder
generator-binary-tree = Binary tree
generator-recursive-division = Recursive division
generator-growing-tree-newest = Growing tree, newest
generator-growing-tree-oldest = Growing tree, oldest
generator-growing-tree-random = Growing tree, random
generator-growing-tree-mixed = Growing tree, mixed
generator-boruvka = Borůvka
generator-kruskal-picks = Kruskal, random picks
