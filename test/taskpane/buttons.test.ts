import { defaultLayout } from "../../src/actions/core/choices";
import { UNVARIED, generatorFacts } from "../../src/maze/generators";
import { solvers } from "../../src/maze/solvers/solvers";
import { kindGroups } from "../../src/taskpane/make/kindGallery";
import { say } from "../../src/words";
import { actions, openedPane } from "./fakeActions";
import {
  type Entered,
  alertText,
  button,
  enter,
  field,
  isInView,
  isShown,
  key,
  offered,
  optionsOf,
  pressed,
  settled,
  status,
  tab,
} from "./page";

/** What buttons give to the actions that they start, and what comes of it. */

beforeEach(() => openedPane());

const bare = { showVisited: false, arrows: false, pace: "instant" };
const search = { ...bare, solver: "breadth-first", seed: "", route: { kind: "ends" } };
const weighted = { layout: defaultLayout, pace: "instant", tint: false };
const side = { ...weighted, generators: ["kruskal", "depth-first"], columns: 8, rows: 5, seed: "" };

const below = { stars: true, difficulty: true, code: false };
const nothing = { stars: false, difficulty: false, code: false };
const kinds = generatorFacts.map(({ id }) => id);
const winding = ["depth-first", "hunt-and-kill", "growing-tree-mixed"];
const size = (columns: number, rows: number) => ({ columns, rows });
const sizes = size(10, 8);
const largest = size(30, 40);
const kept = {
  count: "10",
  difficulty: "rising",
  from: "10 x 8",
  to: "30 x 40",
  kinds: kinds.join(" "),
  ends: "corners",
  perPage: "1",
};
const page = { paper: "A4", title: "", hasNameLine: false, below, booklet: kept };
const rising = { ...sizes, largest, count: 10, difficulty: "rising", generators: kinds, ends: "corners", perPage: 1 };
const booklet = { ...page, ...rising, seed: "" };
/** A booklet with these differences, and as it is kept. */
const booked = (own: object, keptOwn: object) => ({ ...booklet, ...own, booklet: { ...kept, ...keptOwn } });
const pupils = { ...sizes, hardest: largest, generators: kinds, difficulty: "medium", seed: "" };
const classSet = { ...pupils, paper: "A4", title: "", below };

const variation = { ...UNVARIED, openPercent: 0, braidPercent: 0, direction: 0, river: 0, pattern: 0 };
const comparison = {
  generators: kindGroups.flatMap((group) => group.kinds.map(({ id }) => id)),
  sizes: [size(20, 20)],
  mazes: 200,
  variation,
  seed: "",
  withSolvers: true,
};

