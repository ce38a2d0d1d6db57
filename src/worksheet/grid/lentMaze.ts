import type { Maze } from "../../maze/model";
import { engine } from "../../engine";
import { type LentSheet, type ReversibleChange, freeSheetName, sheetLent } from "../changes";
import type { Layout } from "../cells";
import { type Area, type KnownHost, cellsOf, insertsSheets } from "../excel";
import type { SheetState } from "../sheet";
import { isForOneStroke } from "./drawingPace";
import { sheetOfMaze } from "./sheetOfMaze";

/** A maze on a sheet that is deleted once its formats are copied, and the font of the cells that they are copied to. */
export interface LentMaze extends LentSheet {
  readonly font: string;
}

/** Whether a maze in cells that are there is drawn in one stroke, if their formats may be replaced. */
export function isLent(host: KnownHost, { isStructureProtected }: SheetState, area: Area): boolean {
  const isPossible = insertsSheets(host) && host.copiesFormats && !isStructureProtected;
  return isPossible && isForOneStroke(cellsOf(area), host.timed);
}

/** Where a lent maze is going to be copied to. */
interface Target {
  readonly state: Pick<SheetState, "id" | "sheets">;
  readonly area: Area;
  readonly layout: Layout;
  readonly font: string;
  /** What the lent sheet is called if that is free. */
  readonly lentName: string;
}

/**
 * Inserts a hidden sheet with the maze, in the same cells as those that it is going to be copied to, so that both areas have one size:
 * Excel repeats a copy where the target's is a multiple (OfficeDev/office-js#2674). Otherwise as {@link sheetLent}.
 */
export function mazeLent(
  { state: { id, sheets }, area, layout, font, lentName }: Target,
  maze: Maze,
  signal: AbortSignal,
): ReversibleChange<LentMaze | undefined> {
  const name = freeSheetName(sheets, lentName);
  // Every workbook has a visible sheet; that one is not inserted.
  const visible = { name: freeSheetName([{ name }], name), mazes: [], cells: [], columnWidths: [], rowHeights: [] };
  const lent = sheetLent({ name, sheets, front: id }, () => {
    const hidden = { ...sheetOfMaze(name, area, maze, layout), isHidden: true };
    return engine.run("mazesAsFile", { sheets: [visible, hidden] }, signal);
  });
  return {
    ...lent,
    make: async (job) => {
      const come = await lent.make(job);
      return come && { ...come, font };
    },
  };
}
