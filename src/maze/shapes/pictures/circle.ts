import { message } from "../../../message";
import type { PictureShape } from "./pictureShape";

/** A disc. */
export const circle: PictureShape = {
  id: "circle",
  name: message("shape-circle"),
  proportion: 1,
  smallest: { columns: 5, rows: 5 },
  contains: (x, y) => x * x + y * y <= 1,
};
