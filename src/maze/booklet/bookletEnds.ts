import { cornerEnds, type Ends, isOnEdge } from "../ends";
import type { Maze } from "../maze";
import { longestPathBetween } from "../measures/longestPath";
import type { Random } from "../random";
import type { Slices } from "../slices";
import type { BookletEnds } from "./bookletPlan";

/** The ends of a whole rectangle's maze; `random` decides where they lie on opposite sides. */
export function* bookletEnds(maze: Maze, kind: BookletEnds, random: Random): Slices<Ends> {
  if (kind === "corners") return cornerEnds(maze);
  if (kind === "opposite") return oppositeEnds(maze, random);
  const longest = (yield* longestPathBetween(maze, (cell) => isOnEdge(maze, cell)))!;
  return { entrance: longest.from, exits: [longest.to] };
}

function oppositeEnds({ rows, columns, size }: Maze, random: Random): Ends {
  if (random.below(2) === 0) {
    return { entrance: random.below(columns), exits: [size - columns + random.below(columns)] };
  }
  return { entrance: columns * random.below(rows), exits: [columns * random.below(rows) + columns - 1] };
}
