import type { Grid } from "../../maze/maze";
import { addressOf } from "../../worksheet/excel/addresses";
import { Refusal } from "../../worksheet/excel/refusal";
import { watchWorkbook } from "../../worksheet/excel/watchWorkbook";
import { readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import { numberIn, sizeIn, writeSizeCells, type SizeCells } from "../../worksheet/sheet/sizeCells";
import { findSets, isShown } from "../../worksheet/beside/setNumbers";
import { glance, type ActionOutcome } from "../desk/work";

/** What the size cells of the sheet in front hold; `undefined` for one that is no size, and then the sentence says why. */
export interface SizesInFront extends ActionOutcome {
  readonly columns: number | undefined;
  readonly rows: number | undefined;
}

/** Whether the hidden sheet with the maze's set numbers is there, and whether it can be seen. */
export type SetNumbersState = "shown" | "hidden" | "none";

/** What the sheet in front holds, for the pane's buttons. */
export interface SheetInFront {
  readonly sheet: string;
  /** The grid in A1 notation, for example "B2:I6"; nothing where no grid is. */
  readonly address: string | undefined;
  readonly setNumbers: SetNumbersState;
}

/** What the sheet in front holds. Throws ActionFailure where Excel cannot be asked, or no worksheet is in front. */
export async function readSheetInFront(): Promise<SheetInFront> {
  const state = await lookAtSheet();
  const sets = await glance((job) => findSets(job, state));
  return {
    sheet: state.name,
    address: state.grid && addressOf(state.grid),
    setNumbers: sets === undefined ? "none" : isShown(sets) ? "shown" : "hidden",
  };
}

/** Calls `listener` whenever the sheet in front may hold something else; returns how to stop it. */
export function watchSheetInFront(listener: (sheet: SheetInFront) => void): () => void {
  return watchWorkbook(() => void readSheetInFront().then(listener, () => undefined));
}

/** What the size cells of the sheet in front hold. Throws ActionFailure only where Excel cannot be asked. */
export function readSizes(): Promise<SizesInFront> {
  return lookAtSheet().then(({ sizeCells }) => sizesOf(sizeCells));
}

/** Writes into the size cells of the sheet in front. Throws ActionFailure where there are none, or Excel refuses. */
export function writeSizes(size: Grid): Promise<SizesInFront> {
  return glance(async (job) => {
    await writeSizeCells(job, (await readSheet(job)).sizeCells, size);
    return sizesOf((await readSheet(job)).sizeCells);
  });
}

/** Calls `listener` whenever the size cells of the sheet in front may hold something else; returns how to stop it. */
export function watchSizes(listener: (sizes: SizesInFront) => void): () => void {
  return watchWorkbook(() => void readSizes().then(listener, () => undefined));
}

let waiting: Promise<SheetState> | undefined;

/**
 * The sheet in front as it is at the next turn of a look, behind whatever action is at work. Whoever asks before that turn
 * comes gets the same look, so that the pane's views cost one request together. Throws ActionFailure.
 */
function lookAtSheet(): Promise<SheetState> {
  waiting ??= glance((job) => {
    waiting = undefined;
    return readSheet(job);
  });
  return waiting;
}

function sizesOf(cells: SizeCells): SizesInFront {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(error.sentence);
      return undefined;
    }
  };
  const columns = attempt(() => numberIn(cells, "columns"));
  const rows = attempt(() => numberIn(cells, "rows"));
  if (problems.length === 0) attempt(() => sizeIn(cells));
  return { columns, rows, sentence: problems[0] ?? "" };
}
