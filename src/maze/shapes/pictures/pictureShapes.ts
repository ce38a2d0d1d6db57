import { type Message, message } from "../../../message";
import { Bounds, type Grid, type Mask, MazeError, byId } from "../../model";
import { largestPart } from "../imageMask";

export interface PictureShape {
  readonly id: string;
  readonly name: Message;
  /** Its width, where its height is 1. */
  readonly proportion: number;
  /** The fewest columns and rows in which one recognises it. */
  readonly smallest: { readonly columns: number; readonly rows: number };
  /** Whether a point is in it: x from -`proportion` (left) to `proportion`, y from -1 (top) to 1. */
  readonly contains: (x: number, y: number) => boolean;
}

/** Corners in order, each as x and y; the last is joined to the first. */
type Polygon = readonly number[];

/** Whether a point is inside, by the number of edges that a ray from it to the right crosses. */
function inPolygon(corners: Polygon, x: number, y: number): boolean {
  let isInside = false;
  let [fromX, fromY] = corners.slice(-2) as [number, number];
  for (let i = 0; i < corners.length; i += 2) {
    const [toX, toY] = [corners[i]!, corners[i + 1]!];
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

/** The inner corners lie this far from the middle, where the points lie 1 from it: wider than a drawn star's, to hold a maze. */
const INNER = 0.48;
/** The height of a star whose points lie 1 from its middle. */
const HEIGHT = 1 + Math.cos(Math.PI / 5);

/** Its right half, from the upper point down to the middle of the lower edge. */
const rightOfStar = [0, 1, 2, 3, 4, 5].flatMap((corner) => {
  const reach = corner % 2 === 0 ? 1 : INNER;
  const turn = (corner * Math.PI) / 5;
  const across = corner === 5 ? 0 : (2 * reach * Math.sin(turn)) / HEIGHT;
  return [across, (2 * (1 - reach * Math.cos(turn))) / HEIGHT - 1];
});

const rightOfTree = [0, -1, 0.46, -0.35, 0.2, -0.35, 0.64, 0.2, 0.32, 0.2, 0.8, 0.7, 0.18, 0.7, 0.18, 1, 0, 1];
const rightEar = [0.25, -0.5, 0.8, -1.2, 1, 0];
const rightOfHouse = [0, -1.05, 1, 0, 0.78, 0, 0.78, 1, 0.2, 1, 0.2, 0.45, 0, 0.45];

function isWithin(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  return (x / halfWidth) ** 2 + (y / halfHeight) ** 2 <= 1;
}

/** The radius of the hole. */
const HOLE = 0.45;

/** In the order in which the pane shows them. */
const pictures = {
  heart: {
    proportion: 1,
    smallest: { columns: 9, rows: 9 },
    contains: (x, y) => {
      const right = Math.abs(x);
      const down = (y + HEART_MIDDLE) / (1 + HEART_MIDDLE);
      if (down > 0 && right <= 1 - down ** BULGE) return true;
      return (right - HEART_MIDDLE) ** 2 + (y + HEART_MIDDLE) ** 2 <= HEART_RADIUS * HEART_RADIUS;
    },
  },
  star: {
    proportion: (2 * Math.sin((2 * Math.PI) / 5)) / HEIGHT,
    smallest: { columns: 11, rows: 11 },
    contains: (x, y) => inPolygon(rightOfStar, Math.abs(x), y),
  },
  circle: {
    proportion: 1,
    smallest: { columns: 5, rows: 5 },
    contains: (x, y) => x * x + y * y <= 1,
  },
  // A fir tree: three tiers of branches on a trunk.
  tree: {
    proportion: 0.8,
    smallest: { columns: 11, rows: 14 },
    contains: (x, y) => inPolygon(rightOfTree, Math.abs(x), y),
  },
  // A cat's head from the front; the eyes are holes.
  cat: {
    proportion: 1,
    smallest: { columns: 12, rows: 12 },
    contains: (x, y) => {
      const right = Math.abs(x);
      const isHead = isWithin(right, y - 0.22, 1, 0.78) || inPolygon(rightEar, right, y);
      return isHead && !isWithin(right - 0.4, y - 0.1, 0.15, 0.15);
    },
  },
  // With a door, a roof that juts out, and a chimney on its right side.
  house: {
    proportion: 1,
    smallest: { columns: 12, rows: 12 },
    contains: (x, y) => inPolygon(rightOfHouse, Math.abs(x), y) || (x >= 0.45 && x <= 0.75 && y >= -0.85 && y <= 0),
  },
  ring: {
    proportion: 1,
    smallest: { columns: 7, rows: 7 },
    contains: (x, y) => {
      const distance = x * x + y * y;
      return distance <= 1 && distance >= HOLE * HOLE;
    },
  },
} as const satisfies Readonly<Record<string, Omit<PictureShape, "id" | "name">>>;

export const pictureShapes = (Object.keys(pictures) as (keyof typeof pictures)[]).map((id): PictureShape => ({
  id,
  name: message(`shape-${id}`),
  ...pictures[id],
}));

/**
 * The cells of a picture as large as it gets in the middle of a grid, in its own proportions: in all of its columns or all of its rows.
 * They are connected. Time O(cells). Throws MazeError for a grid in which one would not recognise the picture, and if there is none of
 * this name.
 */
export function pictureMask(id: string, { rows, columns }: Pick<Grid, "rows" | "columns">): Mask {
  const shape = byId(pictureShapes, id);
  const { proportion, smallest, name } = shape;
  if (columns < smallest.columns || rows < smallest.rows) {
    throw new MazeError("size", message("shape-too-small", { ...smallest, shape: name }));
  }
  const cellsInHalf = Math.min(columns / proportion, rows) / 2;
  let fitting = drawn(shape, { rows, columns }, cellsInHalf);
  // Thin points hold no cell, or one that comes apart: then the picture may be a little larger.
  for (let more = GROWTH; more <= MOST_GROWTH; more += GROWTH) {
    if (fitting.rows === rows || fitting.columns === columns) break;
    const larger = drawn(shape, { rows, columns }, cellsInHalf + more);
    if (larger.rows > rows || larger.columns > columns) break;
    fitting = larger;
  }
  // From a place in the grid to the one where it was drawn; nothing is drawn around the box.
  const down = fitting.row - Math.floor((rows - fitting.rows) / 2);
  const right = fitting.column - Math.floor((columns - fitting.columns) / 2);
  return Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
    return fitting.mask[row * fitting.width + column] ?? 0;
  });
}

/** Cells by which half of a picture's height grows at a time, and at most. */
const GROWTH = 0.125;
const MOST_GROWTH = 2;
/** Cells beyond each side of a grid into which a picture that has become too large is drawn. */
const BEYOND = 2;

/** A picture in the middle of a grid and a little beyond, and the box that its cells take there. */
function drawn(shape: PictureShape, grid: Grid, cellsInHalf: number) {
  const [height, width] = [grid.rows + 2 * BEYOND, grid.columns + 2 * BEYOND];
  const cells = Uint8Array.from({ length: height * width }, (_, cell) => {
    const x = ((cell % width) + 0.5 - width / 2) / cellsInHalf;
    const y = (Math.floor(cell / width) + 0.5 - height / 2) / cellsInHalf;
    return Math.abs(x) <= shape.proportion && Math.abs(y) <= 1 && shape.contains(x, y) ? 1 : 0;
  });
  const mask = largestPart({ rows: height, columns: width, mask: cells });
  const bounds = new Bounds();
  mask.forEach((isIn, cell) => isIn === 1 && bounds.add(Math.floor(cell / width), cell % width));
  return { mask, width, ...bounds.area! };
}
