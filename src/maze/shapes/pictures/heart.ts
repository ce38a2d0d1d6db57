import { message } from "../../../message";
import type { PictureShape } from "./pictureShape";

/** The two circles at the top, as far from the middle as from the upper edge. */
const RADIUS = 0.52;
const MIDDLE = 1 - RADIUS;
/** How much the sides below the circles bulge; 1 would be straight. */
const BULGE = 1.4;

/** A heart. */
export const heart: PictureShape = {
  id: "heart",
  name: message("shape-heart"),
  proportion: 1,
  smallest: { columns: 9, rows: 9 },
  contains(x, y) {
    const right = Math.abs(x);
    const down = (y + MIDDLE) / (1 + MIDDLE);
    if (down > 0 && right <= 1 - down ** BULGE) return true;
    return (right - MIDDLE) ** 2 + (y + MIDDLE) ** 2 <= RADIUS * RADIUS;
  },
};
