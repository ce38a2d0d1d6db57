import path from "node:path";
import { markClassSet, updateClassSet } from "../../../src/actions/classroom";
import { compare, mazeOfWeights, sideBySide, statisticsOfMaze } from "../../../src/actions/laboratory";
import { writeUnionFind, writeWeights } from "../../../src/actions/laboratory";
import { clearMaze, formatGrid } from "../../../src/actions/make";
import { answerPage, type PrintChoice, plainPage, preparePage, takeItemsAway } from "../../../src/actions/print";
import { addSelfMarking, clearSolution, collectResults, writeDistances } from "../../../src/actions/solve";
import { writeReadableMaze, writeSearch, writeWalls } from "../../../src/actions/solve";
import { toggleSetNumbers, writeMergeTree, writeSteps } from "../../../src/actions/watch";
import { UNVARIED } from "../../../src/maze/generators";
import { byOneClock } from "../../acts/laboratory";
import { everyMark } from "../../acts/standing";
import { type Step, inFront, inOneGo, mazeOf, ofCells, sized, stepOf, typing, typingTable } from "../../acts/steps";
import { colouring, exit, generated, searched, solving, watched, workbook } from "../../acts/steps";
import { answer, fitted, items, letters, numbersTo, page, poster, questions, questionsOf } from "../../acts/steps";
import { make as makeClasses, openList, retype, ROWS } from "../classroom/classTable";
import { choice, openWorkbook, person, sheet, put } from "../stage";
import { make as makeBooklet } from "../print/booklets";
import { RecordOfActs } from "./record";
import { testSituations } from "./situations";

/** Acts with other choices, sizes, shapes and walls than in the registry: what each says and leaves stands in variants.txt. */

type Variants = Readonly<Record<string, readonly Step[]>>;

const { layout } = choice;
const oblong = { layout: { ...layout, cellSize: 18, cellHeight: 27 } };
const heart = { shape: { kind: "picture", id: "heart" } } as const;
const blankHeart = { ...heart, outside: "blank" } as const;
const fullPage: PrintChoice = {
  paper: "Letter",
  title: "R&D 2 mazes",
  hasNameLine: true,
  below: { stars: true, difficulty: true, code: true },
};
const SIZES = { columns: 4, rows: 5, largest: { columns: 9, rows: 7 } };
const prepared = stepOf(preparePage);
const booklet = stepOf((talk, chosen: Parameters<typeof makeBooklet>[0]) => makeBooklet(chosen, talk));

const booklets = Object.entries<Parameters<typeof makeBooklet>[0]>({
  "all on one sheet": { isOnOneSheet: true, hasNameLine: true },
  "with opposite ends and nothing below": {
    ends: "opposite",
    below: { stars: false, difficulty: false, code: false },
  },
  "with the longest ways, on Letter": { ends: "longest", paper: "Letter" },
  "two a page": { perPage: 2, title: "" },
  "four a page, the last one alone": { perPage: 4, count: 5 },
  "four a page on one sheet": { perPage: 4, count: 6, isOnOneSheet: true },
  "narrow on one sheet": { isOnOneSheet: true, columns: 2, rows: 20 },
  "wide, two a page": { perPage: 2, columns: 20, rows: 4 },
  "of several sizes": { ...SIZES, difficulty: "rising" },
  "of several sizes, two a page": { ...SIZES, difficulty: "rising", perPage: 2, hasNameLine: true },
  "with walls as cells": { wallShare: 25 },
  "with walls as cells, four a page, of several sizes": { wallShare: 50, perPage: 4, ...SIZES },
  "with walls as wide as ways on one sheet": { wallShare: 100, isOnOneSheet: true },
  "that are hard": { difficulty: "hard", columns: 12, rows: 12, generators: ["depth-first"] },
}).map(([name, chosen]) => [`Make booklet: ${name}`, [workbook, booklet(chosen)]] as const);

