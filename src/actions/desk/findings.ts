import { grouped } from "../../maze/counted";
import { addressOf, type Area } from "../../worksheet/excel/addresses";
import { cellBlocks, packAreas } from "../../worksheet/cells/packing";

/** Something that was found in a maze, with the cells that can be selected. */
export interface Finding {
  /** A whole sentence. */
  readonly sentence: string;
  /** The cells on the maze's sheet, "B2:C3,E4", at most 8,000 characters. */
  readonly address: string;
}

/** The cells as one address string; of very many the first ones. */
export function addressesOf(area: Area, cells: Iterable<number>): string {
  const wanted = new Set(cells);
  const [first] = packAreas(cellBlocks(area, (cell) => wanted.has(cell)));
  return first ?? addressOf(area);
}

/** The first findings, and how many more there are. */
export function firstOf<T>(all: readonly T[], make: (one: T) => Finding, what: string, area: Area): Finding[] {
  const shown = all.slice(0, MOST).map(make);
  const more = all.length - shown.length;
  if (more <= 0) return shown;
  const sentence = `There are ${grouped(more)} more ${what}.`;
  return [...shown, { sentence, address: addressOf(area) }];
}

/** Findings of one kind in a list; somebody who mends by hand wants no more at once. */
const MOST = 20;
