import { decode, follow } from "../../../src/maze/code/recipe";
import { updateClassSet } from "../../../src/actions/classroom/updateClassSet";
import { answerPage } from "../../../src/actions/print/answerPage";
import { check } from "../../../src/actions/solve/check";
import { solve } from "../../../src/actions/solve/solve";
import { addressOf, parseArea } from "../../../src/worksheet/addresses/addresses";
import { layOutPages } from "../../host/print/pages";
import { toFront } from "../../acts/act";
import { search } from "../../acts/choices";
import { make as makeClasses, openList } from "../classroom/classTable";
import { choice as generating, conversation } from "../conversation";
import { mazeOfFills } from "../fillsOfMaze";
import { openMaze, openWorkbook, person, sheet } from "../openMaze";
import { filledIn, valuesIn } from "../sheetReading";
import { idsIn } from "../../words/sentencesIn";
import { make, names } from "./booklets";

const BLACK = "#000000";
const PATH = "#BFBFBF";

/** The place of a maze of 8 by 6 with walls as cells, by its first cell. */
const drawnAt = (cell: string) => ({ ...parseArea(cell)!, rows: 13, columns: 17 });

/** The mazes that the index of a booklet lists: code, and first cells of maze and answer. */
function listed() {
  const on = sheet("Index");
  const placeOf = (formula: string | undefined) => /#'(.+)'!([A-Z]+\d+)/.exec(formula ?? "")!.slice(1, 3);
  const rows = valuesIn(on, "A5:A205").filter((value) => (value ?? "") !== "").length;
  return Array.from({ length: rows }, (_, i) => ({
    code: String(on.value(4 + i, 5)),
    steps: Number(on.value(4 + i, 4)),
    maze: placeOf(on.formula(4 + i, 0)),
    answer: placeOf(on.formula(4 + i, 6)),
  }));
}

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
    const rows = listed();
    expect(rows).toHaveLength("count" in chosen ? chosen.count : 3);
    const isSeveral = Object.keys(chosen).length > 0;
    for (const { code, steps, maze, answer } of rows) {
      const made = follow(decode(code)).maze;
      const place = addressOf(drawnAt(isSeveral ? below(maze[1]!) : maze[1]!));
      expect(mazeOfFills(place, sheet(maze[0]), BLACK).standing).toEqual(made.standing);
      const solved = addressOf(drawnAt(below(answer[1]!)));
      expect(filledIn(sheet(answer[0]), solved, PATH)).toHaveLength(2 * steps + 1);
      expect(valuesIn(sheet(maze[0]), place).filter((value) => value === "S" || value === "E")).toHaveLength(2);
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

test("the page of a booklet is checked and solved as a maze with walls as cells", async () => {
  openWorkbook();
  await make({ wallShare: 25 });
  toFront("Maze 2");
  expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
  await solve(search, conversation());
  expect(filledIn(sheet("Maze 2"), "B2:R14", "#F0E442").length).toBeGreaterThan(8);
});

test("mazes that grow with walls as cells have their own sizes, and answers as large as the largest", async () => {
  openWorkbook();
  const sizes = { smallest: { columns: 5, rows: 4 }, largest: { columns: 12, rows: 15 } };
  await make({ wallShare: 50, sizes });
  const mazes = listed().map(({ code, maze, answer }) => {
    const { standing, rows, columns } = follow(decode(code)).maze;
    const drawn = { rows: 2 * rows + 1, columns: 2 * columns + 1 };
    expect(mazeOfFills(addressOf({ ...parseArea(maze[1]!)!, ...drawn }), sheet(maze[0]), BLACK).standing).toEqual(
      standing,
    );
    const place = addressOf({ ...parseArea(below(answer[1]!))!, ...drawn });
    expect(mazeOfFills(place, sheet("Answers"), BLACK).standing).toEqual(standing);
    return [columns, rows];
  });
  expect([mazes[0], mazes[2]]).toEqual([
    [5, 4],
    [12, 15],
  ]);
});

test("a class set with walls as cells holds each pupil's words, and is up to date until a row changes", async () => {
  await openList();
  await makeClasses({ wallShare: 25 });
  const maze = mazeOfFills("B2:R14", sheet("Ana"), BLACK);
  expect(maze.countPassages()).toBe(maze.size - 1);
  const held = valuesIn(sheet("Ana"), "B2:R14").flatMap((value, i) =>
    (value ?? "") === "" ? [] : [[value, i] as const],
  );
  expect(new Set(held.map(([value]) => value))).toEqual(new Set("SUNE"));
  expect(held.every(([, i]) => Math.floor(i / 17) % 2 === 1 && (i % 17) % 2 === 1)).toBe(true);
  toFront("Index");
  expect(idsIn((await updateClassSet(conversation())).sentence)).toContain("already-so");
  toFront("Ana");
  expect(idsIn((await check(conversation())).sentence)).toContain("maze-is-perfect");
});

test("the answer page of a maze with walls as cells has walls as cells", async () => {
  const layout = { ...generating.layout, wallShare: 25 };
  await openMaze(8, 5, { ...generating, layout });
  const walls = mazeOfFills("B2:R12");
  await answerPage(generating.layout, conversation());
  expect(mazeOfFills("B2:R12", sheet("Sheet1 answer")).standing).toEqual(walls.standing);
  const onPath = filledIn(sheet("Sheet1 answer"), "B2:R12", PATH);
  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  await solve(search, conversation());
  expect(onPath.length).toBeGreaterThan(20);
  expect(filledIn(sheet("Sheet1"), "B2:R12", "#F0E442")).toEqual(onPath);
});
