import { type Message, message } from "../../message";
import type { TraceCursor } from "./cursor";
import { chamberOf, isWalk, runOf } from "./tints";
import {
  BACKTRACKED,
  BLOCKED,
  BUILT,
  ERASED,
  GAP,
  KEPT,
  LOOPED,
  MISSED,
  OPENED,
  type Outcome,
  REFUSED,
  WALKED,
  type Step,
  placeOf,
} from "./trace";

/** What a step did, in words: the addresses of both cells, the step, what is true after it, and the address of any cell. */
type Words = (
  cells: { readonly cell: string; readonly neighbour: string },
  step: Step,
  at: TraceCursor,
  name: (cell: number) => string,
) => Message;

/** What all algorithms have in common. */
const PLAIN: Readonly<Record<Outcome, Words>> = {
  [OPENED]: (cells) => message("wall-falls", cells),
  [REFUSED]: () => message("wall-stays"),
  [BLOCKED]: () => message("wall-blocked"),
  [BACKTRACKED]: ({ neighbour }) => message("search-goes-back", { neighbour }),
  [BUILT]: (cells) => message("wall-built", cells),
  [LOOPED]: (cells) => message("wall-makes-loop", cells),
  [WALKED]: (cells) => message("walk-goes", { ...cells, meets: "nothing" }),
  [ERASED]: ({ neighbour }) => message("walk-erases", { neighbour }),
  [KEPT]: () => message("coin-keeps-wall"),
  [GAP]: (cells) => message("cut-begins", cells),
  [MISSED]: () => message("pick-missed"),
};

/** The words of an algorithm for some outcomes; it has the plain ones for all others. */
type OwnWords = Readonly<Partial<Record<Outcome, Words>>>;

const sets: OwnWords = {
  [OPENED]: (_, { setOfSelected: set, setOfNeighbour: other, setsLeft: left }) =>
    message("sets-joined", { set, other, left }),
  [BLOCKED]: (_, { setOfSelected: set, setOfNeighbour: other, setsLeft: left }) =>
    message("sets-joined-blocked", { set, other, left }),
  [LOOPED]: (_, { setOfSelected: set, setsLeft: left }) => message("sets-same-loop", { set, left }),
  [REFUSED]: (_, { setOfSelected: set, setsLeft: left }) => message("sets-same", { set, left }),
};

const search: OwnWords = {
  [OPENED]: ({ neighbour }) => message("search-enters", { neighbour }),
  [BLOCKED]: ({ neighbour }) => message("search-enters-blocked", { neighbour }),
  [LOOPED]: ({ neighbour }) => message("search-makes-loop", { neighbour }),
  [BACKTRACKED]: (cells) => message("search-dead-end", cells),
};

const growing = (from: "newest" | "oldest" | "random" | "mixed"): OwnWords => ({
  [OPENED]: (cells) => message("tree-grows", { from, ...cells }),
});

const hunt: OwnWords = {
  [OPENED]: (cells, step, at, name) => {
    const before = lastJoin(at, step.number - 2);
    if (before === undefined) return message("walk-begins", { ...cells, meets: "nothing" });
    if (before === step.selected) return message("walk-goes", { ...cells, meets: "nothing" });
    return message("hunt-finds", { stuck: name(before), ...cells });
  },
};

const wilson: OwnWords = {
  [WALKED]: (cells, { number, neighbour }, at) => {
    const isFirst = number === 1 || !isWalk(at, number - 2);
    const meets = at.sets.sizeOf(neighbour) > 1 ? "maze" : "nothing";
    return message(isFirst ? "walk-begins" : "walk-goes", { ...cells, meets });
  },
  [OPENED]: (cells) => message("walk-joins", cells),
};

const rowOf = ({ selected }: Step, { grid }: TraceCursor) => Math.floor(selected / grid.columns) + 1;

