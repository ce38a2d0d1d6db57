import path from "node:path";
import { markClassSet } from "../../../src/actions/classroom/markClassSet";
import { addExit } from "../../../src/actions/edit/ends";
import { colourDistances } from "../../../src/actions/laboratory/colourDistances";
import { compare } from "../../../src/actions/laboratory/compare";
import type { CompareChoice } from "../../../src/actions/laboratory/comparisonReport";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { writeUnionFind } from "../../../src/actions/laboratory/unionFind";
import { mazeOfWeights, writeWeights } from "../../../src/actions/laboratory/weights";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { formatGrid } from "../../../src/actions/make/formatGrid";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { askAtForks } from "../../../src/actions/print/askAtForks";
import { fillWithItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { makePoster } from "../../../src/actions/print/makePoster";
import { preparePage } from "../../../src/actions/print/pageOfMaze";
import { type PrintChoice, plainPage } from "../../../src/actions/print/printChoice";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { writeReadableMaze, writeWalls } from "../../../src/actions/solve/companionSheets";
import { addSelfMarking, collectResults } from "../../../src/actions/solve/selfMarking";
import { solve } from "../../../src/actions/solve/solve";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeMergeTree, writeSteps } from "../../../src/actions/watch/stepTables";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { UNVARIED } from "../../../src/maze/generators/generators";
import { search, sums } from "../../acts/choices";
import { byOneClock } from "../../acts/laboratory";
import { make as makeClasses, openList, retype, ROWS, update } from "../classroom/classTable";
import { choice, conversation, type Conversation } from "../conversation";
import { book, openMaze, openWorkbook, person, select, sheet, openSized } from "../openMaze";
import { playerOf } from "../playerOf";
import { make as makeBooklet } from "../print/booklets";
import { put } from "../sheetReading";
import { leavesSince, picturesNow } from "./leaves";
import { RecordOfActs } from "./record";
import { tells } from "./tells";

/** Acts with other choices, sizes, shapes and walls than in the registry: what each says and leaves stands in variants.txt. */

const VARIANTS = new RecordOfActs(path.join(__dirname, "variants.txt"));

type Variant = readonly [name: string, arrange: () => unknown, act: (talk: Conversation) => Promise<unknown>];

const { layout } = choice;
const cells = (wallShare: number) => ({ layout: { ...layout, wallShare } });
const oblong = { layout: { ...layout, cellSize: 18, cellHeight: 27 } };
const heart = { outline: { kind: "picture", id: "heart" } } as const;
const blankHeart = { ...heart, outside: "blank" } as const;
const fullPage: PrintChoice = {
  ...{ paper: "Letter", title: "R&D 2 mazes", hasNameLine: true, below: { stars: true, difficulty: true, code: true } },
};
const toFront = (name = "Sheet1") => book.workbook.activate(sheet(name));
const ofSize =
  (columns: number, rows: number, made = {}) =>
  () =>
    openMaze(columns, rows, made);
const empty = () => openWorkbook();
const numbersTo = (last: number | undefined, arrangement: "once" | "over and over") => ({
  ...({ source: { kind: "numbers", last }, arrangement, seed: "s" } as const),
});
const text = (words: string, arrangement: "once" | "over and over") => ({
  ...({ source: { kind: "text", text: words }, arrangement, seed: "s" } as const),
});
const SIZES = { smallest: { columns: 4, rows: 5 }, largest: { columns: 9, rows: 7 } };
const watched = (talk: Conversation, made = {}) =>
  generate({ ...choice, pace: "step", ...made }, talk).then((outcome) => playerOf(outcome));

