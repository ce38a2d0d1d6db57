import path from "node:path";
import { markClassSet, updateClassSet } from "../../../src/actions/classroom";
import { compare, raceSolvers, sideBySide, statisticsOfMaze } from "../../../src/actions/laboratory";
import { writeUnionFind, writeWeights } from "../../../src/actions/laboratory";
import { clearMaze, formatGrid } from "../../../src/actions/make";
import { answerPage, deleteBooklet, type PrintChoice, plainPage, preparePage } from "../../../src/actions/print";
import { takeItemsAway } from "../../../src/actions/print";
import { addSelfMarking, collectResults, writeReadableMaze, writeSearch, writeWalls } from "../../../src/actions/solve";
import { writeSteps } from "../../../src/actions/watch";
import { UNVARIED } from "../../../src/maze/generators";
import { byOneClock } from "../../acts/laboratory";
import { heart, oblong } from "../../acts/choices";
import { type Step, answer, booklet, bookletMaze, classList, classSet, closeAll, colouring } from "../../acts/steps";
import { distances, exit, fitted, generated, inFront, inOneGo, items, itemsOf, largeMaze } from "../../acts/steps";
import { letters, marking, maze, mazeOf, mazeOfCells, mazeOfThese, mergeTree, noEnds } from "../../acts/steps";
import { noEntrance, numbersTo, ofCells, openAll, page, poster, pupils, questions } from "../../acts/steps";
import { questionsOf, searched, selecting, sized, sizedMaze, solving, stepOf, typing } from "../../acts/steps";
import { typingTable, walls, watched, withAnswer, without, workbook } from "../../acts/steps";
import { make as makeClasses, openList, retype, ROWS } from "../classroom/classTable";
import { book, choice, openWorkbook, person, sheet, put } from "../stage";
import { make as makeBooklet } from "../print/booklets";
import { RecordOfActs } from "./record";
import { type Situations, testSituations } from "./situations";

/** What acts answer, and leave on sheets of their own and on paper, with every choice, at their limits and beyond them: onPaper.txt. */

/** A maze whose shape was selected. */
const shaped = inOneGo(sized(4, 3), selecting("B2:E3", "B4:C4"), generated({ shape: "areas" }));
const { layout } = choice;
const blankHeart = { ...heart, outside: "blank" } as const;
const fullPage: PrintChoice = {
  paper: "Letter",
  title: "R&D 2 mazes",
  hasNameLine: true,
  below: { stars: true, difficulty: true, code: true },
};
const SIZES = { columns: 4, rows: 5, largest: { columns: 9, rows: 7 } };
const prepared = stepOf(preparePage);
const threeMazes = stepOf((talk, chosen: Parameters<typeof makeBooklet>[0]) => makeBooklet(chosen, talk));

const heading = "Question|Right|Wrong";
const longQuestion = "A long question about the capital of France, in many words?|Paris|Rome, or perhaps Athens";
const sizes = (columns: number, rows: number) => ({ columns: 4, rows: 4, largest: { columns, rows } });
const ofCellsBelowHeading = (cells: string) => [maze, typingTable("L1", heading, cells), questionsOf("L1:N2", 1)];

