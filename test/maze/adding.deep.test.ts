import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type * as Code from "../../src/maze/code/wallCode";
import type * as Engine from "../../src/maze";
import { Random } from "../../src/maze/model/random";
import { Words } from "../../src/words/words";
import { messageArguments } from "../../tools/messageArguments.cjs";
import { textsIn } from "../../tools/words.cjs";

const PROJECT = path.resolve(__dirname, "../..");

/** The blocks of the page's section on generators: what each is written in, and its lines. */
function blocksOf(section: string): { readonly language: string; readonly lines: readonly string[] }[] {
  const page = readFileSync(path.join(PROJECT, "docs/adding.md"), "utf8");
  const [text] = page.slice(page.indexOf(`## ${section}\n`) + 3).split("\n## ");
  return [...text!.matchAll(/```(\w+)\n([^]*?)\n```/g)].map(([, language, lines]) => ({
    language: language!,
    lines: lines!.split("\n"),
  }));
}

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
  mkdirSync(path.join(PROJECT, ".cache"), { recursive: true });
  const folder = mkdtempSync(path.join(PROJECT, ".cache/adding-"));
  try {
    for (const part of ["src/maze", "src/message", "src/words/en"]) {
      cpSync(path.join(PROJECT, part), path.join(folder, part), { recursive: true });
    }
    const blocks = blocksOf("A generator");
    expect(blocks.map(({ language }) => language)).toEqual(["ts", "diff", "diff", "diff", "diff"]);
    for (const { language, lines } of blocks) {
      const file = path.join(folder, lines[0]!.replace(/^(\/\/|\+\+\+) /, ""));
      const [, ...rest] = lines;
      writeFileSync(file, language === "ts" ? `${rest.join("\n")}\n` : apply(rest, readFileSync(file, "utf8")));
    }
    const { text, faults } = messageArguments(textsIn(path.join(folder, "src/words/en")));
    expect(faults).toEqual([]);
    writeFileSync(path.join(folder, "src/message/messageArguments.ts"), text);
    const options =
      "--outDir built --module commonjs --target es2022 --strict --noUnusedLocals --noUnusedParameters --skipLibCheck";
    const tsc = [require.resolve("typescript/bin/tsc"), "src/maze/index.ts", ...options.split(" ")];
    execFileSync(process.execPath, tsc, { cwd: folder });
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
  } finally {
    rmSync(folder, { recursive: true });
  }
});