type Case = readonly [entered: Entered, ...given: unknown[]];
/** By the name of the button, the action that it starts; and what is entered, if anything, with what the action is given. */
const buttons: Readonly<Record<string, readonly [action: string, ...cases: readonly Case[]]>> = {
  "Format grid": [
    "formatGrid",
    [{}, defaultLayout, "usual", undefined],
    [{ "Set numbers": "In the grid" }, defaultLayout, "grid", undefined],
  ],
  Solve: [
    "solve",
    [{}, search],
    [
      { Solver: "A*", "Show visited": true, Seed: "s" },
      { ...search, solver: "a-star", showVisited: true, seed: "s" },
    ],
    [{ "Arrows along the path": true }, { ...search, arrows: true }],
    [{ Solver: "Wall follower" }, { ...search, solver: "right-hand" }],
    [
      { Solver: "Wall follower", "Solver: hand on the wall": "Left" },
      { ...search, solver: "left-hand" },
    ],
    [{ "Between selected cells": true }, { ...search, route: { kind: "selection" } }],
    [
      { "Between selected cells": true, From: "B2" },
      { ...search, route: { kind: "typed", from: "B2", to: "" } },
    ],
  ],
  "Clear solution": ["clearSolution"],
  "Write distances": ["writeDistances", [{}, "addresses"], [{ "Cells in tables": "Node numbers from 1" }, "numbers"]],
  "Write search": [
    "writeSearch",
    [{}, undefined, "addresses"],
    [{ "Cells in tables": "Node numbers from 1" }, undefined, "numbers"],
  ],
  "Add self-marking": ["addSelfMarking"],
  "Collect results": ["collectResults"],
  "Write readable maze": ["writeReadableMaze"],
  "Write walls": ["writeWalls"],
  "Set entrance": ["setEntrance", [{}, ""], [{ Cell: "B2" }, "B2"]],
  "Add exit": ["addExit", [{}, ""], [{ Cell: "B2" }, "B2"]],
  Remove: ["removeEnd", [{}, ""], [{ Cell: "B2" }, "B2"]],
  "Longest path": ["endsOfLongestPath", [{}, false], [{ "On the edge": true }, true]],
  "Make passage": ["makePassage", [{}, ""], [{ "Between cells": "B2 C2" }, "B2 C2"]],
  "Make wall": ["makeWall", [{}, ""], [{ "Between cells": "B2 C2" }, "B2 C2"]],
  "Add cells": ["addCells", [{}, ""], [{ Cells: "B2:C3" }, "B2:C3"]],
  "Remove cells": ["removeCells", [{}, ""], [{ Cells: "B2:C3" }, "B2:C3"]],
  "Insert before": ["editLines", [{}, { line: "row", edit: "insert" }]],
  "Delete these": ["editLines", [{ Selected: "Columns" }, { line: "column", edit: "delete" }]],
  Redraw: ["redrawMaze", [{}, defaultLayout]],
  Repair: ["mendMaze", [{ Seed: "thread" }, "thread"]],
  Show: ["showText", [{ Format: "ASCII" }, "ascii"]],
  "Clear maze": ["clearMaze"],
  "Set up for printing": [
    "preparePage",
    [{}, page, true],
    [{ Paper: "Letter", Title: "Class 3" }, { ...page, paper: "Letter", title: "Class 3" }, true],
    [{ "A line for a name": true, "Enlarge to fill the page": false }, { ...page, hasNameLine: true }, false],
  ],
  "Answer page": [
    "answerPage",
    [{ "Below the maze": "Stars" }, defaultLayout, { ...page, below: { ...below, difficulty: false } }],
  ],
  "Make poster": ["makePoster", [{ "Pages across x down": "3 x 2" }, { across: 3, down: 2 }, defaultLayout, page]],
  "Make booklet": [
    "makeBooklet",
    [{}, booklet],
    // From easy to hard it does not need the size of Make.
    [
      { Columns: "0", "Size of the easiest": "5 x 6", "Size of the hardest": "7×8", "Mazes per page": "4", Seed: "s" },
      booked({ ...size(5, 6), largest: size(7, 8), perPage: 4, seed: "s" }, { from: "5 x 6", to: "7×8", perPage: "4" }),
    ],
    [
      { Mazes: "30", Difficulty: "Hard", "Entrance and exit": "Random, on opposite sides" },
      booked(
        { ...size(8, 5), largest: undefined, count: 30, difficulty: "hard", ends: "opposite" },
        { count: "30", difficulty: "hard", ends: "opposite" },
      ),
    ],
    [{ "Kinds of mazes": "Long and winding" }, booked({ generators: winding }, { kinds: winding.join(" ") })],
  ],
  "Delete booklet": ["deleteBooklet"],
  "New class list": ["newClassList"],
  "Make class set": [
    "makeClassSet",
    [{}, classSet],
    [
      { "Size of the easiest": "12 x 16", Title: "5b" },
      { ...classSet, ...size(12, 16), title: "5b" },
    ],
    [
      { Difficulty: "Hard", "Kinds of mazes": "Wilson", "Below the maze": "Nothing", Seed: "s" },
      { ...classSet, difficulty: "hard", generators: ["wilson"], below: nothing, seed: "s" },
    ],
  ],
  // The set keeps its own choices.
  "Update class set": ["updateClassSet", [{ "Size of the easiest": "1 x 1", Seed: "another" }]],
  "Self-marking for all": ["markClassSet"],
  "Put in the maze": [
    "fillWithItems",
    [{}, { source: { kind: "numbers", last: undefined }, arrangement: "over and over", seed: "" }],
    [
      { "Words, a number to count to, or cells": "26", "On the path": "Once, spread", Seed: "s" },
      { source: { kind: "numbers", last: 26 }, arrangement: "once", seed: "s" },
    ],
  ],
  "Remove items": ["takeItemsAway"],
  "Ask at forks": [
    "askAtForks",
    [{}, { source: { kind: "addition", limit: 100 }, count: 8, seed: "" }],
    [
      { Questions: "Times tables", "Numbers up to": "1000", Seed: "s" },
      { source: { kind: "times", limit: 1000 }, count: 8, seed: "s" },
    ],
    [
      { Questions: "From cells", "Table of questions": "Quiz!A1:E9" },
      { source: { kind: "range", address: "Quiz!A1:E9" }, count: 8, seed: "" },
    ],
  ],
  "Colour distances": ["colourDistances", [{}, undefined]],
  "Remove colours": ["clearSolution"],
  "Statistics of this maze": ["statisticsOfMaze"],
  Compare: [
    "compare",
    [{}, comparison],
    [{ Sizes: "10x10; 20 × 30" }, { ...comparison, sizes: [size(10, 10), size(20, 30)] }],
    [
      { "Mazes of each": "7", Rivers: "40", Seed: "s", "Compare solvers too": false },
      { ...comparison, mazes: 7, variation: { ...variation, river: 40 }, seed: "s", withSolvers: false },
    ],
    [
      { Sizes: "nonsense", "Size and shape of this maze": true },
      { ...comparison, sizes: undefined },
    ],
  ],
  "Run again": ["compare", [{}, undefined]],
  "Side by side": [
    "sideBySide",
    [{}, side],
    [
      { Left: "Wilson", Seed: "s" },
      { ...side, generators: ["wilson", "depth-first"], seed: "s" },
    ],
    [{ "Colour the sets": true }, { ...side, tint: true }],
  ],
  Race: [
    "raceSolvers",
    [
      { "Second solver": "Trémaux", Seed: "s" },
      { solvers: ["breadth-first", "tremaux"], seed: "s", pace: "instant" },
    ],
  ],
  "Write weights": ["writeWeights"],
  "Make the maze of these weights": [
    "mazeOfWeights",
    [{ "Algorithm for these weights": "Borůvka" }, { ...weighted, generator: "boruvka" }],
    [{ "Colour the sets": true }, { ...weighted, generator: "kruskal", tint: true }],
  ],
  "Write union-find": ["writeUnionFind"],
};

