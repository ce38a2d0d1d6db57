import { type Area, SHEET_COLUMNS, SHEET_ROWS, parseArea } from "../excel";

/**
 * The cells that a person typed: addresses such as B2 or B2:C4, or pairs such as 0 3, a row and a column of the maze counted from 0, any
 * number of them with commas or semicolons between. Undefined for anything else, for cells that no sheet has, and for pairs where there
 * is no maze.
 */
export function cellsTyped(text: string, maze: Area | undefined): readonly Area[] | undefined {
  const alone = pairTyped(text, maze);
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const areas = alone === undefined ? parts.map((part) => pairTyped(part, maze) ?? parseArea(part.trim())) : [alone];
  return areas.length > 0 && areas.every(isOnSheet) ? areas : undefined;
}

/** "0 3", "0, 3" or "(0; 3)" as a cell of the maze. */
function pairTyped(text: string, maze: Area | undefined): Area | undefined {
  const numbers = text.trim().replace(/^\(|\)$/g, "");
  const pair = /^(\d{1,7})[\s,;]+(\d{1,7})$/.exec(numbers.trim());
  if (pair === null || maze === undefined) return undefined;
  return { row: maze.row + Number(pair[1]), column: maze.column + Number(pair[2]), rows: 1, columns: 1 };
}

function isOnSheet(area: Area | undefined): area is Area {
  if (area === undefined) return false;
  const { row, column, rows, columns } = area;
  return row >= 0 && column >= 0 && row + rows <= SHEET_ROWS && column + columns <= SHEET_COLUMNS;
}
