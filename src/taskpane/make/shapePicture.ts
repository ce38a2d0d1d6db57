import type { Grid } from "../../maze/model";
import { drawing } from "../controls";

/** The cells of a mask as a drawing. Units are cells. */
export function shapePicture({ rows, columns, mask }: Grid): SVGSVGElement {
  const side = Math.max(rows, columns);
  const runs: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let from = 0; from < columns;) {
      const isIn = mask === undefined || mask[row * columns + from] === 1;
      let to = from + 1;
      while (to < columns && (mask === undefined || mask[row * columns + to] === 1) === isIn) to++;
      if (isIn) runs.push(`M${from} ${row}h${to - from}v1h${from - to}z`);
      from = to;
    }
  }
  const box = `${(columns - side) / 2} ${(rows - side) / 2} ${side} ${side}`;
  return drawing(box, "picture", { d: runs.join(""), looks: "picture-shape" });
}