const refusing: Step = () => openWorkbook({ inserting: "missing" });
const list = stepOf((_, ...rows: Parameters<typeof openList>) => openList(...rows));
const classSet = stepOf((talk, chosen?: Parameters<typeof makeClasses>[0]) => makeClasses(chosen, talk));
const retyping = stepOf((_, ...rows: Parameters<typeof retype>) => retype(...rows));

const sets: Variants = {
  ...Object.fromEntries(booklets),
  "Make booklet where no sheet is inserted: with walls between them": [refusing, booklet({})],
  "Make booklet where no sheet is inserted: all on one sheet": [
    ...[refusing, booklet({ isOnOneSheet: true, count: 22, columns: 3, rows: 3 })],
  ],
  "Make class set: words and shapes": [
    list([
      ["Ana", "easy", "SUN", ""],
      ["2/2", 5, "", "heart"],
      ["Cy", "", "up, down", "name"],
      ["Zoë 'the' \"last\"", "hard", "2/2", ""],
    ]),
    classSet({ columns: 16, rows: 14 }),
  ],
  "Make class set: growing, with codes": [
    list(),
    classSet({
      hardest: { columns: 14, rows: 11 },
      below: { stars: true, difficulty: true, code: true },
      paper: "Letter",
    }),
  ],
  "Make class set: walls as cells": [list(), classSet({ wallShare: 25, title: "" })],
  "Update class set: new, gone and changed, with minutes": [
    ...[list(), classSet(), () => (put(sheet("Index"), "D5", 12), put(sheet("Index"), "D7", "=late"))],
    retyping([
      ["Cy", "", "up, down"],
      ["Dan", "hard", ""],
      ["Бојана", 5, "NEW"],
    ]),
    ...[inFront(), updateClassSet],
  ],
  "Update class set: fewer": [list(), classSet(), retyping(ROWS.slice(0, 1)), inFront(), updateClassSet],
  "Self-marking for all, and their results": [list(), classSet(), inOneGo(markClassSet, inFront(), collectResults)],
};

const pages: Variants = {
  "Make poster: two across": [mazeOf(12, 7), poster(2, 1, fullPage)],
  "Make poster: two down, oblong cells": [mazeOf(7, 12, oblong), poster(1, 2, fullPage)],
  "Make poster: three by two of a heart": [mazeOf(16, 14, heart), poster(3, 2, fullPage)],
  "Make poster: three by two of a heart with nothing around": [mazeOf(16, 14, blankHeart), poster(3, 2, fullPage)],
  "Make poster: two by three with walls as cells": [mazeOf(9, 11, ofCells(25)), poster(2, 3, fullPage)],
  "Make poster: that arrives": [mazeOf(24, 20), poster(2, 2, fullPage)],
  "Prepare page: all there is, on Letter": [mazeOf(7, 11), prepared(fullPage)],
  "Prepare page: oblong cells": [mazeOf(10, 9, oblong), prepared({ ...plainPage, title: "Wide" })],
  "Prepare page: walls as cells": [mazeOf(9, 7, ofCells(25)), page],
  "Prepare page: with questions": [mazeOf(12, 10, { seed: "items" }), questions(), page],
  "Fit to page: a wide one on Letter": [mazeOf(20, 5), prepared(fullPage, true)],
  "Fit to page: oblong cells": [mazeOf(8, 10, oblong), fitted],
  "Fit to page: one of one cell": [mazeOf(1, 1), fitted],
  "Fit to page: words, solved": [mazeOf(12, 10), letters("LABYRINTH", "once"), solving({ arrows: true }), fitted],
  "Format grid on a prepared page": [
    ...[mazeOf(8, 5), prepared(fullPage)],
    (talk) => formatGrid({ ...layout, cellHeight: 60 }, "none", talk, { columns: 5, rows: 4 }),
  ],
  "Answer page: a heart": [mazeOf(14, 12, heart), (talk) => answerPage(layout, talk, fullPage)],
  "Answer page: a heart with nothing around": [mazeOf(14, 12, blankHeart), answer],
  "Answer page: oblong cells": [mazeOf(9, 6, oblong), answer],
  "Answer page: walls as cells": [mazeOf(9, 6, ofCells(50)), answer],
  "Answer page: several exits and words": [mazeOf(9, 6), exit("J7"), exit("B7"), letters("ab"), answer],
  "Clear maze of a prepared page that a person changed": [
    ...[mazeOf(8, 5), prepared(fullPage)],
    () =>
      person(({ pageLayout }) => {
        pageLayout.bottomMargin = 80;
        pageLayout.paperSize = "A5";
        pageLayout.headersFooters.defaultForAllPages.centerFooter = "mine";
      }),
    (talk) => clearMaze(talk),
  ],
};

