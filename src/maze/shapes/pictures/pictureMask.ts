import { message } from "../../../message";
import { type Grid, type Mask, MaskError, SizeError } from "../../model";
import { largestPart } from "../imageMask";
import { pictureShapes } from "./pictureShapes";

/**
 * The cells of a picture as large as it gets in the middle of a grid, in its own proportions. They are connected. Time O(cells). Throws
 * SizeError for a grid in which one would not recognise the picture, and MaskError if there is none of this name.
 */
export function pictureMask(id: string, { rows, columns }: Pick<Grid, "rows" | "columns">): Mask {
  const shape = pictureShapes.find((each) => each.id === id);
  if (shape === undefined) throw new MaskError(message("no-such-shape", { id }));
  const { proportion, smallest, name } = shape;
  if (columns < smallest.columns || rows < smallest.rows) {
    throw new SizeError(message("shape-too-small", { ...smallest, shape: name }));
  }
  const cellsInHalf = Math.min(columns / proportion, rows) / 2;
  const mask = Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const x = ((cell % columns) + 0.5 - columns / 2) / cellsInHalf;
    const y = (Math.floor(cell / columns) + 0.5 - rows / 2) / cellsInHalf;
    return shape.contains(x, y) ? 1 : 0;
  });
  return largestPart({ rows, columns, mask }).mask;
}
