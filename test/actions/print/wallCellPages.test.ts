import { names } from "../../acts/act";
import { decode, follow } from "../../../src/maze/code/recipe";
import { addressOf, parseArea } from "../../../src/worksheet/addresses";
import { layOutPages } from "../../host/print/pages";
import { mazeOfFills } from "../fillsOfMaze";
import { openWorkbook, sheet, filledIn, valuesIn } from "../stage";
import { index, make } from "./booklets";

const BLACK = "#000000";
const PATH = "#BFBFBF";

/** The place of a maze of 8 by 6 with walls as cells, by its first cell. */
const drawnAt = (cell: string) => ({ ...parseArea(cell)!, rows: 13, columns: 17 });

const below = (cell: string) => {
  const { row, column } = parseArea(cell)!;
  return addressOf({ row: row + 1, column, rows: 1, columns: 1 });
};

describe.each([25, 100] as const)("with walls as cells, %i %% as wide as the paths,", (wallShare) => {
  test.each([
    ["on a sheet each", {}, 3],
    ["two on a page", { perPage: 2, count: 4 }, 2],
    ["four on a page", { perPage: 4, count: 5 }, 2],
    ["on one sheet", { isOnOneSheet: true }, 1],
  ] as const)("the mazes of a booklet %s are those of its codes, and fill their pages", async (_, chosen, sheets) => {
    openWorkbook();
    await make({ ...chosen, wallShare });
    const rows = index();
    expect(rows).toHaveLength("count" in chosen ? chosen.count : 3);
    const isSeveral = Object.keys(chosen).length > 0;
    for (const { code, steps, maze, answer } of rows) {
      const [on, first] = maze.split("!") as [string, string];
      const [answers, solved] = answer!.split("!") as [string, string];
      const place = addressOf(drawnAt(isSeveral ? below(first) : first));
      expect(mazeOfFills(place, sheet(on), BLACK).standing).toEqual(follow(decode(code)).maze.standing);
      expect(filledIn(sheet(answers), addressOf(drawnAt(below(solved))), PATH)).toHaveLength(2 * steps + 1);
      expect(valuesIn(sheet(on), place).filter((value) => value === "S" || value === "E")).toHaveLength(2);
    }
    const pages = names().slice(2, -1);
    expect(pages).toHaveLength(sheets);
    for (const name of pages) {
      const held = layOutPages(sheet(name));
      if (name !== "Mazes" || sheets > 1) expect(held).toHaveLength(1);
      for (const { scale } of held) expect(scale).toBeGreaterThan(0.97);
    }
  });
});
