import { type FloydMatrices, NONE } from "../../maze/solvers";
import { type Area, addressOf, rowBands } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { everywhere } from "../looks";
import { cellName } from "../lines";
import type { ReversibleChange } from "../changes";
import { type SheetToPrint, pageOfTable } from "../page";
import { type SheetState, addSheetOfMaze } from "../sheet";
import { type SheetMark, facts } from "../memory";
import type { Maze } from "../../maze/model";

/**
 * A maze as three matrices, each on a sheet: m, which cells are joined by a passage; and what Floyd-Warshall makes of it: D, the lengths of
 * the shortest paths, with a colour scale and a formula that tells how many steps lead from one cell to another; and T, the cell before
 * the last one on each path. Row and column headers are the names of the cells.
 */

/** The largest maze, in cells, whose matrices are written: 1,000 x 1,000 numbers each, about 4 MB in all requests for a sheet. */
export const MATRIX_CELLS = 1_000;

/** Entries of one request, about 6 bytes each. */
const ENTRIES = 50_000;

/** The headers are in row 3 and column A; above them is the question. */
const HEADER_ROW = 2;

/** Points: the width of the first column, and the usual one of the others. */
const [FIRST_COLUMN, COLUMN] = [72, 48];
/** The row of the headers, for a page. */
const HEADERS = `$${HEADER_ROW + 1}:$${HEADER_ROW + 1}`;

export interface MatrixTexts {
  /** In the corner: rows are where paths begin, columns where they end. */
  readonly corner: string;
  /** What D shows if there is no path; a text, so that the colour scale leaves it out. */
  readonly noPath: string;
  /** Labels above D: of the cell where a path begins, of the one where it ends, and of its length. */
  readonly from: string;
  readonly to: string;
  readonly steps: string;
  /** Above m: what its entries mean. */
  readonly adjacencyNote: string;
}

/** The entry of m for two cells without a passage: a text, so that formulas which add or count leave it out. */
const NO_PASSAGE = "∞";

/** What the cells are called, in the order of rows and columns: all addresses, or all numbers. */
type Headers = readonly (string | number)[];

interface MatrixSheet {
  readonly kind: SheetMark;
  readonly sheet: string;
  readonly headers: Headers;
  readonly texts: Pick<MatrixTexts, "corner" | "adjacencyNote">;
}

/** Adds a sheet of this kind with its headers, in one request; gives it. */
export function addMatrixSheet(
  state: SheetState,
  area: Area,
  { kind, sheet: name, headers, texts: { corner, adjacencyNote } }: MatrixSheet,
): ReversibleChange<SheetToPrint> {
  const fill = (sheet: Excel.Worksheet) => {
    const n = headers.length;
    const across = rangeAt(sheet, { row: HEADER_ROW, column: 1, rows: 1, columns: n });
    const down = rangeAt(sheet, { row: HEADER_ROW + 1, column: 0, rows: n, columns: 1 });
    const named = kind === facts.predecessors ? [across, down, rangeAt(sheet, matrixArea(n))] : [across, down];
    if (areTexts(headers)) for (const each of named) each.numberFormat = everywhere("@");
    across.values = [[...headers]];
    down.values = headers.map((header) => [header]);
    rangeAt(sheet, { row: HEADER_ROW, column: 0, rows: 1, columns: 1 }).values = [[corner]];
    if (kind === facts.adjacency) {
      rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 }).values = [[adjacencyNote]];
      rangeAt(sheet, matrixArea(n)).format.horizontalAlignment = "Right"; // ∞ too
    }
    for (const header of [across, down]) header.format.font.bold = true;
    down.format.columnWidth = FIRST_COLUMN;
  };
  return addSheetOfMaze(kind, { name, sheets: state.sheets }, { sheet: state.id, area }, fill, (id) => {
    const page = pageOfTable(FIRST_COLUMN + headers.length * COLUMN, HEADER_ROW + 1 + headers.length, HEADERS);
    return { id, page };
  });
}

