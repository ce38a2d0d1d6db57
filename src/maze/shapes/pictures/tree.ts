import { message } from "../../../message";
import { inPolygon } from "./inPolygon";
import type { PictureShape } from "./pictureShape";

const rightHalf = [
  [0, -1],
  [0.46, -0.35],
  [0.2, -0.35],
  [0.64, 0.2],
  [0.32, 0.2],
  [0.8, 0.7],
  [0.18, 0.7],
  [0.18, 1],
  [0, 1],
] as const;

/** A fir tree: three tiers of branches on a trunk. */
export const tree: PictureShape = {
  id: "tree",
  name: message("shape-tree"),
  proportion: 0.8,
  smallest: { columns: 11, rows: 14 },
  contains: (x, y) => inPolygon(rightHalf, Math.abs(x), y),
};
