import type { Grid } from "../../maze/model";
import { type CellSize, cellHeightOf } from "../cells";
import { COLUMN_GROWTH, cellThatFits, fillPage, wholePixels } from "./fillPage";
import { type Orientation, type PaperName, printableArea } from "./paperSizes";

/** A maze as it is drawn, in points. */
interface DrawnMaze extends Pick<Grid, "columns" | "rows"> {
  /** Of all its columns, of all its rows, and of what is printed below it. */
  readonly width: number;
  readonly height: number;
  readonly below: number;
  /** The height of a cell divided by its width. */
  readonly tall: number;
}

/**
 * The cells with which a maze that is drawn fills a page, as large as they can be; undefined if it fills the page already, or is
 * larger: Excel makes it smaller when it prints, with its walls and letters. Throws {@link Refusal} for a maze that is too large to
 * follow on a page.
 */
export function cellsToFillPage(paper: PaperName, orientation: Orientation, maze: DrawnMaze): CellSize | undefined {
  const { columns, rows, width, height, below, tall } = maze;
  const { cellSize: most } = fillPage(paper, maze, { tall, orientation });
  const whole = printableArea(paper, orientation);
  const room = { width: whole.width, height: whole.height - below };
  const cellSize = Math.min(most, cellThatFits(room, columns, rows, tall));
  const wanted = { cellSize, cellHeight: tall === 1 ? undefined : wholePixels(cellSize * tall) };
  // Whole pixels leave a rest of less than one for each cell.
  const isWide = (width + columns) * COLUMN_GROWTH > room.width || width >= columns * cellSize;
  const isHigh = height + rows > room.height || height >= rows * cellHeightOf(wanted);
  return isWide || isHigh ? undefined : wanted;
}
