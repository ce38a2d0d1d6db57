import type { Ends, Grid, Mask } from "../model";
import { type ImageChoice, imageMask } from "./imageMask";
import { wordShape } from "./letters/wordShape";
import { pictureMask } from "./pictures/pictureShapes";

/** A shape that a maze has within its rectangle: a picture by its id, the letters of a word, or an image. */
export type Outline =
  | { readonly kind: "picture"; readonly id: string }
  | { readonly kind: "word"; readonly text: string }
  | ({ readonly kind: "image" } & ImageChoice);

/** The cells of a shape, undefined if it fills the whole grid, and the ends of a word. Throws MazeError if it does not fit the grid. */
export function outlined(
  outline: Outline,
  grid: Pick<Grid, "rows" | "columns">,
): { readonly mask: Mask | undefined; readonly ends: Ends | undefined } {
  const { mask, ends } =
    outline.kind === "word"
      ? wordShape(outline.text, grid)
      : {
          mask: outline.kind === "picture" ? pictureMask(outline.id, grid) : imageMask(outline, grid),
          ends: undefined,
        };
  return { mask: mask.includes(0) ? mask : undefined, ends };
}
