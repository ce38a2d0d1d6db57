/** Corners in order; the last is joined to the first. */
type Polygon = readonly (readonly [x: number, y: number])[];

/** Whether a point is inside, by the number of edges that a ray from it to the right crosses. */
export function inPolygon(corners: Polygon, x: number, y: number): boolean {
  let isInside = false;
  let [fromX, fromY] = corners[corners.length - 1]!;
  for (const [toX, toY] of corners) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside;
    [fromX, fromY] = [toX, toY];
  }
  return isInside;
}
