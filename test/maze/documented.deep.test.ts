import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type * as Code from "../../src/maze/code/wallCode";
import type * as Engine from "../../src/maze";
import { decode, follow, textFormById } from "../../src/maze";
import { Random } from "../../src/maze/model/random";
import { Words } from "../../src/words/words";
import { messageArguments } from "../../tools/messageArguments.cjs";
import { textsIn } from "../../tools/words.cjs";

/** What pages about the engine tell people to do, done. */

const PROJECT = path.resolve(__dirname, "../..");
const TSC = require.resolve("typescript/bin/tsc");

/** The blocks of a page, or of its section from a heading on: what each is written in, and its text. */
function blocksOf(page: string, heading?: string): { readonly language: string; readonly text: string }[] {
  const all = readFileSync(path.join(PROJECT, "docs", page), "utf8");
  const [part] = heading === undefined ? [all] : all.slice(all.indexOf(`## ${heading}\n`) + 3).split("\n## ");
  return [...part!.matchAll(/```(\w+)\n([^]*?)\n```/g)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}

let folder: string;
beforeEach(() => {
  mkdirSync(path.join(PROJECT, ".cache"), { recursive: true });
  folder = mkdtempSync(path.join(PROJECT, ".cache/documented-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts the lines with a plus behind the line that stands before them, of which there is one, or before that which follows the first. */
function apply(change: readonly string[], text: string): string {
  const result = text.split("\n");
  const first = change.findIndex((line) => !line.startsWith("+"));
  const before = change.slice(0, Math.max(0, first)).map((line) => line.slice(1));
  let at = -1;
  for (const line of change.slice(before.length)) {
    if (line.startsWith("+")) result.splice(++at, 0, line.slice(1));
    else {
      at = result.indexOf(line.slice(1));
      expect([line, result.lastIndexOf(line.slice(1))]).toEqual([line, at]);
      expect(at).toBeGreaterThanOrEqual(0);
    }
  }
  if (before.length > 0) result.splice(result.indexOf(change[first]!.slice(1)), 0, ...before);
  return result.join("\n");
}

it("a generator added as the page says compiles, makes perfect mazes, and has words, a share code and the right picture", () => {
  for (const part of ["src/maze", "src/message", "src/words/en"]) {
    cpSync(path.join(PROJECT, part), path.join(folder, part), { recursive: true });
  }
  const blocks = blocksOf("adding.md", "A generator");
  expect(blocks.map(({ language }) => language)).toEqual(["ts", "diff", "diff", "diff", "diff"]);
  for (const { language, text } of blocks) {
    const [first, ...rest] = text.split("\n");
    const file = path.join(folder, first!.replace(/^(\/\/|\+\+\+) /, ""));
    writeFileSync(file, language === "ts" ? `${rest.join("\n")}\n` : apply(rest, readFileSync(file, "utf8")));
  }
  const { text, faults } = messageArguments(textsIn(path.join(folder, "src/words/en")));
  expect(faults).toEqual([]);
  writeFileSync(path.join(folder, "src/message/messageArguments.ts"), text);
  const options =
    "--outDir built --module commonjs --target es2022 --strict --noUnusedLocals --noUnusedParameters --skipLibCheck";
  execFileSync(process.execPath, [TSC, "src/maze/index.ts", ...options.split(" ")], { cwd: folder });
  const engine = jest.requireActual<typeof Engine>(path.join(folder, "built/maze/index.js"));
  const { encodeWalls } = jest.requireActual<typeof Code>(path.join(folder, "built/maze/code/wallCode.js"));

  expect(engine.generators.map(({ id }) => id)).toContain("comb");
  const { name, look, idea, picture, make } = engine.generatorById("comb");
  const english = new Words("en-GB");
  for (const file of ["generators.ftl", "generator-pages.ftl"]) {
    english.add(readFileSync(path.join(folder, "src/words/en", file), "utf8"));
  }
  expect(english.say(name)).toBe("Comb");
  expect([look, idea].map((each) => english.say(each))).toEqual([
    "Corridors from left to right",
    expect.stringMatching(/^The first column is one corridor/),
  ]);
  const recipe = { rows: 7, columns: 9, generator: "comb", seed: "any", variation: engine.UNVARIED };
  const { maze } = engine.follow(engine.decode(engine.encode(recipe)));
  expect(engine.checkMaze(maze).isPerfect).toBe(true);
  expect([maze.rows, maze.columns, engine.longestPath(maze)?.length]).toEqual([7, 9, 9 + 6 + 8]);
  expect(picture).toBe(encodeWalls(make({ rows: 10, columns: 10 }, new Random("picture")).maze));
});

it("the lines on the page about the engine compile it, and draw a maze, its way out and its code", () => {
  const blocks = blocksOf("engine.md");
  expect(blocks.map(({ language }) => language)).toEqual(["sh", "js"]);
  const [shell, script] = blocks.map(({ text }) => text);
  const [npx, tsc, ...options] = shell!.split(" ");
  expect([npx, tsc, options.indexOf(".cache/engine")]).toEqual(["npx", "tsc", options.indexOf("--outDir") + 1]);
  const into = options.map((option) => (option === ".cache/engine" ? path.join(folder, "engine") : option));
  execFileSync(process.execPath, [TSC, ...into], { cwd: PROJECT });
  writeFileSync(path.join(folder, "maze.mjs"), script!);
  const printed = execFileSync(process.execPath, [path.join(folder, "maze.mjs")], { encoding: "utf8" });

  const [, walls, cells, code] = /(\d+) walls were looked at; the way out has (\d+) cells; code (\S+)/.exec(printed)!;
  const recipe = decode(code!);
  expect(recipe).toMatchObject({ rows: 5, columns: 12, generator: "kruskal", seed: "Ariadne" });
  const { maze, trace } = follow(recipe);
  expect(Number(walls)).toBe(trace.steps.length);
  expect(Number(cells)).toBeGreaterThanOrEqual(5 + 12 - 1);
  const drawn = textFormById("ascii").print({ maze, ends: { entrance: 0, exits: [59] } });
  expect(printed.startsWith(drawn)).toBe(true);
});
