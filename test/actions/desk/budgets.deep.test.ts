import { defaultLayout } from "../../../src/actions/desk/choices";
import { generate } from "../../../src/actions/make/generate";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { solve } from "../../../src/actions/solve/solve";
import { type Held, actCalled } from "../../acts";
import { choice, conversation } from "../conversation";
import { cost } from "../insertedSheets";
import { book, openMaze, openSized, openWorkbook, resize, sizesInColumnA } from "../openMaze";
import { playerOf } from "../playerOf";

/**
 * What acts cost in mazes of other sizes, and where a pane does one after the other: requests, what they make Excel do
 * (test/host/README.md counts operations), and bytes. `test/actions/every/undisturbed` has the budgets of all acts where each begins.
 * `node bench/requests.mjs` prints the same for other sizes.
 */

/** Does an act of the registry. */
const does = (name: string, held: Held = {}) => actCalled(name).act(conversation(), held);
const search = { solver: "breadth-first", seed: "a search", route: { kind: "ends" }, pace: "instant" } as const;
const actsWith = (setNumbers: "usual" | "none"): Readonly<Record<string, () => Promise<unknown>>> => ({
  Generate: () => generate({ ...choice, seed: "a seed", setNumbers }, conversation()),
  Solve: () => does("Solve"),
  "Answer page": () => does("Answer page"),
  "Poster of 3 x 3": () => makePoster({ across: 3, down: 3 }, defaultLayout, conversation(), plainPage),
  "Clear maze": () => does("Clear maze"),
});

type Cost = ReturnType<typeof cost>;

const budget = (requests: number, operations: number, kilobytes: number): Cost => ({ requests, operations, kilobytes });

/** What is over its budget. */
function overspent(costs: Readonly<Record<string, Cost>>, budgets: Readonly<Record<string, Cost>>): string[] {
  return Object.entries(budgets).flatMap(([name, most]) => {
    return Object.entries(most).flatMap(([what, limit]) => {
      const spent = costs[name]![what as keyof Cost];
      return spent <= limit ? [] : [`${name}: ${spent} ${what} of ${limit}`];
    });
  });
}

type Budgets = Readonly<Record<string, Cost>>;

test.each<[columns: number, rows: number, setNumbers: "usual" | "none", budgets: Budgets]>([
  [
    20,
    15,
    "none",
    {
      Generate: budget(4, 185, 21),
      Solve: budget(3, 34, 25),
      "Answer page": budget(9, 239, 44),
      "Poster of 3 x 3": budget(10, 299, 65),
      "Clear maze": budget(4, 22, 15),
    },
  ],
  [
    100,
    100,
    "none",
    {
      Generate: budget(5, 4_775, 69),
      // One request more than after a maze that was drawn by areas: the first areas in this Excel go in a small request, which is timed.
      Solve: budget(4, 350, 127),
      "Answer page": budget(9, 395, 153),
      "Poster of 3 x 3": budget(10, 147, 178),
      "Clear maze": budget(4, 24, 15),
    },
  ],
  // A request more for the sheet of the numbers (20 operations, 8 to 9 KB), and a look at what else the sheet holds (1 KB); Clear maze
  // reads that sheet, for what somebody may have written there, in a request for every 10,000 numbers, and deletes it.
  [
    20,
    15,
    "usual",
    {
      Generate: budget(5, 205, 30),
      Solve: budget(3, 34, 25),
      "Answer page": budget(9, 239, 44),
      "Poster of 3 x 3": budget(10, 299, 65),
      "Clear maze": budget(5, 23, 18),
    },
  ],
  [
    100,
    100,
    "usual",
    {
      Generate: budget(6, 4_795, 79),
      Solve: budget(4, 350, 127),
      "Answer page": budget(9, 395, 154),
      "Poster of 3 x 3": budget(10, 147, 179),
      "Clear maze": budget(7, 25, 19),
    },
  ],
])("%i x %i, set numbers %s: each action stays within its budget", async (columns, rows, setNumbers, budgets) => {
  const acts = actsWith(setNumbers);
  openWorkbook();
  await sizesInColumnA(columns, rows);
  const sheet = book.workbook.activeSheet;
  const costs: Record<string, Cost> = {};
  for (const [name, act] of Object.entries(acts)) {
    book.workbook.activate(sheet);
    book.counter.reset();
    await act();
    costs[name] = cost();
  }
  expect(Object.keys(budgets)).toEqual(Object.keys(acts));
  expect(overspent(costs, budgets)).toEqual([]);
});

