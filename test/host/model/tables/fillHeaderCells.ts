import { type Area, type SheetStore, lastColumn } from "../../store";
import { textOf } from "../range/cellValues";

/** Gives every header cell a text of its own: empty ones "Column1", repeated ones a number, as Excel does. */
export function fillHeaderCells(sheet: SheetStore, area: Area): void {
  const taken = new Set<string>();
  for (let column = area.column; column <= lastColumn(area); column++) {
    const written = textOf(sheet, area.row, column);
    const base = written === "" ? "Column" : written;
    let name = written === "" ? `Column${column - area.column + 1}` : written;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}${number}`;
    taken.add(name.toLowerCase());
    sheet.setCell(area.row, column, name);
  }
}
