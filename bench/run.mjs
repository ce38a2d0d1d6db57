/**
 * Speed of every generator and solver, of the fastest generators of the npm registry, and of Kruskal in C: `npm run bench`.
 *
 * Words choose systems whose name contains one of them, numbers choose sides of squares: `npm run bench -- kruskal npm 1000`.
 * All systems of a size take turns, so that a slow moment of the machine meets them alike; a ratio is the median of the
 * ratios of each turn.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { allSystems } from "./systems.mjs";

const WARM_UP = 2;
const RUNS = 9;
const RUNS_OF_LARGE = 7;
const LARGE_SIDE = 2000;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

const words = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const wantedSides = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);

const { systems, remarks } = await allSystems();
const chosen = systems.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
/** Milliseconds of each turn, by system and side. */
const turns = new Map();

console.log("system                               |   side |  median ms | ns a cell | bytes a cell");
console.log("-------------------------------------|--------|------------|-----------|-------------");
for (const side of [...new Set(chosen.flatMap(({ sides }) => sides))].sort((a, b) => a - b)) {
  if (wantedSides.length > 0 && !wantedSides.includes(side)) continue;
  const running = chosen.filter(({ sides }) => sides.includes(side));
  measure(running, side);
  for (const { name, bytes } of running.map((system) => ({ ...system, bytes: bytesOf(system, side) }))) {
    const milliseconds = median(turns.get(key(name, side)));
    const columns = [
      name.padEnd(36),
      String(side).padStart(6),
      milliseconds.toFixed(2).padStart(10),
      ((milliseconds * 1e6) / side ** 2).toFixed(1).padStart(9),
      bytes.padStart(12),
    ];
    console.log(columns.join(" | "));
  }
}
printGoals();
for (const remark of remarks) console.log(remark);
if (process.argv.length === 2) {
  console.log("\nThe pane's longest tasks:");
  await import("./watch.mjs");
  console.log("\nThe view's frames:");
  await import("./view.mjs");
}

function measure(running, side) {
  const runs = side >= LARGE_SIDE ? RUNS_OF_LARGE : RUNS;
  for (const { name } of running) turns.set(key(name, side), []);
  for (let round = -WARM_UP; round < runs; round++) {
    for (const { name, prepare } of running) {
      const run = prepare(side, round);
      const from = performance.now();
      const outcome = run();
      const milliseconds = outcome?.milliseconds ?? performance.now() - from;
      if (round >= 0) turns.get(key(name, side)).push(milliseconds);
    }
  }
}

/**
 * What one run takes for buffers and objects and was not collected by its end, to a tenth of a byte a cell. On small squares
 * much of it is the engine's own. A collection within the run makes it too small.
 */
function bytesOf({ prepare }, side) {
  const run = prepare(side, 0);
  for (let i = 0; i < 2; i++) collectGarbage(); // the first one lets go of buffers, the second one counts them out
  const before = process.memoryUsage();
  const outcome = run();
  const after = process.memoryUsage();
  if (outcome?.milliseconds !== undefined) return "";
  const bytes = Math.max(0, after.arrayBuffers - before.arrayBuffers) + Math.max(0, after.heapUsed - before.heapUsed);
  return (bytes / side ** 2).toFixed(1);
}

function printGoals() {
  const npm = systems.filter(({ name }) => name.startsWith("npm ")).map(({ name }) => name);
  const fastest = npm
    .filter((name) => turns.has(key(name, 1000)))
    .sort((a, b) => median(turns.get(key(a, 1000))) - median(turns.get(key(b, 1000))))[0];
  console.log("\nGoals, as ratios of one run:");
  goal("fastest npm generator / Kruskal, 1000²", [fastest, 1000], ["make kruskal", 1000], "at least 1.4");
  goal("Kruskal / Kruskal in C, 1000²", ["make kruskal", 1000], ["C kruskal", 1000], "at most 1.9");
  for (const name of ["make depth-first", "make eller", "solve breadth-first"]) {
    goal(`${name}, time a cell, 4000² / 1000²`, [name, 4000], [name, 1000], "at most 1.6", 1 / 16);
  }
  goal(
    "textbook Floyd-Warshall / ours, 900 cells",
    ["textbook Floyd-Warshall", 30],
    ["solve floyd-warshall", 30],
    "at least 5",
  );
}

function goal(what, [one, side], [other, otherSide], wanted, factor = 1) {
  const [above, below] = [turns.get(key(one, side)), turns.get(key(other, otherSide))];
  if (above === undefined || below === undefined) return;
  const ratio =
    side === otherSide ? median(above.map((time, turn) => time / below[turn])) : median(above) / median(below);
  console.log(`${what}: ${(ratio * factor).toFixed(2)} (goal: ${wanted})`);
}

function key(name, side) {
  return `${name} at ${side}`;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
