import { message } from "../../message";
import type { Ends } from "../../maze/model";
import { type Area, addressOf, areaIn, cellsOf, intersection, separateAreas } from "../../worksheet/addresses";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import { cellName } from "../../worksheet/borders";
import { cellsTyped } from "../../worksheet/sheet";
import type { MazeReading } from "../../worksheet/walls";
import { markedEnds } from "../maze";

/** From the entrance or the selected cell to the nearest exit, between the two selected cells, or between two cells that were typed. */
export type Route =
  | { readonly kind: "ends" }
  | { readonly kind: "here" }
  | { readonly kind: "selection" }
  | { readonly kind: "typed"; readonly from: string; readonly to: string };

/** Where to solve from and to. Throws {@link Refusal}; one request for what is selected, none otherwise. */
export async function findRoute(session: ExcelSession, reading: MazeReading, route: Route): Promise<Ends> {
  if (route.kind === "ends") return markedEnds(reading);
  if (route.kind === "here") return endsFrom(await activeCell(session), reading);
  if (route.kind === "typed") {
    return { entrance: typedCell(reading, route.from, "from"), exits: [typedCell(reading, route.to, "to")] };
  }
  const selected = await session.request((context) => context.workbook.getSelectedRanges().untrack().load("address"));
  const areas = separateAreas(selected.address).flatMap((address) => areaIn(address) ?? []);
  if (areas.reduce((sum, area) => sum + cellsOf(area), 0) !== 2) throw new Refusal(message("select-two-cells"));
  const [first, last] = [areas[0]!, areas[areas.length - 1]!];
  const end = { row: last.row + last.rows - 1, column: last.column + last.columns - 1 };
  return {
    entrance: cellOf(reading, { ...first, rows: 1, columns: 1 }),
    exits: [cellOf(reading, { ...end, rows: 1, columns: 1 })],
  };
}

async function activeCell(session: ExcelSession): Promise<Area> {
  const active = await session.request((context) => context.workbook.getActiveCell().untrack().load("address"));
  return areaIn(active.address)!;
}

/** From this cell to the exits but itself. Throws {@link Refusal} if there is no other. */
function endsFrom(one: Area, reading: MazeReading): Ends {
  const { state, maze } = reading;
  const entrance = cellOf(reading, one);
  const inMaze = reading.exits.filter((cell) => maze.has(cell));
  const exits = (inMaze.length > 0 ? inMaze : markedEnds(reading).exits).filter((cell) => cell !== entrance);
  if (exits.length > 0) return { entrance, exits };
  throw new Refusal(message("only-exit-selected", { cell: addressOf(one), sheet: state.name }));
}

function typedCell(reading: MazeReading, typed: string, field: "from" | "to"): number {
  const text = typed.trim();
  const [area, ...more] = cellsTyped(text, reading.area) ?? [];
  if (area === undefined || more.length > 0 || area.rows * area.columns !== 1) {
    const cell = cellName(reading.area, 0);
    throw new Refusal(
      text === "" ? message("field-empty", { field, cell }) : message("field-holds-no-cell", { field, cell, text }),
    );
  }
  return cellOf(reading, area);
}

function cellOf({ state, area, maze }: MazeReading, one: Area): number {
  const where = { cell: addressOf(one), sheet: state.name };
  if (intersection(one, area) === undefined) {
    throw new Refusal(message("cell-outside-maze", { ...where, maze: addressOf(area) }));
  }
  const cell = (one.row - area.row) * area.columns + one.column - area.column;
  if (!maze.has(cell)) throw new Refusal(message("cell-out-of-maze", where));
  return cell;
}