const printings: Situations = {
  "Set up for printing without a maze": [workbook, page],
  "Set up an answer for printing": [withAnswer, page],
  "Set up a poster for printing": [maze, poster(2, 1), page],
  "Set up a solved maze for printing": [maze, marking, page],
  "Set up for printing with a title, and a code": [
    maze,
    (talk) => {
      const below = { stars: false, difficulty: true, code: true };
      return preparePage(talk, { paper: "Letter", title: "R&D", hasNameLine: true, below });
    },
  ],
  "Set up a maze without ends for printing": [maze, noEntrance, page],
  "Set up a pupil's page for printing": [workbook, pupils, inFront("Ana"), page],
  "Fit a portrait maze to its page": [sizedMaze(4, 9), fitted],
  "Fit walls that are cells to their page": [mazeOf(4, 3, ofCells(25)), fitted],
  "Fit a maze that is too large to follow": [mazeOf(100, 90, { layout: { ...choice.layout, cellSize: 12 } }), fitted],
  "Answer page without a maze": [sized(8, 5), answer],
  "Answer page without a way": [maze, closeAll, answer],
  "Answer page of items, and of what somebody typed": [maze, items(), typing("E4", "mine"), answer],
  "Answer page of items where walls are cells": [mazeOfCells(8, 5), items(), answer],
  "Answer page of questions": [maze, questions(), answer],
  "Answer page of an answer": [withAnswer, answer],
  "Poster of pages without a column of their own": [sizedMaze(4, 5), poster(2, 1)],
  "Poster of cells that nobody could follow": [sizedMaze(200, 20), poster(1, 2)],
  "Poster of six by six pages": [sizedMaze(20, 28), poster(6, 6)],
  "Poster down, of items": [maze, items(), poster(1, 2)],
  "Poster of items where walls are cells": [mazeOfCells(8, 5), items(), poster(2, 1)],
  "Poster of an answer": [withAnswer, poster(2, 1)],
  "Poster of items along a wide maze": [sizedMaze(12, 6), items(), poster(3, 2)],
  "Put numbers to the end of the path": [maze, numbersTo(undefined)],
  "Put more numbers than fit": [maze, numbersTo(99, "once")],
  "Put an item as long as that may be": [maze, typingTable("L3", "x".repeat(20), "y"), itemsOf("L3:L4")],
  "Put an item that is too long": [maze, typingTable("L3", "x".repeat(21), "y"), itemsOf("L3:L4")],
  "Put items without a way": [maze, closeAll, items()],
  "Put items over texts": [maze, typing("D4", "mine"), typing("E5", 7), typing("C2", "=1+1"), items()],
  "Put no letters": [maze, letters(" ")],
  "Put letters": [maze, letters("ab c")],
  "Put more letters than fit": [maze, letters("abc".repeat(50), "once")],
  "Put letters that are alike": [maze, letters("aaa")],
  ...Object.fromEntries(
    ["", "words", "Nowhere!A1:A3", "Z1:Z9", "B2:C3"].map((area) => [`Put items of “${area}”`, [maze, itemsOf(area)]]),
  ),
  "Put an error": [maze, () => person((on) => (on.getRange("L3:L4").formulas = [["a"], ["=1/0"]])), itemsOf("L3:L4")],
  "Put items without a maze": [workbook, items()],
  "Remove items where there are none": [maze, takeItemsAway],
  "Put items into more cells than that takes": [largeMaze, items()],
  "Put items into a poster": [maze, poster(2, 1), items()],
  "Ask more questions than there are forks": [maze, questions(50)],
  "Ask in a corridor": [sizedMaze(5, 1), questions()],
  "Ask where loops pass every fork": [
    ...[mazeOf(5, 5, { seed: "open", variation: { ...UNVARIED, openPercent: 100 } }), questions()],
  ],
  "Ask without room below": [maze, typingTable("B8", ...Array<string>(310).fill("x")), questions()],
  "Ask from no table": [maze, questionsOf("", 1)],
  "Ask from a table without headings": [maze, typingTable("L1", "Two and three?|five|six"), questionsOf("L1:N1", 1)],
  "Ask from a table without a right answer": ofCellsBelowHeading("Two and three?||six"),
  "Ask from a table": [
    maze,
    typingTable("L1", heading, "Two and two?|four|five", longQuestion),
    questionsOf("L1:N3", 2),
  ],
  "Ask from a table with one wrong answer or two": [
    maze,
    typingTable("L1", `${heading}|Wrong`, "One?|1|2|", "Two?|2|3|4", "Six?|6|7|"),
    questionsOf("L1:O4", 3),
  ],
  "Ask from a table whose answers are just legible": ofCellsBelowHeading("Two and three?|fives|sixes"),
  "Ask from a table whose answers are too long for cells": ofCellsBelowHeading("Two and three?|fivers|sixes"),
  "Ask where an answer has no place for wrong ones": [
    ...[maze, typingTable("L1", "Question|Right", "Two and three?|five"), questionsOf("L1:M2", 1)],
  ],
  "Booklet of as many as there may be": [workbook, booklet({ count: 200, columns: 3, rows: 3, isOnOneSheet: true })],
  "Booklet of easy mazes": [workbook, booklet({ count: 4, difficulty: "easy" })],
  "Booklet of medium mazes, from side to side": [
    ...[workbook, booklet({ count: 4, difficulty: "medium", ends: "opposite" })],
  ],
  "Booklet with a title and codes, whose choices are kept": [
    workbook,
    booklet({ title: "R&D", below: { stars: true, difficulty: false, code: true }, booklet: {} }),
  ],
  "Booklet where the workbook does not keep the choices": [
    workbook,
    () => {
      const request = book.counter.requests.length + 8;
      book.switches.faults = [{ code: "AccessDenied", message: "A fault of the test.", request }];
    },
    booklet({ booklet: {} }),
  ],
  "Booklet of mazes of one column": [workbook, booklet({ columns: 1 })],
  "Booklet of mazes of one row": [workbook, booklet({ rows: 1 })],
  "Booklet of mazes that are too large to follow": [workbook, booklet({ columns: 100, rows: 200 })],
  "Booklet of answers that nobody could see": [workbook, booklet({ columns: 70, rows: 70 })],
  "Booklet with a title that is too long": [workbook, booklet({ title: "&".repeat(200) })],
  "Booklet of sizes of 60 mazes": [workbook, booklet({ count: 60, ...sizes(9, 9) })],
  "Booklet of sizes that end in a corridor": [workbook, booklet({ ...sizes(9, 1) })],
  "Booklet of mazes that are alike": [workbook, booklet({ columns: 2, rows: 2 })],
  "Booklet of sizes on one sheet": [workbook, booklet({ isOnOneSheet: true, ...sizes(8, 8) })],
  "Booklet beside another": [workbook, booklet(), booklet()],
  "Booklet whose name is taken": [workbook, () => book.workbook.renameSheet(sheet(), "maze 2"), booklet()],
  "Delete a booklet where there is none": [workbook, deleteBooklet],
  "Delete a booklet with self-marking": [bookletMaze, addSelfMarking, deleteBooklet],
};

