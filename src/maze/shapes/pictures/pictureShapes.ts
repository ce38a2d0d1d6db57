import { type Message, message } from "../../../message";

/** A picture that a maze can have as its shape. */
export interface PictureShape {
  readonly id: string;
  readonly name: Message;
  /** Its width, where its height is 1. */
  readonly proportion: number;
  /** The fewest columns and rows in which one recognises it. */
  readonly smallest: { readonly columns: number; readonly rows: number };
  /** Whether a point is in it: x from -`proportion` (left) to `proportion`, y from -1 (top) to 1. */
  contains(x: number, y: number): boolean;
}

/** Corners in order; the last is joined to the first. */
type Polygon = readonly (readonly [x: number, y: number])[];

/** Whether a point is inside, by the number of edges that a ray from it to the right crosses. */
function inPolygon(corners: Polygon, x: number, y: number): boolean {
  let isInside = false;
  let [fromX, fromY] = corners[corners.length - 1]!;
  for (const [toX, toY] of corners) {
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside;
    [fromX, fromY] = [toX, toY];
  }
  return isInside;
}

/** The two circles at the top, as far from the middle as from the upper edge. */
const HEART_RADIUS = 0.52;
const HEART_MIDDLE = 1 - HEART_RADIUS;
/** How much the sides below the circles bulge; 1 would be straight. */
const BULGE = 1.4;

/** A heart. */
const heart: PictureShape = {
  id: "heart",
  name: message("shape-heart"),
  proportion: 1,
  smallest: { columns: 9, rows: 9 },
  contains(x, y) {
    const right = Math.abs(x);
    const down = (y + HEART_MIDDLE) / (1 + HEART_MIDDLE);
    if (down > 0 && right <= 1 - down ** BULGE) return true;
    return (right - HEART_MIDDLE) ** 2 + (y + HEART_MIDDLE) ** 2 <= HEART_RADIUS * HEART_RADIUS;
  },
};

/** The inner corners lie this far from the middle, where the points lie 1 from it: wider than a drawn star's, to hold a maze. */
const INNER = 0.48;
/** The height of a star whose points lie 1 from its middle. */
const HEIGHT = 1 + Math.cos(Math.PI / 5);

/** Its right half, from the upper point down to the middle of the lower edge. */
const rightOfStar = Array.from({ length: 6 }, (_, corner): [number, number] => {
  const reach = corner % 2 === 0 ? 1 : INNER;
  const turn = (corner * Math.PI) / 5;
  const across = corner === 5 ? 0 : (2 * reach * Math.sin(turn)) / HEIGHT;
  return [across, (2 * (1 - reach * Math.cos(turn))) / HEIGHT - 1];
});

/** A star with five points. */
const star: PictureShape = {
  id: "star",
  name: message("shape-star"),
  proportion: (2 * Math.sin((2 * Math.PI) / 5)) / HEIGHT,
  smallest: { columns: 11, rows: 11 },
  contains: (x, y) => inPolygon(rightOfStar, Math.abs(x), y),
};

/** A disc. */
const circle: PictureShape = {
  id: "circle",
  name: message("shape-circle"),
  proportion: 1,
  smallest: { columns: 5, rows: 5 },
  contains: (x, y) => x * x + y * y <= 1,
};

const rightOfTree = [
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
const tree: PictureShape = {
  id: "tree",
  name: message("shape-tree"),
  proportion: 0.8,
  smallest: { columns: 11, rows: 14 },
  contains: (x, y) => inPolygon(rightOfTree, Math.abs(x), y),
};

const rightEar = [
  [0.25, -0.5],
  [0.8, -1.2],
  [1, 0],
] as const;

function isWithin(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  return (x / halfWidth) ** 2 + (y / halfHeight) ** 2 <= 1;
}

/** A cat's head from the front; the eyes are holes. */
const cat: PictureShape = {
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
const house: PictureShape = {
  id: "house",
  name: message("shape-house"),
  proportion: 1,
  smallest: { columns: 12, rows: 12 },
  contains: (x, y) => inPolygon(walls, Math.abs(x), y) || (x >= 0.45 && x <= 0.75 && y >= -0.85 && y <= 0),
};

/** The radius of the hole. */
const HOLE = 0.45;

/** A disc with a hole in its middle. */
const ring: PictureShape = {
  id: "ring",
  name: message("shape-ring"),
  proportion: 1,
  smallest: { columns: 7, rows: 7 },
  contains(x, y) {
    const distance = x * x + y * y;
    return distance <= 1 && distance >= HOLE * HOLE;
  },
};

/** All pictures, in the order in which the pane shows them. */
export const pictureShapes: readonly PictureShape[] = [heart, star, circle, tree, cat, house, ring];
