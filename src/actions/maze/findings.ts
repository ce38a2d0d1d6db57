import { type Message, message, together } from "../../message";
import { cellBlocks, packAreas } from "../../worksheet/pieces";
import { type Area, Bounds, addressOf } from "../../worksheet/addresses";
import { yieldTurn } from "../../engine";
import { type Job, Refusal } from "../../worksheet/excel";
import type { Changes } from "../../worksheet/changes";
import type { SheetState } from "../../worksheet/sheet";
import { emptyFooter } from "../../worksheet/page";
import { facts, isRemembered } from "../../worksheet/memory";

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

/** The first findings of `count`, and how many more there are. */
export async function firstOf(count: number, make: (number: number) => Finding, area: Area): Promise<Finding[]> {
  const shown: Finding[] = [];
  for (let number = 0; number < Math.min(count, MOST_FINDINGS); number++) {
    shown.push(make(number));
    await yieldTurn();
  }
  const rest = count - shown.length;
  return rest <= 0 ? shown : [...shown, { sentence: message("and-more", { count: rest }), address: addressOf(area) }];
}

/** The most findings of one kind in a list; nobody mends more at a time by hand. */
export const MOST_FINDINGS = 20;

/**
 * Empties the footer that Prepare page wrote, which describes the maze before a change, and says so; nothing if there is no such
 * footer. The change stays even if this fails. Two requests, or none. Throws Stopped.
 */
export async function paperRemark(job: Job, changes: Changes, state: SheetState): Promise<Message | undefined> {
  changes.keep();
  return together(await footerRemark(job, state), pageRemark(state)) || undefined;
}

async function footerRemark(job: Job, state: SheetState): Promise<Message | undefined> {
  try {
    // The change is complete, so Stop has nothing left to prevent.
    return (await emptyFooter(job.unstoppable(), state)) ? message("footer-emptied") : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return message("footer-out-of-date");
  }
}

/** What to say about a changed maze on a sheet that other sheets refer to, or that refers to another one. */
export function pageRemark({ names: list, name }: SheetState): Message | undefined {
  if (isRemembered(list, facts.book)) return message("booklet-out-of-date");
  return isRemembered(list, facts.answer) ? message("answer-out-of-date", { sheet: name }) : undefined;
}
