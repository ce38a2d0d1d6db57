import { message, type SayWords } from "../../message";
import { type FloydMatrices, NONE } from "../../maze/solvers";
import { type Area, addressOf, rowBands } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { everywhere } from "../looks";
import { cellName } from "../borders";
import { pageOfTable } from "../page";
import { type SheetMark, facts } from "../memory";
import type { Maze } from "../../maze/model";
import type { SheetContents } from "./newSheet";

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

/** What the cells are called, in the order of rows and columns: all addresses, or all numbers. */
type Headers = readonly (string | number)[];

/**
 * m, which cells are joined by a passage; and what Floyd-Warshall makes of it: T, the cell before the last one on each path, and D, the
 * lengths of the shortest paths. The last comes to the front.
 */
export const matrixKinds = [facts.adjacency, facts.predecessors, facts.distances] as const;

export function matrixContents(
  kind: SheetMark,
  floyd: FloydMatrices,
  headers: Headers,
  say: SayWords,
  progress: (done: number) => void,
): SheetContents {
  const n = headers.length;
  const fill = (sheet: Excel.Worksheet) => {
    const across = rangeAt(sheet, { row: HEADER_ROW, column: 1, rows: 1, columns: n });
    const down = rangeAt(sheet, { row: HEADER_ROW + 1, column: 0, rows: n, columns: 1 });
    const named = kind === facts.predecessors ? [across, down, rangeAt(sheet, matrixArea(n))] : [across, down];
    if (areTexts(headers)) for (const each of named) each.numberFormat = everywhere("@");
    across.values = [[...headers]];
    down.values = headers.map((header) => [header]);
    rangeAt(sheet, { row: HEADER_ROW, column: 0, rows: 1, columns: 1 }).values = [[say(message("distances-corner"))]];
    if (kind === facts.adjacency) {
      rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 1 }).values = [[say(message("adjacency-note"))]];
      rangeAt(sheet, matrixArea(n)).format.horizontalAlignment = "Right"; // ∞ too
    }
    for (const header of [across, down]) header.format.font.bold = true;
  };
  const noPath = say(message("no-distance"));
  const entry = (row: number, column: number) => entryOf(kind, floyd, row * n + column, headers, noPath);
  const more = async (session: ExcelSession, id: string) => {
    for (const band of rowBands(matrixArea(n), ENTRIES)) {
      const first = band.row - HEADER_ROW - 1;
      progress(first);
      const values = Array.from({ length: band.rows }, (_, row) =>
        headers.map((_, column) => entry(first + row, column)),
      );
      await session.repeatableOn(id, (sheet) => {
        rangeAt(sheet, band).values = values;
      });
    }
  };
  const page = pageOfTable(FIRST_COLUMN + n * COLUMN, HEADER_ROW + 1 + n, HEADERS);
  return { widths: [FIRST_COLUMN], page, fill, more };
}

/** The colour scale leaves out the words for no path; a predecessor is empty on the diagonal and where there is no way. */
function entryOf(
  kind: SheetMark,
  { distances, predecessors }: FloydMatrices,
  entry: number,
  headers: Headers,
  noPath: string,
): string | number {
  if (kind === facts.predecessors) return headers[predecessors[entry]!] ?? "";
  const steps = distances[entry]!;
  if (kind === facts.distances) return steps === NONE ? noPath : steps;
  return steps <= 1 ? steps : NO_PASSAGE;
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
    const question = rangeAt(sheet, { row: 0, column: 0, rows: 1, columns: 6 });
    const down = addressOf({ ...matrix, column: 0, columns: 1 });
    const across = addressOf({ ...matrix, row: HEADER_ROW, rows: 1 });
    // Cells are typed into B1 and D1; between them is a label.
    if (typeof from === "string") {
      rangeAt(sheet, { row: 0, column: 1, rows: 1, columns: 3 }).numberFormat = everywhere("@");
    }
    const answer = `=INDEX(${addressOf(matrix)},MATCH(B1,${down},0),MATCH(D1,${across},0))`;
    const [begin, end, steps] = [message("distance-from"), message("distance-to"), message("index-heading-steps")].map(
      say,
    );
    question.formulas = [[begin, from, end, to, steps, answer]];
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

export type NodeNames = "addresses" | "numbers";

/** Its address ("B2"), or its number as a node of a graph, from 1 row by row; cells that are not in the maze have none. */
export function namesOfNodes(names: NodeNames, area: Area, maze: Maze): (cell: number) => string | number {
  if (names === "addresses") return (cell) => cellName(area, cell);
  const numbers = new Uint32Array(maze.size);
  for (let cell = 0, number = 0; cell < maze.size; cell++) if (maze.has(cell)) numbers[cell] = ++number;
  return (cell) => numbers[cell]!;
}
