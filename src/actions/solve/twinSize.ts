import { type Message, message } from "../../message";
import { nameAround } from "../../worksheet/changes";
import { Refusal, addressOf } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import type { Dialogue } from "../desk";

/** The largest maze that gets a sheet cell by cell, with cells that were removed; functions take no more wall codes. */
const MOST_CELLS = { marking: 10_000, readable: 10_000, walls: 250_000 } as const;

/** Throws Refusal for a maze that is too large for a sheet of this kind. */
export function checkTwinSize({ state, area, maze }: MazeReading, kind: keyof typeof MOST_CELLS): void {
  const [cells, most] = [maze.size, MOST_CELLS[kind]];
  if (cells <= most) return;
  const where = { maze: addressOf(area), sheet: state.name };
  throw new Refusal(message("too-many-cells-for-twin", { ...where, kind, cells, most }));
}

/** What a sheet is called after the maze's sheet, with room for a number. */
export function namedAfter({ state }: MazeReading, { say }: Dialogue, nameOf: (sheet: string) => Message): string {
  return nameAround(state.name, (sheet) => say(nameOf(sheet)));
}