const booklets: readonly Variant[] = (
  [
    ["all on one sheet", { isOnOneSheet: true, hasNameLine: true }],
    [
      "with opposite ends and nothing below",
      { ends: "opposite", below: { stars: false, difficulty: false, code: false } },
    ],
    ["with the longest ways, on Letter", { ends: "longest", paper: "Letter", answers: 6 }],
    ["two a page", { perPage: 2, title: "" }],
    ["four a page, the last one alone", { perPage: 4, count: 5, answers: 9 }],
    ["four a page on one sheet", { perPage: 4, count: 6, isOnOneSheet: true }],
    ["narrow on one sheet", { isOnOneSheet: true, columns: 2, rows: 20 }],
    ["wide, two a page", { perPage: 2, columns: 20, rows: 4 }],
    ["of several sizes", { sizes: SIZES, difficulty: "rising" }],
    ["of several sizes, two a page", { sizes: SIZES, difficulty: "rising", perPage: 2, hasNameLine: true }],
    ["with walls as cells", { wallShare: 25 }],
    ["with walls as cells, four a page, of several sizes", { wallShare: 50, perPage: 4, sizes: SIZES }],
    ["with walls as wide as ways on one sheet", { wallShare: 100, isOnOneSheet: true }],
    ["that are hard", { difficulty: "hard", columns: 12, rows: 12, generators: ["depth-first"] }],
  ] as const
).map(([name, chosen]): Variant => [`Make booklet: ${name}`, empty, (talk) => makeBooklet(chosen, talk)]);

const drawnBooklets: readonly Variant[] = [
  ["with walls between them", {}],
  ["all on one sheet", { isOnOneSheet: true, count: 22, columns: 3, rows: 3 }],
].map(([name, chosen]): Variant => [
  `Make booklet where no sheet is inserted: ${name as string}`,
  () => openWorkbook({ inserting: "missing" }),
  (talk) => makeBooklet(chosen as object, talk),
]);

const WORDS = [
  ["Ana", "easy", "SUN", ""],
  ["2/2", 5, "", "heart"],
  ["Cy", "", "up, down", "name"],
  ["Zoë 'the' \"last\"", "hard", "2/2", ""],
] as const;
const classes: readonly Variant[] = [
  ["Make class set: words and shapes", () => openList(WORDS), (talk) => makeClasses({ columns: 16, rows: 14 }, talk)],
  [
    "Make class set: growing, with codes",
    () => openList(),
    (talk) => {
      const below = { stars: true, difficulty: true, code: true };
      return makeClasses({ hardest: { columns: 14, rows: 11 }, below, paper: "Letter" }, talk);
    },
  ],
  ["Make class set: walls as cells", () => openList(), (talk) => makeClasses({ wallShare: 25, title: "" }, talk)],
  [
    "Update class set: new, gone and changed, with minutes",
    async () => {
      await openList();
      await makeClasses();
      put(sheet("Index"), "D5", 12);
      put(sheet("Index"), "D7", "=late");
      await retype([
        ["Cy", "", "up, down"],
        ["Dan", "hard", ""],
        ["Бојана", 5, "NEW"],
      ]);
      toFront();
    },
    (talk) => update(talk),
  ],
  [
    "Update class set: fewer",
    async () => (await openList(), await makeClasses(), await retype(ROWS.slice(0, 1)), toFront()),
    (talk) => update(talk),
  ],
  [
    "Self-marking for all, and their results",
    async () => (await openList(), await makeClasses()),
    async (talk) => (await markClassSet(talk), toFront(), collectResults(talk)),
  ],
];

const posters: readonly Variant[] = (
  [
    ["two across", 12, 7, {}, 2, 1],
    ["two down, oblong cells", 7, 12, oblong, 1, 2],
    ["three by two of a heart", 16, 14, heart, 3, 2],
    ["three by two of a heart with nothing around", 16, 14, blankHeart, 3, 2],
    ["two by three with walls as cells", 9, 11, cells(25), 2, 3],
    ["that arrives", 24, 20, {}, 2, 2],
  ] as const
).map(([name, columns, rows, made, across, down]): Variant => [
  `Make poster: ${name}`,
  ofSize(columns, rows, made),
  (talk) => makePoster({ across, down }, layout, talk, fullPage),
]);

