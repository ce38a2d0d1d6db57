/** What the benchmark runs: each system has a name, the sides of the squares that make sense, and how to prepare a run. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.mjs";
import { textbookFloyd } from "./textbookFloyd.mjs";

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Sides of the squares: by default 100, 500 and 1000; 2000 and 4000 for those that are asked for there. */
const ALWAYS = [100, 500, 1000];
const LARGE = [...ALWAYS, 2000, 4000];
const LARGE_GENERATORS = ["kruskal", "depth-first", "eller"];
/** The covering walk takes seconds on more; the sides of Floyd-Warshall are those of 900 cells. */
const SIDES = { "aldous-broder": [100, 500] };
const FLOYD_SIDES = [30];

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
  const names = ["generators/index", "solvers/index", "random", "ends"];
  const [{ generators, generatorById }, { solvers }, { Random }, { cornerEnds }] = await compile(names);
  const make = (id, side, round) =>
    generatorById(id).make({ rows: side, columns: side }, new Random(`bench ${side} ${round}`));
  let solved;
  /** The maze that all solvers of a size solve. */
  const mazeToSolve = (side) => {
    if (solved?.rows !== side) solved = make("kruskal", side, 0).maze;
    return solved;
  };
  const textbook = {
    name: "textbook Floyd-Warshall",
    sides: FLOYD_SIDES,
    prepare: (side) => {
      const maze = mazeToSolve(side);
      return () => textbookFloyd(maze);
    },
  };
  return [
    ...generators.map(({ id }) => ({
      name: `make ${id}`,
      sides: SIDES[id] ?? (LARGE_GENERATORS.includes(id) ? LARGE : ALWAYS),
      prepare: (side, round) => () => make(id, side, round),
    })),
    ...solvers.map(({ id, maxCells, solve }) => ({
      name: `solve ${id}`,
      sides: maxCells < 10_000 ? FLOYD_SIDES : id === "breadth-first" ? LARGE : ALWAYS,
      prepare: (side, round) => {
        const maze = mazeToSolve(side);
        const ends = cornerEnds(maze);
        const random = new Random(`bench ${round}`);
        return () => solve(maze, ends, { random });
      },
    })),
    textbook,
  ];
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

/** Kruskal in C, compiled afresh, where there is a compiler. */
function limit(remarks) {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-limit-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const program = path.join(folder, "limit");
  try {
    execFileSync("cc", ["-O3", "-o", program, path.join(FOLDER, "limit.c")], { stdio: "ignore" });
  } catch {
    remarks.push("There is no C compiler called cc; Kruskal in C was left out.");
    return [];
  }
  const prepare = (side) => () => {
    const lines = execFileSync(program, [String(side), "2"], { encoding: "utf8" })
      .trim()
      .split("\n");
    return { milliseconds: Number(lines.at(-1)) };
  };
  return [{ name: "C kruskal", sides: LARGE, prepare }];
}