/** Sheets that make later looks at the workbook larger: each has a workbook of its own. */
test.each([
  ["Add self-marking", 20, 15, budget(7, 33, 125)],
  // A row of formulas for each of 2,000 steps, 0.6 KB each, at most 1,000 in a request.
  ["Add self-marking", 100, 100, budget(8, 49, 1_270)],
  ["Write readable maze", 20, 15, budget(5, 7, 25)],
  // One more, in which the first areas in this Excel are timed.
  ["Write readable maze", 100, 100, budget(6, 13, 310)],
  ["Write walls", 20, 15, budget(5, 11, 20)],
  ["Write walls", 100, 100, budget(6, 17, 140)],
  ["Write walls again", 20, 15, budget(6, 6, 20)],
  ["Write walls again", 100, 100, budget(6, 12, 137)],
] as const)("%s of %i x %i stays within its budget", async (name, columns, rows, most) => {
  openWorkbook();
  await sizesInColumnA(columns, rows);
  await generate({ ...choice, seed: "a seed", setNumbers: "none" }, conversation());
  if (name === "Write walls again") {
    const maze = book.workbook.activeSheet;
    await does("Write walls");
    book.workbook.activate(maze);
    await generate({ ...choice, seed: "another seed", setNumbers: "none" }, conversation());
  }
  book.counter.reset();
  await does(name);
  expect(overspent({ [name]: cost() }, { [name]: most })).toEqual([]);
  if (name !== "Add self-marking") return;
  book.counter.reset();
  await does("Collect results");
  expect(overspent({ "Collect results": cost() }, { "Collect results": budget(6, 10, 9) })).toEqual([]);
});

test("tables and matrices of 20 x 15, and the merge tree of 10 x 10, stay within their budgets", async () => {
  await openMaze(20, 15, { seed: "a seed" });
  const sheet = book.workbook.activeSheet;
  const costs: Record<string, Cost> = {};
  const costing = async (name: string, act: () => Promise<unknown>) => {
    book.workbook.activate(sheet);
    book.counter.reset();
    await act();
    costs[name] = cost();
  };
  const made = await playerOf(await generate({ ...choice, seed: "a seed" }, conversation()));
  await costing("Write steps", () => does("Write steps", { player: made }));
  book.workbook.activate(sheet);
  const { player } = await solve({ ...search, showVisited: false, arrows: false }, conversation());
  await costing("Write search", () => does("Write search", { search: player }));
  await costing("Write distances", () => does("Write distances"));
  resize(10, 10, sheet);
  book.workbook.activate(sheet);
  const small = await playerOf(await generate({ ...choice, seed: "a seed" }, conversation()));
  await costing("Draw merge tree", () => does("Draw merge tree", { player: small }));
  const budgets = {
    "Write steps": budget(6, 16, 42),
    "Write search": budget(6, 11, 14),
    // Three matrices of 300 x 300.
    "Write distances": budget(15, 230, 1492),
    "Draw merge tree": budget(5, 918, 62),
  };
  expect(overspent(costs, budgets)).toEqual([]);
});

test("A booklet of 30 stays within its budget", async () => {
  await openSized(8, 5);
  book.counter.reset();
  const mazes = {
    count: 30,
    columns: 20,
    rows: 28,
    difficulty: "rising",
    generators: ["kruskal"],
    ends: "opposite",
  } as const;
  const page = {
    gaps: true,
    letters: true,
    answers: 6,
    isOnOneSheet: false,
    paper: "A4",
    title: "",
    hasNameLine: false,
  } as const;
  await makeBooklet({ ...mazes, ...page, withDull: false, seed: "a seed" }, conversation());
  expect(overspent({ booklet: cost() }, { booklet: budget(6, 624, 225) })).toEqual([]);
});
