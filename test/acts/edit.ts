import { removeCells } from "../../src/actions/edit";
import { select, deleteColumn, deleteRow, insertColumn, insertRow } from "../actions/stage";
import { actsOf } from "./act";
import { type Deed, cellsBack, entrance, marking, maze, mazeOf, noEnd, numbersTo, openAll, page } from "./steps";
import { typing, wallsAlong } from "./steps";

/** Selects a cell and does something there. */
const at =
  (address: string, act: Deed): Deed =>
  (talk, held) => (select(address), act(talk, held));
const holes: Deed = (talk) => (select("D4:E5", "G3"), removeCells(talk));
const eightByFive = mazeOf(8, 5);
const masked = [eightByFive, holes];
const withItems = [mazeOf(6, 5, { seed: "items" }), numbersTo(4)];
const withContents = [eightByFive, typing("D5", "note"), typing("D7", "covered"), page];
const inexact = "redrawing-inexact";

/** Edits of the maze in front. */
export const edits = actsOf({
  "Set entrance": { budget: [4, 15, 12] },
  "Add exit": { budget: [4, 7, 10] },
  "Remove end": { act: at("B2", noEnd()), budget: [4, 8, 9] },
  "Longest path": { budget: [4, 30, 21] },
  "Make passage": { budget: [4, 9, 14] },
  "Make wall": { budget: [4, 11, 13] },
  "Remove cells": { budget: [4, 14, 13] },
  "Insert row": { budget: [19, 102, 64], covers: true, inexact },
  "Insert column": { act: at("D4", insertColumn), budget: [19, 105, 64], covers: true, inexact },
  "Delete row": { act: at("D4", deleteRow), budget: [14, 100, 53], inexact },
  "Delete column": { budget: [14, 104, 53], inexact },
});

/** Edits where more than a maze stands, or in other ways. */
const further = actsOf({
  "Add cells where none is missing": { act: at("C6", cellsBack()), budget: [2, 0, 3] },
  "Add cells": { steps: [...masked, at("D4:E5", cellsBack())], budget: [4, 17, 13] },
  "Set entrance over a number, with a solution": {
    steps: [maze, typing("D4", 12), marking, at("D4", entrance())],
    budget: [8, 27, 21],
  },
  "Make wall along typed cells": { steps: [eightByFive, wallsAlong("B3 I3")], budget: [3, 11, 12] },
  "Make passage in the whole maze": { steps: [eightByFive, openAll], budget: [4, 24, 26] },
  "Remove cells of several areas": { steps: [eightByFive, holes], budget: [5, 31, 18] },
  "Insert row over a value, with contents in the maze, whose page is prepared": {
    steps: [...withContents, at("B4", insertRow)],
    budget: [18, 99, 63],
    inexact,
  },
  "Insert column into a maze with a solution": {
    steps: [eightByFive, typing("E4", 7), marking, at("E4", insertColumn)],
    budget: [12, 89, 44],
    inexact,
  },
  "Insert row into a maze with items": {
    steps: [...withItems, at("B4", insertRow)],
    budget: [12, 87, 44],
    left: ["nothing-else-changed"], // the letters of the items are not read
    inexact,
  },
  "Delete column of a masked maze": { steps: [...masked, at("C3", deleteColumn)], budget: [12, 96, 47], inexact },
});

export const editActs = [...edits, ...further];
