/**
 * Speed of every generator and solver, of the fastest generators from npm, and of three generators in C: `npm run bench`.
 *
 * Words select systems whose name contains one of them; numbers select sides of squares: `npm run bench -- kruskal npm 1000`.
 * Each system runs in a process of its own (process.mjs), as in a page that makes one kind of maze. All systems of a size take
 * turns, so that a slow moment of the machine affects all of them; a ratio is the median of the ratios of each turn. The compiler
 * treats the same code a little differently in each process, so all processes are started several times. "make" leaves a
 * trace, "instant" makes the same maze without one. Ends within 20 minutes; a busy machine gets fewer turns.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { allSystems, compileSystems } from "./systems.mjs";

const PROCESS = fileURLToPath(new URL("process.mjs", import.meta.url));
/** Turns that count, and turns before them for the compiler to warm up, by the least side to which they apply. */
const TURNS = [
  { side: 2000, warmUp: 2, runs: 7 },
  { side: 500, warmUp: 5, runs: 11 },
  { side: 100, warmUp: 200, runs: 61 },
  { side: 0, warmUp: 3000, runs: 301 },
];
/** How often the processes of a side are started. */
const STARTS = 3;
/** Warming up ends after this time, but takes at least two turns. */
const SECONDS_TO_WARM_UP = 5;
const FEWEST_WARM_UPS = 2;
/** After this many seconds, the processes get no further turns. */
const SECONDS_A_START = 30;
const FEWEST_RUNS = 3;

const words = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const wantedSides = process.argv
  .slice(2)
  .filter((word) => /^\d+$/.test(word))
  .map(Number);

const folder = mkdtempSync(path.join(tmpdir(), "lavirint-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true }));
await compileSystems(folder);
const { systems, remarks } = allSystems(folder);
const chosen = systems.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
/** Milliseconds of each turn, by system and side. */
const turns = new Map();
/** Bytes of typed arrays, by system and side. */
const bytesACell = new Map();

console.log("system                               |   side |  median ms | ns a cell | bytes a cell");
console.log("-------------------------------------|--------|------------|-----------|-------------");
for (const side of [...new Set(chosen.flatMap(({ sides }) => sides))].sort((a, b) => a - b)) {
  if (wantedSides.length > 0 && !wantedSides.includes(side)) continue;
  const running = chosen.filter(({ sides }) => sides.includes(side));
  for (const { name } of running) turns.set(key(name, side), []);
  const bytesOf = new Map();
  for (let start = 0; start < STARTS; start++) {
    const processes = new Map(running.map(({ name }) => [name, fork(PROCESS, [folder, name])]));
    await measure(processes, side, start);
    for (const [name, child] of processes) {
      if (start === 0 && !name.startsWith("C ")) bytesOf.set(name, await ask(child, { side }));
      child.disconnect();
    }
  }
  for (const { name } of running) {
    const milliseconds = median(turns.get(key(name, side)));
    const bytes = (bytesOf.get(name) ?? NaN) / side ** 2;
    bytesACell.set(key(name, side), bytes);
    const columns = [
      name.padEnd(36),
      String(side).padStart(6),
      milliseconds.toFixed(2).padStart(10),
      ((milliseconds * 1e6) / side ** 2).toFixed(1).padStart(9),
      (bytes > 0 ? bytes.toFixed(1) : "").padStart(12),
    ];
    console.log(columns.join(" | "));
  }
}
printGoals();
for (const remark of remarks) console.log(remark);
if (process.argv.length === 2) {
  await alsoRun("The pane's longest tasks", "./watch.mjs");
  await alsoRun("The view's frames", "./view.mjs");
}

/** Runs another benchmark. A fault in it is reported, and the others continue. */
async function alsoRun(what, file) {
  console.log(`\n${what}:`);
  try {
    await import(file);
  } catch (error) {
    console.log(`${file} broke off: ${error}`);
    process.exitCode = 1;
  }
}

/** Runs all systems of a side in turns; each start makes other mazes. */
async function measure(processes, side, start) {
  const { warmUp, runs } = TURNS.find((turn) => turn.side <= side);
  const turn = async (round, isCounted) => {
    for (const [name, child] of processes) {
      const milliseconds = await ask(child, { side, round });
      if (isCounted) turns.get(key(name, side)).push(milliseconds);
    }
  };
  const warm = performance.now() + 1000 * SECONDS_TO_WARM_UP;
  for (let i = 0; i < warmUp && (i < FEWEST_WARM_UPS || performance.now() < warm); i++) await turn(-1 - i, false);
  const end = performance.now() + 1000 * SECONDS_A_START;
  for (let i = 0; i < runs && (i < FEWEST_RUNS || performance.now() < end); i++) await turn(start * runs + i, true);
}

function ask(child, question) {
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`The process of a system ended with code ${code}.`));
    child.once("exit", ended);
    child.once("message", (answer) => {
      child.off("exit", ended);
      resolve(answer);
    });
    child.send(question);
  });
}