const answersTable = [
  ["Question", "Right", "Wrong 1", "Wrong 2"],
  ["Which?", "=this", "an answer that is long", ""],
  ["Why?", "because", "so", "'tis"],
];

const contents: Variants = {
  "Items: numbers to the end of the way": [mazeOf(10, 8), numbersTo(undefined, "once")],
  "Items: numbers once": [mazeOf(10, 8), numbersTo(5, "once")],
  "Items: letters over and over": [mazeOf(10, 8), letters("xyz")],
  "Items: walls as cells": [mazeOf(8, 6, ofCells(25)), letters("MAZE", "once")],
  "Items: a heart": [mazeOf(14, 12, heart), letters("HEART", "once")],
  "Items: of cells": [
    ...[mazeOf(10, 8, { seed: "items" }), typingTable("BK1", ["red"], ["'green"], ["3"], [""], ["blue"])],
    items({ kind: "range", address: "BK1:BK5" }),
  ],
  "Remove items: walls as cells": [mazeOf(8, 6, ofCells(25)), letters("MAZE", "once"), (talk) => takeItemsAway(talk)],
  "Forks: subtraction": [mazeOf(14, 12), questions(4, { kind: "subtraction", limit: 100 })],
  "Forks: times": [mazeOf(14, 12), questions(3, { kind: "times", limit: 1000 })],
  "Forks: walls as cells": [mazeOf(10, 8, ofCells(25)), questions()],
  "Forks: a table with long answers": [
    ...[mazeOf(12, 10, { seed: "items" }), typingTable("BK1", ...answersTable), questionsOf("BK1:BN3", 3)],
  ],
};

const distances = stepOf((talk, naming: "numbers" | "addresses") => writeDistances(naming, talk));
const steps: Step = (talk, { player }) => writeSteps(player!, talk);
const tables: Variants = {
  "Write distances: numbers": [mazeOf(4, 3), distances("numbers")],
  "Write distances: a heart": [mazeOf(9, 9, heart), distances("addresses")],
  "Write distances: walls as cells": [mazeOf(4, 3, ofCells(25)), distances("addresses")],
  "Write search: numbers": [
    mazeOf(5, 4),
    inOneGo(searched, (talk, { player }) => writeSearch(player, "numbers", talk)),
  ],
  "Write weights: a heart": [mazeOf(9, 9, heart), writeWeights],
  "Write union-find: a heart": [mazeOf(9, 9, heart), writeUnionFind],
  "Write union-find: one wall": [mazeOf(2, 1), writeUnionFind],
  "Make the maze of typed weights": [
    ...[mazeOf(3, 3), writeWeights],
    () => person((front) => (front.getRange("D6:D9").values = [[9], [1.5], [-2], [4]])),
    (talk) => mazeOfWeights({ generator: "kruskal", layout, pace: "instant", tint: false }, talk),
  ],
  "Write steps: a walk": [
    workbook,
    inOneGo(watched({ generator: "wilson", size: { columns: 4, rows: 3 }, pace: "step" }), steps),
  ],
  "Write steps: a heart": [mazeOf(9, 9), inOneGo(watched({ ...heart, pace: "step" }), steps)],
  "Draw merge tree: Borůvka": [
    mazeOf(4, 3),
    inOneGo(watched({ generator: "boruvka", pace: "step" }), (talk, { player }) => writeMergeTree(player!, talk)),
  ],
  "Statistics: a heart": [mazeOf(10, 9, heart), statisticsOfMaze],
  "Statistics: with loops": [mazeOf(10, 9, { variation: { ...UNVARIED, openPercent: 40 } }), statisticsOfMaze],
  "Colour distances: a heart": [mazeOf(10, 9, heart), colouring],
  "Colour distances: walls as cells": [mazeOf(6, 5, ofCells(25)), colouring],
  "Write walls: a heart": [mazeOf(9, 9, heart), writeWalls],
  "Write walls: walls as cells": [mazeOf(5, 4, ofCells(25)), writeWalls],
  "Write walls again, of a smaller maze": [
    ...[mazeOf(6, 5), writeWalls, inFront()],
    ...[generated({ seed: "next", size: { columns: 4, rows: 3 }, isExact: true }), inFront(), writeWalls],
  ],
  "Write readable maze: a heart": [mazeOf(9, 9, heart), writeReadableMaze],
  "Write readable maze: walls as cells": [mazeOf(4, 3, ofCells(25)), writeReadableMaze],
  "Add self-marking: a heart": [mazeOf(9, 9, heart), addSelfMarking],
  "Add self-marking: wide": [mazeOf(30, 3), addSelfMarking],
  "Add self-marking twice, and collect results": [
    mazeOf(4, 3),
    inOneGo(addSelfMarking, typing("B4", "R"), inFront(), addSelfMarking, collectResults),
  ],
};

