import { type Message, message } from "../../message";
import type { Step, TraceCursor } from "./cursor";
import { chamberOf, isWalk, runOf } from "./tints";
import { Outcome, type OutcomeName, outcomeNames, placeOf } from "./trace";

/** What can be said of the step just taken: `name` gives a cell's address, and rows count from 1. */
function factsOf(at: TraceCursor, step: Step, name: (cell: number) => string) {
  const cells = { cell: name(step.selected), neighbour: name(step.neighbour) };
  const { setOfSelected: set, setOfNeighbour: other, setsLeft: left } = step;
  return { at, step, name, cells, ...cells, set, other, left, row: Math.floor(step.selected / at.grid.columns) + 1 };
}
type Facts = ReturnType<typeof factsOf>;
type Words = (facts: Facts) => Message;

/** What all algorithms have in common. */
const PLAIN: Readonly<Record<OutcomeName, Words>> = {
  joined: ({ cells }) => message("wall-falls", cells),
  refused: () => message("wall-stays"),
  blocked: () => message("wall-blocked"),
  backtracked: ({ neighbour }) => message("search-goes-back", { neighbour }),
  built: ({ cells }) => message("wall-built", cells),
  looped: ({ cells }) => message("wall-makes-loop", cells),
  walked: ({ cells }) => message("walk-goes", { ...cells, meets: "nothing" }),
  erased: ({ neighbour }) => message("walk-erases", { neighbour }),
  kept: () => message("coin-keeps-wall"),
  gap: ({ cells }) => message("cut-begins", cells),
  missed: () => message("pick-missed"),
};

/** The words of an algorithm for some outcomes; it has the plain ones for all others. */
type OwnWords = Readonly<Partial<Record<OutcomeName, Words>>>;

const sets: OwnWords = {
  joined: ({ set, other, left }) => message("sets-joined", { set, other, left }),
  blocked: ({ set, other, left }) => message("sets-joined-blocked", { set, other, left }),
  looped: ({ set, left }) => message("sets-same-loop", { set, left }),
  refused: ({ set, left }) => message("sets-same", { set, left }),
};

const search: OwnWords = {
  joined: ({ neighbour }) => message("search-enters", { neighbour }),
  blocked: ({ neighbour }) => message("search-enters-blocked", { neighbour }),
  looped: ({ neighbour }) => message("search-makes-loop", { neighbour }),
  backtracked: ({ cells }) => message("search-dead-end", cells),
};

const growing = (from: "newest" | "oldest" | "random" | "mixed"): OwnWords => ({
  joined: ({ cells }) => message("tree-grows", { from, ...cells }),
});

const hunt: OwnWords = {
  joined: ({ step, at, name, cells }) => {
    const before = lastJoin(at, step.number - 2);
    if (before === undefined) return message("walk-begins", { ...cells, meets: "nothing" });
    if (before === step.selected) return message("walk-goes", { ...cells, meets: "nothing" });
    return message("hunt-finds", { stuck: name(before), ...cells });
  },
};

const wilson: OwnWords = {
  walked: ({ step: { number, neighbour }, at, cells }) => {
    const isFirst = number === 1 || !isWalk(at, number - 2);
    const meets = at.sizeOf(neighbour) > 1 ? "maze" : "nothing";
    return message(isFirst ? "walk-begins" : "walk-goes", { ...cells, meets });
  },
  joined: ({ cells }) => message("walk-joins", cells),
};

const eller: OwnWords = {
  joined: ({ step, at, cells, row, set, other }) =>
    step.side === "bottom"
      ? message("row-opens-down", { row, ...cells })
      : message("row-sets-joined", { row, set, other, because: row === at.grid.rows ? "lastRow" : "coin" }),
  kept: ({ step, cells, row, set, other }) =>
    step.side === "bottom"
      ? message("row-stays-closed", { row, ...cells })
      : message("row-sets-kept", { row, set, other }),
  refused: ({ row, set }) => message("row-sets-same", { row, set }),
};

function runIn({ at, name }: Facts) {
  const { first, last } = runOf(at)!;
  return { cells: last - first + 1, first: name(first), last: name(last) };
}

const sidewinder: OwnWords = {
  kept: (facts) => message("run-closes", runIn(facts)),
  joined: (facts) => {
    const { cell, neighbour, step } = facts;
    const run = runIn(facts);
    return step.side === "top"
      ? message("run-opens-up", { cell, ...run })
      : message("run-goes-on", { neighbour, cells: run.cells });
  },
};

/** Binary tree: one coin per cell, which opens its left or top wall. */
const coin: OwnWords = {
  joined: ({ step, cell, neighbour }) =>
    message("cell-opens", { cell: neighbour, side: step.side === "bottom" ? "top" : "left", neighbour: cell }),
};

/** Recursive division: the chamber, the cut, the gap. A door that is walled up when rooms are made belongs to no cut. */
const division: OwnWords = {
  gap: ({ at, name, cells }) => {
    const { first, last, isUpright, walls } = chamberOf(at)!;
    const direction = isUpright ? "down" : "across";
    return message("chamber-cut", { first: name(first), last: name(last), direction, walls, ...cells });
  },
  built: ({ at, cells }) => message(chamberOf(at) === undefined ? "wall-built" : "cut-goes-on", cells),
};

/** The words of generators, by their ids. */
const ownWords: Readonly<Record<string, OwnWords>> = {
  "aldous-broder": { joined: ({ cells }) => message("walk-goes-first-time", cells) },
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
  "prim-frontier": { joined: ({ cells }) => message("frontier-cell-joins", cells) },
  "prim-weights": { joined: ({ cells }) => message("lightest-wall-falls", cells) },
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
  const facts = factsOf(at, step, name);
  const outcome = outcomeNames[step.outcome]!;
  const words = ownWords[generator]?.[outcome] ?? PLAIN[outcome];
  return message("step-at-wall", { cell: facts.cell, side: step.side, did: words(facts) });
}

/** The cell that was joined by the last wall to fall at or before a step of the trace. */
function lastJoin({ grid, trace }: TraceCursor, index: number): number | undefined {
  for (let i = index; i >= 0; i--) {
    const { outcome, neighbour } = placeOf(grid, trace.steps[i]!);
    if (outcome === Outcome.joined || outcome === Outcome.blocked) return neighbour;
  }
  return undefined;
}
