// How long a maze of 1000 x 1000 takes to be written as a file, which the engine's worker does: the median of 7 after 3 to warm up, and
// the bytes. Goal: a second, and 1.2 MB in Base64. Run by hand: node bench/file.mjs
import { compile } from "./compile.mjs";

const SIDE = 1000;
const [{ mazesAsFile }, { generatorById }, { Random }] = await compile([
  "../files/mazesAsFile",
  "generators/generators",
  "model/random",
]);
const maze = generatorById("kruskal").makeMaze({ rows: SIDE, columns: SIDE }, new Random("file"));
const looks = [{ fill: { color: "FFFFFF" }, font: { size: 9 }, isCentred: true }];
const look = { wall: { weight: "thick", color: "1F3864" }, looks };
const sheet = { name: "Maze", mazes: [{ row: 1, column: 1, maze, look, gaps: [] }] };
const sheets = [{ ...sheet, cells: [] }];
const times = [];
let bytes = 0;
for (let run = 0; run < 10; run++) {
  const begin = performance.now();
  bytes = mazesAsFile(sheets).length;
  if (run >= 3) times.push(performance.now() - begin);
}
const median = times.sort((one, other) => one - other)[3];
console.log(`${Math.round(median)} ms, ${Math.round((bytes * 4) / 3 / 1000)} KB in Base64`);
