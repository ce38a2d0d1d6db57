import { message } from "../../message";
import { type Area, addressOf, areaIn, boundsOf, cellsOf } from "../addresses";
import { type ExcelSession, Refusal } from "../excel";
import type { SheetState } from "../sheet";

/** What the table of weights says: a wall between two cells in each row, in the order of the rows. */
export interface WeightsTable {
  /** The block of all cells that it names. */
  readonly area: Area;
  /** The cell on both sides of each wall, row by row from 0, the smaller one first, and its weight. */
  readonly walls: readonly { readonly cell: number; readonly neighbour: number; readonly weight: number }[];
}

/** The columns of the table from 0: the cells on both sides of a wall, and its weight. */
const [CELL, NEIGHBOUR, WEIGHT] = [1, 2, 3];
const NAMED = 8;

/**
 * Reads the weights from the first table of a sheet that has enough columns. Two requests. Throws {@link Refusal} if there is none, for
 * more than `most` cells, and for rows that name no two cells side by side or whose weight is no number.
 */
export async function readWeights(
  session: ExcelSession,
  { id, name: sheet }: SheetState,
  most: number,
): Promise<WeightsTable> {
  const tables = await session.onSheet(id, (there) => there.tables.load("items/name,items/columns/items/name"));
  const table = tables.items.find(({ columns }) => columns.items.length > WEIGHT);
  if (table === undefined) throw new Refusal(message("no-weights", { sheet }));
  const [cells, neighbours, weights] = await session.onSheet(id, (there) => {
    const body = there.tables.getItem(table.name).getDataBodyRange().untrack();
    return [CELL, NEIGHBOUR, WEIGHT].map((column) => body.getColumn(column).untrack().load("values,address"));
  });
  const column = (range: Excel.Range | undefined) => range!.values.map(([value]) => value as unknown);
  const sides = [column(cells), column(neighbours)].map((names) => names.map((name) => cellIn(name)));
  const all = column(weights);
  const rows = all.map((weight, i) => ({ one: sides[0]![i], other: sides[1]![i], weight }));
  const first = areaIn(weights!.address)!;
  const wrong = rows.flatMap(({ one, other, weight }, i): Area[] => {
    const place = { row: first.row + i, column: first.column, rows: 1, columns: 1 };
    if (one === undefined || other === undefined || !areSideBySide(one, other))
      return [{ ...place, column: first.column + CELL - WEIGHT, columns: 2 }];
    return typeof weight === "number" ? [] : [place];
  });
  if (wrong.length > 0) {
    const cells = wrong.slice(0, NAMED).map(addressOf);
    throw new Refusal(message("weights-wrong", { sheet, cells, count: wrong.length }));
  }
  const area = boundsOf(rows.flatMap(({ one, other }) => [one!, other!]));
  if (cellsOf(area) > most) throw new Refusal(message("weights-too-large", { sheet, cells: cellsOf(area), most }));
  const numberOf = ({ row, column: at }: Area) => (row - area.row) * area.columns + at - area.column;
  const walls = rows.map(({ one, other, weight }) => {
    const [cell, neighbour] = [numberOf(one!), numberOf(other!)].sort((a, b) => a - b) as [number, number];
    return { cell, neighbour, weight: weight as number };
  });
  return { area, walls };
}

function cellIn(name: unknown): Area | undefined {
  const area = typeof name === "string" ? areaIn(name.trim()) : undefined;
  return area !== undefined && cellsOf(area) === 1 ? area : undefined;
}

function areSideBySide(one: Area, other: Area): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}
