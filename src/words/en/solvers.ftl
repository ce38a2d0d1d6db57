# The solvers: a name, and a sentence on how it goes about it and what its path is.

solver-breadth-first = Breadth-first
solver-breadth-first-does = Spreads from the entrance in all directions at once; always finds a shortest path.

solver-bidirectional = From both ends
solver-bidirectional-does = Spreads from the entrance and from the exits in turn until the two meet; always finds a shortest path.

solver-depth-first = Depth-first
solver-depth-first-does = Goes on at random until it is stuck, then goes back to the last fork; finds a path, not always the shortest.

solver-a-star = A*
solver-a-star-does = Looks first where the path so far plus the straight distance to the exit is least; finds a shortest path or, with numbers in the cells, a cheapest one.

solver-dijkstra = Dijkstra
solver-dijkstra-does = Goes on from the cell that is cheapest to reach; finds the path with the least sum of the cells’ costs.

solver-dead-end-filling = Dead-end filling
solver-dead-end-filling-does = Looks at the maze from above and fills every dead end up to its fork; what is left holds a shortest path.

# In lists the two wall followers are one, with a choice of the hand.
solver-wall-follower = Wall follower
# { $field } is the label of the choice of a solver.
hand-choice = { $field }: hand on the wall
solver-hand = { $hand ->
    [left] Left
   *[right] Right
 }
solver-left-hand = Wall follower, left hand
solver-left-hand-does = Walks with the left hand on the wall; says so when it goes around in a circle.

solver-right-hand = Wall follower, right hand
solver-right-hand-does = Walks with the right hand on the wall; says so when it goes around in a circle.

solver-pledge = Pledge
solver-pledge-does = Keeps one direction and counts its turns along walls, so it leaves every island; finds every exit at the edge.

solver-tremaux = Trémaux
solver-tremaux-does = Walks and marks each passage, and takes none more than twice; finds a path through every maze that has one.

solver-floyd-warshall = Floyd–Warshall
solver-floyd-warshall-does = Finds the shortest paths between all pairs of cells, and takes the one to the nearest exit.