/** Whether they are addresses, which are written as text: some columns and a number are a date to Excel, JAN5. */
const areTexts = (headers: Headers) => typeof headers[0] === "string";

/** Writes the entries, in blocks of rows of at most 50,000. */
export async function writeMatrix(
  session: ExcelSession,
  sheetId: string,
  size: number,
  entry: (row: number, column: number) => string | number,
  progress: (done: number, total: number) => void,
): Promise<void> {
  for (const band of rowBands(matrixArea(size), ENTRIES)) {
    const first = band.row - HEADER_ROW - 1;
    progress(first, size);
    const values = Array.from({ length: band.rows }, (_, r) =>
      Array.from({ length: size }, (_, column) => entry(first + r, column)),
    );
    await session.repeatableOn(sheetId, (sheet) => {
      rangeAt(sheet, band).values = values;
    });
  }
}

/** The entry of a row and a column: the number of steps between their cells, or the words for no path. */
export function distanceEntry(
  floyd: FloydMatrices,
  { noPath }: MatrixTexts,
): (row: number, column: number) => string | number {
  const n = floyd.cells.length;
  return (row, column) => {
    const steps = floyd.distances[row * n + column]!;
    return steps === NONE ? noPath : steps;
  };
}

/** The name of the cell before; empty on the diagonal and where there is no way. */
export function predecessorEntry(
  floyd: FloydMatrices,
  headers: Headers,
): (row: number, column: number) => string | number {
  const n = floyd.cells.length;
  return (row, column) => headers[floyd.predecessors[row * n + column]!] ?? "";
}

/** 0 on the diagonal, 1 where a passage joins the two cells, and {@link NO_PASSAGE} elsewhere. */
export function adjacencyEntry(floyd: FloydMatrices): (row: number, column: number) => string | number {
  const n = floyd.cells.length;
  return (row, column) => {
    const steps = floyd.distances[row * n + column]!;
    return steps <= 1 ? steps : NO_PASSAGE;
  };
}

/**
 * The question above the distances, which are on the last of these sheets, and the colour scale, in one request. Panes are frozen only
 * here: that was seen to make the sheet the active one (OfficeDev/office-js#3148).
 */
export async function finishDistances(
  session: ExcelSession,
  { ids, size }: { readonly ids: readonly string[]; readonly size: number },
  [from, to]: Headers,
  texts: MatrixTexts,
): Promise<void> {
  await session.repeatableOn(ids[ids.length - 1]!, (sheet, context) => {
    for (const each of [...ids.slice(0, -1).map((id) => context.workbook.worksheets.getItem(id)), sheet]) {
      each.freezePanes.freezeAt(rangeAt(each, { row: 0, column: 0, rows: HEADER_ROW + 1, columns: 1 }));
    }
    const matrix = matrixArea(size);
    const question = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 6 });
    const down = addressOf({ ...matrix, column: 0, columns: 1 });
    const across = addressOf({ ...matrix, row: HEADER_ROW, rows: 1 });
    // Cells are typed into B1 and D1; between them is a label.
    if (typeof from === "string") {
      rangeAt(sheet, { row: 0, column: 1, rows: 1, columns: 3 }).numberFormat = everywhere("@");
    }
    const answer = `=INDEX(${addressOf(matrix)},MATCH(B1,${down},0),MATCH(D1,${across},0))`;
    question.formulas = [[texts.from, from, texts.to, to, texts.steps, answer]];
    question.format.font.bold = true;
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

/** What cells are called in tables. */
export type NodeNames = "addresses" | "numbers";

/**
 * The name of each cell of a maze: its address ("B2"), or its number as a node of a graph. Numbers begin at 1 and go row by row; cells
 * that are not in the maze have none.
 */
export function namesOfNodes(names: NodeNames, area: Area, maze: Maze): (cell: number) => string | number {
  if (names === "addresses") return (cell) => cellName(area, cell);
  const numbers = new Uint32Array(maze.size);
  for (let cell = 0, number = 0; cell < maze.size; cell++) if (maze.has(cell)) numbers[cell] = ++number;
  return (cell) => numbers[cell]!;
}
