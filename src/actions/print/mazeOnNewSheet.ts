import { addressOf, type Area } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { setHiddenName } from "../../worksheet/excel/names";
import { rangeAt, sheetAt } from "../../worksheet/excel/rangeAt";
import { Refusal } from "../../worksheet/excel/refusal";
import { contentsOf, writeContents } from "../../worksheet/cells/contents";
import { readCells } from "../../worksheet/cells/fills";
import { rememberedItems } from "../../worksheet/beside/mazeItems";
import { drawMaze } from "../../worksheet/grid/drawMaze";
import { addMazeSheet, dropMazeSheet } from "../../worksheet/grid/mazeSheet";
import type { MazeReading } from "../../worksheet/grid/readMaze";
import type { MarkedEnds } from "../../worksheet/sheet/ends";
import { findHelper, type HelperKind, type HelperSheet, loadHelpers } from "../../worksheet/sheet/helperSheets";
import { isBesideMaze } from "../../worksheet/sheet/mazeIdentity";
import { checkStructure, freeSheetName, type SheetState, withNumber } from "../../worksheet/sheet/sheetState";
import { ORIGIN } from "../../worksheet/sheet/sizeCells";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { askFirst, type Ending } from "../desk/work";

/** Characters of the longest name of a sheet. */
const LONGEST_NAME = 31;

/** A maze as it stands on a sheet that was made for paper. */
export interface SheetForPaper {
  readonly state: SheetState;
  readonly name: string;
  readonly place: Area;
  /** An earlier such sheet of this maze, which is to go when this one is whole. */
  readonly earlier: HelperSheet | undefined;
}

/** A sheet, for requests. */
type SheetProxy = Parameters<typeof setHiddenName>[0];

/** What such a sheet is, and how its maze looks. */
export interface PaperSheetLook {
  /** "answer": what its name ends with. */
  readonly word: string;
  /** "an answer page": what it is called in a question. */
  readonly called: string;
  readonly kind: HelperKind;
  readonly layout: Layout;
  readonly ends: MarkedEnds;
  /** Queues what is on it besides; `holdsItem` says so of a cell. */
  readonly paint: (sheet: SheetProxy, place: Area, holdsItem: (cell: number) => boolean) => void;
}

/** Throws {@link Refusal} on a sheet that stands beside a maze. */
export function checkIsMaze(state: SheetState): void {
  if (!isBesideMaze(state)) return;
  throw new Refusal(`Choose the sheet of the maze and try again. ${state.name} belongs to the maze of another sheet.`);
}

/**
 * Draws a maze that was read, with the items in its cells, on a new sheet that is marked as belonging to it. Asks before an earlier
 * such sheet is to go, which is left to the caller. `ending` learns the way back. Throws Refusal, Stopped.
 */
export async function mazeOnNewSheet(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  { state, area, maze }: MazeReading,
  { word, called, kind, layout, ends, paint }: PaperSheetLook,
): Promise<SheetForPaper> {
  checkStructure(state);
  const items = rememberedItems(state.names);
  const isNoItem = (_cell: number, content: unknown) => !items.has(String(content));
  const written =
    items.size === 0 ? undefined : contentsOf(await readCells(job, state.id, area, ""), isNoItem, () => true);
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
  const earlier = findHelper(loaded, kind, state.name);
  if (earlier !== undefined) {
    const where = `${addressOf(area)} on ${state.name}`;
    const sentence = `The maze ${where} has ${called} already, ${earlier.name}. Replace that sheet, with everything on it?`;
    await askFirst(dialogue, { sentence, yes: "Replace" });
  }
  const base = `${state.name.slice(0, LONGEST_NAME - ` ${word} 99`.length)} ${word}`;
  const name = freeSheetName(state.sheets, base, withNumber);
  const place = { ...ORIGIN, rows: area.rows, columns: area.columns };
  ending.otherwise = `The new sheet ${name} is unfinished; delete it and try again.`;
  ending.mendBy((mender) => dropMazeSheet(mender, name, state));
  const added = await addMazeSheet(job, state, name, place);
  const site = { ...added, area: place, covered: undefined, layout, mask: maze.mask };
  await drawMaze(job, site, maze, ends, (done, total) =>
    dialogue.progress(done, total, `Drawing the ${word}, part ${Math.min(done + 1, total)} of ${total}…`),
  );
  const holdsItem = (cell: number) =>
    written !== undefined && (written.values[cell] ?? written.texts[cell] ?? null) !== null;
  await job.onSheet(added.state.id, (sheet, context) => {
    setHiddenName(sheet, kind.mark, rangeAt(sheetAt(context, state.id), area));
    paint(sheet, place, holdsItem);
  });
  if (written !== undefined) await writeContents(job, added.state.id, place, written);
  return { state: added.state, name, place, earlier };
}
