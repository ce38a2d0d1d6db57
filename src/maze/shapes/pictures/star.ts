import { message } from "../../../message";
import { inPolygon } from "./inPolygon";
import type { PictureShape } from "./pictureShape";

/** The inner corners lie this far from the middle, where the points lie 1 from it: wider than a drawn star's, to hold a maze. */
const INNER = 0.48;
/** The height of a star whose points lie 1 from its middle. */
const HEIGHT = 1 + Math.cos(Math.PI / 5);

/** Its right half, from the upper point down to the middle of the lower edge. */
const rightHalf = Array.from({ length: 6 }, (_, corner): [number, number] => {
  const reach = corner % 2 === 0 ? 1 : INNER;
  const turn = (corner * Math.PI) / 5;
  const across = corner === 5 ? 0 : (2 * reach * Math.sin(turn)) / HEIGHT;
  return [across, (2 * (1 - reach * Math.cos(turn))) / HEIGHT - 1];
});

/** A star with five points. */
export const star: PictureShape = {
  id: "star",
  name: message("shape-star"),
  proportion: (2 * Math.sin((2 * Math.PI) / 5)) / HEIGHT,
  smallest: { columns: 11, rows: 11 },
  contains: (x, y) => inPolygon(rightHalf, Math.abs(x), y),
};