/** Prints the ratios that have goals, each once. */
function printGoals() {
  const npm = systems.filter(({ name }) => name.startsWith("npm ")).map(({ name }) => name);
  const fastest = npm
    .filter((name) => turns.has(key(name, 1000)))
    .sort((a, b) => median(turns.get(key(a, 1000))) - median(turns.get(key(b, 1000))))[0];
  console.log("\nGoals, as ratios of one run:");
  goal(
    `fastest npm generator (${fastest}) / make kruskal, 1000²`,
    [fastest, 1000],
    ["make kruskal", 1000],
    "at least 1",
  );
  goal("make kruskal / Kruskal in C, 1000²", ["make kruskal", 1000], ["C kruskal", 1000], "at most 2.5");
  goal("make eller / Eller in C, 1000²", ["make eller", 1000], ["C eller", 1000], "at most 1.3");
  goal("instant wilson / Wilson in C, 1000²", ["instant wilson", 1000], ["C wilson", 1000], "at most 1.5");
  for (const name of ["make depth-first", "make eller", "solve breadth-first"]) {
    goal(`${name}, time a cell, 4000² / 1000²`, [name, 4000], [name, 1000], "at most 1.6", 1 / 16);
  }
  const [textbook, ours] = ["textbook Floyd-Warshall", "solve floyd-warshall"];
  goal("textbook Floyd-Warshall / ours, 900 cells", [textbook, 30], [ours, 30], "at least 5");
  const makers = chosen.map(({ name }) => name).filter((name) => name.startsWith("make "));
  const solvers = chosen.map(({ name }) => name).filter((name) => /^solve (?!floyd)/.test(name));
  for (const side of [500, 1000]) {
    memoryGoal(makers, side, 24);
    memoryGoal(solvers, side, 40);
  }
}

function goal(what, [one, side], [other, otherSide], wanted, factor = 1) {
  const [above, below] = [turns.get(key(one, side)), turns.get(key(other, otherSide))];
  if (above === undefined || below === undefined) return;
  const ratio =
    side === otherSide ? median(above.map((time, turn) => time / below[turn])) : median(above) / median(below);
  console.log(`${what}: ${(ratio * factor).toFixed(2)} (goal: ${wanted})`);
}

function memoryGoal(names, side, most) {
  const known = names.filter((name) => bytesACell.has(key(name, side)));
  if (known.length === 0) return;
  const [worst, bytes] = known
    .map((name) => [name, bytesACell.get(key(name, side))])
    .reduce((a, b) => (a[1] >= b[1] ? a : b));
  const whose = known.length === 1 ? worst : `most of all, ${worst}`;
  console.log(`bytes a cell, ${whose}, ${side}²: ${bytes.toFixed(1)} (goal: at most ${most})`);
}

function key(name, side) {
  return `${name} at ${side}`;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