const few = { variation: UNVARIED, seed: "few", mazes: 2, withSolvers: false };
const comparing = stepOf(
  (talk, generators: string[], sizes: { rows: number; columns: number }[] | undefined, chosen: object = {}) =>
    byOneClock(() => compare({ ...few, generators, sizes, ...chosen }, talk)),
);
const two = { generators: ["kruskal", "wilson"], rows: 4, columns: 5, seed: "two", tint: true, pace: "step" } as const;
const pair = stepOf((talk, chosen: object) => sideBySide({ ...two, layout, ...chosen }, talk));
const hidden = { setNumbers: "hiddenSheet" } as const;

const studies: Variants = {
  "Compare: two sizes": [
    workbook,
    comparing(
      ["kruskal", "eller"],
      [
        { rows: 3, columns: 5 },
        { rows: 6, columns: 4 },
      ],
    ),
  ],
  "Compare: one algorithm": [workbook, comparing(["wilson"], [{ rows: 4, columns: 4 }], { mazes: 1 })],
  "Compare: as the maze in front": [mazeOf(9, 9, heart), comparing(["kruskal", "depth-first"], undefined)],
  "Side by side: large cells": [workbook, pair({ columns: 16, layout: { ...layout, cellSize: 60 } })],
  "Side by side: oblong and many": [workbook, pair({ rows: 40, layout: oblong.layout })],
  "Side by side: small": [workbook, pair({ rows: 30, columns: 40, pace: "instant" })],
  "Set numbers: a heart": [mazeOf(9, 9), generated({ ...heart, ...hidden })],
  "Set numbers: in the grid": [mazeOf(7, 6), generated({ setNumbers: "grid" })],
  "Set numbers: on a wide sheet": [sized(9, 7), generated({ ...hidden, generator: "eller", ...oblong })],
  "Set numbers: shown, hidden and shown": [
    mazeOf(5, 4, hidden),
    inOneGo(toggleSetNumbers, toggleSetNumbers, toggleSetNumbers),
  ],
  "Solve and clear: with set numbers in the grid": [
    ...[mazeOf(7, 6, { setNumbers: "grid" }), solving(everyMark), clearSolution],
  ],
};

testSituations(new RecordOfActs(path.join(__dirname, "variants.txt")), {
  ...sets,
  ...pages,
  ...contents,
  ...tables,
  ...studies,
});
