import type { Area, ReadName } from "../excel";
import { facts } from "../memory";

/** What is printed of a maze: its grid, and the list of questions where one is below it. */
export function withQuestions(names: readonly ReadName[], grid: Area): Area {
  const place = facts.questionList.read(names);
  if (place === undefined || place.sheet !== facts.grid.read(names)?.sheet) return grid;
  const { area: list } = place;
  if (list.column !== grid.column || list.row < grid.row + grid.rows) return grid;
  return { ...grid, rows: list.row + list.rows - grid.row };
}
