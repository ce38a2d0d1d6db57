import type { MazeError } from "../../../src/maze/model/maze";
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

test("a line of half blocks may have no half in it", () => {
  const { maze } = parseText(["█▀▀▀▀▀█", "█ █ █ █", "█ █ █ █", "█ █ █ █", "▀▀▀▀▀▀▀"].join("\n"));
  expect([maze.rows, maze.columns, maze.countPassages()]).toEqual([4, 3, 11]);
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

const [ROWS, COLUMNS] = [4, 5];
const isWall = (row: number, column: number) => numbers[row]![column] === 1;
/** The walls of each cell: above, right, below, left. */
const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const [r, c] = [2 * row + 1, 2 * column + 1];
  return { row, column, walls: [isWall(r - 1, c), isWall(r, c + 1), isWall(r + 1, c), isWall(r, c - 1)] as const };
});
const inRowsOf = <T>(values: readonly T[], length: number) =>
  Array.from({ length: values.length / length }, (_, row) => values.slice(row * length, (row + 1) * length));

/** A drawing of - and |, three wide; `first` goes on through the corners. */
function withoutCorners(first: "-" | "|", letters: Readonly<Record<string, string>> = {}): string {
  const strokeAt = (row: number, column: number) => numbers[row]?.[column] === 1;
  return BLOCKS.map((line, row) =>
    Array.from(line, (_, column) => {
      if (row % 2 === 1)
        return column % 2 === 1 ? ` ${letters[`${row},${column}`] ?? " "} ` : strokeAt(row, column) ? "|" : " ";
      if (column % 2 === 1) return (strokeAt(row, column) ? "-" : " ").repeat(3);
      const across = strokeAt(row, column - 1) || strokeAt(row, column + 1);
      const down = strokeAt(row - 1, column) || strokeAt(row + 1, column);
      if (first === "-") return across ? "-" : down ? "|" : " ";
      return down ? "|" : across ? "-" : " ";
    }).join(""),
  ).join("\n");
}
const dotted = [
  `.${"_.".repeat(COLUMNS)}`,
  ...inRowsOf(cells, COLUMNS).map(
    (row) => `|${row.map(({ walls: [, right, below] }) => (below ? "_" : " ") + (right ? "|" : ".")).join("")}`,
  ),
].join("\n");
const digits = numbers.map((row) => row.join(""));
const above = inRowsOf(
  [...cells.map(({ walls: [top] }) => Number(top)), ...cells.slice(-COLUMNS).map(({ walls }) => Number(walls[2]))],
  COLUMNS,
);
const beside = inRowsOf(cells, COLUMNS).map((row) => [
  Number(row[0]!.walls[3]),
  ...row.map(({ walls }) => Number(walls[1])),
]);
const named =
  (names: readonly string[]) =>
  ({ walls }: (typeof cells)[number]) =>
    Object.fromEntries(names.map((name, i) => [name, walls[i]]));
const wide = (across: number, down: number) =>
  plain
    .flatMap((row, r) => {
      const line = Array.from(row, (sign, c) => (c % 2 === 1 ? sign.repeat(across) : sign)).join("");
      return r % 2 === 1 ? new Array<string>(down).fill(line) : [line];
    })
    .join("\n");
const tuples = (open: number) =>
  cells.map(({ row, column, walls: [n, e, s, w] }) => {
    const values = [e, w, n, s].map((wall) => Number(wall) ^ open);
    return `"(${row + 1}, ${column + 1})",${values.join(",")}`;
  });

