/** Mazes as graphs: matrices of their distances, and tables of weights. */
import { type Maze, BOTTOM, RIGHT } from "../maze/model";
import { type FloydMatrices, NONE } from "../maze/solvers";
import { message, type SayWords } from "../message";
import { type Area, addressOf, rowBands, rowsOf, areaIn, boundsOf, cellsOf } from "./addresses";
import { cellName } from "./borders";
import { type ExcelSession, rangeAt, Refusal } from "./excel";
import { everywhere } from "./looks";
import type { SheetMark } from "./fact";
import { facts } from "./facts";
import { pageOfTable } from "./pageSetup";
import type { SheetState } from "./sheet";
import { type SheetContents, writeFrom } from "./newSheets";

/** The most cells: 1,000 x 1,000 numbers each, about 4 MB in all requests for a sheet. */
export const MATRIX_CELLS = 1_000;

/** Entries of one request, about 6 bytes each. */
const ENTRIES = 50_000;

/** Above the headers is the question. */
const HEADER_ROW = 2;

/** Points: the width of the first column, and the usual one of the others. */
const [FIRST_COLUMN, COLUMN] = [72, 48];
const HEADERS = `$${HEADER_ROW + 1}:$${HEADER_ROW + 1}`;

/** The entry of m for two cells without a passage: a text, so that formulas which add or count leave it out. */
const NO_PASSAGE = "∞";

/** Of rows and columns: all addresses, or all numbers. */
type Headers = readonly (string | number)[];

/** m, which cells have a passage between them; and of Floyd-Warshall T, the cell before the last one of each path, and D, the distances. */
export const matrixKinds = [facts.adjacency, facts.predecessors, facts.distances] as const;

export function matrixContents(
  kind: SheetMark,
  { distances, predecessors }: FloydMatrices,
  headers: Headers,
  say: SayWords,
  progress: (done: number) => void,
): SheetContents {
  const n = headers.length;
  const fill = (sheet: Excel.Worksheet) => {
    const across = rangeAt(sheet, { row: HEADER_ROW, column: 1, rows: 1, columns: n });
    const down = rangeAt(sheet, { ...matrixArea(n), column: 0, columns: 1 });
    const named = kind === facts.predecessors ? [across, down, rangeAt(sheet, matrixArea(n))] : [across, down];
    if (areTexts(headers)) for (const each of named) each.numberFormat = everywhere("@");
    across.values = [[...headers]];
    down.values = headers.map((header) => [header]);
    writeFrom(sheet, { row: HEADER_ROW, column: 0 }, [[say("distances-corner")]]);
    if (kind === facts.adjacency) {
      writeFrom(sheet, { row: 0, column: 0 }, [[say("adjacency-note")]]);
      rangeAt(sheet, matrixArea(n)).format.horizontalAlignment = "Right"; // ∞ too
    }
    for (const header of [across, down]) header.format.font.bold = true;
  };
  const noPath = say("no-distance");
  // The colour scale leaves out the words for no path; a predecessor is empty on the diagonal and where there is no way.
  const entry = (at: number) => {
    if (kind === facts.predecessors) return headers[predecessors[at]!] ?? "";
    const steps = distances[at]!;
    if (kind === facts.distances) return steps === NONE ? noPath : steps;
    return steps <= 1 ? steps : NO_PASSAGE;
  };
  const more = async (session: ExcelSession, id: string) => {
    for (const band of rowBands(matrixArea(n), ENTRIES)) {
      progress(band.row - HEADER_ROW - 1);
      const values = rowsOf(band, entry, matrixArea(n));
      await session.repeatableOn(id, (sheet) => void writeFrom(sheet, band, values));
    }
  };
  const page = pageOfTable(FIRST_COLUMN + n * COLUMN, HEADER_ROW + 1 + n, HEADERS);
  return { widths: [FIRST_COLUMN], page, fill, more };
}

/** Whether they are addresses, which are written as text: some columns and a number are a date to Excel, JAN5. */
const areTexts = (headers: Headers) => typeof headers[0] === "string";

/**
 * The question above the distances, which are on the last of these sheets, and the colour scale, in one request. Panes are frozen only
 * here: that was seen to make the sheet the active one (OfficeDev/office-js#3148).
 */