const pages: Situations = {
  "Make poster: two across": [mazeOf(12, 7), poster(2, 1, fullPage)],
  "Make poster: two down, oblong cells": [mazeOf(7, 12, oblong), poster(1, 2, fullPage)],
  "Make poster: three by two of a heart": [mazeOf(16, 14, heart), poster(3, 2, fullPage)],
  "Make poster: three by two of a heart with nothing around": [mazeOf(16, 14, blankHeart), poster(3, 2, fullPage)],
  "Make poster: two by three with walls as cells": [mazeOf(9, 11, ofCells(25)), poster(2, 3, fullPage)],
  "Make poster: that arrives": [mazeOf(24, 20), poster(2, 2, fullPage)],
  "Prepare page: all there is, on Letter": [mazeOf(7, 11), prepared(fullPage)],
  "Prepare page: oblong cells": [mazeOf(10, 9, oblong), prepared({ ...plainPage, title: "Wide" })],
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

const answersTable = ["Question|Right|Wrong 1|Wrong 2", "Which?|=this|an answer that is long|", "Why?|because|so|'tis"];

const contents: Situations = {
  "Items: numbers once": [mazeOf(10, 8), numbersTo(5, "once")],
  "Items: a heart": [mazeOf(14, 12, heart), letters("HEART", "once")],
  "Items: of cells": [
    ...[mazeOf(10, 8, { seed: "items" }), typingTable("BK1", "red", "'green", "3", "", "blue")],
    items({ kind: "range", address: "BK1:BK5" }),
  ],
  "Remove items: walls as cells": [mazeOf(8, 6, ofCells(25)), letters("MAZE", "once"), (talk) => takeItemsAway(talk)],
  "Forks: subtraction": [mazeOf(14, 12), questions(4, { kind: "subtraction", limit: 100 })],
  "Forks: times": [mazeOf(14, 12), questions(3, { kind: "times", limit: 1000 })],
  "Forks: a table with long answers": [
    ...[mazeOf(12, 10, { seed: "items" }), typingTable("BK1", ...answersTable), questionsOf("BK1:BN3", 3)],
  ],
};

const classes: Situations = {
  "Class set without pupils": [workbook, typing("A1", "Name"), selecting("A1:A3"), classSet()],
  "Class set without names": [workbook, classList("Level", "easy"), classSet()],
  "Class set with faults": [
    workbook,
    classList("Name|Level|Shape", "Ana|steep|", "Ben||blob", "Cy|7|", "Dan|-1|", "Eve|no|"),
    classSet(),
  ],
  "Class set of kinds that fill no shape": [
    ...[workbook, classList("Name|Shape", "Ana|heart"), classSet({ generators: ["sidewinder"] })],
  ],
  "Class set of words without room": [
    workbook,
    classList("Name|Words", `Ana|${"a".repeat(30)}`, "Ben|", `Cy|${"abc".repeat(20)}`),
    classSet(),
  ],
  "Class set of too many pupils": [workbook, classList("Name", ...Array<string>(51).fill("Ana")), classSet()],
  "Class set of a list that is too long": [
    ...[workbook, typing("A1", "Name"), typing("A1001", "Last"), selecting("A1:A1001"), classSet()],
  ],
  "Class set of a name that is too long for its page": [
    ...[workbook, classList("Name|Shape", `Maximilian ${"M".repeat(40)}|name`), classSet()],
  ],
  "Class set of a name that is not drawn": [workbook, classList("Name|Shape", "李|name"), classSet()],
  "Self-marking for no class": [workbook, markClassSet],
  "Update no class": [workbook, updateClassSet],
  "Class set where Excel takes no zoom": [
    ...[workbook, classList("Name", "Ana"), () => (book.switches.fittingTaken = "never"), classSet()],
  ],
  "Update a class set of which a page is gone": [
    ...[workbook, pupils, () => book.workbook.deleteSheet(sheet("Ben")), updateClassSet],
  ],
  "Update a class set whose list is in another order": [
    ...[workbook, pupils, () => (put(sheet("Sheet1"), "A2", "Ben"), put(sheet("Sheet1"), "A3", "Ana"))],
    updateClassSet,
  ],
  "Update a class set with self-marking into which a path is typed": [
    ...[workbook, classList("Name|Level", "Ana|", "Ben|"), classSet(), markClassSet],
    () => (put(sheet("Ben self-marking"), "B4", "RR"), put(sheet("Sheet1"), "B3", "hard")),
    updateClassSet,
  ],
  "Self-marking of a page whose maze was cleared": [workbook, pupils, inFront("Ana"), clearMaze, markClassSet],
  "Update a class set that is right": [workbook, pupils, updateClassSet],
};

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
  "with walls as cells, four a page, of several sizes": { wallShare: 50, perPage: 4, ...SIZES },
  "with walls as wide as ways on one sheet": { wallShare: 100, isOnOneSheet: true },
  "that are hard": { difficulty: "hard", columns: 12, rows: 12, generators: ["depth-first"] },
}).map(([name, chosen]) => [`Make booklet: ${name}`, [workbook, threeMazes(chosen)]] as const);

