import { message } from "../../message";
import { isTable } from "../../maze/foreign";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
import { type Area, cellOfWhole, cellsOf } from "../addresses";
import { Borders } from "../lines";
import { boxesOf, mainBox } from "./drawnEdges";
import { endsOfGaps } from "./foundEnds";
import { type Recognised, type SeenPlace, seenIn } from "./seenPlace";

const SIDES = [TOP, RIGHT, BOTTOM, LEFT] as const;
type Order = readonly [top: number, right: number, bottom: number, left: number];
/** Which part of a sum stands for which side: first clockwise from the top, then in any other order. */
const ORDERS: readonly Order[] = [1, 2, 4, 8].flatMap((top) =>
  [1, 2, 4, 8].flatMap((right) =>
    [1, 2, 4, 8].flatMap((bottom) => {
      const order = [top, right, bottom, 15 - top - right - bottom] as const;
      return new Set(order).size === 4 && order.every((part) => [1, 2, 4, 8].includes(part)) ? [order] : [];
    }),
  ),
);

/** Whether neighbours say the same of the side between them. */
function isConsistent(sums: readonly number[], { columns }: Area, [top, right, bottom, left]: Order): boolean {
  return sums.every((sum, cell) => {
    const [beside, below] = [(cell + 1) % columns === 0 ? undefined : sums[cell + 1], sums[cell + columns]];
    const agrees = (part: number, other: number | undefined, otherPart: number) =>
      other === undefined || ((sum & part) !== 0) === ((other & otherPart) !== 0);
    return agrees(right, beside, left) && agrees(bottom, below, top);
  });
}

/** Fewer numbers fit some order by chance. */
const FEWEST = 9;
/** The share of the frame that is open at most. */
const FRAME = 0.3;

/** A sum of parts that a cell holds, as a number or as a hexadecimal digit. */
function sumOf(value: unknown): number | undefined {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  if (/^(?:\d|1[0-5])$/.test(text)) return Number(text);
  return /^(?:0x)?[\da-f]$/i.test(text) ? parseInt(text, 16) : undefined;
}

/**
 * Numbers of a block that are sums of parts, each of which says of a side of the cell whether there is a wall, or none; above and beside
 * them may be headings.
 */
export function sumsIn(seen: SeenPlace): Recognised | undefined {
  const group = (at: number) => (sumOf(seen.cells.values[at]) === undefined ? undefined : 0);
  const box = mainBox(boxesOf(seen.area, group, 4), seen.focus);
  if (box === undefined) return undefined;
  for (const [top, left] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const found = sumsOf(seen, {
      ...{ row: box.row + top, column: box.column + left, rows: box.rows - top, columns: box.columns - left },
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

function sumsOf(seen: SeenPlace, part: Area): Recognised | undefined {
  const { rows, columns } = part;
  if (rows < 2 || columns < 2 || cellsOf(part) < FEWEST) return undefined;
  const values = Array.from({ length: cellsOf(part) }, (_, cell) =>
    sumOf(seen.cells.values[cellOfWhole(seen.area, part, cell)]),
  );
  const sums = values.filter((sum) => sum !== undefined);
  if (sums.length < values.length || !sums.some((sum) => sum >= 4)) return undefined;
  const order = ORDERS.find((bits) => isConsistent(sums, part, bits));
  if (order === undefined) return undefined;
  const outer = Array.from({ length: columns }, (_, cell) => (sums[cell]! & order[0]) !== 0).filter(Boolean).length;
  const arePassages = outer < columns / 2;
  const borders = new Borders(part);
  for (let cell = 0; cell < sums.length; cell++) {
    SIDES.forEach((side, i) => {
      if (((sums[cell]! & order[i]!) !== 0) !== arePassages) borders.setEdge(cell, side, true);
    });
  }
  const gaps = borders.gaps();
  const maze = borders.maze();
  if (gaps.length > FRAME * 2 * (rows + columns) || isTable(maze)) return undefined;
  return {
    ...{ ...seenIn(seen, part), maze, gaps, ...endsOfGaps(gaps), grid: undefined, lattice: undefined },
    ...{ isOfCells: false, isOfLines: false, isTyped: true },
    taken: message("sums-as-walls", {
      ...{ kind: arePassages ? "passages" : "walls" },
      ...{ top: order[0], right: order[1], bottom: order[2], left: order[3] },
    }),
  };
}
