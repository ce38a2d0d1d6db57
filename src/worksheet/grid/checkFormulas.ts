import { type Message, message, together } from "../../message";
import { type Area, addressOf, areaIn, separateAreas } from "../addresses";
import { type ExcelSession, Refusal } from "../excel";
import type { Cells } from "../cells";
import { cellArea } from "../borders";
import { isText } from "../pieces";
import { type SheetState, foreignNamesIn, someAreas } from "../sheet";

/**
 * Throws {@link Refusal} if formulas stand in a grid whose cells are to be moved, or formulas and names refer to its cells:
 * only Excel itself can move those, and a formula that is written again at another place would mean other cells. `cells` are
 * those of the grid. One request.
 */
export async function checkFormulas(session: ExcelSession, state: SheetState, grid: Area, cells: Cells): Promise<void> {
  const maze = { area: addressOf(grid), sheet: state.name };
  const refused = (why: Message) => new Refusal(together(why, message("move-formulas-away")));
  const inside = cells.formulas.flatMap((formula, cell) =>
    typeof formula === "string" && formula.startsWith("=") && !isText(formula, cells.values[cell])
      ? [cellArea(grid, cell)]
      : [],
  );
  if (inside.length > 0) {
    throw refused(message("formulas-in-maze", { cells: someAreas(inside), count: inside.length, ...maze }));
  }
  const [named] = foreignNamesIn(state, grid);
  if (named !== undefined) {
    throw refused(message("name-refers-to-maze", { name: named.name, cells: addressOf(named.area), ...maze }));
  }
  const [other] = await findDependents(session, state, grid);
  if (other === undefined) return;
  const { areas, sheet } = other;
  throw refused(
    message("formulas-refer-to-maze", { cells: someAreas(areas), other: sheet, count: areas.length, ...maze }),
  );
}

async function findDependents(
  session: ExcelSession,
  state: SheetState,
  area: Area,
): Promise<{ readonly sheet: string; readonly areas: readonly Area[] }[]> {
  const found = await session
    .onSheet(state.id, (sheet) =>
      sheet.getRange(addressOf(area)).untrack().getDirectDependents().untrack().load("addresses"),
    )
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "ItemNotFound") return undefined; // that is how Excel says none
      throw error;
    });
  return (found?.addresses ?? []).map((addresses) => {
    const each = separateAreas(addresses);
    const sheet = each[0]!.slice(0, each[0]!.lastIndexOf("!"));
    const name = sheet.startsWith("'") ? sheet.slice(1, -1).replace(/''/g, "'") : sheet;
    return { sheet: name, areas: each.map(areaIn).filter((one) => one !== undefined) };
  });
}