const eller: OwnWords = {
  [OPENED]: (cells, step, at) => {
    const { side, setOfSelected: set, setOfNeighbour: other } = step;
    const row = rowOf(step, at);
    if (side === "bottom") return message("row-opens-down", { row, ...cells });
    return message("row-sets-joined", { row, set, other, because: row === at.grid.rows ? "lastRow" : "coin" });
  },
  [KEPT]: (cells, step, at) => {
    const { side, setOfSelected: set, setOfNeighbour: other } = step;
    const row = rowOf(step, at);
    return side === "bottom"
      ? message("row-stays-closed", { row, ...cells })
      : message("row-sets-kept", { row, set, other });
  },
  [REFUSED]: (_, step, at) => message("row-sets-same", { row: rowOf(step, at), set: step.setOfSelected }),
};

function runIn(at: TraceCursor, name: (cell: number) => string) {
  const { first, last } = runOf(at)!;
  return { cells: last - first + 1, first: name(first), last: name(last) };
}

const sidewinder: OwnWords = {
  [KEPT]: (_cells, _step, at, name) => message("run-closes", runIn(at, name)),
  [OPENED]: ({ cell, neighbour }, { side }, at, name) => {
    const run = runIn(at, name);
    return side === "top"
      ? message("run-opens-up", { cell, ...run })
      : message("run-goes-on", { neighbour, cells: run.cells });
  },
};

/** Binary tree: one coin per cell, which opens its left or top wall. */
const coin: OwnWords = {
  [OPENED]: ({ cell, neighbour }, { side }) =>
    message("cell-opens", { cell: neighbour, side: side === "bottom" ? "top" : "left", neighbour: cell }),
};

/** Recursive division: the chamber, the cut, the gap. A door that is walled up when rooms are made belongs to no cut. */
const division: OwnWords = {
  [GAP]: (cells, _, at, name) => {
    const { first, last, isUpright, walls } = chamberOf(at)!;
    const direction = isUpright ? "down" : "across";
    return message("chamber-cut", { first: name(first), last: name(last), direction, walls, ...cells });
  },
  [BUILT]: (cells, _, at) => message(chamberOf(at) === undefined ? "wall-built" : "cut-goes-on", cells),
};

/** The words of generators, by their ids. */
const ownWords: Readonly<Record<string, OwnWords>> = {
  "aldous-broder": { [OPENED]: (cells) => message("walk-goes-first-time", cells) },
  "binary-tree": coin,
  boruvka: sets,
  "depth-first": search,
  eller,
  "growing-tree-mixed": growing("mixed"),
  "growing-tree-newest": growing("newest"),
  "growing-tree-oldest": growing("oldest"),
  "growing-tree-random": growing("random"),
  "hunt-and-kill": hunt,
  kruskal: sets,
  "kruskal-picks": sets,
  "prim-frontier": { [OPENED]: (cells) => message("frontier-cell-joins", cells) },
  "prim-weights": { [OPENED]: (cells) => message("lightest-wall-falls", cells) },
  "recursive-division": division,
  sidewinder,
  wilson,
};

/**
 * What the step just taken did, in the words of a generator: "H3, left wall. Sets 15 and 14 differ: joined as 15. 26 sets left.";
 * undefined at position 0. `name` gives a cell's address.
 */
export function describeStep(
  at: TraceCursor,
  generator: string,
  name: (cell: number) => string,
): Message<"step-at-wall"> | undefined {
  const step = at.step();
  if (step === undefined) return undefined;
  const { selected, neighbour, outcome, side } = step;
  const [cell, words] = [name(selected), ownWords[generator]?.[outcome] ?? PLAIN[outcome]];
  return message("step-at-wall", { cell, side, did: words({ cell, neighbour: name(neighbour) }, step, at, name) });
}

/** The cell that was joined by the last wall to fall at or before a step of the trace. */
function lastJoin({ grid, trace }: TraceCursor, index: number): number | undefined {
  for (let i = index; i >= 0; i--) {
    const { outcome, neighbour } = placeOf(grid, trace.steps[i]!);
    if (outcome === OPENED || outcome === BLOCKED) return neighbour;
  }
  return undefined;
}