export async function finishDistances(
  session: ExcelSession,
  { ids, size }: { readonly ids: readonly string[]; readonly size: number },
  [from, to]: Headers,
  say: SayWords,
): Promise<void> {
  await session.repeatableOn(ids[ids.length - 1]!, (sheet, context) => {
    for (const each of [...ids.slice(0, -1).map((id) => context.workbook.worksheets.getItem(id)), sheet]) {
      each.freezePanes.freezeAt(rangeAt(each, { row: 0, column: 0, rows: HEADER_ROW + 1, columns: 1 }));
    }
    const matrix = matrixArea(size);
    const down = addressOf({ ...matrix, column: 0, columns: 1 });
    const across = addressOf({ ...matrix, row: HEADER_ROW, rows: 1 });
    // Cells are typed into B1 and D1; between them is a label.
    if (typeof from === "string") {
      rangeAt(sheet, { row: 0, column: 1, rows: 1, columns: 3 }).numberFormat = everywhere("@");
    }
    const answer = `=INDEX(${addressOf(matrix)},MATCH(B1,${down},0),MATCH(D1,${across},0))`;
    const question = [say("distance-from"), from!, say("distance-to"), to!, say("index-heading-steps"), answer];
    writeFrom(sheet, { row: 0, column: 0 }, [question]).format.font.bold = true;
    const { conditionalFormats } = rangeAt(sheet, matrix);
    // So that there is one of them, however often the request is made.
    conditionalFormats.clearAll();
    const scale = conditionalFormats.add("ColorScale");
    scale.colorScale.criteria = {
      minimum: { type: "LowestValue", color: "#FFFFFF" },
      maximum: { type: "HighestValue", color: "#56B4E9" },
    };
  });
}

function matrixArea(size: number): Area {
  return { row: HEADER_ROW + 1, column: 1, rows: size, columns: size };
}

export type NodeNames = "addresses" | "numbers";

/** Its address ("B2"), or its number as a node of a graph, from 1 row by row; cells that are not in the maze have none. */
export function namesOfNodes(names: NodeNames, area: Area, maze: Maze): (cell: number) => string | number {
  if (names === "addresses") return (cell) => cellName(area, cell);
  const numbers = new Uint32Array(maze.size);
  for (let cell = 0, number = 0; cell < maze.size; cell++) if (maze.has(cell)) numbers[cell] = ++number;
  return (cell) => numbers[cell]!;
}

/** Columns of the table from 0: the cells on both sides of a wall begin with the first, and then comes its weight. */
const [CELL, WEIGHT] = [1, 3];
const NAMED = 8;

/**
 * Reads the first table of a sheet that has enough columns. Two requests. Throws {@link Refusal} if there is none, for more than `most`
 * cells, and for rows that name no two cells side by side or whose weight is no number.
 */
export async function readWeights(session: ExcelSession, { id, name: sheet }: SheetState, most: number) {
  const tables = await session.onSheet(id, (there) => there.tables.load("items/name,items/columns/items/name"));
  const table = tables.items.find(({ columns }) => columns.items.length > WEIGHT);
  if (table === undefined) throw new Refusal(message("no-weights", { sheet }));
  const body = await session.onSheet(id, (there) => {
    const cells = there.tables.getItem(table.name).getDataBodyRange().untrack().getColumn(CELL).untrack();
    return cells
      .getResizedRange(0, WEIGHT - CELL)
      .untrack()
      .load("values,address");
  });
  const rows = (body.values as unknown[][]).map(([one, other, weight]) => {
    return { one: cellIn(one), other: cellIn(other), weight };
  });
  const first = areaIn(body.address)!;
  const wrong = rows.flatMap(({ one, other, weight }, i): Area[] => {
    const names = { row: first.row + i, column: first.column, rows: 1, columns: 2 };
    if (one === undefined || other === undefined || !areSideBySide(one, other)) return [names];
    return typeof weight === "number" ? [] : [{ ...names, column: first.column + WEIGHT - CELL, columns: 1 }];
  });
  if (wrong.length > 0) {
    const cells = wrong.slice(0, NAMED).map(addressOf);
    throw new Refusal(message("weights-wrong", { sheet, cells, count: wrong.length }));
  }
  const area = boundsOf(rows.flatMap(({ one, other }) => [one!, other!]));
  if (cellsOf(area) > most) throw new Refusal(message("weights-too-large", { sheet, cells: cellsOf(area), most }));
  const numberOf = ({ row, column: at }: Area) => (row - area.row) * area.columns + at - area.column;
  const mask = new Uint8Array(cellsOf(area));
  const walls = rows.map(({ one, other, weight }) => {
    const cells = [numberOf(one!), numberOf(other!)];
    for (const cell of cells) mask[cell] = 1;
    return { wall: 2 * Math.min(...cells) + (one!.row === other!.row ? RIGHT : BOTTOM), weight: weight as number };
  });
  return { grid: { rows: area.rows, columns: area.columns, mask: mask.includes(0) ? mask : undefined }, walls };
}

function cellIn(name: unknown): Area | undefined {
  const area = typeof name === "string" ? areaIn(name.trim()) : undefined;
  return area !== undefined && cellsOf(area) === 1 ? area : undefined;
}

function areSideBySide(one: Area, other: Area): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}
