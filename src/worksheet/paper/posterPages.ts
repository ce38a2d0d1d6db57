import type { Area } from "../excel/addresses";
import { COLUMN_GROWTH } from "./fillPage";
import { type Extent, type Orientation, type PaperName, printableArea } from "./paperSizes";

/**
 * Percent. Excel prints at 10 to 400 (Excel.PageLayoutZoomOptions), but nothing is enlarged: LibreOffice takes the room for a larger
 * header and footer from the page, so that a part would go over two.
 */
const LEAST_SCALE = 10;
const MOST_SCALE = 100;

/** How a poster's pages are printed. */
export interface PosterScale {
  readonly orientation: Orientation;
  /** Percent, whole, 10 to 100; 0 where the pages would not hold the parts. */
  readonly percent: number;
  /** How often as large the cells could be at 100 %. */
  readonly room: number;
}

/**
 * The parts of a grid for so many pages across and down, from left to right and then down, as alike as can be. Neighbours share one
 * column or one row, by which they are laid over each other. There have to be more columns than pages across, and so for rows.
 */
export function posterPages(grid: Area, across: number, down: number): Area[] {
  const columns = cuts(grid.columns, across);
  const rows = cuts(grid.rows, down);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      row: grid.row + row.first,
      column: grid.column + column.first,
      rows: row.count,
      columns: column.count,
    })),
  );
}

function cuts(lines: number, parts: number): { first: number; count: number }[] {
  const start = (part: number) => Math.round((part * (lines - 1)) / parts);
  return Array.from({ length: parts }, (_, part) => ({ first: start(part), count: start(part + 1) - start(part) + 1 }));
}

/** The way of the paper and the scale with which every part fits on a page. Sizes in points. */
export function posterScale(paper: PaperName, parts: readonly Extent[]): PosterScale {
  const [width, height] = [Math.max(...parts.map((part) => part.width)), Math.max(...parts.map((part) => part.height))];
  const scaleOf = (orientation: Orientation): PosterScale => {
    const room = printableArea(paper, orientation);
    const share = Math.min(room.width / (width * COLUMN_GROWTH), room.height / height);
    const percent = Math.floor(share * 100);
    return { orientation, percent: percent < LEAST_SCALE ? 0 : Math.min(MOST_SCALE, percent), room: share };
  };
  const [upright, sideways] = [scaleOf("Portrait"), scaleOf("Landscape")];
  return sideways.room > upright.room ? sideways : upright;
}
