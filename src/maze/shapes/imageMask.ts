import { message } from "../../message";
import { type Grid, type Mask, MazeError, countCells, partsOf } from "../model";

/** Which pixels of an image belong to the maze: those darker than `threshold` (1 to 255), or all others. */
export interface ImageChoice {
  readonly image: GreyImage;
  readonly threshold: number;
  readonly isInverted: boolean;
}

/**
 * An image as large as it gets in the middle of a grid, in its own proportions; a cell is as bright as its pixels are on average. Only
 * the largest connected part is kept. Time O(cells + pixels). Throws MazeError if that part has fewer than 2 cells.
 */
export function imageMask(
  { image: { width, height, brightness }, threshold, isInverted }: ImageChoice,
  { rows, columns }: Pick<Grid, "rows" | "columns">,
): Mask {
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
  if (countCells({ rows, columns, mask: kept }) < 2) throw new MazeError("mask", message("image-without-cells"));
  return kept;
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** An image by the brightness of its pixels, row by row: 0 is black, 255 white. */
export interface GreyImage extends ImageSize {
  readonly brightness: Uint8Array;
}

/** The brightness of pixels of red, green, blue and opacity as a canvas gives them, on white paper. Weights are those of ITU-R BT.601. */
export function greyOf({ width, height, data }: ImageSize & { readonly data: Uint8ClampedArray }): GreyImage {
  const brightness = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue, opacity] = data.subarray(4 * pixel, 4 * pixel + 4) as unknown as number[];
    const light = 0.299 * red! + 0.587 * green! + 0.114 * blue!;
    return Math.round(255 + ((light - 255) * opacity!) / 255);
  });
  return { width, height, brightness };
}

/** The largest connected part of a mask, the first of several of that size. Time O(cells). */
export function largestPart({ mask, ...grid }: Grid & { readonly mask: Mask }): Mask {
  const parts = partsOf(grid, (cell) => mask[cell] === 1);
  const kept = parts.reduce<readonly number[]>((most, part) => (part.length > most.length ? part : most), []);
  const largest = new Uint8Array(mask.length);
  for (const cell of kept) largest[cell] = 1;
  return largest;
}