const refusing: Step = () => openWorkbook({ inserting: "missing" });
const list = stepOf((_, ...rows: Parameters<typeof openList>) => openList(...rows));
const setOf = stepOf((talk, chosen?: Parameters<typeof makeClasses>[0]) => makeClasses(chosen, talk));
const retyping = stepOf((_, ...rows: Parameters<typeof retype>) => retype(...rows));

const sets: Situations = {
  ...Object.fromEntries(booklets),
  "Make booklet where no sheet is inserted: with walls between them": [refusing, threeMazes({})],
  "Make booklet where no sheet is inserted: all on one sheet": [
    ...[refusing, threeMazes({ isOnOneSheet: true, count: 22, columns: 3, rows: 3 })],
  ],
  "Make class set: words and shapes": [
    list([
      ["Ana", "easy", "SUN", ""],
      ["2/2", 5, "", "heart"],
      ["Cy", "", "up, down", "name"],
      ["Zoë 'the' \"last\"", "hard", "2/2", ""],
    ]),
    setOf({ columns: 16, rows: 14 }),
  ],
  "Make class set: growing, with codes": [
    list(),
    setOf({
      hardest: { columns: 14, rows: 11 },
      below: { stars: true, difficulty: true, code: true },
      paper: "Letter",
    }),
  ],
  "Make class set: walls as cells": [list(), setOf({ wallShare: 25, title: "" })],
  "Update class set: new, gone and changed": [
    ...[list(), setOf()],
    retyping([
      ["Cy", "", "up, down"],
      ["Dan", "hard", ""],
      ["Бојана", 5, "NEW"],
    ]),
    ...[inFront(), updateClassSet],
  ],
  "Update class set: fewer": [list(), setOf(), retyping(ROWS.slice(0, 1)), inFront(), updateClassSet],
  "Self-marking for all, and their results": [list(), setOf(), inOneGo(markClassSet, inFront(), collectResults)],
};

