/** How hard mazes of a kind are on 20 x 20 from corner to corner, in the mean; see "How hard a kind is" in docs/decisions.md. */
export type Difficulty = "easy" | "medium" | "hard";

export interface Kinds {
  /** What the mazes of the group are like. */
  readonly texture: string;
  /** Ids of generators. */
  readonly kinds: readonly { readonly id: string; readonly difficulty: Difficulty }[];
}

/** Every generator of the engine, by what its mazes are like, those that most people want first. */
export const kindGroups: readonly Kinds[] = [
  {
    texture: "Many short dead ends",
    kinds: [
      { id: "kruskal", difficulty: "medium" },
      { id: "wilson", difficulty: "medium" },
      { id: "eller", difficulty: "medium" },
      { id: "prim-frontier", difficulty: "easy" },
      { id: "growing-tree-random", difficulty: "easy" },
    ],
  },
  {
    texture: "Long and winding",
    kinds: [
      { id: "depth-first", difficulty: "hard" },
      { id: "hunt-and-kill", difficulty: "hard" },
      { id: "growing-tree-mixed", difficulty: "medium" },
    ],
  },
  {
    texture: "Straight corridors",
    kinds: [
      { id: "recursive-division", difficulty: "medium" },
      { id: "sidewinder", difficulty: "easy" },
      { id: "binary-tree", difficulty: "easy" },
      { id: "growing-tree-oldest", difficulty: "medium" },
    ],
  },
  {
    texture: "For study: like those above, made another way",
    kinds: [
      { id: "prim-weights", difficulty: "medium" },
      { id: "boruvka", difficulty: "medium" },
      { id: "aldous-broder", difficulty: "medium" },
      { id: "growing-tree-newest", difficulty: "hard" },
    ],
  },
];
