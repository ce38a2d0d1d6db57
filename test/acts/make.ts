import { clearMaze, formatGrid, generate, generateAsSaved, openText } from "../../src/actions/make";
import { shareCode, showText, workbookExample } from "../../src/actions/make";
import { book, choice, contentsOf, gridIn, openMaze, openSized, openWorkbook, put, resize } from "../actions/stage";
import { select, sheet, valueAt, withoutChance, setUpAround } from "../actions/stage";
import { openUsed } from "./standing";
import { type Act, actsOf, closedGrid, copiesLeft, hasName, isGone, names, sheet1, wholeMaze } from "./act";
import { next, numbered } from "./choices";
import { by, generated, mazeOf, page, previous, typing } from "./steps";

const oblong = { ...choice.layout, cellHeight: 30 };

/** A sheet with size cells, with a person's own around the place of the maze, and in it too. */
async function openNeighbours(columns = 8, rows = 5, covered = false): Promise<void> {
  openWorkbook();
  await setUpAround(columns, rows);
  put(sheet1(), "K3", "a neighbour");
  put(sheet1(), "C9", "another");
  if (covered) put(sheet1(), "C3", "covered");
}
const neighboursStay = () =>
  expect([valueAt(sheet1(), "K3"), valueAt(sheet1(), "C9")]).toEqual(["a neighbour", "another"]);

/** What an act that draws may leave at these cells, where it broke off while it drew. */
const drawing = (grid = "B2:J8", more: () => void = () => undefined): NonNullable<Act["left"]> => {
  const closed = () => {
    closedGrid(grid);
    expect(book.workbook.sheet("Maze sets")?.usedArea(true)).toBeUndefined();
    more();
  };
  const gone = () => (isGone(), more());
  return {
    "grid-closed": closed,
    "earlier-maze-gone": gone,
  };
};

/** What is there if only the walls of set numbers could not be drawn. */
const plainNumbers = (stands: () => void) => ({ "set-numbers-plain": stands });
const heartStands = () => expect(gridIn(book.workbook)).toBe("B2:K11");