const pages: readonly Variant[] = [
  ["Prepare page: all there is, on Letter", ofSize(7, 11), (talk) => preparePage(talk, fullPage)],
  ["Prepare page: oblong cells", ofSize(10, 9, oblong), (talk) => preparePage(talk, { ...plainPage, title: "Wide" })],
  ["Prepare page: walls as cells", ofSize(9, 7, cells(25)), (talk) => preparePage(talk)],
  [
    "Prepare page: with questions",
    async () => (await openMaze(12, 10, { seed: "items" }), await askAtForks(sums, conversation())),
    (talk) => preparePage(talk),
  ],
  ["Fit to page: a wide one on Letter", ofSize(20, 5), (talk) => preparePage(talk, fullPage, true)],
  ["Fit to page: oblong cells", ofSize(8, 10, oblong), (talk) => preparePage(talk, plainPage, true)],
  ["Fit to page: one of one cell", ofSize(1, 1), (talk) => preparePage(talk, plainPage, true)],
  [
    "Fit to page: words, solved",
    async () => {
      await openMaze(12, 10);
      await fillWithItems(text("LABYRINTH", "once"), conversation());
      await solve({ ...search, arrows: true }, conversation());
    },
    (talk) => preparePage(talk, plainPage, true),
  ],
  [
    "Format grid on a prepared page",
    async () => (await openMaze(8, 5), await preparePage(conversation(), fullPage)),
    (talk) => formatGrid({ ...layout, cellHeight: 60 }, "none", talk, { columns: 5, rows: 4 }),
  ],
  ["Answer page: a heart", ofSize(14, 12, heart), (talk) => answerPage(layout, talk, fullPage)],
  ["Answer page: a heart with nothing around", ofSize(14, 12, blankHeart), (talk) => answerPage(layout, talk)],
  ["Answer page: oblong cells", ofSize(9, 6, oblong), (talk) => answerPage(layout, talk)],
  ["Answer page: walls as cells", ofSize(9, 6, cells(50)), (talk) => answerPage(layout, talk)],
  [
    "Answer page: several exits and words",
    async () => {
      await openMaze(9, 6);
      for (const cell of ["J7", "B7"]) {
        select(cell);
        await addExit(conversation());
      }
      await fillWithItems(text("ab", "over and over"), conversation());
    },
    (talk) => answerPage(layout, talk),
  ],
  [
    "Clear maze of a prepared page that a person changed",
    async () => {
      await openMaze(8, 5);
      await preparePage(conversation(), fullPage);
      await person(({ pageLayout }) => {
        pageLayout.bottomMargin = 80;
        pageLayout.paperSize = "A5";
        pageLayout.headersFooters.defaultForAllPages.centerFooter = "mine";
      });
    },
    (talk) => clearMaze(talk),
  ],
];

const listed = async () => {
  await openMaze(10, 8, { seed: "items" });
  ["red", "'green", "3", "", "blue"].forEach((word, i) => put(sheet(), `BK${i + 1}`, word));
};
const items: readonly Variant[] = [
  ["Items: numbers to the end of the way", ofSize(10, 8), (talk) => fillWithItems(numbersTo(undefined, "once"), talk)],
  ["Items: numbers once", ofSize(10, 8), (talk) => fillWithItems(numbersTo(5, "once"), talk)],
  ["Items: letters over and over", ofSize(10, 8), (talk) => fillWithItems(text("xyz", "over and over"), talk)],
  ["Items: walls as cells", ofSize(8, 6, cells(25)), (talk) => fillWithItems(text("MAZE", "once"), talk)],
  ["Items: a heart", ofSize(14, 12, heart), (talk) => fillWithItems(text("HEART", "once"), talk)],
  [
    "Items: of cells",
    listed,
    (talk) => {
      const source = { kind: "range", address: "BK1:BK5" } as const;
      return fillWithItems({ source, arrangement: "over and over", seed: "s" }, talk);
    },
  ],
  [
    "Remove items: walls as cells",
    async () => (await openMaze(8, 6, cells(25)), await fillWithItems(text("MAZE", "once"), conversation())),
    (talk) => takeItemsAway(talk),
  ],
  [
    "Forks: subtraction",
    ofSize(14, 12),
    (talk) => askAtForks({ ...sums, count: 4, source: { kind: "subtraction", limit: 100 } }, talk),
  ],
  [
    "Forks: times",
    ofSize(14, 12),
    (talk) => askAtForks({ ...sums, count: 3, source: { kind: "times", limit: 1000 } }, talk),
  ],
  ["Forks: walls as cells", ofSize(10, 8, cells(25)), (talk) => askAtForks({ ...sums, count: 2 }, talk)],
  [
    "Forks: a table with long answers",
    async () => {
      await openMaze(12, 10, { seed: "items" });
      [
        ["Question", "Right", "Wrong 1", "Wrong 2"],
        ["Which?", "=this", "an answer that is long", ""],
        ["Why?", "because", "so", "'tis"],
      ].forEach((row, r) => row.forEach((held, c) => put(sheet(), `B${"KLMN"[c]!}${r + 1}`, held)));
    },
    (talk) => askAtForks({ source: { kind: "range", address: "BK1:BN3" }, count: 3, seed: "s" }, talk),
  ],
];

