import type { Area, ReadName } from "../excel";
import { isPieceOf } from "./kinds";
import type { NewPin } from "./pin";
import { MOST_PINS, pinsIn } from "./pinnedFact";

/** The name that pins the rows and columns of a record. */
export const LINES = "MazeLines";

const ROW = "r";
const COLUMN = "c";

/** The rows and then the columns of a grid, each pinned to its cells; none if there are too many. */
export function pinnedLines(sheet: string, area: Area): NewPin[] {
  if (area.rows + area.columns > MOST_PINS) return [];
  const rows = Array.from({ length: area.rows }, (_, i) => ({
    text: ROW,
    sheet,
    area: { ...area, row: area.row + i, rows: 1 },
  }));
  const columns = Array.from({ length: area.columns }, (_, i) => ({
    text: COLUMN,
    sheet,
    area: { ...area, column: area.column + i, columns: 1 },
  }));
  return [...rows, ...columns];
}

/** The names of a fact that are left over: all, unless a row and a column still exist, as in a maze that Lavirint did not draw. */
export function leftWithoutLines(name: string): (list: readonly ReadName[]) => string[] {
  return (list) => {
    const pins = pinsIn(list, LINES) ?? [];
    const hasAny = (line: string) => pins.some(({ text, place }) => text === line && place !== undefined);
    if (hasAny(ROW) && hasAny(COLUMN)) return [];
    return list.map((each) => each.name).filter((each) => isPieceOf(name, each) || isPieceOf(`${name}At`, each));
  };
}
