import { message } from "../../../message";
import type { PictureShape } from "./pictureShape";

/** The radius of the hole. */
const HOLE = 0.45;

/** A disc with a hole in its middle. */
export const ring: PictureShape = {
  id: "ring",
  name: message("shape-ring"),
  proportion: 1,
  smallest: { columns: 7, rows: 7 },
  contains(x, y) {
    const distance = x * x + y * y;
    return distance <= 1 && distance >= HOLE * HOLE;
  },
};
