import type { Page } from "playwright-core";
import { kruskal } from "../../src/maze/generators/kruskal";
import { Random, type Maze } from "../../src/maze/model";

/**
 * Draws a Kruskal maze of rows x columns in thick borders from B2 on, straight into the workbook of the page, with square cells of
 * `points` and a number in each cell if asked. Returns the maze.
 */
export async function drawMaze(
  page: Page,
  rows: number,
  columns: number,
  points: number,
  withNumbers = false,
): Promise<Maze> {
  const { maze } = kruskal({ rows, columns }, new Random("drawn"));
  const standing = [...maze.standing];
  await page.evaluate(
    ({ rows, columns, points, withNumbers, standing }) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      const wall = { style: "Continuous", weight: "Thick", color: "#000000", tintAndShade: 0 } as const;
      sheet.setRowHeight(1, rows, points);
      sheet.setColumnWidth(1, columns, points);
      const frame = { row: 1, column: 1, rows, columns };
      for (const row of [1, rows + 1]) sheet.changeHorizontalEdges({ ...frame, row, rows: 1 }, () => wall);
      for (const column of [1, columns + 1]) sheet.changeVerticalEdges({ ...frame, column, columns: 1 }, () => wall);
      standing.forEach((walls, cell) => {
        const place = { row: 1 + Math.floor(cell / columns), column: 1 + (cell % columns), rows: 1, columns: 1 };
        if (walls & 1) sheet.changeVerticalEdges({ ...place, column: place.column + 1 }, () => wall);
        if (walls & 2) sheet.changeHorizontalEdges({ ...place, row: place.row + 1 }, () => wall);
        if (withNumbers) sheet.setCell(place.row, place.column, cell + 1);
      });
      sheet.restyle(frame, (style) => ({
        ...style,
        font: { ...style.font, size: 6 },
        alignment: { ...style.alignment, horizontal: "Center", vertical: "Center" },
      }));
    },
    { rows, columns, points, withNumbers, standing },
  );
  return maze;
}