it.each([
  ["lines whose dashes go on through corners", withoutCorners("-")],
  ["lines whose bars go on through corners", withoutCorners("|")],
  ["lines of = whose bars go on through corners", withoutCorners("|").replaceAll("-", "=")],
  ["underscores with dots at the corners", dotted],
  ["rows by commas in one line", plain.map((row) => row.replaceAll(" ", ".")).join(",")],
  ["digits, rows by commas in one line", digits.join(",")],
  ["digits, rows by semicolons in one line", digits.join(";")],
  ["digits, rows by slashes in one line", digits.join("/")],
  ["digits, rows by blanks in one line", digits.join(" ")],
  ["numbers by commas, rows by semicolons in one line", numbers.map((row) => row.join(",")).join(";")],
  ["one line of numbers below its size", `11,9\n${numbers.flat().join(",")}`],
  [
    "what R prints",
    `     ${digits[0]!.replace(/./g, (_, i: number) => ` [,${i + 1}]`)}\n${numbers.map((row, i) => ` [${i + 1},] ${row.join("    ")}`).join("\n")}`,
  ],
  [
    "what pandas prints",
    `   ${Array.from({ length: 11 }, (_, i) => i).join("  ")}\n${numbers.map((row, i) => `${i}  ${row.join("  ")}`).join("\n")}`,
  ],
  ["names of columns above it", `${Array.from({ length: 11 }, (_, i) => `c${i}`).join(",")}\n${rows(String, ",")}`],
  [
    "numbers of columns above it and of rows beside it",
    `,${Array.from({ length: 11 }, (_, i) => i).join(",")}\n${numbers.map((row, i) => [i, ...row].join(",")).join("\n")}`,
  ],
  ["arrays of PHP", `$maze = array(${numbers.map((row) => `array(${row.join(",")})`).join(",")});`],
  ["values of SQL", `INSERT INTO maze VALUES\n${numbers.map((row) => `(${row.join(", ")})`).join(",\n")};`],
  [
    "a table of HTML",
    `<table>\n${numbers.map((row) => `<tr>${row.map((wall) => `<td>${wall}</td>`).join("")}</tr>`).join("\n")}\n</table>`,
  ],
  ["rows of XML", `<maze>\n${numbers.map((row) => `  <row>${row.join(" ")}</row>`).join("\n")}\n</maze>`],
  ["lines of HTML", `<p>${plain.join("<br/>\n").replaceAll(" ", "&nbsp;")}</p>`],
  ["colours of a terminal", inLines(plain, { "#": "\u001b[31m#\u001b[0m" })],
  ["signs as wide as ideographs", inLines(plain, { "#": "＃", " ": "　" })],
  ["signs that are three wide", inLines(plain, { "#": "###", " ": "   " })],
  ["corridors that are three wide", wide(3, 1)],
  ["corridors that are two wide and two tall", wide(2, 2)],
  ["two tables of walls", [above, beside].map((table) => table.map((row) => row.join(" ")).join("\n")).join("\n\n")],
  ["two arrays of walls", JSON.stringify({ vertical: beside, horizontal: above })],
  [
    "objects with their place and walls by name",
    JSON.stringify(
      cells.map((cell) => ({ x: cell.column, y: cell.row, walls: named(["top", "right", "bottom", "left"])(cell) })),
    ),
  ],
  [
    "objects with a list of walls",
    JSON.stringify(cells.map(({ row, column, walls }) => ({ i: column, j: row, walls, visited: true }))),
  ],
  ["objects in rows", JSON.stringify(inRowsOf(cells.map(named(["n", "e", "s", "w"])), COLUMNS), null, 1)],
  [
    "objects whose names say wall",
    JSON.stringify(inRowsOf(cells.map(named(["northWall", "eastWall", "southWall", "westWall"])), COLUMNS)),
  ],
  [
    "four values for each cell",
    JSON.stringify(
      inRowsOf(
        cells.map(({ walls }) => walls.map(Number)),
        COLUMNS,
      ),
    ),
  ],
  ["open sides of each cell, as pyamaze writes them", `  cell  ,E,W,N,S\n${tuples(1).join("\n")}`],
  [
    "its cells column by column",
    `cell,E,W,N,S\n${inRowsOf(tuples(1), COLUMNS)[0]!
      .flatMap((_, c) => inRowsOf(tuples(1), COLUMNS).map((row) => row[c]!))
      .join("\n")}`,
  ],
  [
    "a dictionary of Python",
    `{${cells.map(({ row, column, walls: [n, e, s, w] }) => `(${row + 1}, ${column + 1}): {'E': ${Number(!e)}, 'W': ${Number(!w)}, 'N': ${Number(!n)}, 'S': ${Number(!s)}}`).join(", ")}}`,
  ],
])("%s are read as well", (_what, text) => {
  const { maze, other } = parseText(text);
  expect([maze.rows, maze.columns, maze.standing, other]).toEqual([4, 5, known.maze.standing, undefined]);
});

test("letters in cells between lines without corners are ends", () => {
  const { maze, ends } = parseText(withoutCorners("|", { "1,1": "S", "7,9": "E" }));
  expect([maze.standing, ends]).toEqual([known.maze.standing, { entrance: 0, exits: [19] }]);
});

test.each([" ", ","])("pairs of cells that are joined are no list of walls: parted by “%s”", (sign) => {
  const pairs = cells.flatMap(({ walls: [, right, below] }, cell) => [
    ...(right ? [] : [[cell, cell + 1].join(sign)]),
    ...(below ? [] : [[cell, cell + COLUMNS].join(sign)]),
  ]);
  expect(() => parseText(pairs.join("\n"))).toThrow();
});
