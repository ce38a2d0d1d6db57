// The longest slice of every generator, solver and measure, in milliseconds, on a million cells of several shapes: a click
// waits for no more than 12 ms or one slice, whichever is longer. Beside it the whole time, and what tells of a step.
// Run by hand: node bench/slices.mjs [words of names …]
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { compile } from "./compile.mjs";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");
const words = process.argv.slice(2);
const names = [
  "generators/index",
  "solvers/index",
  "random",
  "ends",
  "measures/statistics",
  "mend",
  "slices",
  "trace/cursor",
];
const [
  { generators, generatorById },
  { solvers },
  { Random },
  { cornerEnds },
  measures,
  { mendInSlices },
  { atOnce },
  { TraceCursor },
] = await compile(names);

const stripes = Uint8Array.from({ length: 1e6 }, (_, cell) =>
  Number(cell % 6 !== 5 || cell % 1000 === Math.floor(cell / 1000)),
);
const shapes = {
  "1000 x 1000": { rows: 1000, columns: 1000 },
  "1 x 1000000": { rows: 1, columns: 1e6 },
  "1000000 x 1": { rows: 1e6, columns: 1 },
  "striped mask": { rows: 1000, columns: 1000, mask: stripes },
};
const LOOPS = { loopPercent: 20, blockPermille: 20 };

const RUNS = 4;

/** The longest slice, each at its fastest of four runs, so that what else the machine does counts little; the fastest run. */
function longest(work) {
  let fastest = [];
  let whole = Infinity;
  for (let run = 0; run < RUNS; run++) {
    collectGarbage();
    const slices = work();
    const taken = [];
    for (let done = false; !done;) {
      const before = performance.now();
      const used = process.cpuUsage();
      done = slices.next().done;
      const { user, system } = process.cpuUsage(used);
      // On a busy machine the clock counts other people's work; the processor's time counts the engine's other threads.
      taken.push(Math.min(performance.now() - before, (user + system) / 1000));
    }
    fastest = taken.map((time, slice) => Math.min(time, fastest[slice] ?? Infinity));
    whole = Math.min(
      whole,
      taken.reduce((sum, time) => sum + time, 0),
    );
  }
  const slice = fastest.reduce((most, time) => Math.max(most, time), 0);
  return {
    slices: fastest.length,
    at: fastest.indexOf(slice),
    "longest slice, ms": Number(slice.toFixed(1)),
    "in all, ms": Math.round(whole),
  };
}

const rows = [];
const note = (what, shape, work) => {
  if (words.length > 0 && !words.some((word) => what.includes(word))) return;
  try {
    rows.push({ what, shape, ...longest(work) });
  } catch (error) {
    rows.push({ what, shape, refused: error.name });
  }
};

for (const [shape, grid] of Object.entries(shapes)) {
  for (const { id, makeInSlices, honoursMask } of generators) {
    if (grid.mask !== undefined && !honoursMask) continue;
    note(`make ${id}`, shape, () => makeInSlices(grid, new Random("slices")));
    if (shape === "1000 x 1000")
      note(`make imperfect ${id}`, shape, () => makeInSlices(grid, new Random("slices"), LOOPS));
  }
  const maze = generatorById("growing-tree-mixed").make(grid, new Random("read")).maze;
  const ends = cornerEnds(maze);
  for (const { id, maxCells, solveInSlices } of solvers) {
    if (maxCells === Infinity)
      note(`solve ${id}`, shape, () => solveInSlices(maze, ends, { random: new Random("solve") }));
  }
  note("statistics", shape, () => measures.statisticsInSlices(maze, ends));
  note("mend", shape, () => mendInSlices(maze, new Random("mend")));
}
const floyd = generatorById("kruskal").make({ rows: 50, columns: 50 }, new Random("floyd")).maze;
const floydSolver = solvers.find(({ id }) => id === "floyd-warshall");
note("solve floyd-warshall", "50 x 50", () => floydSolver.solveInSlices(floyd, cornerEnds(floyd), {}));
console.table(rows);

/** Milliseconds of a sentence where the cursor is, one step back, and one step on, the cursor's way included. */
const told = [];
for (const { id, telling, make } of generators) {
  if (words.length > 0 && !words.some((word) => id.includes(word))) continue;
  const grid = shapes["1000 x 1000"];
  const { trace } = make(grid, new Random("told"));
  const cursor = new TraceCursor(grid, trace, telling);
  const time = (position) => {
    const from = performance.now();
    atOnce(cursor.moveTo(position));
    cursor.sentence(String);
    return Number((performance.now() - from).toFixed(2));
  };
  const { length } = trace.steps;
  told.push({
    id,
    steps: length,
    every: trace.every ?? 1,
    "to the end": time(length),
    here: time(length),
    back: time(length - 1),
    "back again": time(length - 2),
    on: time(length - 1),
    "to the middle": time(length >> 1),
  });
}
console.log("Sentences of a trace at 1000 x 1000, ms:");
console.table(told);
