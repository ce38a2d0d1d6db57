import type { Message } from "../../message";
import { cellBlocks, packAreas } from "../../worksheet/cells";
import { type Area, Bounds, addressOf, yieldTurn } from "../../worksheet/excel";

/** Something that was found in a maze, with the cells that can be selected. */
export interface Finding {
  /** A whole sentence. */
  readonly sentence: Message;
  /** The cells on the maze's sheet, "B2:C3,E4", at most 8,000 characters. */
  readonly address: string;
}

/** The cells as one address string; if there are too many, the first ones. */
export function addressesOf(area: Area, cells: ArrayLike<number>): string {
  const bounds = new Bounds();
  for (let i = 0; i < cells.length; i++) {
    bounds.add(area.row + Math.floor(cells[i]! / area.columns), area.column + (cells[i]! % area.columns));
  }
  const block = bounds.area ?? area;
  const isWanted = new Uint8Array(block.rows * block.columns);
  for (let i = 0; i < cells.length; i++) {
    const row = area.row - block.row + Math.floor(cells[i]! / area.columns);
    isWanted[row * block.columns + area.column - block.column + (cells[i]! % area.columns)] = 1;
  }
  const [first] = packAreas(cellBlocks(block, (cell) => isWanted[cell] === 1));
  return first ?? addressOf(area);
}

/** The first findings of `count`, and how many `more` there are. */
export async function firstOf(
  count: number,
  make: (number: number) => Finding,
  more: (count: number) => Message,
  area: Area,
): Promise<Finding[]> {
  const shown: Finding[] = [];
  for (let number = 0; number < Math.min(count, MOST_FINDINGS); number++) {
    shown.push(make(number));
    await yieldTurn();
  }
  const rest = count - shown.length;
  return rest <= 0 ? shown : [...shown, { sentence: more(rest), address: addressOf(area) }];
}

/** The most findings of one kind in a list; nobody mends more at a time by hand. */
export const MOST_FINDINGS = 20;
