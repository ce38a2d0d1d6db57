import { addSizeCells, lookForWindow, selectCells, watchSheetInFront } from "../../src/actions/front";
import { book, openMaze, openWorkbook, sheet, valueAt } from "../actions/stage";
import { addressOf } from "../../src/worksheet/addresses";
import { openUsed } from "./standing";
import { actsOf, hasName, names, sheet1 } from "./act";

/** Looks at the workbook, size cells, and the Report. */
export const frontActs = actsOf({
  "Size cells": {
    act: (talk) => addSizeCells(talk),
    done: () => expect(hasName("MazeRows")).toBe(true),
    budget: [1, 0, 2],
  },
  "Size cells on an empty sheet": {
    arrange: async () => openWorkbook(),
    done: () => expect([hasName("MazeRows"), names()]).toEqual([true, ["Sheet1"]]),
    budget: [4, 12, 9],
  },
  "Size cells beside a sheet in use": {
    arrange: openUsed,
    act: (talk) => addSizeCells(talk),
    done: () => expect(hasName("MazeRows", sheet("Maze"))).toBe(true),
    budget: [4, 13, 10],
  },
  "Look at the sheet": {
    done: (seen) => expect(seen).toMatchObject({ hasEarlier: true }),
    budget: [2, 0, 3],
    looks: true,
  },
  "Look at the window": {
    arrange: async () => {
      await openMaze(8, 5);
      book.switches.visibleCells = "C5:R30";
    },
    act: ({ workbook }) => lookForWindow(workbook, { columns: 8, rows: 5 }),
    done: (seen) => expect(seen).toBeDefined(),
    budget: [1, 0, 2],
    looks: true,
  },
  "Write the size cells": {
    done: () => expect([valueAt(sheet1(), "BC12"), valueAt(sheet1(), "BC14")]).toEqual([6, 4]),
    budget: [2, 2, 3],
    looks: true,
  },
  "Select cells": {
    act: ({ workbook }) => selectCells(workbook, sheet1().id, "B2:C3,E4"),
    done: () => expect(sheet1().selection.areas.map(addressOf)).toEqual(["B2:E4"]), // the smallest block around them
    budget: [1, 2, 1],
    looks: true,
  },
  "Watch the sheet": {
    act: async ({ workbook }) => {
      let heard = 0;
      await watchSheetInFront(workbook, () => heard++);
      book.excel.person.type(sheet1(), 11, 54, "12");
      while (heard === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      return heard;
    },
    done: () => undefined, // it has heard of the change
    budget: [3, 0, 4],
    troubleIn: "front/looks",
  },
  Report: {
    arrange: () => openMaze(8, 5),
    done: (outcome) => expect((outcome as { report: string }).report.split("\n").length).toBeGreaterThan(30),
    budget: [34, 79, 67],
    troubleIn: "report/makeReport",
  },
});
