import { engine } from "../../engine";
import type { Ends, Grid, Mask } from "../../maze/model";
import type { Outline } from "./choices";

/** The cells of a shape in a grid. */
export interface Outlined {
  /** Undefined if the shape fills the whole grid. */
  readonly mask: Mask | undefined;
  /** Where the shape has a beginning and an end of its own. */
  readonly ends: Ends | undefined;
  /** Cells of separate parts that were left out. */
  readonly dropped: number;
}

/** Throws MaskError or SizeError if the shape does not fit the grid, and Stopped. */
export async function outlined(
  outline: Outline,
  { rows, columns }: Pick<Grid, "rows" | "columns">,
  signal: AbortSignal,
): Promise<Outlined> {
  const { mask, ends, dropped } = await found(outline, { rows, columns }, signal);
  return { mask: mask.includes(0) ? mask : undefined, ends, dropped };
}

async function found(outline: Outline, grid: Grid, signal: AbortSignal): Promise<Outlined & { readonly mask: Mask }> {
  const whole = { ends: undefined, dropped: 0 };
  if (outline.kind === "picture") {
    return { ...whole, mask: await engine.run("pictureMask", { id: outline.id, grid }, signal) };
  }
  if (outline.kind === "image")
    return { ...whole, ...(await engine.run("imageMask", { choice: outline, grid }, signal)) };
  return { ...whole, ...(await engine.run("wordShape", { text: outline.text, grid }, signal)) };
}
