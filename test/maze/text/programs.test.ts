import type { MazeError } from "../../../src/maze/model/errors";
import { parseText } from "../../../src/maze/text/parseText";

/** A maze as other programs write it, in forms that were read wrong or refused once. */
const BLOCKS = [
  "###########",
  "#S    #   #",
  "##### # # #",
  "#   #   # #",
  "# # ##### #",
  "# #     # #",
  "# ##### # #",
  "#     #  E#",
  "###########",
];
const known = parseText(BLOCKS.join("\n"));
const plain = BLOCKS.map((row) => row.replace(/[SE]/g, " "));
const numbers = plain.map((row) => Array.from(row, (sign) => Number(sign === "#")));
const inLines = (rows: readonly string[], signs: Readonly<Record<string, string>>, separator = "") =>
  rows.map((row) => Array.from(row, (sign) => signs[sign] ?? sign).join(separator)).join("\n");
const rows = (say: (wall: number) => string, separator: string) =>
  numbers.map((row) => row.map(say).join(separator)).join("\n");
const halves = plain.flatMap((row, i) =>
  i % 2 === 1
    ? []
    : [Array.from(row, (upper, j) => " ▀▄█"[Number(upper === "#") + 2 * Number(plain[i + 1]?.[j] === "#")]!).join("")],
);
const sideGaps = plain.map((row, i) => (i === 1 ? ` ${row.slice(1)}` : i === 7 ? `${row.slice(0, -1)} ` : row));
const withGaps = inLines(sideGaps, { "#": "X", " ": "" }, "\t");

it.each([
  ["numbers with points", rows((wall) => wall.toFixed(1), " ")],
  ["numbers with exponents", rows((wall) => wall.toExponential(3), " ")],
  ["logical values", rows((wall) => (wall === 1 ? "True" : "False"), " ")],
  ["logical values of a German Excel", rows((wall) => (wall === 1 ? "WAHR" : "FALSCH"), ";")],
  ["words", rows((wall) => (wall === 1 ? "wall" : "path"), ",")],
  ["minus one for a wall", rows((wall) => String(-wall), ",")],
  ["shades of a picture", rows((wall) => String(255 * (1 - wall)), " ")],
  ["a plain bitmap", `P1\n# by a program\n11 9\n${rows(String, "")}`],
  ["a plain greymap", `P2\n11 9\n255\n${rows((wall) => String(255 * (1 - wall)), " ")}`],
  ["sizes and ends before it", `9 11\n1 1\n7 9\n${rows(String, " ")}`],
  ["ends after it", `${rows(String, " ")}\n1 1\n7 9`],
  ["a flat list with its width", JSON.stringify({ layers: [{ data: numbers.flat(), width: 11, height: 9 }] })],
  ["a map of tiles", `<layer width="11">\n<data encoding="csv">\n${rows(String, ",").replace(/\n/g, ",\n")}\n</data>`],
  ["a list with comments", `byte maze[] = {\n${rows(String, ", ").replace(/$/gm, ", // a row")}\n};`],
  ["new arrays", `int[][] maze = {\n${numbers.map((row) => `new int[] {${row.join(", ")}}`).join(",\n")}\n};`],
  ["a table of Markdown", numbers.map((row) => `| ${row.join(" | ")} |`).join("\n")],
  ["an array constant of a German Excel", `={${numbers.map((row) => row.join("\\")).join(";")}}`],
  ["a listing in a page", `<pre>${plain.join("\n")}</pre>`],
  ["square pictures", inLines(plain, { "#": "⬛", " ": "⬜" })],
  ["square pictures and blanks", inLines(plain, { "#": "🟦", " ": "  " })],
  ["pictures with a sign for their look", inLines(plain, { "#": "◼\uFE0F", " ": "◻\uFE0F" })],
  ["pairs of brackets", inLines(plain, { "#": "[]", " ": "  " })],
  ["half blocks", halves.join("\n")],
  ["signs with blanks between them", inLines(plain, {}, " ")],
])("%s are read", (_what, text) => {
  const { maze, other } = parseText(text);
  expect([maze.rows, maze.columns, maze.standing, other]).toEqual([4, 5, known.maze.standing, undefined]);
});

it.each([
  ["pictures", inLines(BLOCKS, { "#": "🧱", " ": "⬜", S: "🏃", E: "🏁" })],
  ["squares", inLines(BLOCKS, { "#": "⬛", " ": "⬜", S: "🟩", E: "🟥" })],
  ["German words", inLines(BLOCKS, { "#": "1", " ": "0", S: "Start", E: "Ziel" }, ";")],
  ["Serbian words", inLines(BLOCKS, { "#": "1", " ": "0", S: "ulaz", E: "izlaz" }, ";")],
  ["blank entries at the end of a line", withGaps],
  ["blank entries that were cut off", withGaps.replace(/\t+$/gm, "")],
])("%s are ends", (_what, text) => {
  const { maze, ends } = parseText(text);
  expect([maze.standing, ends]).toEqual([known.maze.standing, { entrance: 0, exits: [19] }]);
});

test("a way of stars between walls that are blank is asked about", () => {
  const { maze, other } = parseText(inLines(plain, { "#": " ", " ": "*" }));
  expect([maze.rows, maze.columns]).toEqual([3, 4]);
  expect(other?.maze.standing).toEqual(known.maze.standing);
});

test("a fault in an array on one line is told with its place there", () => {
  const text = JSON.stringify(BLOCKS).replace("# #     # #", "# #  ?  # #");
  let told: unknown;
  try {
    parseText(text);
  } catch (error) {
    told = (error as MazeError).sentence.args;
  }
  expect(told).toMatchObject({ line: 1, column: text.indexOf("?") + 1 });
});
