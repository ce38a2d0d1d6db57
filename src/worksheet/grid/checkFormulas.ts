import { type Area, type Job, Refusal, addressOf, areaIn, separateAreas, supports } from "../excel";
import { type Cells, cellArea, isText } from "../cells";
import { type SheetState, foreignNamesIn, nameAreas } from "../sheet";

/**
 * Throws {@link Refusal} where a grid whose cells are to be moved holds formulas, or where formulas and names refer to its cells:
 * only Excel itself can move those, and a formula written again elsewhere would refer to other cells. `cells` are those of the grid.
 * One request. Returns a sentence with a space before it where this Excel cannot tell what refers to cells, or "".
 */
export async function checkFormulas(job: Job, state: SheetState, grid: Area, cells: Cells): Promise<string> {
  const where = `the maze ${addressOf(grid)} on ${state.name}`;
  const instead =
    "Move formulas and names away, or insert or delete whole rows or columns by the workbook's own commands, because Lavirint cannot move them along.";
  const inside = cells.formulas.flatMap((formula, cell) =>
    typeof formula === "string" && formula.startsWith("=") && !isText(formula, cells.values[cell])
      ? [cellArea(grid, cell)]
      : [],
  );
  if (inside.length > 0) {
    const hold = inside.length === 1 ? "holds a formula" : "hold formulas";
    throw new Refusal(`${instead} ${nameAreas(inside)} in ${where} ${hold}.`);
  }
  const [named] = foreignNamesIn(state, grid);
  if (named !== undefined) {
    throw new Refusal(`${instead} The name ${named.name} refers to ${addressOf(named.area)} in ${where}.`);
  }
  if (!supports("1.13")) {
    return ` Formulas elsewhere that refer to cells of ${where} still refer to the same addresses.`;
  }
  const dependents = await findDependents(job, state, grid);
  const [other] = dependents;
  if (other === undefined) return "";
  const hold = dependents.length === 1 && other.areas.length === 1 ? "refers" : "refer";
  throw new Refusal(`${instead} ${nameAreas(other.areas)} on ${other.sheet} ${hold} to cells of ${where}.`);
}

/** The cells whose formulas refer to cells of an area, sheet by sheet. */
async function findDependents(
  job: Job,
  state: SheetState,
  area: Area,
): Promise<{ readonly sheet: string; readonly areas: readonly Area[] }[]> {
  const found = await job
    .onSheet(state.id, (sheet) => sheet.getRange(addressOf(area)).untrack().getDirectDependents().load("addresses"))
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