test.each(
  Object.entries(buttons).flatMap(([name, [action, ...cases]]) =>
    (cases.length === 0 ? [[{}] as const] : cases).map(([entered, ...given]) => ({ name, entered, action, given })),
  ),
)(
  "$name, where $entered is entered, starts $action with all that it needs",
  async ({ name, entered, action, given }) => {
    enter(entered);
    await pressed(name);
    expect([actions.calls, status()]).toEqual([[[action, ...given]], `${action} is done.`]);
  },
);

test.each([
  ["find the cheese", { kind: "text", text: "find the cheese" }],
  ["B2", { kind: "text", text: "B2" }],
  ["1", { kind: "text", text: "1" }],
  ["A2:A9", { kind: "range", address: "A2:A9" }],
  ["'My words'!$A$2:$A$9", { kind: "range", address: "'My words'!$A$2:$A$9" }],
  ["Words!A2", { kind: "range", address: "Words!A2" }],
])("what is put in the maze by Enter may be words or cells: %s", async (typed, source) => {
  enter({ "Words, a number to count to, or cells": typed });
  key("Enter", field("Words, a number to count to, or cells"));
  await settled();
  expect(actions.callsOf("fillWithItems")).toEqual([[{ source, arrangement: "over and over", seed: "" }]]);
});

test("questions may be of the selected table", async () => {
  enter({ Questions: "From cells" });
  await pressed("Use selected table");
  expect(field("Table of questions").value).toBe("'My words'!A2:A9");
});

