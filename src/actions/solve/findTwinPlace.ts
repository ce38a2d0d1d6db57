import { type Message, message } from "../../message";
import { replaceSheets } from "../../worksheet/beside";
import { freeSheetName, nameAround } from "../../worksheet/changes";
import { type Area, Refusal, addressOf, bringToFront } from "../../worksheet/excel";
import type { SheetMark } from "../../worksheet/memory";
import { findHelper, loadHelpers } from "../../worksheet/sheet";
import type { MazeReading } from "../../worksheet/walls";
import { type Act, askFirst } from "../desk";

/** The largest maze that gets such a sheet, in cells with those that were removed; functions take no more wall codes. */
const MOST_CELLS = { marking: 10_000, readable: 10_000, walls: 250_000 } as const;

/** A kind of sheet that stands beside that of a maze, one of a kind. */
interface TwinKind {
  readonly kind: "marking" | "readable";
  readonly mark: SheetMark;
  readonly nameOf: (sheet: string) => Message;
  readonly question: (where: { maze: string; sheet: string; earlier: string }) => Message;
}

/** Where such a sheet is going to be. */
interface TwinPlace {
  /** A name that is free. */
  readonly name: string;
  /**
   * To be called with the id of the sheet once it is complete: the earlier one is deleted and its name taken over, and `cell` of the new
   * one comes to the front. Gives the name.
   */
  readonly finish: (id: string, cell: Area) => Promise<string>;
}

/** Throws Refusal for a maze that is too large for a sheet of this kind. */
export function checkTwinSize({ state, area, maze }: MazeReading, kind: keyof typeof MOST_CELLS): void {
  const [cells, most] = [maze.size, MOST_CELLS[kind]];
  if (cells <= most) return;
  const where = { maze: addressOf(area), sheet: state.name };
  throw new Refusal(message("too-many-cells-for-twin", { ...where, kind, cells, most }));
}

/** A free name for such a sheet. */
export function nameOfTwin(
  dialogue: Act["dialogue"],
  { state }: MazeReading,
  nameOf: (sheet: string) => Message,
): string {
  return freeSheetName(
    state.sheets,
    nameAround(state.name, (sheet) => dialogue.say(nameOf(sheet))),
  );
}

/**
 * A place for a twin of the maze's sheet. Asks before an earlier one is replaced. That one may be protected if it marks paths: Lavirint
 * has protected it itself. One request. Throws Refusal, Stopped.
 */
export async function findTwinPlace(
  { job, dialogue, changes }: Act,
  reading: MazeReading,
  { kind, mark, nameOf, question }: TwinKind,
): Promise<TwinPlace> {
  const { state, area } = reading;
  changes.touch(state, { structure: true });
  checkTwinSize(reading, kind);
  const where = { maze: addressOf(area), sheet: state.name };
  const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
  const earlier = findHelper(loaded, mark, state.name);
  changes.touch(state, { deleted: [earlier && kind === "marking" ? { ...earlier, isProtected: false } : earlier] });
  if (earlier !== undefined) {
    await askFirst(dialogue, { sentence: question({ ...where, earlier: earlier.name }), yes: message("replace") });
  }
  const name = nameOfTwin(dialogue, reading, nameOf);
  const finish = async (id: string, cell: Area) => {
    if (earlier !== undefined) {
      changes.keep(message("twin-sheet-old-left", { written: name, left: earlier.name }));
      await replaceSheets(job, [{ old: earlier, id }]);
    }
    await bringToFront(job, id, cell);
    return earlier?.name ?? name;
  };
  return { name, finish };
}
