import { message } from "../../message";
import { chamberOf, isWalk, type Moment, type Narration, type Say, runOf } from "./moment";
import { BACKTRACKED, BLOCKED, BUILT, ERASED, GAP, KEPT, LOOPED, MISSED, OPENED, REFUSED, WALKED } from "./trace";
import { type Step, placeOf } from "./steps";

/** For every algorithm without words of its own, and what all algorithms have in common. */
export const sayStep: Say = (step, name) => {
  const { cell, neighbour } = named(step, name);
  switch (step.outcome) {
    case OPENED:
      return message("wall-falls", { cell, neighbour });
    case REFUSED:
      return message("wall-stays");
    case BLOCKED:
      return message("wall-blocked");
    case BACKTRACKED:
      return message("search-goes-back", { neighbour });
    case BUILT:
      return message("wall-built", { cell, neighbour });
    case LOOPED:
      return message("wall-makes-loop", { cell, neighbour });
    case WALKED:
      return message("walk-goes", { cell, neighbour, meets: "nothing" });
    case ERASED:
      return message("walk-erases", { neighbour });
    case KEPT:
      return message("coin-keeps-wall");
    case GAP:
      return message("cut-begins", { cell, neighbour });
    case MISSED:
      return message("pick-missed");
  }
};

/** Kruskal: the sets on both sides, and how many are left. */
const saySets: Say = ({ outcome, setOfSelected: set, setOfNeighbour: other, setsLeft: left }) => {
  switch (outcome) {
    case OPENED:
      return message("sets-joined", { set, other, left });
    case BLOCKED:
      return message("sets-joined-blocked", { set, other, left });
    case LOOPED:
      return message("sets-same-loop", { set, left });
    default:
      return message("sets-same", { set, left });
  }
};

/** Kruskal by random picks: the sets on both sides, or that there is only one side. */
const sayPicks: Say = (step, name, at) => (step.outcome === MISSED ? message("pick-missed") : saySets(step, name, at));

/** Depth-first search: on into a new cell, or back from a cell with nothing left to enter. */
const saySearch: Say = (step, name) => {
  const { cell, neighbour } = named(step, name);
  switch (step.outcome) {
    case OPENED:
      return message("search-enters", { neighbour });
    case BLOCKED:
      return message("search-enters-blocked", { neighbour });
    case LOOPED:
      return message("search-makes-loop", { neighbour });
    default:
      return message("search-dead-end", { cell, neighbour });
  }
};

/** Prim by wall weights, or by random frontier cell: what joins. */
const sayFrontier =
  (id: "lightest-wall-falls" | "frontier-cell-joins"): Say =>
  (step, name, at) => {
    if (step.outcome !== OPENED) return sayStep(step, name, at);
    return message(id, named(step, name));
  };

/** The growing trees: which cell grows. */
const sayGrowing =
  (from: "newest" | "oldest" | "random" | "mixed"): Say =>
  (step, name, at) => {
    if (step.outcome !== OPENED) return sayStep(step, name, at);
    return message("tree-grows", { from, ...named(step, name) });
  };

/** Hunt and kill: the walk, or the hunt that finds a new start for it. */
const sayHunt: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  const before = lastJoin(at, step.number - 2);
  if (before === undefined) return message("walk-begins", { ...named(step, name), meets: "nothing" });
  if (before === step.selected) return message("walk-goes", { ...named(step, name), meets: "nothing" });
  return message("hunt-finds", { stuck: name(before), ...named(step, name) });
};

/** Wilson: the walk, its loops, and its path that joins the maze. */
const sayWilson: Say = (step, name, at) => {
  const { cell, neighbour } = named(step, name);
  switch (step.outcome) {
    case WALKED: {
      const isFirst = step.number === 1 || !isWalk(at, step.number - 2);
      const meets = at.sets.sizeOf(step.neighbour) > 1 ? "maze" : "nothing";
      return message(isFirst ? "walk-begins" : "walk-goes", { cell, neighbour, meets });
    }
    case ERASED:
      return message("walk-erases", { neighbour });
    case OPENED:
      return message("walk-joins", { cell, neighbour });
    default:
      return sayStep(step, name, at);
  }
};

/** Aldous and Broder: over known ground, or into a new cell. */
const sayCover: Say = (step, name, at) => {
  if (step.outcome === WALKED) return message("walk-goes", { ...named(step, name), meets: "nothing" });
  if (step.outcome === OPENED) return message("walk-goes-first-time", named(step, name));
  return sayStep(step, name, at);
};

