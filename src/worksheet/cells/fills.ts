import { rowBands, type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import { FILL_OPTIONS, lookOfFill, paintLook, type Look } from "./looks";
import { mostFrequent } from "./mostFrequent";
import { cellBlocks, packAreas } from "./packing";
import { rangeAt } from "../excel/rangeAt";
import { rangesAt } from "../excel/rangesAt";

/** Cells of a read, of about 130 bytes each. */
const READ_CELLS = 25_000;

/** The looks of a grid's cells, each a number into the list. */
export interface Fills {
  readonly looks: readonly Look[];
  /** rows x columns. */
  readonly lookOf: Uint16Array;
}

export function lookOfCell({ looks, lookOf }: Fills, cell: number): Look {
  return looks[lookOf[cell]!] ?? "";
}

/** Looks that come one by one, each different one numbered. */
export class FillList implements Fills {
  readonly looks: Look[] = [];
  private readonly numbers = new Map<Look, number>();
  readonly lookOf: Uint16Array;

  constructor(cells: number) {
    this.lookOf = new Uint16Array(cells);
  }

  set(cell: number, look: Look): void {
    let number = this.numbers.get(look);
    if (number === undefined) {
      number = this.looks.push(look) - 1;
      this.numbers.set(look, number);
    }
    this.lookOf[cell] = number;
  }
}

/** The look that most cells have, of those looks that count; nothing where none of them does. */
export function mostFrequentLook({ looks, lookOf }: Fills, counts: (look: Look) => boolean): Look | undefined {
  const isCounted = looks.map(counts);
  const number = mostFrequent(lookOf.filter((each) => isCounted[each]));
  return number === undefined ? undefined : looks[number];
}

/** What the cells of a grid show and hold, row by row. */
export interface Cells {
  readonly fills: Fills;
  readonly values: readonly unknown[];
  /** "" for an empty cell, and for nothing else. */
  readonly formulas: readonly unknown[];
}

/** Reads an area, one request for every 25,000 cells; `white` as in {@link lookOfFill}. */
export async function readCells(job: Job, sheetId: string, area: Area, white: Look): Promise<Cells> {
  const fills = new FillList(area.rows * area.columns);
  const values: unknown[] = [];
  const formulas: unknown[] = [];
  for (const band of rowBands(area, READ_CELLS)) {
    const read = await job.request((context) => {
      const range = rangeAt(context.workbook.worksheets.getItem(sheetId), band).load("values,formulas");
      const options = { format: { fill: FILL_OPTIONS } };
      return { range, looks: range.getCellProperties(options) };
    });
    let cell = values.length;
    for (const { format } of read.looks.value.flat()) fills.set(cell++, lookOfFill(format?.fill, white));
    for (const row of read.range.values as unknown[][]) values.push(...row);
    for (const row of read.range.formulas as unknown[][]) formulas.push(...row);
  }
  return { fills, values, formulas };
}

/** Queues a look for the wanted cells of a grid, in address strings of at most 8,000 characters. */
export function paintCells(sheet: Excel.Worksheet, area: Area, look: Look, isWanted: (cell: number) => boolean): void {
  for (const addresses of packAreas(cellBlocks(area, isWanted))) {
    for (const { format } of rangesAt(sheet, addresses)) paintLook(format, look);
  }
}
