import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type ReversibleChange, freeSheetName, sheetAdded, sheetsInserted } from "../changes";
import type { Layout } from "../cells";
import { type Area, type KnownHost, cellsOf, insertsSheets } from "../excel";
import { facts } from "../memory";
import type { SheetState } from "../sheet";
import { isForOneStroke } from "./drawingPace";
import { sheetOfMaze } from "./sheetOfMaze";

/** A maze on a sheet that is deleted once its formats are copied. */
export interface LentMaze {
  /** Of that sheet. */
  readonly id: string;
  /** The font of the cells that the formats are copied to. */
  readonly font: string;
}

/** Whether a maze in existing cells is drawn in one stroke, if their formats may be replaced. */
export function isLent(host: KnownHost, { isStructureProtected }: SheetState, area: Area): boolean {
  const isQuicker = isForOneStroke(cellsOf(area), host.timed);
  return isQuicker && insertsSheets(host) && host.copiesFormats && !isStructureProtected;
}

/** Where a lent maze is going to be copied to. */
interface Target {
  readonly state: Pick<SheetState, "id" | "sheets">;
  readonly area: Area;
  readonly layout: Layout;
  /** Whether the sheet is behind another one. */
  readonly isBehind?: boolean | undefined;
  readonly font: string;
  /** What the lent sheet is called if that is free. */
  readonly lentName: string;
}

/**
 * Inserts a hidden sheet with the maze, in the same cells as those that it is going to be copied to, so that both areas have one size:
 * Excel repeats a copy where the target's is a multiple (OfficeDev/office-js#2674). Undefined if this Excel does not take it, and then
 * nothing of it is left. Requests as for inserting and adding a sheet; none to roll back once it was deleted, but one that looks for it.
 */
export function mazeLent(
  { state: { id, sheets }, area, layout, isBehind, font, lentName }: Target,
  maze: Maze,
): ReversibleChange<LentMaze | undefined> {
  const name = freeSheetName(sheets, lentName);
  const front = isBehind === true ? undefined : id;
  const ifStuck = message("arrived-sheet-left", { sheet: name });
  // It never has this name; so only the sheet that came is taken back, and none that somebody else added.
  const added = { name, sheets, mark: facts.columns.name, front, ifStuck };
  return sheetAdded(added, async (job, arrived) => {
    const sheet = { ...sheetOfMaze(name, area, maze, layout), isHidden: true };
    const come = await sheetsInserted(job, [sheet], { sheets, front }, () => undefined);
    if (come === undefined) return undefined;
    const [lent] = come.ids as [string];
    arrived(lent);
    return { id: lent, font };
  });
}
