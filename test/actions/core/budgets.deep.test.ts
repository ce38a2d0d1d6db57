import { defaultLayout } from "../../../src/actions/core/choices";
import { generate } from "../../../src/actions/make/generate";
import { fillWithItems, makeBooklet, makePoster, plainPage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { goTo } from "../../../src/actions/watch/player";
import { type Budget, type Held, actCalled } from "../../acts";
import { everyMark, search, smallBooklet } from "../../acts/standing";
import { choice, conversation, book, openMaze, openSized, openWorkbook, sizesInColumnA, cost } from "../stage";

/**
 * What acts cost in mazes of other sizes, and where a pane does one after the other: requests, what they make Excel do
 * (test/host/README.md counts operations), and kilobytes. `test/actions/every/undisturbed` has the budgets of all acts where each begins.
 * `node bench/requests.mjs` prints the same for other sizes.
 */

const does = (name: string, held: Held = {}) => actCalled(name).act(conversation(), held);

/** Does something, and gives what of it is over its budget. */
async function overspent(name: string, most: Budget, act: () => Promise<unknown> = () => does(name)) {
  book.counter.reset();
  await act();
  const { requests, operations, kilobytes } = cost();
  const spent = [requests, operations, kilobytes];
  return spent.some((each, i) => each > most[i]!) ? [`${name}: ${spent.join(", ")} of ${most.join(", ")}`] : [];
}

/** In one sheet of this size: each act with those before it. */
const inOneSheet: Readonly<Record<string, Readonly<Record<string, Budget>>>> = {
  "20 x 15": {
    Generate: [4, 185, 21],
    Solve: [3, 34, 25],
    "Answer page": [9, 239, 44],
    "Poster of 3 x 3": [10, 299, 65],
    "Clear maze": [4, 22, 15],
  },
  "100 x 100": {
    Generate: [5, 4_775, 69],
    // One request more than after a maze that was drawn by areas: the first areas in this Excel go in a small request, which is timed.
    Solve: [4, 350, 127],
    "Answer page": [9, 395, 153],
    "Poster of 3 x 3": [10, 147, 180],
    "Clear maze": [4, 24, 15],
  },
  // A request more for the sheet of the numbers, another for its walls and colours (43 operations, 13 KB together), and a look at what
  // else the sheet holds (1 KB); Clear maze reads that sheet, for what somebody may have written there, in a request or two, and
  // deletes it: as undo cannot bring it back, that is asked first, and all of it is read again after the answer.
  "20 x 15 with set numbers": { Generate: [6, 228, 35], Solve: [3, 34, 25], "Clear maze": [7, 23, 19] },
  "400 x 400": { Generate: [6, 75_628, 965] },
  "100 x 100 with every mark": {
    Generate: [5, 4_775, 69],
    "Solve with every mark": [3, 1_489, 152],
    "Solve with every mark again": [4, 18, 125],
    "Clear solution": [3, 649, 27],
  },
  "20 x 15 and a row": { Generate: [4, 185, 21], "Insert row": [11, 199, 55] },
  "100 x 100 with set numbers": {
    Generate: [7, 4_820, 83],
    "Answer page": [9, 395, 154],
    "Poster of 3 x 3": [10, 147, 179],
    "Clear maze": [10, 25, 21],
  },
  // With the record of what is written into cells: 2 KB of hidden names in the first, 6 in the last.
  "20 x 28": { Generate: [4, 322, 22], Solve: [3, 54, 27] },
  "20 x 28 with arrows": { Generate: [4, 322, 22], "Solve with arrows": [3, 59, 31] },
  "20 x 28 with numbers": { Generate: [4, 322, 22], "Put in the maze": [4, 14, 27] },
};

test.each(Object.entries(inOneSheet))("each act in a sheet of %s stays within its budget", async (size, budgets) => {
  const [columns, rows] = size.match(/\d+/g)!.map(Number);
  const setNumbers = size.endsWith("set numbers") ? "usual" : "none";
  const nines = { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" } as const;
  const marking = () => solve({ ...everyMark, solver: "depth-first" }, conversation());
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    Generate: () => generate({ ...choice, setNumbers }, conversation()),
    "Poster of 3 x 3": () => makePoster({ across: 3, down: 3 }, defaultLayout, conversation(), plainPage),
    "Solve with every mark": marking,
    "Solve with every mark again": marking,
    "Solve with arrows": () => solve({ ...search, arrows: true }, conversation()),
    "Put in the maze": () => fillWithItems(nines, conversation()),
  };
  openWorkbook();
  await sizesInColumnA(columns!, rows!);
  const sheet = book.workbook.activeSheet;
  const over: string[] = [];
  for (const [name, budget] of Object.entries(budgets)) {
    book.workbook.activate(sheet);
    over.push(...(await overspent(name, budget, acts[name])));
  }
  expect(over).toEqual([]);
});

/** Sheets that make later looks at the workbook larger: each has a workbook of its own. */
test.each<readonly [string, number, number, ...Budget]>([
  // The maze is drawn there, too; two operations make the path's cells hold texts, whatever is typed there.
  ["Add self-marking", 20, 15, 6, 207, 133],
  // A row of formulas for each of 2,000 steps, 0.6 KB each, at most 1,000 in a request.
  ["Add self-marking", 100, 100, 7, 4_811, 1_319],
  ["Write readable maze", 20, 15, 5, 11, 25],
  // One more, in which the first areas in this Excel are timed.
  ["Write readable maze", 100, 100, 6, 17, 310],
  ["Write walls", 20, 15, 5, 15, 20],
  ["Write walls", 100, 100, 6, 21, 140],
  ["Write walls again", 20, 15, 6, 6, 20],
  ["Write walls again", 100, 100, 6, 12, 137],
])("%s of %i x %i stays within its budget", async (name, columns, rows, ...most) => {
  openWorkbook();
  await sizesInColumnA(columns, rows);
  const sheet = book.workbook.activeSheet;
  await generate(choice, conversation());
  if (name === "Write walls again") {
    await does("Write walls");
    book.workbook.activate(sheet);
    await generate({ ...choice, seed: "another seed" }, conversation());
  }
  expect(await overspent(name, most)).toEqual([]);
  if (name === "Add self-marking") expect(await overspent("Collect results", [6, 12, 9])).toEqual([]);
});

test("tables and matrices of 20 x 15, the merge tree of 10 x 10, and a numbered step of 20 x 28, stay within their budgets", async () => {
  await openMaze(20, 15);
  const sheet = book.workbook.activeSheet;
  const over: string[] = [];
  const spend = async (name: string, most: Budget, held: Held = {}) => {
    over.push(...(await overspent(name, most, () => does(name, held))));
    book.workbook.activate(sheet);
  };
  const { player } = await generate(choice, conversation());
  await spend("Write steps", [6, 23, 44], { player });
  await spend("Write search", [6, 17, 15], { search: (await solve(search, conversation())).player });
  // Three matrices of 300 x 300.
  await spend("Write distances", [14, 241, 1494]);
  await openMaze(10, 10);
  const small = await generate(choice, conversation());
  over.push(...(await overspent("Draw merge tree", [5, 922, 62], () => does("Draw merge tree", small))));
  await openSized(20, 28);
  const numbered = { ...choice, seed: "m", setNumbers: "grid", pace: "step" } as const;
  const stepped = (await generate(numbered, conversation())).player;
  await goTo(stepped, 100, conversation());
  over.push(...(await overspent("Step", [3, 9, 8], () => goTo(stepped, 101, conversation()))));
  expect(over).toEqual([]);
});

test("A booklet of 30 stays within its budget", async () => {
  await openSized(8, 5);
  const mazes = { ...smallBooklet, count: 30, columns: 20, rows: 28, ends: "opposite" } as const;
  const booklet = { ...mazes, seed: "a seed", hasNameLine: false };
  expect(await overspent("booklet", [7, 624, 232], () => makeBooklet(booklet, conversation()))).toEqual([]);
});
