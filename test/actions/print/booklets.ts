import { makeBooklet, type BookletChoice } from "../../../src/actions/print/booklets";
import { decode, follow, type Recipe } from "../../../src/maze/code/recipe";
import { measureSolution } from "../../../src/maze/measures/statistics";
import { addressOf } from "../../../src/worksheet/addresses";
import { names } from "../../acts/act";
import { smallBooklet } from "../../acts/choices";
import { mazeOfFills, conversation, sheet, area, contentsOf, filledIn, mazeIn, valueAt } from "../stage";

/** Booklets in the workbook of a test. */

export const choice: BookletChoice = {
  ...smallBooklet,
  count: 3,
  columns: 8,
  rows: 6,
  generators: ["kruskal", "depth-first"],
  seed: "a seed",
  title: "Class 3",
  hasNameLine: false,
  below: { stars: true, difficulty: true, code: true },
};

export const make = (chosen: Partial<BookletChoice> = {}, talk = conversation()) =>
  makeBooklet({ ...choice, ...chosen }, talk);

/** A sheet and a cell to which a link leads. */
type Place = [sheet: string, cell: string];

/** The index as somebody reads it. */
export function index() {
  const on = sheet("Index");
  const linkIn = (row: number, column: number) =>
    /^=HYPERLINK\("#'(.+)'!([A-Z]+\d+)","\D*(\d+)"\)$/.exec(on.formula(row, column)!)!.slice(1) as [...Place, string];
  return contentsOf(on, "B5:B205").map((measured, i) => {
    const [[name, cell, number], [answers, answer]] = [linkIn(4 + i, 0), linkIn(4 + i, 6)];
    const [steps, code] = [on.value(4 + i, 4) as number, String(on.value(4 + i, 5))];
    return {
      number: Number(number),
      measured,
      steps,
      code,
      maze: [name, cell] as Place,
      answer: [answers, answer] as Place,
    };
  });
}

/** The maze of a recipe at a place, below its label if it has one: its walls, with lines or cells, and how many cells its way fills. */
function seenAt([name, cell]: Place, { rows, columns, ends }: Recipe, isLabelled: boolean, areCells: boolean) {
  const { row, column } = area(cell);
  const size = areCells ? { rows: 2 * rows + 1, columns: 2 * columns + 1 } : { rows, columns };
  const address = addressOf({ row: row + Number(isLabelled), column, ...size });
  const { standing } = areCells
    ? mazeOfFills(address, sheet(name), "#000000")
    : mazeIn(sheet(name), address, [ends!.entrance, ...ends!.exits]);
  return { standing, way: filledIn(sheet(name), address, "#BFBFBF").length };
}

/** What must be true of any booklet: its index tells of every maze that stands, by its own walls, and of no other. */
export function expectTrueIndex(areCells = false) {
  const rows = index();
  for (const [i, { number, measured, steps, code, maze, answer }] of rows.entries()) {
    const recipe = decode(code);
    const made = follow(recipe).maze;
    const { difficulty, length } = measureSolution(made, recipe.ends!)!;
    expect([number, measured, steps]).toEqual([i + 1, Math.round(difficulty), length - 1]);
    const isLabelled = maze[0].startsWith("Mazes");
    expect(seenAt(maze, recipe, isLabelled, areCells)).toEqual({ standing: made.standing, way: 0 });
    expect(seenAt(answer, recipe, true, areCells)).toEqual({
      standing: made.standing,
      way: areCells ? 2 * length - 1 : length,
    });
    expect(valueAt(sheet(answer[0]), answer[1])).toBe(`Maze ${number}`);
  }
  const sheets = names().filter((name) => /^Maze \d+$/.test(name));
  if (sheets.length > 0) expect(rows.map(({ maze: [name] }) => name)).toEqual(sheets);
  return rows;
}
