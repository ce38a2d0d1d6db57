import type { Area, ReadName } from "../excel";
import { facts } from "../memory";

/** What is printed of a maze: its grid, and the list of questions where one is below it. */
export function withQuestions(names: readonly ReadName[], grid: Area): Area {
  const list = facts.questionList.read(names)?.area;
  if (list === undefined || list.column !== grid.column || list.row < grid.row + grid.rows) return grid;
  return { ...grid, rows: list.row + list.rows - grid.row };
}
