import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decode, follow, textFormById } from "../../src/maze";

const PROJECT = path.resolve(__dirname, "../..");

/** The lines of the page's only block of a language. */
function blockOf(language: string): string {
  const page = readFileSync(path.join(PROJECT, "docs/engine.md"), "utf8");
  const blocks = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(([, lines]) => lines!);
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
}

it("the lines on the page about the engine compile it, and draw a maze, its way out and its code", () => {
  mkdirSync(path.join(PROJECT, ".cache"), { recursive: true });
  const folder = mkdtempSync(path.join(PROJECT, ".cache/engine-"));
  try {
    const [npx, tsc, ...options] = blockOf("sh").trim().split(" ");
    expect([npx, tsc, options.indexOf(".cache/engine")]).toEqual(["npx", "tsc", options.indexOf("--outDir") + 1]);
    const into = options.map((option) => (option === ".cache/engine" ? path.join(folder, "engine") : option));
    execFileSync(process.execPath, [require.resolve("typescript/bin/tsc"), ...into], { cwd: PROJECT });
    writeFileSync(path.join(folder, "maze.mjs"), blockOf("js"));
    const printed = execFileSync(process.execPath, [path.join(folder, "maze.mjs")], { encoding: "utf8" });

    const [, walls, cells, code] = /(\d+) walls were looked at; the way out has (\d+) cells; code (\S+)/.exec(printed)!;
    const recipe = decode(code!);
    expect(recipe).toMatchObject({ rows: 5, columns: 12, generator: "kruskal", seed: "Ariadne" });
    const { maze, trace } = follow(recipe);
    expect(Number(walls)).toBe(trace.steps.length);
    expect(Number(cells)).toBeGreaterThanOrEqual(5 + 12 - 1);
    const drawn = textFormById("ascii").print({ maze, ends: { entrance: 0, exits: [59] } });
    expect(printed.startsWith(drawn)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
