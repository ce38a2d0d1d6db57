import { message } from "../../../src/message";
import { textFault } from "../../../src/maze/model/maze";
import { parseText } from "../../../src/maze/text/parseText";

/** A maze as other programs write it, in forms that were read wrong or refused once. */
const BLOCKS = [
  ...["###########", "#S    #   #", "##### # # #", "#   #   # #", "# # ##### #"],
  ...["# #     # #", "# ##### # #", "#     #  E#", "###########"],
];
const [ROWS, COLUMNS] = [4, 5];
const known = parseText(BLOCKS.join("\n"));
const plain = BLOCKS.map((row) => row.replace(/[SE]/g, " "));
const numbers = plain.map((row) => Array.from(row, (sign) => Number(sign === "#")));
const digits = numbers.map((row) => row.join(""));
const columns = numbers[0]!.map((_, i) => i);
/** The rows of blocks, each as it is said. */
const rowsOf = (say: (row: readonly number[], i: number) => string, separator = "\n") =>
  numbers.map(say).join(separator);
const rows = (say: (wall: number) => string, separator: string) => rowsOf((row) => row.map(say).join(separator));
const inLines = (rows: readonly string[], signs: Readonly<Record<string, string>>, separator = "") =>
  rows.map((row) => Array.from(row, (sign) => signs[sign] ?? sign).join(separator)).join("\n");

/** The walls of each cell: above, right, below, left. */
const cells = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
  const isWall = (row: number, column: number) => numbers[row]![column] === 1;
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const [r, c] = [2 * row + 1, 2 * column + 1];
  return { row, column, walls: [isWall(r - 1, c), isWall(r, c + 1), isWall(r + 1, c), isWall(r, c - 1)] as const };
});
const inRows = <T>(values: readonly T[]) =>
  Array.from({ length: values.length / COLUMNS }, (_, row) => values.slice(row * COLUMNS, (row + 1) * COLUMNS));
const named =
  (...names: readonly string[]) =>
  ({ walls }: (typeof cells)[number]) =>
    Object.fromEntries(names.map((name, i) => [name, walls[i]]));
const tuples = cells.map(({ row, column, walls: [n, e, s, w] }) => {
  return `"(${row + 1}, ${column + 1})",${[e, w, n, s].map((wall) => Number(!wall)).join(",")}`;
});
const entries = cells.map(({ row, column, walls: [n, e, s, w] }) => {
  const [E, W, N, S] = [e, w, n, s].map((wall) => Number(!wall));
  return `(${row + 1}, ${column + 1}): {'E': ${E}, 'W': ${W}, 'N': ${N}, 'S': ${S}}`;
});

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
const halves = plain.flatMap((row, i) => {
  const half = (upper: string, j: number) => " ▀▄█"[Number(upper === "#") + 2 * Number(plain[i + 1]?.[j] === "#")]!;
  return i % 2 === 1 ? [] : [Array.from(row, half).join("")];
});
const wide = (across: number, down: number) =>
  plain
    .flatMap((row, r) => {
      const line = Array.from(row, (sign, c) => (c % 2 === 1 ? sign.repeat(across) : sign)).join("");
      return r % 2 === 1 ? new Array<string>(down).fill(line) : [line];
    })
    .join("\n");
const [heading, ...others] = plain.map((row) => `| ${Array.from(row).join(" | ")} |`);
const above = inRows(
  [...cells.map(({ walls }) => walls[0]), ...cells.slice(-COLUMNS).map(({ walls }) => walls[2])].map(Number),
);
const beside = inRows(cells).map((row) => [row[0]!.walls[3], ...row.map(({ walls }) => walls[1])].map(Number));
const table = (rows: readonly number[][]) => rows.map((row) => row.join(" ")).join("\n");

