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

/** The grid and mask that {@link encodeMask} wrote; nothing for a text that is none, or does not come out even. */
export function decodeMask(text: string): (Grid & { readonly mask: Mask }) | undefined {
  const parts = /^(\d{1,7})x(\d{1,5}):([0-9a-z ]*)$/.exec(text);
  if (parts === null) return undefined;
  const [rows, columns] = [Number(parts[1]), Number(parts[2])];
  const runs = parts[3]!.split(" ").map((run) => parseInt(run, 36));
  const size = runs.reduce((sum, run) => sum + run, 0);
  if (size !== rows * columns) return undefined;
  const mask = new Uint8Array(size);
  let cell = 0;
  runs.forEach((run, i) => mask.fill(1 - (i & 1), cell, (cell += run)));
  return { rows, columns, mask };
}

/** The mask that a sheet's names remember for a grid of this size; nothing where no cell is out, or {@link isMaskOutgrown}. */
export function rememberedMask(list: readonly ReadName[], area: Area): Mask | undefined {
  const text = rememberedText(list, names.mask);
  const found = text === undefined ? undefined : decodeMask(text);
  return found !== undefined && fits(found, area) && found.mask.includes(0) ? found.mask : undefined;
}

/**
 * Whether the mask that a sheet's names remember is none for a grid of this size, because rows or columns were inserted or
 * deleted by Excel's own means.
 */
export function isMaskOutgrown(list: readonly ReadName[], area: Area): boolean {
  const text = rememberedText(list, names.mask);
  if (text === undefined) return false;
  const found = decodeMask(text);
  return found === undefined || !fits(found, area);
}

function fits({ rows, columns, mask }: Grid & { readonly mask: Mask }, area: Area): boolean {
  return rows === area.rows && columns === area.columns && mask.includes(1);
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
