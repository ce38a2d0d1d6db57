import type { Grid, Mask } from "../../maze/model";
import type { Outside } from "../looks";
import type { Area } from "../addresses";
import type { ReadName } from "../names";
import { codedFact } from "./fact";

/** A grid, and how the cells look that are out of its maze, if that was chosen. */
export interface MaskedGrid extends Grid {
  readonly outside?: Outside | undefined;
}

/**
 * The mask as text: "5x8:" (rows x columns), then the lengths of the runs of cells that are in, out, in … the maze, row by row, in base
 * 36; then ";blank" if it was chosen how the others look. [1, 1, 0, 1] of one row is "1x4:2 1 1". About 3 characters a run.
 */
export function encodeMask({ rows, columns, mask, outside }: MaskedGrid): string {
  const runs: string[] = [];
  const size = rows * columns;
  let inside = 1;
  for (let cell = 0; cell < size; inside = 1 - inside) {
    const first = cell;
    while (cell < size && (mask?.[cell] ?? 1) === inside) cell++;
    runs.push((cell - first).toString(36));
  }
  return `${rows}x${columns}:${runs.join(" ")}${outside === undefined ? "" : `;${outside}`}`;
}

/**
 * The mask that {@link encodeMask} wrote for a grid of this size; undefined for any other text. Nothing is allocated before the
 * sizes agree: a name may hold anything.
 */
export function decodeMask(text: string, { rows, columns }: Grid): Mask | undefined {
  const size = `${rows}x${columns}:`;
  if (!text.startsWith(size)) return undefined;
  const runs = text.slice(size.length).split(";", 1)[0]!.split(" ");
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

/** How such a text says that cells out of the maze look; undefined if it does not. */
export function decodeOutside(text: string): Outside | undefined {
  return (["blank", "hatched", "filled"] as const).find((each) => text.endsWith(`;${each}`));
}

/**
 * Which cells are in the maze, and how the others look if that was chosen. The person sees it by these looks; but the name is what
 * counts, because Excel does not report every pattern of a fill, and somebody may have changed it.
 */
export const maskFact = codedFact<MaskedGrid, string>(
  "MazeMask",
  {
    diesWith: "maze",
    drawn: ({ mask, area, outside }) => mask && { rows: area.rows, columns: area.columns, mask, outside },
  },
  encodeMask,
  (text) => text,
);

/** The mask that a sheet's names remember for a grid of this size; undefined if no cell is out, or {@link isMaskOutgrown}. */
export function rememberedMask(list: readonly ReadName[], area: Area): Mask | undefined {
  const text = maskFact.read(list);
  const mask = text === undefined ? undefined : decodeMask(text, area);
  return mask?.includes(0) === true && mask.includes(1) ? mask : undefined;
}

/** How the cells out of the maze look; undefined if that was not chosen: they are hatched then. */
export function rememberedOutside(list: readonly ReadName[]): Outside | undefined {
  return decodeOutside(maskFact.read(list) ?? "");
}

/**
 * Whether the remembered mask does not fit a grid of this size, because rows or columns were inserted or deleted in Excel.
 */
export function isMaskOutgrown(list: readonly ReadName[], area: Area): boolean {
  const text = maskFact.read(list);
  return text !== undefined && decodeMask(text, area)?.includes(1) !== true;
}
