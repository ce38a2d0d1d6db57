# The page of each generator in the laboratory: in three sentences how it goes about it and what its mazes are like, and how long it
# takes for n cells where that is more than a formula.

generator-kruskal-idea = Every cell begins as a set of its own, and the walls are tried in random order. A wall that separates two sets falls and makes one set of them; a wall within one set stays, because it would close a loop. Passages appear everywhere at once, so the maze has many short dead ends and no direction.
generator-depth-first-idea = A walker goes from cell to cell, always into a neighbour that it has not visited. Where there is none, it goes back along its path to the last cell that has one. It turns back late and seldom, so its passages are long and winding, and dead ends are few but long.
generator-prim-weights-idea = Every wall has a random weight, and one patch grows from a single cell. Of all walls between the patch and the rest, the lightest falls each time. The result is the lightest tree of all, which is Kruskal’s maze for the same weights.
generator-prim-frontier-idea = One patch grows from a single cell; the cells that touch it are its frontier. Any cell of the frontier, each equally likely, is joined to a random one of its neighbours in the patch. It grows equally in all directions, so paths are short and most dead ends are one cell long.
generator-wilson-idea = From a cell that is not in the maze, a random walk goes on until it meets the maze. Whenever the walk crosses itself, the loop that it made is erased; what is left then joins the maze. Every possible maze is equally likely, which makes it the benchmark for all others.
generator-aldous-broder-idea = One walk goes from cell to cell at random. Each time it enters a cell for the first time, the wall behind it falls. Every possible maze is equally likely, but the last cells are found late, so it takes a long time.
generator-eller-idea = The maze is made row by row, and only two rows are needed at any time. In each row, coin tosses join neighbouring sets, and each set goes down to the next row at least once. The last row joins all sets that are left, so the bottom sometimes has a long corridor.
generator-hunt-and-kill-idea = A walk goes into unvisited neighbours until it is stuck. Then the rows are searched from the top for the first unvisited cell beside the maze, and a new walk begins there. As with depth-first, walks are long and dead ends few, but nothing has to be remembered.
generator-sidewinder-idea = Coin tosses cut each row into runs, and the cells of a run are joined. One cell of each run, drawn at random, opens upwards to the row above. The first row is one long corridor, and a path leads up from every cell without ever turning back.
generator-binary-tree-idea = Each cell opens its left or its top wall, by a coin toss. Nothing is remembered, so cells can be made in any order. The price is corridors along the top and left edges and a slant all over, and there is never a crossroads.
generator-recursive-division-idea = It begins with an empty hall and adds walls instead of removing them. A straight wall with one gap splits the hall across its longer side, and both halves are split in the same way. Long straight walls stay visible, and every path from one half to the other goes through the gap.
generator-growing-tree-newest-idea = A list holds the cells of the maze that may still have unvisited neighbours. The cell that was added last opens the wall to one of those neighbours, which joins the list. That is what depth-first does, so the mazes have the same long winding corridors.
generator-growing-tree-oldest-idea = A list holds the cells of the maze that may still have unvisited neighbours. The cell that was added first opens the wall to one of those neighbours, which joins the list. Each cell is used up before the next, so corridors lead straight away from the first cell.
generator-growing-tree-random-idea = A list holds the cells of the maze that may still have unvisited neighbours. Any cell of the list, each equally likely, opens the wall to one of those neighbours, which joins the list. It is close to Prim’s by frontier cell, with short paths and many short dead ends.
generator-growing-tree-mixed-idea = A list holds the cells of the maze that may still have unvisited neighbours. By a coin toss, the newest cell of the list or any of them opens the wall to one of those neighbours. The result is corridors like depth-first’s, broken by many short branches.
generator-boruvka-idea = Every wall has a random weight, and every cell begins as a set of its own. In each round, every set removes the lightest wall around it, so the number of sets at least halves. The result is the lightest tree of all, which is Kruskal’s maze for the same weights.
generator-kruskal-picks-idea = Every cell begins as a set of its own. A random cell and one of its four sides are picked: if the cell beyond is in another set, the wall falls and the sets become one; otherwise nothing happens. All walls have the same chance, so the mazes are Kruskal’s, but most picks are in vain towards the end.

# What the mazes of a generator look like, in a few words.

generator-kruskal-look = Many short dead ends in all directions

generator-depth-first-look = Long winding corridors, few dead ends

generator-prim-weights-look = Kruskal’s mazes, grown from one cell

generator-prim-frontier-look = Very many tiny dead ends

generator-wilson-look = Branches of every length, some very long

generator-aldous-broder-look = Wilson’s mazes, made by one random walk

generator-eller-look = Short dead ends, more sideways than down

generator-hunt-and-kill-look = Long winding corridors, the fewest dead ends

generator-sidewinder-look = One corridor along the top, branches below it

generator-binary-tree-look = Corridors along two edges, a slant between them

generator-recursive-division-look = Long straight walls, rooms within rooms

generator-growing-tree-newest-look = Depth-first’s mazes, from a list of cells

generator-growing-tree-oldest-look = Straight corridors away from one cell

generator-growing-tree-random-look = Many tiny dead ends, a few long branches

generator-growing-tree-mixed-look = Winding corridors with many branches

generator-boruvka-look = Kruskal’s mazes, grown from everywhere

generator-kruskal-picks-look = Like Kruskal, but also tries walls that are already settled
