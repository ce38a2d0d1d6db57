import { type Message, message } from "../../message";
import {
  type Area,
  type Job,
  Refusal,
  addressOf,
  areaIn,
  intersection,
  SHEET_COLUMNS,
  SHEET_ROWS,
  parseArea,
} from "../excel";

/** What is selected on the sheet in front. */
export interface Selection {
  /** In the order in which they were selected; they may overlap. */
  readonly areas: readonly Area[];
  readonly active: Area;
}

/** The most areas of a selection that are read; each is an object of the answer, about 60 bytes. */
const MOST_AREAS = 5_000;

/** Reads the selection, in one request, and one more for several areas. Throws {@link Refusal} for one that cannot be used. */
export async function readSelection(job: Job): Promise<Selection> {
  const read = await job.request((context) => ({
    active: context.workbook.getActiveCell().untrack().load("address"),
    selected: context.workbook.getSelectedRanges().untrack().load("address,areaCount"),
  }));
  const active = areaIn(read.active.address);
  const { areaCount, address } = read.selected;
  if (areaCount > MOST_AREAS) {
    throw new Refusal(message("too-many-areas", { count: areaCount, most: MOST_AREAS }));
  }
  // A single address may be too long for several areas, and a comma may be part of the sheet's name.
  const addresses =
    areaCount === 1
      ? [address]
      : (
          await job.request((context) => context.workbook.getSelectedRanges().untrack().areas.load("items/address"))
        ).items.map((item) => item.address);
  const areas = addresses.map(areaIn).filter((area) => area !== undefined);
  if (active === undefined || areas.length === 0) throw new Refusal(message("nothing-selected"));
  return { areas, active };
}

/** "'Words 1'!A2:A9": the first of the selected areas with the name of its sheet. Requests as {@link readSelection} and one more. */
export async function selectedAddress(job: Job): Promise<string> {
  const { areas } = await readSelection(job);
  const sheet = await job.request((context) => context.workbook.worksheets.getActiveWorksheet().load("name"));
  return `'${sheet.name.replace(/'/g, "''")}'!${addressOf(areas[0]!)}`;
}

/** 1 for the cells of a block that the areas hold; rows x columns. */
export function cellsIn(block: Area, areas: readonly Area[]): Uint8Array {
  const cells = new Uint8Array(block.rows * block.columns);
  for (const area of areas) {
    const part = intersection(area, block);
    if (part === undefined) continue;
    for (let row = 0; row < part.rows; row++) {
      const first = (part.row - block.row + row) * block.columns + part.column - block.column;
      cells.fill(1, first, first + part.columns);
    }
  }
  return cells;
}

/** "B2", "B2:C4", or "B2, D4:D6, F1 and 3 more areas": what fills a place of a message. */
export function someAreas(areas: readonly Area[]): Message | string {
  const first = areas.slice(0, 3).map(addressOf).join(", ");
  return areas.length > 3 ? message("areas-and-more", { areas: first, count: areas.length - 3 }) : first;
}

/**
 * The cells that a person typed: addresses such as B2 or B2:C4, or pairs such as 0 3, a row and a column of the maze counted from 0, any
 * number of them with commas or semicolons between. Undefined for anything else, for cells that no sheet has, and for pairs where there
 * is no maze.
 */
export function cellsTyped(text: string, maze: Area | undefined): readonly Area[] | undefined {
  const alone = pairTyped(text, maze);
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const areas = alone === undefined ? parts.map((part) => pairTyped(part, maze) ?? parseArea(part.trim())) : [alone];
  return areas.length > 0 && areas.every(isOnSheet) ? areas : undefined;
}

/** "0 3", "0, 3" or "(0; 3)" as a cell of the maze. */
function pairTyped(text: string, maze: Area | undefined): Area | undefined {
  const numbers = text.trim().replace(/^\(|\)$/g, "");
  const pair = /^(\d{1,7})[\s,;]+(\d{1,7})$/.exec(numbers.trim());
  if (pair === null || maze === undefined) return undefined;
  return { row: maze.row + Number(pair[1]), column: maze.column + Number(pair[2]), rows: 1, columns: 1 };
}

function isOnSheet(area: Area | undefined): area is Area {
  if (area === undefined) return false;
  const { row, column, rows, columns } = area;
  return row >= 0 && column >= 0 && row + rows <= SHEET_ROWS && column + columns <= SHEET_COLUMNS;
}
