import { message } from "../../../message";
import { inPolygon } from "./inPolygon";
import type { PictureShape } from "./pictureShape";

const rightEar = [
  [0.25, -0.5],
  [0.8, -1.2],
  [1, 0],
] as const;

function isWithin(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  return (x / halfWidth) ** 2 + (y / halfHeight) ** 2 <= 1;
}

/** A cat's head from the front; the eyes are holes. */
export const cat: PictureShape = {
  id: "cat",
  name: message("shape-cat"),
  proportion: 1,
  smallest: { columns: 12, rows: 12 },
  contains(x, y) {
    const right = Math.abs(x);
    const isHead = isWithin(right, y - 0.22, 1, 0.78) || inPolygon(rightEar, right, y);
    return isHead && !isWithin(right - 0.4, y - 0.1, 0.15, 0.15);
  },
};