const inTables: readonly Variant[] = [
  ["Write distances: numbers", ofSize(4, 3), (talk) => writeDistances("numbers", talk)],
  ["Write distances: a heart", ofSize(9, 9, heart), (talk) => writeDistances("addresses", talk)],
  ["Write distances: walls as cells", ofSize(4, 3, cells(25)), (talk) => writeDistances("addresses", talk)],
  [
    "Write search: numbers",
    ofSize(5, 4),
    async (talk) => writeSearch((await solve(search, talk)).player, "numbers", talk),
  ],
  ["Write weights: a heart", ofSize(9, 9, heart), (talk) => writeWeights(talk)],
  ["Write union-find: a heart", ofSize(9, 9, heart), (talk) => writeUnionFind(talk)],
  ["Write union-find: one wall", ofSize(2, 1), (talk) => writeUnionFind(talk)],
  [
    "Make the maze of typed weights",
    async () => {
      await openMaze(3, 3);
      await writeWeights(conversation());
      await person((front) => (front.getRange("D6:D9").values = [[9], [1.5], [-2], [4]]));
    },
    (talk) => mazeOfWeights({ generator: "kruskal", layout, pace: "instant", tint: false }, talk),
  ],
  [
    "Write steps: a walk",
    empty,
    async (talk) => writeSteps(await watched(talk, { generator: "wilson", size: { columns: 4, rows: 3 } }), talk),
  ],
  ["Write steps: a heart", ofSize(9, 9), async (talk) => writeSteps(await watched(talk, heart), talk)],
  [
    "Draw merge tree: Borůvka",
    ofSize(4, 3),
    async (talk) => writeMergeTree(await watched(talk, { generator: "boruvka" }), talk),
  ],
  ["Statistics: a heart", ofSize(10, 9, heart), (talk) => statisticsOfMaze(talk)],
  [
    "Statistics: with loops",
    ofSize(10, 9, { variation: { ...UNVARIED, openPercent: 40 } }),
    (talk) => statisticsOfMaze(talk),
  ],
  ["Colour distances: a heart", ofSize(10, 9, heart), (talk) => colourDistances(undefined, talk)],
  ["Colour distances: walls as cells", ofSize(6, 5, cells(25)), (talk) => colourDistances(undefined, talk)],
];

const companions: readonly Variant[] = [
  ["Write walls: a heart", ofSize(9, 9, heart), (talk) => writeWalls(talk)],
  ["Write walls: walls as cells", ofSize(5, 4, cells(25)), (talk) => writeWalls(talk)],
  [
    "Write walls again, of a smaller maze",
    async () => {
      await openMaze(6, 5);
      await writeWalls(conversation());
      toFront();
      await generate({ ...choice, seed: "next", size: { columns: 4, rows: 3 }, isExact: true }, conversation());
      toFront();
    },
    (talk) => writeWalls(talk),
  ],
  ["Write readable maze: a heart", ofSize(9, 9, heart), (talk) => writeReadableMaze(talk)],
  ["Write readable maze: walls as cells", ofSize(4, 3, cells(25)), (talk) => writeReadableMaze(talk)],
  ["Add self-marking: a heart", ofSize(9, 9, heart), (talk) => addSelfMarking(talk)],
  ["Add self-marking: wide", ofSize(30, 3), (talk) => addSelfMarking(talk)],
  [
    "Add self-marking twice, and collect results",
    ofSize(4, 3),
    async (talk) => {
      await addSelfMarking(talk);
      put(sheet(), "B4", "R");
      toFront();
      await addSelfMarking(talk);
      return collectResults(talk);
    },
  ],
];

