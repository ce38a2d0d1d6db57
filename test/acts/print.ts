import { markClassSet, updateClassSet } from "../../src/actions/classroom";
import { deleteBooklet, firstReadSavedPaper, insertPicture, readSavedPaper } from "../../src/actions/print";
import { askAtForks, selectedItems, takeItemsAway } from "../../src/actions/print";
import { clearMaze } from "../../src/actions/make";
import { select, sheet, put } from "../actions/stage";
import { pngOf } from "../host/tests/pictures";
import { actsOf, cleared, earlierSheets } from "./act";
import { next, numbers, sums } from "./choices";
import { answer, booklet, fitted, generated, inFront, items, letters, mazeOf, questions } from "./steps";
import { typing, workbook } from "./steps";

const picture = { base64: pngOf(800, 600, 300), width: 192, height: 144, title: "Maze", description: "A maze." };

const withItems = mazeOf(6, 5, { seed: "items" });
const filled = [withItems, letters("abcd"), typing("D5", "=text")];
const asked = [withItems, questions(1)];

/** What is printed, and what stands in the cells of a maze that is. */
export const printActs = actsOf({
  "Put in the maze": { budget: [4, 12, 10] },
  "Put in the maze over a text and earlier items": { steps: [...filled, items()], budget: [5, 11, 10] },
  "Remove items": { steps: [...filled, takeItemsAway], budget: [5, 11, 10] },
  "Read the selected items": {
    act: (talk) => (select("L3:L4"), selectedItems(talk.workbook)),
    budget: [2, 0, 2],
    looks: true,
  },
  "Ask at forks": { budget: [6, 22, 15] },
  "Ask at forks over earlier questions": {
    steps: [...asked, (talk) => askAtForks({ ...sums, seed: "new" }, talk)],
    budget: [9, 25, 17],
  },
  "Put items over questions": { steps: [...asked, items(numbers.source, "once")], budget: [7, 22, 14] },
  "Take questions away": { steps: [...asked, takeItemsAway], budget: [7, 12, 12] },
  "Generate over questions": { steps: [...asked, generated(next)], budget: [5, 82, 23], left: ["grid-closed"] },
  "Clear maze with questions": { steps: [...asked, clearMaze], budget: [5, 25, 15], ...cleared },
  "Prepare page": { budget: [4, 14, 11] },
  "Fit to page": { budget: [8, 23, 24] },
  "Fit to page with words": { steps: [mazeOf(8, 5), items(), fitted], budget: [7, 30, 20] },
  "Read what is kept of paper": {
    act: async (talk) => [await readSavedPaper(talk.workbook), await firstReadSavedPaper(talk)],
    budget: [2, 0, 2],
    looks: true,
  },
  "Answer page": { budget: [9, 126, 32] },
  "Answer page again": { steps: [mazeOf(9, 7), answer, inFront(), answer], budget: [10, 128, 32], ...earlierSheets },
  "Make poster": { budget: [9, 124, 36] },
  "Draw picture": { budget: [3, 0, 5] },
  "Insert picture": { act: (talk) => insertPicture(picture, talk), budget: [4, 10, 8] },
  "Make booklet": { budget: [7, 91, 40] },
  "Make booklet in an empty workbook": { steps: [workbook, booklet()], budget: [7, 91, 38] },
  "Delete booklet": { beside: "booklet", act: deleteBooklet, budget: [4, 4, 9], left: ["booklet-deleted"] },
});

export const classActs = actsOf({
  "New class list": { budget: [3, 13, 6] },
  "Make class set": { budget: [11, 92, 44], troubleIn: "classroom/classSetInTrouble" },
  "Update class set": {
    beside: "class set",
    act: (talk) => (put(sheet(), "BK3", "Cy"), updateClassSet(talk)),
    budget: [13, 75, 43],
    troubleIn: "classroom/classSetInTrouble",
  },
  "Self-marking for all": {
    beside: "class set",
    act: markClassSet,
    budget: [12, 157, 91],
    troubleIn: "classroom/markClassSet",
  },
});
