/** What the benchmark runs: each system has a name, the sides of the squares that make sense, and how to prepare a run. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.mjs";
import { shuffledKruskal } from "./shuffledKruskal.mjs";

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Sides of the squares: by default 100, 500 and 1000; more or fewer for those that are named here. */
const ALWAYS = [100, 500, 1000];
const LARGE = [...ALWAYS, 2000, 4000];
const SIDES = {
  "make kruskal": [20, ...LARGE],
  "instant kruskal": [20, ...LARGE],
  "Kruskal by a shuffle": [20, ...ALWAYS, 2000],
  "C kruskal": LARGE,
  "make depth-first": LARGE,
  "make eller": LARGE,
  "solve breadth-first": LARGE,
  // The covering walk takes seconds on more; 30 x 30 are the most cells that Floyd-Warshall's textbook loops take in a second.
  "make aldous-broder": [100, 500],
  "instant aldous-broder": [100, 500],
  "solve floyd-warshall": [30],
  "textbook Floyd-Warshall": [30],
};
const kept = [];
/** Those that have a road of their own to a maze without its trace. */
const INSTANT = ["kruskal", "wilson", "aldous-broder"];

/**
 * A system: `prepare(side, round)` returns a function that is one run, timed as a whole, or `{ milliseconds }` for a
 * run that timed itself. Remarks are sentences about what is missing.
 */
export async function allSystems() {
  const remarks = [];
  const ours = await ourSystems();
  return { systems: [...ours, ...peers(remarks), ...limit(remarks)], remarks };
}

async function ourSystems() {
  const names = ["generators/index", "solvers/index", "random", "ends", "slices", "test/maze/solvers/floydTextbook"];
  const [{ generators, generatorById }, { solvers }, { Random }, { cornerEnds }, { atOnce }, { floydTextbook }] =
    await compile(names);
  const seed = (side, round) => `bench ${side} ${round}`;
  // Collections throw away what was learned of objects of which none is left, and with it the code that was made of it: so one
  // run of each, broken off, stays.
  const large = { rows: 800, columns: 800 };
  const brokenOff = generators.flatMap(({ makeInSlices, mazeInSlices }) => [
    makeInSlices(large, new Random("broken off")),
    mazeInSlices(large, new Random("broken off")),
  ]);
  for (const slices of brokenOff) for (let i = 0; i < 12; i++) slices.next();
  kept.push(...brokenOff);
  let solved;
  /** The maze that all solvers of a size solve. */
  const mazeToSolve = (side) => {
    if (solved?.rows !== side) {
      solved = generatorById("kruskal").make({ rows: side, columns: side }, new Random(seed(side, 0))).maze;
    }
    return solved;
  };
  return [
    ...generators.map(({ id, make }) => ({
      name: `make ${id}`,
      prepare: (side, round) => () => make({ rows: side, columns: side }, new Random(seed(side, round))),
    })),
    ...INSTANT.map((id) => ({
      name: `instant ${id}`,
      prepare: (side, round) => () =>
        atOnce(generatorById(id).mazeInSlices({ rows: side, columns: side }, new Random(seed(side, round)))),
    })),
    {
      name: "Kruskal by a shuffle",
      prepare: (side, round) => () => shuffledKruskal(side, side, seed(side, round)),
    },
    ...solvers.map(({ id, solve }) => ({
      name: `solve ${id}`,
      prepare: (side, round) => {
        const maze = mazeToSolve(side);
        const ends = cornerEnds(maze);
        const random = new Random(`bench ${round}`);
        return () => solve(maze, ends, { random });
      },
    })),
    {
      name: "textbook Floyd-Warshall",
      prepare: (side) => {
        const maze = mazeToSolve(side);
        return () => floydTextbook(maze);
      },
    },
  ].map((system) => ({ ...system, sides: SIDES[system.name] ?? ALWAYS }));
}

/** The fastest generators of the npm registry, where they are installed. */
function peers(remarks) {
  const found = [];
  try {
    const generator = "@sbj42/maze-generator-backtrack";
    require.resolve(generator);
    const { generate } = require("@sbj42/maze-generator");
    found.push({
      name: "npm @sbj42/maze-generator-backtrack",
      sides: ALWAYS,
      prepare: (side) => () => generate(side, side, { generator }),
    });
  } catch {
    remarks.push("@sbj42/maze-generator with @sbj42/maze-generator-backtrack is not installed; it was left out.");
  }
  try {
    const { Map } = require("rot-js/dist/rot.js");
    found.push({
      name: "npm rot-js Eller",
      sides: ALWAYS,
      prepare: (side) => () => {
        const cells = new Uint8Array((2 * side + 1) ** 2);
        new Map.EllerMaze(2 * side + 1, 2 * side + 1).create((x, y, wall) => {
          cells[y * (2 * side + 1) + x] = wall;
        });
      },
    });
  } catch {
    remarks.push("rot-js is not installed; it was left out.");
  }
  return found;
}

/** Three generators in C, compiled afresh, where there is a compiler. */
function limit(remarks) {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-limit-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const program = path.join(folder, "limit");
  try {
    execFileSync("cc", ["-O3", "-o", program, path.join(FOLDER, "limit.c")], { stdio: "ignore" });
  } catch {
    remarks.push("There is no C compiler called cc; the generators in C were left out.");
    return [];
  }
  return ["kruskal", "eller", "wilson"].map((algorithm) => ({
    name: `C ${algorithm}`,
    sides: SIDES[`C ${algorithm}`] ?? ALWAYS,
    prepare: (side) => () => {
      const lines = execFileSync(program, [algorithm, String(side), "2"], { encoding: "utf8" })
        .trim()
        .split("\n");
      return { milliseconds: Number(lines.at(-1)) };
    },
  }));
}
