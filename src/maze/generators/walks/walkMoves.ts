import type { Grid } from "../../model";
import type { Imperfection } from "../shared/imperfection";
import { rectangleWalkCost } from "./walkCost";

type Moves = (grid: Grid, imperfection: Imperfection) => number;

/** The generators that walk at random, by their ids. */
const walking: Readonly<Record<string, Moves>> = {
  wilson: ({ rows, columns }) => rectangleWalkCost(rows, columns).wilson,
  "aldous-broder": ({ rows, columns }) => rectangleWalkCost(rows, columns).cover,
  "depth-first": ({ rows, columns }, { loopPercent }) =>
    loopPercent === 100 ? rectangleWalkCost(rows, columns).cover : 0,
};

/** Moves that a generator's random walk is expected to make on a whole rectangle; 0 for one that does not walk. */
export function walkMoves(id: string, grid: Grid, imperfection: Imperfection): number {
  return walking[id]?.(grid, imperfection) ?? 0;
}
