import type { Grid, Mask } from "../../maze/maze";
import type { Area } from "../excel/addresses";
import { forgetText, rememberedText, rememberText } from "../excel/longText";
import { names, type ReadName } from "../excel/names";

/**
 * The mask of a sheet's maze, in hidden sheet-scoped names: "MazeMask", and "MazeMask2" … where one is too short. They go
 * with the sheet and the file. What shows the person which cells are out is the hatching (marks.ts); the names are what
 * counts, because Excel does not report every pattern of a fill, and somebody may have changed it.
 */

/**
 * The mask as text: "5x8:" (rows x columns), then how many cells are in, out, in … the maze, row by row, to the base of
 * 36. [1, 1, 0, 1] of one row is "1x4:2 1 1". About 3 characters a run.
 */
export function encodeMask({ rows, columns, mask }: Grid): string {
  const runs: string[] = [];
  const size = rows * columns;
  let inside = 1;
  for (let cell = 0; cell < size; inside = 1 - inside) {
    const first = cell;
    while (cell < size && (mask?.[cell] ?? 1) === inside) cell++;
    runs.push((cell - first).toString(36));
  }
  return `${rows}x${columns}:${runs.join(" ")}`;
}

/**
 * The mask that {@link encodeMask} wrote for a grid of this size; nothing for any other text. Nothing is allocated before the
 * sizes agree: a name may hold anything.
 */
export function decodeMask(text: string, { rows, columns }: Grid): Mask | undefined {
  const size = `${rows}x${columns}:`;
  if (!text.startsWith(size)) return undefined;
  const runs = text.slice(size.length).split(" ");
  const mask = new Uint8Array(rows * columns);
  let cell = 0;
  for (const [i, run] of runs.entries()) {
    const length = /^[0-9a-z]{1,5}$/.test(run) ? parseInt(run, 36) : NaN;
    if (!(length <= mask.length - cell)) return undefined;
    if (i % 2 === 0) mask.fill(1, cell, cell + length);
    cell += length;
  }
  return cell === mask.length ? mask : undefined;
}

/** The mask that a sheet's names remember for a grid of this size; nothing where no cell is out, or {@link isMaskOutgrown}. */
export function rememberedMask(list: readonly ReadName[], area: Area): Mask | undefined {
  const text = rememberedText(list, names.mask);
  const mask = text === undefined ? undefined : decodeMask(text, area);
  return mask?.includes(0) === true && mask.includes(1) ? mask : undefined;
}

/**
 * Whether the mask that a sheet's names remember is none for a grid of this size, because rows or columns were inserted or
 * deleted by Excel's own means.
 */
export function isMaskOutgrown(list: readonly ReadName[], area: Area): boolean {
  const text = rememberedText(list, names.mask);
  return text !== undefined && decodeMask(text, area)?.includes(1) !== true;
}

/** Queues the names that remember the grid's mask; `list` are the sheet's names up to now. Without a mask they go. */
export function rememberMask(sheet: Excel.Worksheet, list: readonly ReadName[], grid: Grid): void {
  if (grid.mask === undefined) forgetMask(sheet, list);
  else rememberText(sheet, list, names.mask, encodeMask(grid));
}

/** Queues the end of the names, and of those that a request which broke off may have made for the mask of `made`. */
export function forgetMask(sheet: Excel.Worksheet, list: readonly ReadName[], made?: Grid): void {
  forgetText(sheet, list, names.mask, made?.mask === undefined ? undefined : encodeMask(made));
}
