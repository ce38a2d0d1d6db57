import { BOTTOM, LEFT, type Maze, RIGHT, TOP } from "../maze/model";
import type { FileEdges, FileLine, FileLook } from "./fileLook";
import type { LookTable } from "./lookTable";

/** The sides of a cell in the order of their bits: 1 right, 2 bottom, 4 left, 8 top. */
const SIDES = [
  [RIGHT, "right"],
  [BOTTOM, "bottom"],
  [LEFT, "left"],
  [TOP, "top"],
] as const;

/** What cells of a maze look like in a file. */
export interface MazeLook {
  readonly wall: FileLine;
  /** Whether the frame follows the shape of the maze; otherwise it is the rectangle's. */
  readonly followsShape?: boolean | undefined;
  /** The looks that cells have, apart from their walls. */
  readonly looks: readonly FileLook[];
  /** For each cell the number of its look in `looks`; all have the first where it is missing. */
  readonly lookOf?: Uint8Array | undefined;
}

/** An opening in the frame. */
export interface FrameGap {
  readonly cell: number;
  readonly side: typeof RIGHT | typeof BOTTOM | typeof LEFT | typeof TOP;
}

/**
 * The look of each cell of a maze, row by row, by its number in `table`. Both cells at a wall have its line, as Excel draws it, and
 * so the cells show the same whichever of the two a reader asks. Between two cells that are out of the maze there is no line.
 */
export function mazeLooks(
  maze: Maze,
  { wall, followsShape = false, looks, lookOf }: MazeLook,
  gaps: readonly FrameGap[],
  table: LookTable,
): Uint16Array {
  const { columns, size, standing, mask } = maze;
  const isIn = (cell: number) => mask === undefined || mask[cell] === 1;
  const lines = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    const column = cell % columns;
    const hasRim = !followsShape || isIn(cell);
    if (hasRim && column === 0) lines[cell]! |= 1 << LEFT;
    if (hasRim && cell < columns) lines[cell]! |= 1 << TOP;
    for (const side of [RIGHT, BOTTOM] as const) {
      const isRim = side === RIGHT ? column === columns - 1 : cell + columns >= size;
      const beyond = side === RIGHT ? cell + 1 : cell + columns;
      if (isRim ? !hasRim : !isIn(cell) && !isIn(beyond)) continue;
      const stands = isRim || isIn(cell) !== isIn(beyond) || ((standing[cell]! >> side) & 1) === 1;
      if (!stands) continue;
      lines[cell]! |= 1 << side;
      if (!isRim) lines[beyond]! |= 1 << (side ^ 2);
    }
  }
  for (const { cell, side } of gaps) {
    lines[cell]! &= ~(1 << side);
    const column = cell % columns;
    const beyond = [column + 1 < columns ? cell + 1 : -1, cell + columns, column > 0 ? cell - 1 : -1, cell - columns][
      side
    ]!;
    if (beyond >= 0 && beyond < size) lines[beyond]! &= ~(1 << (side ^ 2));
  }
  const numbers = looks.map((look) => {
    return Uint16Array.from({ length: 16 }, (_, bits) => table.numberOf(look, edgesOf(bits, wall)));
  });
  const result = new Uint16Array(size);
  for (let cell = 0; cell < size; cell++) result[cell] = numbers[lookOf?.[cell] ?? 0]![lines[cell]!]!;
  return result;
}

function edgesOf(bits: number, wall: FileLine): FileEdges {
  return Object.fromEntries(SIDES.filter(([side]) => ((bits >> side) & 1) === 1).map(([, name]) => [name, wall]));
}
