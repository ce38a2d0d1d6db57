import { type Area, SHEET_ROWS, without } from "../excel";
import { clearContents } from "../cells";
import { facts, forget } from "../memory";
import type { HelperSheet } from "../sheet";

/** The names of the blocks, with their labels, from the top. */
export const blockFacts = [facts.setsBefore, facts.setsAfter] as const;

/** Where the states go: the first at the same addresses as the maze, the second below (on a very long sheet, beside) it. */
export function blockFor(area: Area, index: number): Area {
  const below = area.row + index * (area.rows + 2);
  return below + area.rows <= SHEET_ROWS
    ? { ...area, row: below }
    : { ...area, column: area.column + index * (area.columns + 1) };
}

/** The block with the row above it, where its label is; a block in the first row has none. */
export function withLabel(block: Area): Area {
  return block.row === 0 ? block : { ...block, row: block.row - 1, rows: block.rows + 1 };
}

/** A block with its label: the first or the second, and where it is now. */
export interface SetsPlace {
  readonly index: number;
  readonly area: Area;
}

/** The blocks of the sheet that are still there. */
export function setNumberBlocks(helper: HelperSheet): SetsPlace[] {
  return blockFacts.flatMap((fact, index) => {
    const area = fact.read(helper.names)?.area;
    return area === undefined ? [] : [{ index, area }];
  });
}

/** Queues deletion of the blocks; everything else on the sheet stays, and so do the person's `own` cells in them. */
export function clearBlocks(
  sheet: Excel.Worksheet,
  helper: HelperSheet & { readonly own?: readonly Area[] },
  blocks = setNumberBlocks(helper).map(({ area }) => area),
): void {
  const { own = [] } = helper;
  const ours = own.reduce((areas, cells) => areas.flatMap((area) => without(area, cells)), blocks);
  for (const area of ours) clearContents(sheet, area);
  forget(sheet, helper.names, facts.setsCode);
  forget(sheet, helper.names, facts.setsWritten);
  for (const fact of blockFacts) forget(sheet, helper.names, fact);
}
