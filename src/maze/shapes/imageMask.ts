import { message } from "../../message";
import { type Grid, type Mask, MaskError } from "../model";
import type { GreyImage } from "./greyImage";
import { largestPart } from "./largestPart";

/** Which pixels of an image belong to the maze: those darker than `threshold` (1 to 255), or all others. */
export interface ImageChoice {
  readonly image: GreyImage;
  readonly threshold: number;
  readonly isInverted: boolean;
}

/**
 * An image as large as it gets in the middle of a grid, in its own proportions; a cell is as bright as its pixels are on average. Only
 * the largest connected part is kept; `dropped` is the number of cells of the others. Time O(cells + pixels). Throws MaskError
 * if that part has fewer than 2 cells.
 */
export function imageMask(
  { image: { width, height, brightness }, threshold, isInverted }: ImageChoice,
  { rows, columns }: Pick<Grid, "rows" | "columns">,
): { readonly mask: Mask; readonly dropped: number } {
  const pixelsInCell = Math.max(width / columns, height / rows);
  const [left, top] = [(width - columns * pixelsInCell) / 2, (height - rows * pixelsInCell) / 2];
  /** The pixels of a row or column of cells, at least one; none if these are beside the image. */
  const pixels = (first: number, count: number): readonly [number, number] => {
    const middle = first + pixelsInCell / 2;
    if (middle < 0 || middle >= count) return [0, 0];
    const from = Math.min(Math.max(0, Math.round(first)), Math.floor(middle));
    return [from, Math.max(Math.min(count, Math.round(first + pixelsInCell)), from + 1)];
  };
  const mask = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const [fromY, toY] = pixels(top + row * pixelsInCell, height);
    for (let column = 0; column < columns; column++) {
      const [fromX, toX] = pixels(left + column * pixelsInCell, width);
      const count = (toX - fromX) * (toY - fromY);
      if (count === 0) continue;
      let sum = 0;
      for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) sum += brightness[y * width + x]!;
      mask[row * columns + column] = sum / count < threshold === isInverted ? 0 : 1;
    }
  }
  const kept = largestPart({ rows, columns, mask });
  if (kept.mask.reduce((cells, inside) => cells + inside, 0) < 2) throw new MaskError(message("image-without-cells"));
  return kept;
}
