// How mazes are rated: for each generator the median rating of mazes from corner to corner at several sizes, with loops, in a disc and
// between other ends, and how many of them are dull; deterministic. Run by hand:
// node bench/difficulty.mjs [mazes of each]
import { compile } from "./compile.mjs";

const mazes = Number(process.argv[2] ?? 100);
const [{ rate }, { generators, UNVARIED }, { Random }, { cornerEnds }, { onEdgeOf }, { longestPath }, { bookletEnds }] =
  await compile([
    "measures/rating",
    "generators/generators",
    "model/random",
    "model/maze",
    "model/sides",
    "measures/flood",
    "booklet",
  ]);

/** The cells of a grid within the ellipse that touches its sides. */
function disc({ rows, columns }) {
  const mask = new Uint8Array(rows * columns);
  for (let cell = 0; cell < mask.length; cell++) {
    const y = (2 * Math.floor(cell / columns) + 1) / rows - 1;
    const x = (2 * (cell % columns) + 1) / columns - 1;
    mask[cell] = x * x + y * y <= 1 ? 1 : 0;
  }
  return { rows, columns, mask };
}

const [small, medium, large] = [
  { rows: 10, columns: 10 },
  { rows: 15, columns: 20 },
  { rows: 30, columns: 40 },
];
const looped = (loopPercent) => ({ loopPercent, blockPermille: 0 });
const farthest = (maze) => {
  const { from, to } = longestPath(maze, onEdgeOf(maze));
  return { entrance: from, exits: [to] };
};
const sets = [
  { name: "10x10", grid: small },
  { name: "20x15", grid: medium },
  { name: "20x20", grid: { rows: 20, columns: 20 } },
  { name: "40x30", grid: large },
  { name: "20x15, 10 % loops", grid: medium, variation: looped(10) },
  { name: "20x15, 50 % loops", grid: medium, variation: looped(50) },
  { name: "20x15, longest", grid: medium, ends: farthest },
  { name: "20x15, opposite", grid: medium, ends: (maze, seed) => bookletEnds(maze, "opposite", new Random(seed)) },
  { name: "20x15, disc", grid: disc(medium), ends: farthest },
  { name: "40x30, disc", grid: disc(large), ends: farthest },
];

const middle = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

console.log(`Median ratings of ${mazes} mazes each, and how many in a hundred are dull.`);
console.log(`| generator | ${sets.map(({ name }) => name).join(" | ")} |`);
console.log(`| --- |${" --- |".repeat(sets.length)}`);
for (const { id, make, honoursMask } of generators) {
  const row = sets.map(({ grid, variation = UNVARIED, ends = cornerEnds }) => {
    if (grid.mask !== undefined && !honoursMask) return "";
    const ratings = Array.from({ length: mazes }, (_, i) => {
      const seed = `rating ${i}`;
      const { maze } = make(grid, new Random(seed), variation);
      return rate(maze, ends(maze, seed));
    });
    const of = (figure) => middle(ratings.map((rating) => rating[figure]));
    const dull = ratings.filter(({ isDull }) => isDull).length;
    const share = dull === 0 ? "" : `, ${Math.round((100 * dull) / mazes)} %`;
    return `${of("score").toFixed(0)}${share}`;
  });
  console.log(`| ${id} | ${row.join(" | ")} |`);
}

const grid = { rows: 1000, columns: 1000 };
const { maze } = generators.find(({ id }) => id === "kruskal").make(grid, new Random("bench"));
for (let i = 0; i < 3; i++) {
  const began = process.cpuUsage().user;
  rate(maze, cornerEnds(maze));
  console.log(`rating 1000x1000: ${((process.cpuUsage().user - began) / 1000).toFixed(0)} ms of the processor`);
}
