import { type Line, NO_LINE, type SheetStore, WorkbookStore, cellArea } from "../../store";

const WALL: Line = { style: "Continuous", weight: "Thick", color: "#000000", tintAndShade: 0 };

/** Closes every cell of a grid of rows x columns from B2 on: square cells of 15 points, thick lines, the page one sheet of A4. */
export function closeSheet(sheet: SheetStore, rows: number, columns: number): void {
  const grid = { row: 1, column: 1, rows, columns };
  sheet.setRowHeight(1, rows, 15);
  sheet.setColumnWidth(1, columns, 15);
  sheet.changeHorizontalEdges({ ...grid, rows: rows + 1 }, () => WALL);
  sheet.changeVerticalEdges({ ...grid, columns: columns + 1 }, () => WALL);
  Object.assign(sheet.page, {
    paperSize: "A4",
    orientation: columns > rows ? "Landscape" : "Portrait",
    zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    printArea: [grid],
    centerHorizontally: true,
    centerVertically: true,
  });
}

/**
 * A maze on the first sheet of a new workbook, on a grid of {@link closeSheet}: every cell except the first has lost its upper or
 * its left line, by a rule that looks irregular.
 */
export function mazeSheet(rows: number, columns: number): { workbook: WorkbookStore; sheet: SheetStore } {
  const workbook = new WorkbookStore(["Maze"]);
  const sheet = workbook.activeSheet;
  closeSheet(sheet, rows, columns);
  for (let cell = 1; cell < rows * columns; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const upper = row > 0 && (column === 0 || (row * 5 + column * 3) % 7 < 3);
    const edge = cellArea(row + 1, column + 1);
    if (upper) sheet.changeHorizontalEdges(edge, () => NO_LINE);
    else sheet.changeVerticalEdges(edge, () => NO_LINE);
  }
  return { workbook, sheet };
}