const few = {
  variation: UNVARIED,
  seed: "few",
  mazes: 2,
  withSolvers: false,
  generators: ["kruskal", "sidewinder"],
  sizes: [{ rows: 3, columns: 3 }],
};
const comparing = stepOf((talk, chosen: object) => byOneClock(() => compare({ ...few, ...chosen }, talk)));
/** Of so large mazes that it asks, and is told no. */
const comparingLarge = stepOf((talk, size: number) => {
  const ask = (question: (typeof talk.questions)[number]) => (talk.questions.push(question), Promise.resolve(false));
  return compare({ ...few, sizes: [{ rows: size, columns: size }], mazes: 10_000 }, { ...talk, ask });
});
const two = { generators: ["kruskal", "wilson"], rows: 4, columns: 5, seed: "two", tint: true, pace: "step" } as const;
const pair = stepOf((talk, chosen: object) => sideBySide({ ...two, layout, ...chosen }, talk));
const atOnce = { tint: false, pace: "instant" };
const racing = stepOf((talk, other: string) =>
  raceSolvers({ seed: "a race", pace: "instant", solvers: ["a-star", other] }, talk),
);

const studies: Situations = {
  "Compare as in front, without a maze": [workbook, selecting("C3"), comparing({ sizes: undefined })],
  "Compare again without a comparison": [workbook, (talk) => compare(undefined, talk)],
  "Compare what fills no shape": [maze, without("D4"), comparing({ generators: ["sidewinder"], sizes: undefined })],
  "Compare where no sheet can be added": [
    ...[workbook, () => (book.workbook.structureProtection = { password: "" }), comparing({})],
  ],
  "Compare for some minutes": [workbook, comparingLarge(60)],
  "Compare for many minutes": [workbook, comparingLarge(300)],
  "Two of one algorithm side by side": [workbook, pair({ generators: ["kruskal", "kruskal"] })],
  "Side by side of more cells than that takes": [workbook, pair({ rows: 41, columns: 61, ...atOnce })],
  "Side by side of as many cells as that takes": [workbook, pair({ rows: 50, columns: 50, ...atOnce })],
  "Side by side at once": [workbook, pair({ rows: 2, columns: 2, ...atOnce })],
  "Race of one solver": [maze, racing("a-star")],
  "Race in vain": [maze, closeAll, racing("pledge")],
  "Statistics of a maze that was changed": [maze, openAll, statisticsOfMaze],
  "Statistics of a maze without ends": [maze, noEnds, statisticsOfMaze],
  "Statistics without a maze": [workbook, statisticsOfMaze],
  "Colour distances from a cell": [maze, selecting("E4"), colouring],
  "Colour distances of more cells than that takes": [workbook, selecting("A1:GR201"), colouring],
  "Colour distances of parts": [maze, walls("C3:D4"), without("G4"), colouring],
  "Maze of weights without weights": [maze, mazeOfThese()],
  "Weights of a shape": [shaped, writeWeights],
  "Weights of more cells than that takes": [largeMaze, writeWeights],
  "Maze of weights of cells that are far apart": [
    ...[sizedMaze(4, 3), writeWeights, typingTable("B6", "ZZ999|ZZ1000"), mazeOfThese()],
  ],
  "Maze of weights of a shape": [shaped, writeWeights, mazeOfThese()],
  "Union-find of a shape": [shaped, writeUnionFind],
  "Union-find of more cells than that takes": [sizedMaze(11, 10), writeUnionFind],
  "Union-find of one cell": [sizedMaze(1, 1), writeUnionFind],
  "Compare: two sizes": [
    workbook,
    comparing({
      generators: ["kruskal", "eller"],
      sizes: [
        { rows: 3, columns: 5 },
        { rows: 6, columns: 4 },
      ],
    }),
  ],
  "Compare: one algorithm": [
    workbook,
    comparing({ generators: ["wilson"], sizes: [{ rows: 4, columns: 4 }], mazes: 1 }),
  ],
  "Compare: as the maze in front": [
    mazeOf(9, 9, heart),
    comparing({ generators: ["kruskal", "depth-first"], sizes: undefined }),
  ],
  "Side by side: large cells": [workbook, pair({ columns: 16, layout: { ...layout, cellSize: 60 } })],
  "Side by side: oblong and many": [workbook, pair({ rows: 40, layout: oblong.layout })],
  "Side by side: small": [workbook, pair({ rows: 30, columns: 40, pace: "instant" })],
};