const READ: Readonly<Record<string, string>> = {
  "numbers with points": rows((wall) => wall.toFixed(1), " "),
  "numbers with exponents": rows((wall) => wall.toExponential(3), " "),
  "logical values": rows((wall) => (wall === 1 ? "True" : "False"), " "),
  "logical values of a German Excel": rows((wall) => (wall === 1 ? "WAHR" : "FALSCH"), ";"),
  words: rows((wall) => (wall === 1 ? "wall" : "path"), ","),
  "minus one for a wall": rows((wall) => String(-wall), ","),
  "shades of a picture": rows((wall) => String(255 * (1 - wall)), " "),
  "a plain bitmap": `P1\n# by a program\n11 9\n${rows(String, "")}`,
  "a plain greymap": `P2\n11 9\n255\n${rows((wall) => String(255 * (1 - wall)), " ")}`,
  "sizes and ends before it": `9 11\n1 1\n7 9\n${rows(String, " ")}`,
  "ends after it": `${rows(String, " ")}\n1 1\n7 9`,
  "a flat list with its width": JSON.stringify({ layers: [{ data: numbers.flat(), width: 11, height: 9 }] }),
  "a map of tiles": `<layer width="11">\n<data encoding="csv">\n${rows(String, ",").replace(/\n/g, ",\n")}\n</data>`,
  "a list with comments": `byte maze[] = {\n${rows(String, ", ").replace(/$/gm, ", // a row")}\n};`,
  "new arrays": `int[][] maze = {\n${rowsOf((row) => `new int[] {${row.join(", ")}}`, ",\n")}\n};`,
  "a table of Markdown": rowsOf((row) => `| ${row.join(" | ")} |`),
  "a table of Markdown whose first row is its heading": [heading, `|${":-:|".repeat(11)}`, ...others].join("\n"),
  "comments of a program": plain.map((row) => `  // ${row}`).join("\n"),
  "rows of digits after their size": `9 11\n${rows(String, "")}`,
  "rows of digits between their size and the ends": `9 11\n${rows(String, "")}\n1 1\n7 9`,
  "an array constant of a German Excel": `={${rowsOf((row) => row.join("\\"), ";")}}`,
  "a listing in a page": `<pre>${plain.join("\n")}</pre>`,
  "square pictures": inLines(plain, { "#": "⬛", " ": "⬜" }),
  "square pictures and blanks": inLines(plain, { "#": "🟦", " ": "  " }),
  "pictures and blanks as wide": inLines(plain, { "#": "🧱", " ": "\u3000" }),
  "pictures and single blanks": inLines(plain, { "#": "🧱" }),
  "pictures with a sign for their look": inLines(plain, { "#": "◼\uFE0F", " ": "◻\uFE0F" }),
  "pairs of brackets": inLines(plain, { "#": "[]", " ": "  " }),
  "half blocks": halves.join("\n"),
  "signs with blanks between them": inLines(plain, {}, " "),
  "lines whose dashes go on through corners": withoutCorners("-"),
  "lines whose bars go on through corners": withoutCorners("|"),
  "lines of = whose bars go on through corners": withoutCorners("|").replaceAll("-", "="),
  "rows by commas in one line": plain.map((row) => row.replaceAll(" ", ".")).join(","),
  "digits, rows by commas in one line": digits.join(","),
  "digits, rows by semicolons in one line": digits.join(";"),
  "digits, rows by slashes in one line": digits.join("/"),
  "digits, rows by blanks in one line": digits.join(" "),
  "numbers by commas, rows by semicolons in one line": rowsOf((row) => row.join(","), ";"),
  "one line of numbers below its size": `11,9\n${numbers.flat().join(",")}`,
  "what R prints": `     ${columns.map((i) => ` [,${i + 1}]`).join("")}\n${rowsOf((row, i) => ` [${i + 1},] ${row.join("    ")}`)}`,
  "what pandas prints": `   ${columns.join("  ")}\n${rowsOf((row, i) => `${i}  ${row.join("  ")}`)}`,
  "names of columns above it": `${columns.map((i) => `c${i}`).join(",")}\n${rows(String, ",")}`,
  "numbers of columns above it and of rows beside it": `,${columns.join(",")}\n${rowsOf((row, i) => [i, ...row].join(","))}`,
  "arrays of PHP": `$maze = array(${rowsOf((row) => `array(${row.join(",")})`, ",")});`,
  "values of SQL": `INSERT INTO maze VALUES\n${rowsOf((row) => `(${row.join(", ")})`, ",\n")};`,
  "a table of HTML": `<table>\n${rowsOf((row) => `<tr>${row.map((wall) => `<td>${wall}</td>`).join("")}</tr>`)}\n</table>`,
  "rows of XML": `<maze>\n${rowsOf((row) => `  <row>${row.join(" ")}</row>`)}\n</maze>`,
  "lines of HTML": `<p>${plain.join("<br/>\n").replaceAll(" ", "&nbsp;")}</p>`,
  "colours of a terminal": inLines(plain, { "#": "\u001b[31m#\u001b[0m" }),
  "signs as wide as ideographs": inLines(plain, { "#": "＃", " ": "　" }),
  "signs that are three wide": inLines(plain, { "#": "###", " ": "   " }),
  "corridors that are three wide": wide(3, 1),
  "corridors that are two wide and two tall": wide(2, 2),
  "two tables of walls": [above, beside].map(table).join("\n\n"),
  "two arrays of walls": JSON.stringify({ vertical: beside, horizontal: above }),
  "objects with their place and walls by name": JSON.stringify(
    cells.map((cell) => ({ x: cell.column, y: cell.row, walls: named("top", "right", "bottom", "left")(cell) })),
  ),
  "objects with a list of walls": JSON.stringify(
    cells.map(({ row, column, walls }) => ({ i: column, j: row, walls, visited: true })),
  ),
  "objects in rows": JSON.stringify(inRows(cells.map(named("n", "e", "s", "w"))), null, 1),
  "objects whose names say wall": JSON.stringify(
    inRows(cells.map(named("northWall", "eastWall", "southWall", "westWall"))),
  ),
  "four values for each cell": JSON.stringify(inRows(cells.map(({ walls }) => walls.map(Number)))),
  "open sides of each cell, as pyamaze writes them": `  cell  ,E,W,N,S\n${tuples.join("\n")}`,
  "its cells column by column": ["cell,E,W,N,S", ...tuples.map((_, i) => tuples[5 * (i % 4) + (i >> 2)])].join("\n"),
  "a dictionary of Python": `{${entries.join(", ")}}`,
};

