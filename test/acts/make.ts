import { addSizeCells, lookForWindow, selectCells, watchSheetInFront } from "../../src/actions/front";
import { clearMaze, generate, generateAsSaved, openText, shareCode, showText } from "../../src/actions/make";
import { workbookExample } from "../../src/actions/make";
import { toggleSetNumbers } from "../../src/actions/watch";
import { book, choice, resize, select, withoutChance } from "../actions/stage";
import { openUsed } from "./standing";
import { actsOf, cleared, earlierSheets, sheet1 } from "./act";
import { heart, hidden, next, numbered } from "./choices";
import { type Deed, formatted, generated, inFront, maze, mazeOf, mergeTree, opened, page, previous } from "./steps";
import { sized, typing, watched, workbook } from "./steps";

/** Looks at the workbook, size cells, and the Report. */
export const frontActs = actsOf({
  "Size cells": { act: (talk) => addSizeCells(talk), budget: [1, 0, 2] },
  "Size cells on an empty sheet": { arrange: [workbook], budget: [4, 12, 9] },
  "Size cells beside a sheet in use": { steps: [openUsed, (talk) => addSizeCells(talk)], budget: [4, 13, 10] },
  "Look at the sheet": { budget: [2, 0, 3], looks: true },
  "Look at the window": {
    arrange: [mazeOf(8, 5), () => (book.switches.visibleCells = "C5:R30")],
    act: (talk) => lookForWindow(talk.workbook, { columns: 8, rows: 5 }),
    budget: [1, 0, 2],
    looks: true,
  },
  "Write the size cells": { budget: [2, 2, 3], looks: true },
  "Select cells": {
    act: (talk) => selectCells(talk.workbook, sheet1().id, "B2:C3,E4"), // the smallest block around them
    budget: [1, 2, 1],
    looks: true,
  },
  "Watch the sheet": {
    act: async (talk) => {
      let heard = 0;
      await watchSheetInFront(talk.workbook, () => heard++);
      book.excel.person.type(sheet1(), 11, 54, "12");
      while (heard === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      return heard;
    },
    budget: [3, 0, 4],
    troubleIn: "front/looks",
  },
  Report: { arrange: [mazeOf(8, 5)], budget: [34, 79, 67], troubleIn: "report/makeReport" },
});

/** A person's own around the place of the maze, and in it. */
const neighbours = [typing("K3", "a neighbour"), typing("C9", "another")];
const covered = typing("C3", "covered");
const asKept: Deed = (talk) => withoutChance(() => generateAsSaved(talk));
const usual = generated({ ...next, setNumbers: "usual" });

/** What an act that draws may leave where it broke off while it drew; and if only the walls of set numbers could not be drawn. */
const left = ["grid-closed", "earlier-maze-gone"] as const;
const withSets = { left: [...left, "set-numbers-plain"] } as const;
const onlySets = { left: ["set-numbers-plain"] } as const;

/** Mazes made and cleared. */
export const makeActs = actsOf({
  Generate: { budget: [5, 94, 25], left },
  "Generate with set numbers on a hidden sheet": { budget: [6, 138, 36], ...withSets },
  "Generate with set numbers where they usually are": { act: usual, budget: [6, 138, 38], ...withSets },
  "Generate a larger maze": { budget: [13, 134, 54], left, covers: true },
  "Generate a smaller maze": { budget: [10, 94, 48], left },
  "Generate beyond the size cells": { typed: [54, 3], act: generated(next), budget: [17, 153, 62], left, covers: true },
  "Generate in a shape": {
    act: (talk) => (select("B2:J8", "K3:L4"), generate({ ...choice, shape: "areas" }, talk)),
    budget: [17, 120, 56],
    left,
    covers: true,
  },
  "Generate in the shape of a heart": {
    steps: [mazeOf(10, 10), typing("A1", "mine"), generated({ ...heart, outside: "blank" })],
    budget: [3, 141, 25],
    left: ["grid-closed"],
  },
  "Generate on a fresh sheet": { steps: [sized(8, 5), ...neighbours, generated(next)], budget: [3, 68, 18], left },
  "Generate on an empty sheet": { arrange: [workbook], budget: [5, 78, 24] },
  "Generate beside a sheet in use": {
    steps: [openUsed, generated({ ...next, size: { columns: 8, rows: 5 } })],
    budget: [5, 80, 21],
  },
  "Generate over somebody's values, with the hidden sheet": {
    steps: [sized(8, 5), ...neighbours, covered, generated(numbered)],
    budget: [8, 118, 39],
    ...withSets,
  },
  "Generate with the usual set numbers on a fresh sheet": {
    steps: [sized(8, 5), usual],
    budget: [5, 109, 32],
    ...withSets,
  },
  "Generate on a new sheet": {
    steps: [sized(60, 60), ...neighbours, generated(numbered)],
    budget: [6, 80, 36],
    ...onlySets,
  },
  "Generate a large maze": { steps: [sized(50, 60), generated(next)], budget: [4, 1_423, 32] },
  "Generate a large maze over another": { steps: [mazeOf(50, 60), generated(next)], budget: [3, 1_432, 33], left },
  "Generate as kept": {
    steps: [mazeOf(8, 5), generated({ seed: "kept", isKept: true }), asKept],
    budget: [4, 80, 21],
    left,
    looks: true,
  },
  "Format grid": { act: formatted("none"), budget: [5, 52, 19], left },
  "Format grid with set numbers on a hidden sheet": { act: formatted("hiddenSheet"), budget: [6, 70, 25], ...withSets },
  "Format grid with numbers": { steps: [sized(8, 5), ...neighbours, formatted("grid")], budget: [4, 42, 15], left },
  "Previous maze": { budget: [5, 95, 25], left },
  "Previous maze, larger, over somebody's value": {
    steps: [
      ...[mazeOf(8, 5, { seed: "earlier", ...hidden }), () => resize(3, 4)],
      ...[generated({ ...numbered, seed: "regretted" }), typing("H5", "mine")],
      previous,
    ],
    budget: [13, 96, 49],
    left,
  },
  // A question, as undo cannot bring back the hidden sheets, and three requests that look again after the answer.
  "Clear maze": { budget: [8, 26, 23], ...cleared },
  "Clear maze with its page": {
    steps: [
      sized(8, 5),
      ...neighbours,
      covered,
      generated({ ...numbered, layout: { ...choice.layout, cellHeight: 30 } }),
      page,
      clearMaze,
    ],
    budget: [10, 31, 26],
    left: ["maze-cleared-nevertheless", "page-set-up-stays"],
  },
  "Draw list of passages": { act: opened("B2 C2\nC2 C3\nC3 B3"), budget: [4, 63, 19] },
  "Open text": { budget: [4, 59, 18] },
  "Draw text of another program": { act: opened("Maze 1\n\n1,1,1,1,1\n1,2,0,3,1\n1,1,1,1,1\n"), budget: [4, 59, 18] },
  "Draw share code": {
    arrange: [mazeOf(8, 5), async (talk, held) => (held.code = (await shareCode(talk)).text)],
    act: (talk, { code }) => openText(code!, choice.layout, talk),
    budget: [4, 82, 19],
  },
  "Draw share code, of a maze that arrives": { arrange: [sized(8, 5)], budget: [4, 35, 24] },
  "Show share code": { budget: [2, 0, 4] },
  "Show as text": { budget: [2, 0, 4] },
  "Show as text for other programs": { act: (talk) => showText("csv", talk), budget: [2, 0, 4] },
  "The workbook's example beside a sheet in use": { steps: [openUsed, workbookExample], budget: [7, 68, 24] },
});

/** Playback, set numbers, and what is written of a maze's steps. */
export const watchActs = actsOf({
  "Step of a watched maze": { budget: [3, 91, 10], left: ["shows-step"] },
  "Watch a maze": { budget: [6, 126, 18], troubleIn: "watch/watch" },
  "Write steps": { budget: [6, 20, 15] },
  "Draw merge tree": { budget: [5, 585, 36] },
  "Draw merge tree in place of another": {
    steps: [
      ...[mazeOf(4, 3), watched({ isKept: true }), mergeTree, inFront()],
      watched({ isKept: true, seed: "another" }),
      mergeTree,
    ],
    budget: [6, 126, 18],
    ...earlierSheets,
  },
  "Show set numbers": { budget: [4, 2, 4] },
  "Show set numbers that nobody kept": { steps: [maze, toggleSetNumbers], budget: [8, 45, 17], ...onlySets },
});