type Refused = [button: string, field: string, typed: string, sentence: string];
const SIZES = "Type columns and rows from 2 to 200, such as 10 x 8.";
test.each<Refused>([
  ["Make booklet", "Mazes", "201", "“Mazes” holds 201. Type a whole number from 1 to 200."],
  ["Make booklet", "Size of the hardest", "30 x 1", `The field holds “30 x 1”. ${SIZES}`],
  ["Make class set", "Size of the easiest", "1 x 14", `The field holds “1 x 14”. ${SIZES}`],
  ...["20", "20 x 0", "20 x 20,", Array(9).fill("5 x 5").join()].map((typed): Refused => {
    return ["Compare", "Sizes", typed, `“Sizes” holds “${typed}”. Type one to 8 sizes`];
  }),
  ...["", "0", "410", "30 x 410", "30 x", "9 x 9 x 9"].map((typed): Refused => {
    const sentence = `“Cell size in points” holds “${typed}”. Type a number from 1 to 409, or width and height`;
    return ["Format grid", "Cell size in points", typed, sentence];
  }),
])("%s is refused in its field: “%s” with “%s”", async (name, wrong, typed, sentence) => {
  enter({ [wrong]: typed });
  tab("Solve").click();
  await pressed(name);
  expect(alertText()).toContain(sentence);
  expect([field(wrong).getAttribute("aria-invalid"), document.activeElement]).toEqual(["true", field(wrong)]);
  expect([isInView(field(wrong)), field(wrong).closest("details")!.open, actions.calls]).toEqual([true, true, []]);
});

test.each([
  [{ hasEarlier: true }, ["Previous maze"]],
  [{ isOfBook: true }, ["Self-marking for all", "Delete booklet"]],
  [{ hasItems: true }, ["Remove items"]],
  [{}, []],
])("where %j is in front, of what is seldom wanted these are offered: %j", (front, names) => {
  actions.changes(front);
  expect(offered("Previous maze", "Self-marking for all", "Delete booklet", "Remove items")).toEqual(names);
});

test("Previous maze is brought back in the chosen look, with its seed, and is in sight while it has the focus", async () => {
  actions.changes({ hasEarlier: true });
  button("Previous maze").focus();
  await pressed("Previous maze");
  expect([actions.calls, field("Seed").value]).toEqual([[["bringBackMaze", defaultLayout]], "a seed of before"]);
  actions.changes({ hasEarlier: false });
  expect(offered("Previous maze")).toEqual(["Previous maze"]);
  button("Previous maze").blur();
  actions.changes({});
  expect(offered("Previous maze")).toEqual([]);
});

test("Fit the window gives the next maze square cells with which all of it is in view, and says so", async () => {
  const looked = jest.fn(async () => ({ cellSize: 20.25, wallWeight: "Thin" }) as const);
  actions.instead.lookForWindow = looked;
  enter({ "Cell size in points": "30 x 18" });
  await pressed("Fit the window");
  expect(looked.mock.calls).toEqual([[actions.workbook, { columns: 8, rows: 5 }]]);
  expect(status()).toBe("With cells of 20.25 points and thin walls the whole maze is in view. Press Generate.");
  await pressed("Redraw");
  expect(actions.calls).toEqual([["redrawMaze", { ...defaultLayout, cellSize: 20.25, wallWeight: "Thin" }]]);
});

describe("Solve", () => {
  it("offers every solver of the engine, the two wall followers as one, and describes the chosen one", () => {
    const note = document.getElementById(field("Solver").getAttribute("aria-describedby")!)!;
    expect(note.textContent).toContain("In a maze without loops, all solvers find the same path.");
    const others = solvers.filter(({ hand }) => hand === undefined);
    const names = others.map(({ name }) => say(name));
    expect(optionsOf("Solver")).toEqual([...names.slice(0, 6), "Wall follower", ...names.slice(6)]);
    for (const { name, description } of others) {
      enter({ Solver: say(name) });
      expect(note.textContent).toContain(say(description));
    }
  });

  it("has a choice of the hand for the wall follower alone, and cells to type for a way between cells", () => {
    const shown = () => ["Solver: hand on the wall", "From"].map((name) => isShown(field(name)));
    expect(shown()).toEqual([false, false]);
    enter({ Solver: "Wall follower", "Between selected cells": true });
    expect(shown()).toEqual([true, true]);
    for (const hand of ["Right", "Left"]) {
      enter({ "Solver: hand on the wall": hand });
      expect(document.body.textContent).toContain(`Walks with the ${hand.toLowerCase()} hand on the wall`);
    }
    enter({ Solver: "A*", "Between selected cells": false });
    expect(shown()).toEqual([false, false]);
  });
});