it.each(Object.entries(READ))("%s are read", (_what, text) => {
  const { maze, other } = parseText(text);
  expect([maze.rows, maze.columns, maze.standing, other]).toEqual([ROWS, COLUMNS, known.maze.standing, undefined]);
});

const sideGaps = plain.map((row, i) => (i === 1 ? ` ${row.slice(1)}` : i === 7 ? `${row.slice(0, -1)} ` : row));
const withGaps = inLines(sideGaps, { "#": "X", " ": "" }, "\t");
const ofPictures = (signs: Readonly<Record<string, string>>) => inLines(BLOCKS, { "#": "🧱", ...signs });

it.each([
  ["pictures", ofPictures({ " ": "⬜", S: "🏃", E: "🏁" })],
  ["squares", inLines(BLOCKS, { "#": "⬛", " ": "⬜", S: "🟩", E: "🟥" })],
  ["German words", inLines(BLOCKS, { "#": "1", " ": "0", S: "Start", E: "Ziel" }, ";")],
  ["Serbian words", inLines(BLOCKS, { "#": "1", " ": "0", S: "ulaz", E: "izlaz" }, ";")],
  ["blank entries at the end of a line", withGaps],
  ["blank entries that were cut off", withGaps.replace(/\t+$/gm, "")],
  ["pictures as wide as two letters", ofPictures({ S: "🐭", E: "🧀", " ": "\u3000" })],
  ["letters between pictures, beside which are blanks", ofPictures({ S: "S ", E: "E ", " ": "  " })],
  ["letters between pictures beside pairs of blanks", ofPictures({ " ": "  " })],
  ["letters between pictures beside single blanks", ofPictures({})],
  ["letters between lines without corners", withoutCorners("|", { "1,1": "S", "7,9": "E" })],
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
  const fault = message("sign-out-of-place", { found: message("found-characters", { characters: "?" }) });
  expect(() => parseText(text)).toThrow(textFault(1, text.indexOf("?") + 1, fault));
});

test.each([" ", ","])("pairs of cells that are joined are no list of walls: parted by “%s”", (sign) => {
  const pairs = cells.flatMap(({ walls: [, right, below] }, cell) => [
    ...(right ? [] : [[cell, cell + 1].join(sign)]),
    ...(below ? [] : [[cell, cell + COLUMNS].join(sign)]),
  ]);
  expect(() => parseText(pairs.join("\n"))).toThrow();
});
