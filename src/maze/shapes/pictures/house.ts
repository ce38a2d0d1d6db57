import { message } from "../../../message";
import { inPolygon } from "./inPolygon";
import type { PictureShape } from "./pictureShape";

const walls = [
  [0, -1.05],
  [1, 0],
  [0.78, 0],
  [0.78, 1],
  [0.2, 1],
  [0.2, 0.45],
  [0, 0.45],
] as const;

/** A house with a door, a roof that juts out, and a chimney on its right side. */
export const house: PictureShape = {
  id: "house",
  name: message("shape-house"),
  proportion: 1,
  smallest: { columns: 12, rows: 12 },
  contains: (x, y) => inPolygon(walls, Math.abs(x), y) || (x >= 0.45 && x <= 0.75 && y >= -0.85 && y <= 0),
};