const steps: Step = (talk, { player }) => writeSteps(player!, talk);
const tables: Situations = {
  "Write distances: numbers": [mazeOf(4, 3), distances("numbers")],
  "Write distances: a heart": [mazeOf(9, 9, heart), distances("addresses")],
  "Write distances: walls as cells": [mazeOf(4, 3, ofCells(25)), distances("addresses")],
  "Write search: numbers": [
    mazeOf(5, 4),
    inOneGo(searched, (talk, { player }) => writeSearch(player, "numbers", talk)),
  ],
  "Write union-find: one wall": [mazeOf(2, 1), writeUnionFind],
  "Make the maze of typed weights": [
    ...[mazeOf(3, 3), writeWeights],
    () => person((front) => (front.getRange("D6:D9").values = [[9], [1.5], [-2], [4]])),
    mazeOfThese(),
  ],
  "Write steps: a walk": [
    workbook,
    inOneGo(watched({ generator: "wilson", size: { columns: 4, rows: 3 }, pace: "step" }), steps),
  ],
  "Write steps: a heart": [mazeOf(9, 9), inOneGo(watched({ ...heart, pace: "step" }), steps)],
  "Draw merge tree: Borůvka": [mazeOf(4, 3), inOneGo(watched({ generator: "boruvka", pace: "step" }), mergeTree)],
  "Statistics: a heart": [mazeOf(10, 9, heart), statisticsOfMaze],
  "Statistics: with loops": [mazeOf(10, 9, { variation: { ...UNVARIED, openPercent: 40 } }), statisticsOfMaze],
  "Colour distances: a heart": [mazeOf(10, 9, heart), colouring],
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

testSituations(new RecordOfActs(path.join(__dirname, "onPaper.txt")), {
  ...printings,
  ...pages,
  ...contents,
  ...classes,
  ...sets,
  ...studies,
  ...tables,
});
