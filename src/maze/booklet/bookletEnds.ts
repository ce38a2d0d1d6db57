import { type Ends, type Maze, type Random, cornerEnds, isOnEdge } from "../model";
import { longestPathBetween } from "../measures";
import type { BookletEnds } from "./bookletPlan";

/**
 * The ends of a maze; `random` decides where they lie on opposite sides, which only a maze that fills its whole rectangle has.
 */
export function bookletEnds(maze: Maze, kind: BookletEnds, random: Random): Ends {
  if (kind === "corners") return cornerEnds(maze);
  if (kind === "opposite") return oppositeEnds(maze, random);
  const longest = longestPathBetween(maze, (cell) => isOnEdge(maze, cell))!;
  return { entrance: longest.from, exits: [longest.to] };
}

function oppositeEnds({ rows, columns, size }: Maze, random: Random): Ends {
  if (random.below(2) === 0) {
    return { entrance: random.below(columns), exits: [size - columns + random.below(columns)] };
  }
  return { entrance: columns * random.below(rows), exits: [columns * random.below(rows) + columns - 1] };
}