const few = { variation: UNVARIED, seed: "few", mazes: 2 } as const;
const timed = (asked: CompareChoice, talk: Conversation) => byOneClock(() => compare(asked, talk));
const side = { generators: ["kruskal", "wilson"], rows: 4, columns: 5, seed: "two", tint: true, pace: "step" } as const;
const laboratory: readonly Variant[] = [
  [
    "Compare: two sizes",
    empty,
    (talk) =>
      timed(
        {
          ...few,
          generators: ["kruskal", "eller"],
          sizes: [
            { rows: 3, columns: 5 },
            { rows: 6, columns: 4 },
          ],
          withSolvers: false,
        },
        talk,
      ),
  ],
  [
    "Compare: one algorithm",
    empty,
    (talk) =>
      timed({ ...few, generators: ["wilson"], sizes: [{ rows: 4, columns: 4 }], mazes: 1, withSolvers: false }, talk),
  ],
  [
    "Compare: as the maze in front",
    ofSize(9, 9, heart),
    (talk) =>
      timed({ ...few, generators: ["kruskal", "depth-first"], sizes: [], asInFront: true, withSolvers: false }, talk),
  ],
  [
    "Side by side: large cells",
    empty,
    (talk) => sideBySide({ ...side, columns: 16, layout: { ...layout, cellSize: 60 } }, talk),
  ],
  ["Side by side: oblong and many", empty, (talk) => sideBySide({ ...side, rows: 40, layout: oblong.layout }, talk)],
  [
    "Side by side: small",
    empty,
    (talk) => sideBySide({ ...side, rows: 30, columns: 40, pace: "instant", layout }, talk),
  ],
];

const sets: readonly Variant[] = [
  ["Set numbers: a heart", ofSize(9, 9), (talk) => generate({ ...choice, ...heart, setNumbers: "hiddenSheet" }, talk)],
  ["Set numbers: in the grid", ofSize(7, 6), (talk) => generate({ ...choice, setNumbers: "grid" }, talk)],
  [
    "Set numbers: on a wide sheet",
    () => openSized(9, 7),
    (talk) => generate({ ...choice, setNumbers: "hiddenSheet", generator: "eller", ...oblong }, talk),
  ],
  [
    "Set numbers: shown, hidden and shown",
    ofSize(5, 4, { setNumbers: "hiddenSheet" }),
    async (talk) => (await toggleSetNumbers(talk), await toggleSetNumbers(talk), toggleSetNumbers(talk)),
  ],
  [
    "Solve and clear: with set numbers in the grid",
    async () => (
      await openMaze(7, 6, { setNumbers: "grid" }),
      await solve({ ...search, arrows: true, showVisited: true }, conversation())
    ),
    (talk) => clearSolution(talk),
  ],
];

const variants = [
  ...[...booklets, ...drawnBooklets, ...classes, ...posters, ...pages, ...items],
  ...[...inTables, ...companions, ...laboratory, ...sets],
];

test.each(variants)("%s", async (name, arrange, act) => {
  await arrange();
  await new Promise(setImmediate);
  const pictures = picturesNow();
  const talk = conversation();
  const outcome = await act(talk);
  await new Promise(setImmediate);
  VARIANTS.expect(name, [...tells(talk, outcome), ...leavesSince(pictures)]);
});

test("no other variants stand in the file", () => {
  expect([...VARIANTS.read().keys()].sort()).toEqual(variants.map(([name]) => name).sort());
});
