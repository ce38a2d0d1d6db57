/** What the benchmark runs: each system has a name, the sides of squares on which it is useful, and how to prepare a run. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compiled, compileTo } from "./compile.mjs";

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const LIMIT = "limit";

/** Sides of the squares: 100, 500 and 1000 unless a system is listed below. */
const ALWAYS = [100, 500, 1000];
const LARGE = [...ALWAYS, 2000, 4000];
const SIDES = {
  "make kruskal": [20, ...LARGE],
  "C kruskal": LARGE,
  "make depth-first": LARGE,
  "make eller": LARGE,
  "solve breadth-first": LARGE,
  // Aldous and Broder's walk takes seconds on larger grids; Floyd-Warshall's textbook loops take seconds above 30 x 30.
  "make aldous-broder": [100, 500],
  "instant aldous-broder": [100, 500],
  "solve floyd-warshall": [30],
  "textbook Floyd-Warshall": [30],
};
/** The generators that have a faster path to a maze without its trace. */
const INSTANT = ["wilson", "aldous-broder"];

/** The modules that the systems are made of. */
const MODULES = [
  "generators/generators",
  "solvers/solvers",
  "model/random",
  "model/maze",
  "test/maze/solvers/textbooks",
];

/** Fills a folder with what {@link allSystems} needs: the engine, and the C program if there is a compiler. */
export async function compileSystems(folder) {
  await compileTo(folder, MODULES);
  try {
    execFileSync("cc", ["-O3", "-o", path.join(folder, LIMIT), path.join(FOLDER, "limit.c")], { stdio: "ignore" });
  } catch {
    // allSystems reports that it is missing
  }
}

/**
 * A system: `prepare(side, round)` returns a function that is one run, timed as a whole, or `{ milliseconds }` for a
 * run that timed itself. Remarks are sentences about what is missing.
 */
export function allSystems(folder) {
  const remarks = [];
  const [{ generators, generatorById }, { solvers }, { Random }, { cornerEnds }, { floydTextbook }] = compiled(
    folder,
    MODULES,
  );
  const ours = ourSystems({ generators, generatorById, solvers, Random, cornerEnds, floydTextbook });
  return { systems: [...ours, ...peers(remarks), ...limit(folder, Random, remarks)], remarks };
}

const seed = (side, round) => `bench ${side} ${round}`;

function ourSystems({ generators, generatorById, solvers, Random, cornerEnds, floydTextbook }) {
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
        generatorById(id).makeMaze({ rows: side, columns: side }, new Random(seed(side, round))),
    })),
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

/** The fastest generators from npm, if they are installed. */
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

/** Three generators in C, if they are compiled, with the same draws as the engine's for the same seed. */
function limit(folder, Random, remarks) {
  const program = path.join(folder, LIMIT);
  if (!existsSync(program)) {
    remarks.push("There is no C compiler called cc; the generators in C were left out.");
    return [];
  }
  return ["kruskal", "eller", "wilson"].map((algorithm) => ({
    name: `C ${algorithm}`,
    sides: SIDES[`C ${algorithm}`] ?? ALWAYS,
    prepare: (side, round) => () => {
      const { a, b, c, counter } = new Random(seed(side, round));
      const state = [a, b, c, counter].map((word) => String(word >>> 0));
      const lines = execFileSync(program, [algorithm, String(side), "2", ...state], { encoding: "utf8" });
      return { milliseconds: Number(lines.trim().split("\n").at(-1)) };
    },
  }));
}
