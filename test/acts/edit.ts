import {
  addCells,
  editLines,
  makePassage,
  makeWall,
  removeCells,
  removeEnd,
  setEntrance,
} from "../../src/actions/edit";
import { type Conversation, book, openMaze, select, contentsOf, gridIn, mazeIn, valueAt } from "../actions/stage";
import { actsOf, copiesLeft, hasName, sheet1 } from "./act";
import { by, marking, maze, mazeOf, numbersTo, page, typing } from "./steps";

const gridIs = (address: string) => () => expect(gridIn(book.workbook)).toBe(address);
/** Whether there is a passage below a cell of the maze B2:J8, by its column and row there. */
const isOpenBelow = (column: number, row: number) => mazeIn(sheet1(), "B2:J8").isOpen(2 * (9 * row + column) + 1);
const holes = (talk: Conversation) => (select("D4:E5", "G3"), removeCells(talk));
/** A maze of 8 x 5 without some of its cells. */
const openHoles = by(mazeOf(8, 5), holes);

/** Edits of the maze in front. */
export const edits = actsOf({
  "Set entrance": {
    done: () => expect([valueAt(sheet1(), "B8"), valueAt(sheet1(), "B2")]).toEqual(["S", undefined]),
    budget: [4, 15, 12],
  },
  "Add exit": { done: () => expect(valueAt(sheet1(), "J2")).toBe("E"), budget: [4, 7, 10] },
  "Remove end": {
    act: (talk) => (select("B2"), removeEnd(talk)),
    done: () => expect(valueAt(sheet1(), "B2")).toBeUndefined(),
    budget: [4, 8, 9],
  },
  "Longest path": {
    done: () => expect(contentsOf(sheet1(), "B2:J8").map(String).sort()).toEqual(["E", "S"]),
    budget: [4, 30, 21],
  },
  "Make passage": {
    done: () => expect([2, 3].map((column) => isOpenBelow(column, 1))).toEqual([true, true]),
    budget: [4, 9, 14],
  },
  "Make wall": {
    done: () => expect([2, 3].map((column) => isOpenBelow(column, 1))).toEqual([false, false]),
    budget: [4, 11, 13],
  },
  "Remove cells": { done: () => expect(sheet1().style(5, 2).fill.pattern).toBe("LightUp"), budget: [4, 14, 13] },
  "Insert row": { done: gridIs("B2:J9"), budget: [19, 102, 64], left: copiesLeft, inexact: "redrawing-inexact" },
  "Insert column": {
    act: (talk) => (select("D4"), editLines({ line: "column", edit: "insert" }, talk)),
    done: gridIs("B2:K8"),
    budget: [19, 105, 64],
    left: copiesLeft,
    inexact: "redrawing-inexact",
  },
  "Delete row": {
    act: (talk) => (select("D4"), editLines({ line: "row", edit: "delete" }, talk)),
    done: gridIs("B2:J7"),
    budget: [14, 100, 53],
    inexact: "redrawing-inexact",
  },
  "Delete column": { done: gridIs("B2:I8"), budget: [14, 104, 53], inexact: "redrawing-inexact" },
});

/** Edits where more than a maze stands, or in other ways. */
const further = actsOf({
  "Add cells where none is missing": {
    act: (talk) => (select("C6"), addCells(talk)),
    done: () => expect(hasName("MazeMask")).toBe(false),
    budget: [2, 0, 3],
  },
  "Add cells": {
    arrange: openHoles,
    act: (talk) => (select("D4:E5"), addCells(talk)),
    done: () =>
      expect([sheet1().style(3, 3), sheet1().style(2, 6)].map(({ fill }) => fill.pattern)).toEqual([
        "Solid",
        "LightUp",
      ]),
    budget: [4, 17, 13],
  },
  "Set entrance over a number, with a solution": {
    arrange: by(maze, typing("D4", 12), marking),
    act: (talk) => (select("D4"), setEntrance(talk)),
    done: () => expect([valueAt(sheet1(), "D4"), valueAt(sheet1(), "B2")]).toEqual(["S", undefined]),
    budget: [8, 27, 21],
  },
  "Make wall along typed cells": {
    arrange: () => openMaze(8, 5),
    act: (talk) => makeWall("B3 I3", talk),
    done: () => expect(mazeIn(sheet1(), "B2:I6").isOpen(2 * 9)).toBe(false),
    budget: [3, 11, 12],
  },
  "Make passage in the whole maze": {
    arrange: () => openMaze(8, 5),
    act: (talk) => (select("B2:I6"), makePassage("", talk)),
    done: () => expect(mazeIn(sheet1(), "B2:I6").countPassages()).toBe(67),
    budget: [4, 24, 26],
  },
  "Remove cells of several areas": {
    arrange: () => openMaze(8, 5),
    act: holes,
    done: () => expect(hasName("MazeMask")).toBe(true),
    budget: [5, 31, 18],
  },
  "Insert row over a value, with contents in the maze, whose page is prepared": {
    arrange: by(mazeOf(8, 5), typing("D5", "note"), typing("D7", "covered"), page),
    act: (talk) => (select("B4"), editLines({ line: "row", edit: "insert" }, talk)),
    done: () => expect(valueAt(sheet1(), "D6")).toBe("note"),
    budget: [18, 99, 63],
    inexact: "redrawing-inexact",
  },
  "Insert column into a maze with a solution": {
    arrange: by(mazeOf(8, 5), typing("E4", 7), marking),
    act: (talk) => (select("E4"), editLines({ line: "column", edit: "insert" }, talk)),
    done: () => {
      expect(contentsOf(sheet1(), "B2:J6").map(String).sort()).toEqual(["7", "E", "S"]);
      expect(hasName("MazeSolution")).toBe(false);
    },
    budget: [12, 89, 44],
    inexact: "redrawing-inexact",
  },
  "Insert row into a maze with items": {
    arrange: by(mazeOf(6, 5, { seed: "items" }), numbersTo(4)),
    act: (talk) => (select("B4"), editLines({ line: "row", edit: "insert" }, talk)),
    done: gridIs("B2:G7"),
    budget: [12, 87, 44],
    // The letters of the items are not read.
    left: { "nothing-else-changed": () => expect(contentsOf(sheet1(), "B2:G6")).toHaveLength(30) },
    inexact: "redrawing-inexact",
  },
  "Delete column of a masked maze": {
    arrange: openHoles,
    act: (talk) => (select("C3"), editLines({ line: "column", edit: "delete" }, talk)),
    done: gridIs("B2:H6"),
    budget: [12, 96, 47],
    inexact: "redrawing-inexact",
  },
});

export const editActs = [...edits, ...further];
