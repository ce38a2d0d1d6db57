import { message } from "../../message";
import { BOTTOM, type Grid, RIGHT } from "../../maze/model";
import { type Area, addressOf, areaIn, boundsOf, cellsOf } from "../addresses";
import { type ExcelSession, Refusal } from "../excel";
import type { SheetState } from "../sheet";

/** The columns of the table from 0: the cells on both sides of a wall, and its weight. */
const [CELL, NEIGHBOUR, WEIGHT] = [1, 2, 3];
const NAMED = 8;

/**
 * Reads the first table of a sheet that has enough columns. Two requests. Throws {@link Refusal} if there is none, for more than `most`
 * cells, and for rows that name no two cells side by side or whose weight is no number.
 */
export async function readWeights(
  session: ExcelSession,
  { id, name: sheet }: SheetState,
  most: number,
): Promise<{ readonly grid: Grid; readonly walls: { readonly wall: number; readonly weight: number }[] }> {
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
  const mask = new Uint8Array(cellsOf(area));
  const walls = rows.map(({ one, other, weight }) => {
    const cells = [numberOf(one!), numberOf(other!)];
    for (const cell of cells) mask[cell] = 1;
    return { wall: 2 * Math.min(...cells) + (one!.row === other!.row ? RIGHT : BOTTOM), weight: weight as number };
  });
  return { grid: { rows: area.rows, columns: area.columns, mask: mask.includes(0) ? mask : undefined }, walls };
}

function cellIn(name: unknown): Area | undefined {
  const area = typeof name === "string" ? areaIn(name.trim()) : undefined;
  return area !== undefined && cellsOf(area) === 1 ? area : undefined;
}

function areSideBySide(one: Area, other: Area): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}
