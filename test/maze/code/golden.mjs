// Writes golden.json afresh and prints the two mazes that golden.test.ts draws: node test/maze/code/golden.mjs
// Only for a version of share codes that nobody has been given yet. Once codes are handed out, the file stays as it is.
import { writeFileSync } from "node:fs";
import { compile } from "../../../bench/compile.mjs";

const names = ["code/recipe", "generators/generators", "text/textForms"];
const [{ crc32, encode, follow }, { generators }, { ascii }] = await compile(names);

const row = (recipe) => [
  recipe.generator,
  encode(recipe),
  crc32(follow(recipe).maze.standing).toString(16).padStart(8, "0"),
];
const small = { rows: 12, columns: 17, seed: "golden" };
const every = (recipe) => generators.map(({ id }) => row({ ...recipe, generator: id }));
const golden = {
  perfect: every({ ...small, variation: { loopPercent: 0, blockPermille: 0 } }),
  imperfect: every({ ...small, variation: { loopPercent: 10, blockPermille: 50 } }),
  // Beyond the size up to which walls are shuffled.
  large: ["kruskal", "prim-weights", "boruvka"].map((generator) =>
    row({ generator, rows: 701, columns: 850, seed: "golden", variation: { loopPercent: 0, blockPermille: 0 } }),
  ),
};
const rows = Object.entries(golden).map(
  ([key, table]) => `  "${key}": [\n${table.map((entry) => `    ["${entry.join('", "')}"]`).join(",\n")}\n  ]`,
);
writeFileSync(new URL("golden.json", import.meta.url), `{\n${rows.join(",\n")}\n}\n`);

for (const recipe of [
  {
    generator: "kruskal",
    rows: 5,
    columns: 8,
    seed: "tavo-42",
    variation: { loopPercent: 0, blockPermille: 0 },
    ends: { entrance: 0, exits: [39] },
  },
  {
    generator: "depth-first",
    rows: 4,
    columns: 6,
    seed: "Ljubljana č 7",
    variation: { loopPercent: 20, blockPermille: 30 },
    ends: { entrance: 6, exits: [5, 22] },
    mask: Uint8Array.from({ length: 24 }, (_, cell) => Number(![2, 9, 10, 16, 23].includes(cell))),
  },
]) {
  console.log(encode(recipe));
  console.log(ascii.print({ maze: follow(recipe).maze, ends: recipe.ends }));
}