/** Eller: coins sideways, then coins downwards, row by row. */
const sayEller: Say = (step, name, at) => {
  const { outcome, setOfSelected: set, setOfNeighbour: other } = step;
  const row = Math.floor(step.selected / at.grid.columns) + 1;
  if (step.side === "bottom") {
    if (outcome === OPENED) return message("row-opens-down", { row, ...named(step, name) });
    if (outcome === KEPT) return message("row-stays-closed", { row, ...named(step, name) });
    return sayStep(step, name, at);
  }
  switch (outcome) {
    case OPENED:
      return message("row-sets-joined", { row, set, other, because: row === at.grid.rows ? "lastRow" : "coin" });
    case KEPT:
      return message("row-sets-kept", { row, set, other });
    case REFUSED:
      return message("row-sets-same", { row, set });
    default:
      return sayStep(step, name, at);
  }
};

/** Sidewinder: the run continues, is closed, opens upwards. */
const saySidewinder: Say = (step, name, at) => {
  if (step.outcome !== OPENED && step.outcome !== KEPT) return sayStep(step, name, at);
  const { cell, neighbour } = named(step, name);
  const run = runOf(at)!;
  const [cells, first, last] = [run.last - run.first + 1, name(run.first), name(run.last)];
  if (step.outcome === KEPT) return message("run-closes", { cells, first, last });
  if (step.side === "top") return message("run-opens-up", { cell, cells, first, last });
  return message("run-goes-on", { neighbour, cells });
};

/** Binary tree: one coin per cell, which opens its left or top wall. */
const sayCoin: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  const side = step.side === "bottom" ? "top" : "left";
  return message("cell-opens", { cell: name(step.neighbour), side, neighbour: name(step.selected) });
};

/** Recursive division: the chamber, the cut, the gap. */
const sayDivision: Say = (step, name, at) => {
  const chamber = chamberOf(at);
  if (chamber === undefined) return sayStep(step, name, at);
  if (step.outcome !== GAP) return message("cut-goes-on", named(step, name));
  const { first, last, isUpright, walls } = chamber;
  const direction = isUpright ? "down" : "across";
  return message("chamber-cut", { first: name(first), last: name(last), direction, walls, ...named(step, name) });
};

/** The addresses of both cells. */
function named({ selected, neighbour }: Step, name: (cell: number) => string): { cell: string; neighbour: string } {
  return { cell: name(selected), neighbour: name(neighbour) };
}

/** For a trace whose algorithm is unknown. */
export const PLAIN_NARRATION: Narration = { say: sayStep, colouring: "sets" };

const narrations: Readonly<Record<string, Narration>> = {
  "aldous-broder": { say: sayCover, colouring: "cover" },
  "binary-tree": { say: sayCoin, colouring: "sets" },
  boruvka: { say: saySets, colouring: "sets" },
  "depth-first": { say: saySearch, colouring: "stack" },
  eller: { say: sayEller, colouring: "sets" },
  "growing-tree-mixed": { say: sayGrowing("mixed"), colouring: "active" },
  "growing-tree-newest": { say: sayGrowing("newest"), colouring: "active" },
  "growing-tree-oldest": { say: sayGrowing("oldest"), colouring: "active" },
  "growing-tree-random": { say: sayGrowing("random"), colouring: "active" },
  "hunt-and-kill": { say: sayHunt, colouring: "frontier" },
  kruskal: { say: saySets, colouring: "sets" },
  "kruskal-picks": { say: sayPicks, colouring: "sets" },
  "prim-frontier": { say: sayFrontier("frontier-cell-joins"), colouring: "frontier" },
  "prim-weights": { say: sayFrontier("lightest-wall-falls"), colouring: "frontier" },
  "recursive-division": { say: sayDivision, colouring: "chamber" },
  sidewinder: { say: saySidewinder, colouring: "run" },
  wilson: { say: sayWilson, colouring: "walk" },
};

/** What steps and tints show while a person watches a generator; the plain words for one that has none of its own. */
export function narrationOf({ id }: { readonly id: string }): Narration {
  return narrations[id] ?? PLAIN_NARRATION;
}

/** The cell that was joined by the last wall to fall at or before a step of the trace. */
function lastJoin({ grid, trace }: Moment, index: number): number | undefined {
  for (let i = index; i >= 0; i--) {
    const { outcome, neighbour } = placeOf(grid, trace.steps[i]!);
    if (outcome === OPENED || outcome === BLOCKED) return neighbour;
  }
  return undefined;
}
