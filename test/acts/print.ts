import { askAtForks, deleteBooklet, fillWithItems, firstReadSavedPaper } from "../../src/actions/print";
import { insertPicture, makeBooklet, preparePage, readSavedPaper, selectedItems } from "../../src/actions/print";
import { takeItemsAway } from "../../src/actions/print";
import { choice, openWorkbook, select, sheet, contentsOf, valueAt } from "../actions/stage";
import { pngOf } from "../host/tests/pictures";
import { actsOf, closedGrid, hasName, names, sheet1 } from "./act";
import { smallBooklet } from "./standing";
import { clearMaze, generate } from "../../src/actions/make";
import { numbers, sums } from "./choices";
import { answer, by, inFront, items, letters, mazeOf, questions, typing } from "./steps";

const picture = { base64: pngOf(800, 600, 300), width: 192, height: 144, title: "Maze", description: "A maze." };

const openFilled = by(mazeOf(6, 5, { seed: "items" }), letters("abcd"), typing("D5", "=text"));
const openAsked = by(mazeOf(6, 5, { seed: "items" }), questions(1));
const bookletStands = () => expect(names()).toEqual(expect.arrayContaining(["Index", "Maze 1", "Maze 2", "Answers"]));
const bookletGone = () => expect(names().filter((name) => /Index|^Maze \d|Answers/.test(name))).toEqual([]);
const asked = () => contentsOf(sheet1(), "A8:G30").filter((text) => /^\d\. /.test(String(text)));
/** A grid without its maze, and the list of questions below it. */
const questionsStand = () => (closedGrid("B2:G6"), expect(asked()).toHaveLength(1));
const allGone = () => expect(contentsOf(sheet1(), "A1:G30")).toEqual([]);
const printAreas = (count: number, on = "Sheet1") => expect(sheet(on).page.printArea).toHaveLength(count);

/** What is printed, and what stands in the cells of a maze that is. */
export const printActs = actsOf({
  "Put in the maze": { done: () => expect(contentsOf(sheet1(), "B2:J8")).toHaveLength(63), budget: [4, 12, 10] },
  "Put in the maze over a text and earlier items": {
    arrange: openFilled,
    act: (talk) => fillWithItems(numbers, talk),
    done: () => expect(typeof valueAt(sheet1(), "D5")).toBe("number"),
    budget: [5, 11, 10],
  },
  "Remove items": {
    arrange: openFilled,
    act: takeItemsAway,
    done: () => expect(valueAt(sheet1(), "D5")).toBe("=text"),
    budget: [5, 11, 10],
  },
  "Read the selected items": {
    act: ({ workbook }) => (select("L3:L4"), selectedItems(workbook)),
    done: (address) => expect(address).toBe("'Sheet1'!L3:L4"),
    budget: [2, 0, 2],
    looks: true,
  },
  "Ask at forks": { done: () => expect(hasName("MazeQuestions")).toBe(true), budget: [6, 22, 15] },
  "Ask at forks over earlier questions": {
    arrange: openAsked,
    act: (talk) => askAtForks({ ...sums, seed: "new" }, talk),
    done: () => expect(asked().length).toBeGreaterThan(0),
    budget: [9, 25, 17],
  },
  "Put items over questions": {
    arrange: openAsked,
    act: (talk) => fillWithItems({ ...numbers, arrangement: "once" }, talk),
    done: () => expect(asked()).toEqual([]),
    budget: [7, 22, 14],
  },
  "Take questions away": {
    arrange: openAsked,
    act: takeItemsAway,
    done: () => expect(asked()).toEqual([]),
    budget: [7, 12, 12],
  },
  "Generate over questions": {
    arrange: openAsked,
    act: (talk) => generate({ ...choice, seed: "next" }, talk),
    done: () => expect(asked()).toEqual([]),
    budget: [5, 82, 23],
    left: { "grid-closed": questionsStand },
  },
  "Clear maze with questions": {
    arrange: openAsked,
    act: clearMaze,
    done: allGone,
    left: { "maze-cleared-nevertheless": allGone },
    budget: [5, 25, 15],
  },
  "Prepare page": { done: () => printAreas(1), budget: [4, 14, 11] },
  "Fit to page": { done: () => printAreas(1), budget: [8, 23, 24] },
  "Fit to page with words": {
    arrange: by(mazeOf(8, 5), items()),
    act: (talk) => preparePage(talk, undefined, true),
    done: () => expect(sheet1().columns.size(1)).toBe(88.5),
    budget: [7, 30, 20],
  },
  "Read what is kept of paper": {
    act: async (talk) => [await readSavedPaper(talk.workbook), await firstReadSavedPaper(talk)],
    done: (kept) => expect(kept).toEqual([undefined, undefined]),
    budget: [2, 0, 2],
    looks: true,
  },
  "Answer page": { done: () => expect(names()).toContain("Sheet1 answer"), budget: [9, 126, 32] },
  "Answer page again": {
    arrange: by(mazeOf(9, 7), answer, inFront()),
    act: answer,
    done: () => expect(names()).toEqual(["Sheet1", "Sheet1 answer"]),
    budget: [10, 128, 32],
    left: { "earlier-sheets-left": () => expect(names()).toContain("Sheet1 answer 2") },
  },
  "Make poster": { done: () => printAreas(2, "Sheet1 poster"), budget: [9, 124, 36] },
  "Draw picture": {
    done: (outcome) => expect(outcome).toMatchObject({ picture: { title: "Maze 9 by 7" } }),
    budget: [3, 0, 5],
  },
  "Insert picture": {
    act: (talk) => insertPicture(picture, talk),
    done: () => expect(sheet1().shapes).toHaveLength(1),
    budget: [4, 10, 8],
  },
  "Make booklet": { done: bookletStands, budget: [7, 91, 40] },
  "Make booklet in an empty workbook": {
    arrange: async () => openWorkbook(),
    act: (talk) => makeBooklet(smallBooklet, talk),
    done: bookletStands,
    budget: [7, 91, 38],
  },
  "Delete booklet": {
    beside: "booklet",
    act: deleteBooklet,
    done: bookletGone,
    left: { "booklet-deleted": bookletGone },
    budget: [4, 4, 9],
  },
});