/** Mazes made and cleared. */
export const makeActs = actsOf({
  Generate: { done: () => wholeMaze(), budget: [5, 94, 25], left: drawing() },
  "Generate with set numbers on a hidden sheet": {
    done: () => wholeMaze(),
    budget: [6, 138, 36],
    left: { ...drawing(), ...plainNumbers(() => wholeMaze()) },
  },
  "Generate with set numbers where they usually are": {
    act: (talk) => generate({ ...next, setNumbers: "usual" }, talk),
    done: () => (wholeMaze(), expect(sheet("Maze sets").visibility).toBe("Hidden")),
    budget: [6, 138, 38],
    left: { ...drawing(), ...plainNumbers(() => wholeMaze()) },
  },
  "Generate a larger maze": {
    done: () => wholeMaze("B2:M10"),
    budget: [13, 134, 54],
    left: { ...drawing("B2:M10"), ...copiesLeft },
  },
  "Generate a smaller maze": { done: () => wholeMaze("B2:E5"), budget: [10, 94, 48], left: drawing("B2:E5") },
  "Generate beyond the size cells": {
    typed: [54, 3],
    act: (talk) => generate(next, talk),
    done: () => wholeMaze("B2:BC4", sheet().name),
    budget: [17, 153, 62],
    left: { ...drawing(), ...copiesLeft },
  },
  "Generate in a shape": {
    act: (talk) => (select("B2:J8", "K3:L4"), generate({ ...choice, shape: "areas" }, talk)),
    done: () => expect([hasName("MazeMask"), gridIn(book.workbook)]).toEqual([true, "B2:L8"]),
    budget: [17, 120, 56],
    left: { ...drawing("B2:L8"), ...copiesLeft },
  },
  "Generate in the shape of a heart": {
    arrange: by(mazeOf(10, 10), typing("A1", "mine")),
    act: (talk) => generate({ ...choice, shape: { kind: "picture", id: "heart" }, outside: "blank" }, talk),
    done: () => expect([gridIn(book.workbook), valueAt(sheet1(), "A1")]).toEqual(["B2:K11", "mine"]),
    budget: [3, 141, 25],
    left: { "grid-closed": heartStands },
  },
  "Generate on a fresh sheet": {
    arrange: () => openNeighbours(),
    act: (talk) => generate(next, talk),
    done: () => (wholeMaze("B2:I6"), neighboursStay()),
    budget: [3, 68, 18],
    left: drawing("B2:I6", neighboursStay),
  },
  "Generate on an empty sheet": {
    arrange: async () => openWorkbook(),
    done: () => wholeMaze("B2:I6"),
    budget: [5, 78, 24],
  },
  "Generate beside a sheet in use": {
    arrange: openUsed,
    act: (talk) => generate({ ...next, size: { columns: 8, rows: 5 } }, talk),
    done: () => wholeMaze("B2:I6", "Maze"),
    budget: [5, 80, 21],
  },
  "Generate over somebody's values, with the hidden sheet": {
    arrange: () => openNeighbours(8, 5, true),
    act: (talk) => generate(numbered, talk),
    done: () => (wholeMaze("B2:I6"), neighboursStay()),
    budget: [8, 118, 39],
    left: { ...drawing("B2:I6", neighboursStay), ...plainNumbers(() => (wholeMaze("B2:I6"), neighboursStay())) },
  },
  "Generate with the usual set numbers on a fresh sheet": {
    arrange: () => openSized(8, 5),
    act: (talk) => generate({ ...next, setNumbers: "usual" }, talk),
    done: () => (wholeMaze("B2:I6"), expect(sheet("Maze sets").visibility).toBe("Hidden")),
    budget: [5, 109, 32],
    left: { ...drawing("B2:I6"), ...plainNumbers(() => wholeMaze("B2:I6")) },
  },
  "Generate on a new sheet": {
    arrange: () => openNeighbours(60, 60),
    act: (talk) => generate(numbered, talk),
    done: () => (wholeMaze("B2:BI61", "Maze"), neighboursStay()),
    budget: [6, 80, 36],
    left: plainNumbers(() => (wholeMaze("B2:BI61", "Maze"), neighboursStay())),
  },
  "Generate a large maze": {
    arrange: () => openSized(50, 60),
    act: (talk) => generate(next, talk),
    done: () => wholeMaze("B2:AY61"),
    budget: [4, 1_423, 32],
  },
  "Generate a large maze over another": {
    arrange: () => openMaze(50, 60),
    act: (talk) => generate(next, talk),
    done: () => wholeMaze("B2:AY61"),
    budget: [3, 1_432, 33],
    left: drawing("B2:AY61"),
  },
  "Generate as kept": {
    arrange: by(mazeOf(8, 5), generated({ seed: "kept", isKept: true })),
    act: (talk) => withoutChance(() => generateAsSaved(talk)),
    done: () => wholeMaze("B2:I6"),
    budget: [4, 80, 21],
    left: drawing("B2:I6"),
    looks: true,
  },
  "Format grid": {
    act: (talk) => formatGrid(choice.layout, "none", talk),
    done: () => closedGrid(),
    budget: [5, 52, 19],
    left: drawing(),
  },
  "Format grid with set numbers on a hidden sheet": {
    act: (talk) => formatGrid(choice.layout, "hiddenSheet", talk),
    done: () => (closedGrid(), expect(sheet("Maze sets").value(7, 9)).toBe(63)),
    budget: [6, 70, 25],
    left: { ...drawing(), ...plainNumbers(() => closedGrid()) },
  },
  "Format grid with numbers": {
    arrange: () => openNeighbours(),
    act: (talk) => formatGrid(choice.layout, "grid", talk),
    done: () => (expect(valueAt(sheet1(), "I6")).toBe(40), neighboursStay()),
    budget: [4, 42, 15],
    left: drawing("B2:I6", neighboursStay),
  },
  "Previous maze": { done: () => wholeMaze(), budget: [5, 95, 25], left: drawing() },
  "Previous maze, larger, over somebody's value": {
    arrange: by(
      mazeOf(8, 5, { seed: "earlier", setNumbers: "hiddenSheet" }),
      () => resize(3, 4),
      generated({ ...numbered, seed: "regretted" }),
      typing("H5", "mine"),
    ),
    act: previous,
    done: () => wholeMaze("B2:I6"),
    budget: [13, 96, 49],
    left: {
      "grid-closed": () => closedGrid("B2:I6"),
      "earlier-maze-gone": () => {
        isGone();
        expect([hasName("MazeEarlier"), valueAt(sheet1(), "H5")]).toEqual([true, "mine"]);
      },
    },
  },
  "Clear maze": {
    done: () => expect([names(), contentsOf(sheet1(), "B2:J8")]).toEqual([["Sheet1"], ["mine"]]),
    // A question, as undo cannot bring back the hidden sheets, and three requests that look again after the answer.
    budget: [8, 26, 23],
    left: { "maze-cleared-nevertheless": isGone },
  },
  "Clear maze with its page": {
    arrange: by(() => openNeighbours(8, 5, true), generated({ ...numbered, layout: oblong }), page),
    act: clearMaze,
    done: () => {
      expect([names(), contentsOf(sheet1(), "B2:I6")]).toEqual([["Sheet1"], ["covered"]]);
      neighboursStay();
    },
    budget: [10, 31, 26],
    left: { "maze-cleared-nevertheless": isGone, "page-set-up-stays": isGone },
  },
  "Draw list of passages": {
    act: (talk) => openText("B2 C2\nC2 C3\nC3 B3", choice.layout, talk),
    done: () => wholeMaze("B2:C3", "Maze"),
    budget: [4, 63, 19],
  },
  "Open text": { done: () => expect(contentsOf(sheet("Maze"), "B2:C2")).toEqual(["S", "E"]), budget: [4, 59, 18] },
  "Draw text of another program": {
    act: (talk) => openText("Maze 1\n\n1,1,1,1,1\n1,2,0,3,1\n1,1,1,1,1\n", choice.layout, talk),
    done: () => expect(contentsOf(sheet("Maze"), "B2:C2")).toEqual(["S", "E"]),
    budget: [4, 59, 18],
  },
  "Draw share code": {
    arrange: by(mazeOf(8, 5), async (talk, held) => (held.code = (await shareCode(talk)).text)),
    act: (talk, { code }) => openText(code!, choice.layout, talk),
    done: () => wholeMaze("B2:I6", "Maze"),
    budget: [4, 82, 19],
  },
  "Draw share code, of a maze that arrives": {
    arrange: () => openSized(8, 5),
    done: () => wholeMaze("B2:AZ52", "Maze"),
    budget: [4, 35, 24],
  },
  "Show share code": {
    done: (outcome) =>
      expect(outcome).toMatchObject({ text: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z-]+$/) as unknown }),
    budget: [2, 0, 4],
  },
  "Show as text": {
    done: (outcome) => expect(outcome).toMatchObject({ text: expect.stringMatching(/^\+--\+.*\|S/s) as unknown }),
    budget: [2, 0, 4],
  },
  "Show as text for other programs": {
    act: (talk) => showText("csv", talk),
    done: (outcome) => expect(outcome).toMatchObject({ text: expect.stringMatching(/^1,1,.*\n1,2,/s) as unknown }),
    budget: [2, 0, 4],
  },
  "The workbook's example beside a sheet in use": {
    arrange: openUsed,
    act: workbookExample,
    done: () => expect(sheet("Maze").value(2, 6)).toBe(14),
    budget: [7, 68, 24],
  },
});
