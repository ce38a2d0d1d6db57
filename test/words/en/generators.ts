import { type Message, message } from "../../../src/message";

export const generators: readonly (readonly [Message, string])[] = [
  [message("texture-dead-ends"), "Many short dead ends"],
  [message("texture-rivers"), "Long and winding"],
  [message("texture-corridors"), "Straight corridors"],
  [message("texture-study"), "For study: like those above, made another way"],
  [message("kind-difficulty", { difficulty: "medium" }), "medium"],
  [message("generator-kruskal"), "Kruskal"],
  [
    message("generator-kruskal-does"),
    "Walls fall in random order wherever they separate two sets; many short dead ends.",
  ],
  [message("generator-depth-first"), "Depth-first"],
  [
    message("generator-depth-first-does"),
    "A search enters unvisited neighbours, and goes back when it is stuck; long winding rivers with few dead ends.",
  ],
  [message("generator-prim-weights"), "Prim, by wall weights"],
  [
    message("generator-prim-weights-does"),
    "One patch grows over the lightest wall around it; the same mazes as Kruskal’s, in another order.",
  ],
  [message("generator-prim-frontier"), "Prim, by random frontier cell"],
  [
    message("generator-prim-frontier-does"),
    "One patch grows by a random cell beside it; the most and the shortest dead ends.",
  ],
  [message("generator-wilson"), "Wilson"],
  [
    message("generator-wilson-does"),
    "Random walks whose loops are erased join the maze; every maze is equally likely.",
  ],
  [message("generator-aldous-broder"), "Aldous-Broder"],
  [
    message("generator-aldous-broder-does"),
    "One random walk opens the wall into each cell that it enters for the first time; every maze is equally likely, but slow to make.",
  ],
  [message("generator-eller"), "Eller"],
  [
    message("generator-eller-does"),
    "Row by row, coin tosses join sets sideways and carry them down; even and quick, for rectangles only.",
  ],
  [message("generator-hunt-and-kill"), "Hunt and kill"],
  [
    message("generator-hunt-and-kill-does"),
    "Random walks, each begun at the first cell beside the maze; long rivers and the fewest dead ends.",
  ],
  [message("generator-sidewinder"), "Sidewinder"],
  [
    message("generator-sidewinder-does"),
    "Row by row, runs of random length each open one wall upwards; one long corridor at the top, for rectangles only.",
  ],
  [message("generator-binary-tree"), "Binary tree"],
  [
    message("generator-binary-tree-does"),
    "Each cell opens its left or its top wall; corridors along two edges and a slant, for rectangles only.",
  ],
  [message("generator-recursive-division"), "Recursive division"],
  [
    message("generator-recursive-division-does"),
    "Straight walls with one gap each split chambers into smaller ones; long walls, for rectangles only.",
  ],
  [message("generator-growing-tree-newest"), "Growing tree, newest"],
  [
    message("generator-growing-tree-newest-does"),
    "Grows from the cell that joined last; long winding rivers like depth-first’s.",
  ],
  [message("generator-growing-tree-oldest"), "Growing tree, oldest"],
  [
    message("generator-growing-tree-oldest-does"),
    "Grows from the cell that joined first; straight corridors away from the first cell.",
  ],
  [message("generator-growing-tree-random"), "Growing tree, random"],
  [message("generator-growing-tree-random-does"), "Grows from any cell of the maze; many short dead ends."],
  [message("generator-growing-tree-mixed"), "Growing tree, mixed"],
  [
    message("generator-growing-tree-mixed-does"),
    "Grows half the time from the newest cell and half from any; rivers with many branches.",
  ],
  [message("generator-boruvka"), "Borůvka"],
  [
    message("generator-boruvka-does"),
    "In each round, every set removes its lightest wall; the same mazes as Kruskal’s, grown from everywhere.",
  ],
  [message("generator-kruskal-picks"), "Kruskal, random picks"],
  [
    message("generator-kruskal-picks-does"),
    "Picks a random cell and one of its sides again and again, also where nothing happens; mazes like Kruskal’s.",
  ],
];
