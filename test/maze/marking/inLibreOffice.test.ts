import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import JSZip from "jszip";
import { markPath } from "../../../src/maze/marking/markPath";
import { markingCells } from "../../../src/maze/marking/markingCells";
import { stepSigns } from "../../../src/maze/marking/stepSigns";
import { stepsToMark } from "../../../src/maze/marking/stepsToMark";
import { generatorById } from "../../../src/maze/generators/generators";
import type { Ends } from "../../../src/maze/model/ends";
import type { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { addressOf } from "../../../src/worksheet/excel/addresses";
import { convertWorkbook, describeWithLibreOffice } from "../../libreoffice";
import { shortTexts } from "./shortTexts";

/** How many paths are typed, each on a sheet of its own: every sheet is a whole sheet as Add self-marking writes it. */
const PATHS = 1_000;
const PLACE = { row: 4, column: 26 };
const GERMAN = stepSigns(["R", "U", "L", "O"]);

interface Typed {
  readonly maze: Maze;
  readonly ends: Ends;
  readonly signs: string;
  readonly steps: number;
  /** What stands in B4, and below B11. */
  readonly text: string;
  readonly cells: readonly string[];
}

/** The shortest path and what pupils make of it: changed, cut short, gone astray, with strange signs, or far too long. */
function typedPath(number: number): Typed {
  const random = new Random(`path ${number}`);
  const grid = { rows: 2 + random.below(5), columns: 2 + random.below(5) };
  const loops = number % 3 === 0 ? 20 : 0;
  const maze = generatorById("kruskal").makeMaze(grid, random, { loopPercent: loops, blockPermille: 0 });
  const exits = Array.from({ length: 1 + random.below(2) }, () => 1 + random.below(maze.size - 1));
  const ends = { entrance: 0, exits };
  const shortest = breadthFirst(maze, ends).path!;
  const sides = [...shortest.slice(1)].map((cell, i) => {
    return [1, maze.columns, -1, -maze.columns].indexOf(cell - shortest[i]!);
  });
  const kind = random.below(8);
  for (let left = kind < 4 ? kind : 1; left > 0; left--)
    sides.splice(random.below(sides.length + 1), 0, random.below(4));
  if (kind === 4) sides.splice(random.below(sides.length));
  if (kind === 5) while (sides.length < 90) sides.unshift(...openLoop(maze));
  if (kind === 6) sides.push(random.below(4), random.below(4));
  const signs = number % 2 === 0 ? stepSigns([]) : GERMAN;
  const typed = sides.map((side) => signs[side + 4 * random.below(signs.length / 4)]!);
  if (kind === 7) typed.splice(random.below(typed.length + 1), 0, "?*~7é.X"[random.below(7)]!);
  const steps = stepsToMark(shortest.length - 1);
  const between = ["", " ", ", ", "\n", ","][random.below(5)]!;
  const isInCells = number % 4 === 1 && typed.length < steps - 3;
  if (!isInCells) return { maze, ends, signs, steps, text: typed.join(between), cells: [] };
  const cells = typed.map((sign, i) => (i % 5 === 1 ? ` ${sign}` : sign));
  cells.splice(random.below(cells.length + 1), 0, "", " ");
  return { maze, ends, signs, steps, text: number % 8 === 1 ? "" : " ", cells };
}

/** There and back through the first passage of the entrance. */
function openLoop(maze: Maze): number[] {
  return maze.isOpen(0) ? [0, 2] : [1, 3];
}

/** What the engine says, in the words of the sheet. */
function expected({ maze, ends, signs, steps, text, cells }: Typed): (string | number)[] {
  const marked = markPath(maze, ends, text.trim() === "" ? cells.join("") : text, signs, steps);
  const { typed, right, crossing, unknown, exit } = marked;
  const at = crossing && `${crossing.step} ${nameOf(maze, crossing.cell)}`;
  const going = typed === 0 ? "empty" : typed > steps ? "long" : "going";
  const verdict =
    at !== undefined
      ? `walled ${at}`
      : unknown !== undefined
        ? `unknown ${unknown}`
        : exit !== undefined
          ? `solved ${exit}`
          : going;
  return [
    ...[typed, right],
    at === undefined ? "no wall" : `wall ${at}`,
    exit === undefined ? "no exit" : `exit ${exit}`,
    verdict,
  ];
}

const nameOf = ({ columns }: Maze, cell: number) =>
  addressOf({
    row: PLACE.row - 1 + Math.floor(cell / columns),
    column: PLACE.column - 1 + (cell % columns),
    ...{ rows: 1, columns: 1 },
  });

const escaped = (text: string) => text.replace(/[&<>"\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const letters = (column: number) => String.fromCharCode(65 + column);

/** A cell of a sheet's part. */
function cellXml(row: number, column: number, content: string | number): string {
  const at = `r="${letters(column)}${row + 1}"`;
  if (typeof content === "number") return `<c ${at}><v>${content}</v></c>`;
  if (content.startsWith("=")) return `<c ${at}><f>${escaped(content.slice(1))}</f></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(content)}</t></is></c>`;
}

function sheetXml(cells: readonly (readonly [row: number, column: number, content: string | number])[]): string {
  const rows = new Map<number, (readonly [number, string])[]>();
  for (const [row, column, content] of cells) {
    if (content === "") continue;
    rows.set(row, [...(rows.get(row) ?? []), [column, cellXml(row, column, content)]]);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, line]) => {
      const inOrder = [...line].sort(([a], [b]) => a - b).map(([, xml]) => xml);
      return `<row r="${row + 1}">${inOrder.join("")}</row>`;
    });
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function sheetOf({ maze, ends, signs, steps, text, cells }: Typed): string {
  const { blocks } = markingCells(maze, ends, PLACE, { signs, steps, texts: shortTexts });
  const all = blocks.flatMap(({ row, column, cells: lines }) =>
    lines.flatMap((line, i) => line.map((content, j) => [row + i, column + j, content] as const)),
  );
  return sheetXml([...all, [3, 1, text], ...cells.map((step, i) => [11 + i, 1, step] as const)]);
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A workbook of these sheets, "S0", "S1" … */
async function workbookOf(sheets: readonly string[]): Promise<Uint8Array> {
  const zip = new JSZip();
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const each = (say: (i: number) => string) => sheets.map((_, i) => say(i)).join("");
  zip.file(
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${each((i) => `<Override PartName="/xl/worksheets/s${i}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
  );
  zip.file(
    "_rels/.rels",
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  zip.file(
    "xl/workbook.xml",
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((i) => `<sheet name="S${i}" sheetId="${i + 1}" r:id="r${i}"/>`)}</sheets></workbook>`,
  );
  zip.file(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${PACKAGE}/relationships">${each((i) => `<Relationship Id="r${i}" Type="${OFFICE}/worksheet" Target="worksheets/s${i}.xml"/>`)}</Relationships>`,
  );
  sheets.forEach((xml, i) => zip.file(`xl/worksheets/s${i}.xml`, xml));
  return zip.generateAsync({ type: "uint8array" });
}

describeWithLibreOffice("The formulas that mark a path, worked out by LibreOffice", () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "lavirint-marking-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("say the same as the engine of 1,000 paths, right and wrong", async () => {
    const typed = Array.from({ length: PATHS }, (_, i) => typedPath(i));
    // The first sheet collects what the others found: only that one is written as CSV.
    const results = sheetXml(
      typed.flatMap((_, i) => [5, 6, 7, 8, 9].map((row, column) => [i, column, `=S${i + 1}!B${row}`] as const)),
    );
    const file = path.join(folder, "marking.xlsx");
    writeFileSync(file, await workbookOf([results, ...typed.map(sheetOf)]));
    const lines = readFileSync(convertWorkbook(file, "csv", folder), "utf8")
      .trimEnd()
      .split("\n");
    const wanted = typed.map((each) => expected(each).join());
    expect(lines).toEqual(wanted);
    const verdicts = wanted.map((line) => line.split(",")[4]!.split(" ")[0]!);
    const counts = Object.fromEntries(
      ["walled", "unknown", "solved", "going", "long"].map((verdict) => {
        return [verdict, verdicts.filter((each) => each === verdict).length];
      }),
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(30);
  });
});
