# What mazes are like: groups of the list "Kind of maze".

texture-dead-ends = Many short dead ends
texture-rivers = Long and winding
texture-corridors = Straight corridors
texture-study = For study: like those above, made another way

# How hard a kind of maze is, in one word beside its name.
kind-difficulty =
    { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }

# The generators: a name, and a sentence on how it goes about it and what its mazes look like.

generator-kruskal = Kruskal
generator-kruskal-does = Walls fall in random order wherever they separate two sets; many short dead ends.

generator-depth-first = Depth-first
generator-depth-first-does = A search enters unvisited neighbours, and goes back when it is stuck; long winding rivers with few dead ends.

generator-prim-weights = Prim, by wall weights
generator-prim-weights-does = One patch grows over the lightest wall around it; the same mazes as Kruskal’s, in another order.

generator-prim-frontier = Prim, by random frontier cell
generator-prim-frontier-does = One patch grows by a random cell beside it; the most and the shortest dead ends.

generator-wilson = Wilson
generator-wilson-does = Random walks whose loops are erased join the maze; every maze is equally likely.

generator-aldous-broder = Aldous-Broder
generator-aldous-broder-does = One random walk opens the wall into each cell that it enters for the first time; every maze is equally likely, but slow to make.

generator-eller = Eller
generator-eller-does = Row by row, coin tosses join sets sideways and carry them down; even and quick, for rectangles only.

generator-hunt-and-kill = Hunt and kill
generator-hunt-and-kill-does = Random walks, each begun at the first cell beside the maze; long rivers and the fewest dead ends.

generator-sidewinder = Sidewinder
generator-sidewinder-does = Row by row, runs of random length each open one wall upwards; one long corridor at the top, for rectangles only.

generator-binary-tree = Binary tree
generator-binary-tree-does = Each cell opens its left or its top wall; corridors along two edges and a slant, for rectangles only.

generator-recursive-division = Recursive division
generator-recursive-division-does = Straight walls with one gap each split chambers into smaller ones; long walls, for rectangles only.

generator-growing-tree-newest = Growing tree, newest
generator-growing-tree-newest-does = Grows from the cell that joined last; long winding rivers like depth-first’s.

generator-growing-tree-oldest = Growing tree, oldest
generator-growing-tree-oldest-does = Grows from the cell that joined first; straight corridors away from the first cell.

generator-growing-tree-random = Growing tree, random
generator-growing-tree-random-does = Grows from any cell of the maze; many short dead ends.

generator-growing-tree-mixed = Growing tree, mixed
generator-growing-tree-mixed-does = Grows half the time from the newest cell and half from any; rivers with many branches.

generator-boruvka = Borůvka
generator-boruvka-does = In each round, every set removes its lightest wall; the same mazes as Kruskal’s, grown from everywhere.

generator-kruskal-picks = Kruskal, random picks
generator-kruskal-picks-does = Picks a random cell and one of its sides again and again, also where nothing happens; mazes like Kruskal’s.
