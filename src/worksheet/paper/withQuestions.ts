import type { Area, ReadName } from "../excel";
import { facts } from "../memory";

/** Empty rows between a maze and the list of its questions, if nothing is in the way. */
export const LIST_GAP = 1;

/** What is printed of a maze: its grid, and the list of questions if one is below it. */
export function withQuestions(names: readonly ReadName[], grid: Area): Area {
  const place = facts.questionList.read(names);
  if (place === undefined || place.sheet !== facts.grid.read(names)?.sheet) return grid;
  const { area: list } = place;
  if (list.column !== grid.column || list.row < grid.row + grid.rows) return grid;
  return { ...grid, rows: list.row + list.rows - grid.row };
}

/** What may have been printed of a maze; if the cells of its list were deleted, the sheet still knows how many lines it had. */
export function printedBefore(names: readonly ReadName[], grid: Area): Area[] {
  const areas = [grid, withQuestions(names, grid)];
  const { lines } = (facts.questionTexts.read(names) ?? {}) as { readonly lines?: unknown };
  if (facts.questionList.read(names) !== undefined || !Array.isArray(lines)) return areas;
  return [...areas, { ...grid, rows: grid.rows + LIST_GAP + lines.length }];
}
