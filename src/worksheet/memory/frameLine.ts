import type { Border } from "../cells";
import type { Area } from "../excel";

/**
 * Lines where the frame of a maze runs. They belong to the surrounding cells as much as to those of the maze, so the copy of what
 * was covered does not always have them; a hidden name does.
 */
export interface FrameLine extends Border {
  /** Whether the line is to the left of its cells, which are below each other; otherwise it is above them, and they are side by side. */
  readonly isUpright: boolean;
  /** The first of the cells, counted from the top left of the grid. */
  readonly row: number;
  readonly column: number;
  readonly cells: number;
}

/** A line as a text pinned to the cells of the grid beside which it runs: "left.Continuous.Thin.FF0000" at B3:B5. */
export function pinOfLine(
  grid: Area,
  { isUpright, row, column, cells, style, weight, color }: FrameLine,
): { text: string; area: Area } {
  // The last line of a grid is to the right of, or below, its last cells.
  const isLast = isUpright ? column === grid.columns : row === grid.rows;
  const side = isUpright ? (isLast ? "right" : "left") : isLast ? "bottom" : "top";
  const first = {
    row: grid.row + row - (isLast && !isUpright ? 1 : 0),
    column: grid.column + column - (isLast && isUpright ? 1 : 0),
  };
  const area = { ...first, rows: isUpright ? cells : 1, columns: isUpright ? 1 : cells };
  return { text: [side, style, weight, color.replace("#", "")].join("."), area };
}

/** The line that {@link pinOfLine} wrote, beside the cells where they are now; none for any other text. */
export function frameLineOf(grid: Area, text: string, area: Area): FrameLine[] {
  const parts = /^(left|top|right|bottom)\.(\w{1,20})\.(\w{1,20})\.([0-9A-Fa-f]{6})$/.exec(text);
  if (parts === null) return [];
  const [, side, style, weight, color] = parts;
  const isUpright = side === "left" || side === "right";
  return [
    {
      isUpright,
      row: area.row - grid.row + (side === "bottom" ? area.rows : 0),
      column: area.column - grid.column + (side === "right" ? area.columns : 0),
      cells: isUpright ? area.rows : area.columns,
      style: style!,
      weight: weight!,
      color: `#${color!}`,
    },
  ];
}
