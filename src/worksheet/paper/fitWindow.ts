import { message } from "../../message";
import type { Grid } from "../../maze/model";
import type { Layout } from "../cells";
import { Refusal } from "../excel";
import { TALLEST_ROW, weightFor, wholePixels } from "./fillPage";
import type { Extent } from "./paperSizes";

/** Points: a column and a row of the usual size, which are before a maze that begins in B2, and a frame. */
const BEFORE = { width: 51, height: 18 } as const;
/** The smallest cell, in points, whose walls can be told apart on a screen. */
const LEAST = 3;

/**
 * The largest square cells with which a whole maze, from B2 on, is in view in a window with room for `window`. Throws {@link Refusal}
 * if they would be too small, and names the largest grid that fits.
 */
export function fitWindow(
  window: Extent,
  grid: Pick<Grid, "columns" | "rows">,
): Pick<Layout, "cellSize" | "wallWeight"> {
  const [width, height] = [window.width - BEFORE.width, window.height - BEFORE.height];
  const { columns, rows } = grid;
  const cellSize = Math.min(TALLEST_ROW, wholePixels(Math.min(width / columns, height / rows)));
  if (cellSize >= LEAST) return { cellSize, wallWeight: weightFor(cellSize) };
  const [mostColumns, mostRows] = [Math.floor(width / LEAST), Math.floor(height / LEAST)];
  throw new Refusal(message("window-too-small", { mostColumns, mostRows, ...window, columns, rows, least: LEAST }));
}
