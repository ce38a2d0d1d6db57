import { idsIn, sentencesIn, choice as generating, conversation } from "../stage";
import { asked, ended, expectRefused, book, askedInVain } from "../stage";
import { openMaze, openWorkbook, person, sheet, mazeIn, photograph, put, filledIn, valuesIn, record } from "../stage";
import { everything, expectTrue, workIn } from "../stage";
import { type Message, message } from "../../../src/message";
import { decode, follow } from "../../../src/maze/code/recipe";
import { measureSolution } from "../../../src/maze/measures/statistics";
import { type BookletChoice, deleteBooklet, preparePage, plainPage } from "../../../src/actions/print";
import { openText } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { addressOf, parseArea } from "../../../src/worksheet/addresses";
import { layOutPages } from "../../host/print/pages";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { choice, index, make } from "./booklets";
import { names, toFront } from "../../acts/act";
import { search } from "../../acts/standing";

const PATH = "#BFBFBF";
const { layout } = generating;

/** Where the maze of a code is that begins at a place, below its label if it has one, and its walls. */
function wallsAt(place: string, code: string, labelRows: number) {
  const [name, cell] = place.split("!") as [string, string];
  const { row, column } = parseArea(cell)!;
  const { rows, columns, ends } = decode(code);
  const area = { row: row + labelRows, column, rows, columns };
  const maze = mazeIn(sheet(name), addressOf(area), [ends!.entrance, ...ends!.exits]);
  return { on: sheet(name), area, maze };
}

/** What must be true of any booklet: its index tells of every maze that stands, by its own walls, and of no other. */
function expectTrueIndex() {
  const rows = index();
  rows.forEach((row, i) => {
    expect(row.number).toBe(i + 1);
    const recipe = decode(row.code);
    const made = follow(recipe).maze;
    const isStack = row.maze.startsWith("Mazes");
    expect(wallsAt(row.maze, row.code, isStack ? 1 : 0).maze.standing).toEqual(made.standing);
    const measured = measureSolution(made, recipe.ends!)!;
    expect([row.measured, row.steps]).toEqual([Math.round(measured.difficulty), measured.length - 1]);
    if (row.answer === undefined) return;
    const answer = wallsAt(row.answer, row.code, 1);
    expect(answer.maze.standing).toEqual(made.standing);
    expect(filledIn(answer.on, addressOf(answer.area), PATH)).toHaveLength(measured.length);
    expect(answer.on.value(answer.area.row - 1, answer.area.column)).toBe(`Maze ${row.number}`);
  });
  const sheets = names().filter((name) => /^Maze \d+$/.test(name));
  if (sheets.length > 0) expect(rows.map(({ maze }) => maze.split("!")[0])).toEqual(sheets);
  return rows;
}

beforeEach(() => openWorkbook());

test("a booklet is an index, a sheet a maze and the answers; every link, number and code is true of the walls", async () => {
  const talk = conversation();
  const { sentence, seed } = await make({}, talk);
  expect(talk.parts.filter(([, total]) => total === 3).map(([done]) => done)).toEqual([0, 0, 1, 2]);
  expect(seed).toBe("a seed");
  expect(sentencesIn(sentence)).toContainEqual(
    message("booklet-ready", { count: 3, sizes: "same", columns: 8, rows: 6, mostColumns: 8, mostRows: 6 }),
  );
  expect(names()).toEqual(["Sheet1", "Index", "Maze 1", "Maze 2", "Maze 3", "Answers"]);
  expect(sheet().name).toBe("Index");
  const rows = expectTrueIndex();
  expect(rows).toHaveLength(3);
  expect(rows.map(({ measured }) => measured)).toEqual(rows.map(({ measured }) => measured).sort((a, b) => a - b));
  expect(rows.every(({ answer }) => answer !== undefined)).toBe(true);
  const [first] = layOutPages(sheet("Maze 2"));
  expect(layOutPages(sheet("Maze 2"))).toHaveLength(1);
  expect(first!.scale).toBe(1);
  expect(sheet("Maze 2").page).toMatchObject({
    header: { left: "&14Class 3", right: "&14Maze 2" },
    footer: { left: expect.stringMatching(/^★.* Difficulty \d+\/100$/) as unknown, right: rows[1]!.code },
    centerHorizontally: true,
  });
  expect([sheet("Maze 1").value(1, 1), sheet("Maze 1").value(6, 8)]).toEqual(["S", "E"]);
  for (const row of [4, 5, 6]) expect(String(sheet("Index").value(row, 2))).toMatch(/^★{1,5}☆{0,4}$/);
  expect(sheet("Index").style(4, 0).font).toMatchObject({ color: "#0563C1", underline: "Single" });
});

const SIZES = { columns: 5, rows: 4, largest: { columns: 12, rows: 15 } };

test.each([
  ["in a file", {}],
  ["drawn", { inserting: "missing" }],
] as const)(
  "mazes from easy to hard that grow fill their pages, and have answers on a common sheet: %s",
  async (_, switches) => {
    openWorkbook(switches);
    const { sentence } = await make({ count: 7, ...SIZES });
    const [first, ...rows] = expectTrueIndex();
    const told = { count: 7, columns: 5, rows: 4, mostColumns: 12, mostRows: 15 };
    expect(sentencesIn(sentence)).toContainEqual(message("booklet-ready", { ...told, sizes: "several" }));
    expect(sheet("Index").value(1, 0)).toMatch(/from 5 by 4 to 12 by 15 cells/);
    const sizes = [first!, ...rows].map(({ code }) => decode(code));
    expect([sizes[0], sizes[3], sizes[6]].map((size) => [size!.columns, size!.rows])).toEqual([
      [5, 4],
      [9, 10],
      [12, 15],
    ]);
    // Larger cells where there are fewer, and thicker walls.
    const cells = [1, 7].map((number) => sheet(`Maze ${number}`).columns.shown(1));
    expect(cells[0]).toBeGreaterThan(2 * cells[1]!);
    for (const number of [1, 7]) expect(layOutPages(sheet(`Maze ${number}`))).toHaveLength(1);
    expect(rows.at(-1)!.measured - first!.measured).toBeGreaterThan(20);
    await deleteBooklet(conversation());
    // Of mazes that are all easy, there is one size.
  },
);

test.each([
  [2, 7, ["Mazes", "Mazes 2", "Mazes 3", "Mazes 4"]],
  [4, 7, ["Mazes", "Mazes 2"]],
] as const)(
  "%i mazes on a page: each page is a sheet, whose mazes are as large as it allows",
  async (perPage, count, sheets) => {
    for (const paper of ["A4", "Letter"] as const) {
      openWorkbook();
      await make({ perPage, count, paper, ...SIZES });
      expect(names()).toEqual(["Sheet1", "Index", ...sheets, "Answers"]);
      const rows = expectTrueIndex();
      expect(rows.map(({ maze }) => maze.split("!")[0])).toEqual(rows.map((_, i) => sheets[Math.floor(i / perPage)]));
      for (const name of sheets) {
        const [page, ...more] = layOutPages(sheet(name));
        expect([page!.scale, more]).toEqual([1, []]);
      }
      for (const { number, maze } of rows) {
        const [name, cell] = maze.split("!") as [string, string];
        expect(String(valuesIn(sheet(name), cell)[0])).toMatch(new RegExp(`^Maze ${number}(   |$)`));
      }
      // Larger cells where there are fewer.
      const [first, last] = [sheets[0], sheets.at(-1)!].map((name) => sheet(name).columns.shown(1));
      expect(first!).toBeGreaterThan(last!);
    }
    await deleteBooklet(conversation());
    await make({ perPage, count, isOnOneSheet: true });
    expect(names()).toEqual(["Sheet1", "Index", "Mazes", "Answers"]);
    expect(expectTrueIndex()).toHaveLength(count);
    expect(layOutPages(sheet("Mazes"))).toHaveLength(Math.ceil(count / perPage));
  },
);

test("a maze of a booklet is rated as it is when it is drawn from its code and prepared", async () => {
  await make({ generators: ["kruskal", "depth-first", "growing-tree-oldest"], columns: 20, rows: 15 });
  const footers = index().map(({ number, code }) => [code, sheet(`Maze ${number}`).page.footer]);
  expect(footers).toHaveLength(3);
  for (const [code, footer] of footers) {
    await openText(code as string, layout, conversation());
    await preparePage(conversation(), { ...plainPage, below: choice.below });
    expect(sheet().page.footer).toEqual(footer);
  }
});

test.each(["longest", "opposite"] as const)(
  "a maze of a booklet with ends %s is solved and prepared as any other",
  async (ends) => {
    await make({ ends });
    const [, row] = index();
    toFront("Maze 2");
    const outcome = await solve(search, conversation());
    expect(sentencesIn(outcome.sentence)[0]).toMatchObject({ id: "path-found", args: { steps: row!.steps } });
    await preparePage(conversation(), { ...plainPage, below: choice.below });
    expect(sheet("Maze 2").page.footer.left).toMatch(new RegExp(`Difficulty ${row!.measured}/100$`));
    const made = decode(sheet("Maze 2").page.footer.right);
    expect(follow(made).maze.standing).toEqual(follow(decode(row!.code)).maze.standing);
  },
);

test("undo is asked about before the first maze is made, only where there is something to undo, and cannot take a booklet in parts", async () => {
  openWorkbook({ undo: "web", inserting: "missing" });
  const empty = conversation();
  await make({}, empty);
  expect(empty.questions).toEqual([]);
  const made = names();
  expect(book.excel.person.undo()).toBe(false);
  await deleteBooklet(conversation());
  put(sheet("Sheet1"), "B2", "mine");
  const used = conversation(false);
  await ended(make({}, used));
  expect(asked(used)).toEqual([message("new-sheets-end-undo", { count: 5 })]);
  expect([used.parts, names(), made.length]).toEqual([[], ["Sheet1"], 6]);
});

test("the same seed gives the same booklet, also on one sheet, after others and in another workbook", async () => {
  await make();
  const codes = index().map(({ code }) => code);
  await deleteBooklet(conversation());
  await make({ seed: "other" });
  expect(index().map(({ code }) => code)).not.toEqual(codes);
  await deleteBooklet(conversation());
  await make({ isOnOneSheet: true });
  expect(index().map(({ code }) => code)).toEqual(codes);
  openWorkbook();
  await make();
  expect(index().map(({ code }) => code)).toEqual(codes);
});

test("on one sheet every maze has a page of its own with its number, and answers have as many as fit", async () => {
  await make({ isOnOneSheet: true, count: 7, ends: "opposite" });
  expect(names()).toEqual(["Sheet1", "Index", "Mazes", "Answers"]);
  expect(expectTrueIndex()).toHaveLength(7);
  for (const { answer, code } of index()) {
    const { on, area } = wallsAt(answer!, code, 1);
    expect(() => mazeIn(on, addressOf(area))).toThrow("The frame has a gap");
  }
  const stack = sheet("Mazes");
  expect(layOutPages(stack)).toHaveLength(7);
  expect(stack.page.printArea).toHaveLength(7);
  for (const [i, { measured, steps, code }] of index().entries()) {
    const { row, column, rows } = stack.page.printArea[i]!;
    expect(stack.value(row, column)).toMatch(
      new RegExp(`^Maze ${i + 1}   [★☆]{5} Difficulty ${measured}/100   ${steps} steps$`),
    );
    expect(stack.value(row + rows - 1, column)).toBe(code);
  }
  expect(layOutPages(sheet("Answers"))).toHaveLength(2);
});

test("on one sheet narrow mazes have room for their words, and a code too long for the page is in the index alone", async () => {
  await make({ isOnOneSheet: true, columns: 2, rows: 30 });
  const [page] = layOutPages(sheet("Mazes"));
  expect(page!.parts[0]!.cells).toMatchObject({ row: 0, column: 0, columns: 4, rows: 32 });
  const widths = [0, 1, 2, 3].map((column) => sheet("Mazes").columns.shown(column));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(300);
  expect(widths[0]).toBe(widths[3]);
  expect(expectTrueIndex()[0]!.maze).toBe("Mazes!B1");
  expect(sheet("Mazes").value(31, 0)).toBe(index()[0]!.code);
  await deleteBooklet(conversation());
  await make({ isOnOneSheet: true, columns: 2, rows: 30, seed: "long ".repeat(20) });
  expect(expectTrueIndex()).toHaveLength(3);
  expect(sheet("Mazes").value(31, 0) ?? "").toBe("");
});

describe.each(["refused", "cut"] as const)("where many print areas are %s", (manyPrintAreas) => {
  test("pages are parted by breaks: one a maze, and the answers as many as fit", async () => {
    openWorkbook({ manyPrintAreas });
    const { sentence } = await make({ isOnOneSheet: true, count: 55, columns: 3, rows: 3 });
    expect(idsIn(sentence)).not.toContain("page-not-all-set");
    expect(expectTrueIndex()).toHaveLength(55);
    const pages = layOutPages(sheet("Mazes"));
    expect(pages.map(({ parts }) => parts[0]!.cells)).toEqual(
      pages.map((_, i) => expect.objectContaining({ row: 5 * i, rows: 5 }) as unknown),
    );
    expect([pages.length, sheet("Mazes").page.printArea.length]).toEqual([55, 1]);
    const answers = layOutPages(sheet("Answers"));
    expect(answers.map(({ parts }) => parts[0]!.cells.row)).toEqual(answers.map((_, i) => 15 * i));
    expect(answers).toHaveLength(10);
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1"]);
  });

  test("a few are taken", async () => {
    openWorkbook({ manyPrintAreas });
    await make({ isOnOneSheet: true });
    expect(sheet("Mazes").page.printArea).toHaveLength(3);
  });
});

describe("Delete booklet", () => {
  test("takes exactly its sheets, after a question; a copy that somebody made of one, and other sheets, stay", async () => {
    await openMaze(8, 5);
    const before = photograph(sheet("Sheet1"), "A1:BD30");
    await expectRefused(() => deleteBooklet(conversation()), message("no-booklet"));
    await make();
    await person((_, { worksheets }) => worksheets.getItem("Maze 2").copy("End"));
    const question = message("delete-sheets", { count: 5, first: "Index", last: "Answers" });
    expect(await askedInVain(deleteBooklet)).toEqual([question]);
    await deleteBooklet(conversation());
    expect(names()).toEqual(["Sheet1", "Maze 2 (2)"]);
    expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
    // The copy is theirs alone now.
    await expectRefused(() => deleteBooklet(conversation()), message("no-booklet"));
  });

  test("deletes the index first, so that none is left which tells of mazes that are gone", async () => {
    const recording = await record(make, deleteBooklet, { look: names });
    const { requests, before: all } = recording.undisturbed;
    const fault = { request: requests.length, action: Math.ceil(requests.at(-1)! / 2), code: "GeneralException" };
    const { failure } = await recording.again({ fault, isForGood: true });
    expect(sentencesIn((failure as { sentence: Message }).sentence)).toContainEqual(message("partly-done"));
    expect(all).toContain("Index");
    expect(names()).not.toContain("Index");
    expect(names().length).toBeGreaterThan(1);
    expect((await deleteBooklet(conversation())).sentence).toEqual(message("booklet-deleted", { count: 4 }));
    expect(names()).toEqual(["Sheet1"]);
  });
});

test("a sheet that somebody renames while a booklet is drawn is deleted with the others, where that is not finished", async () => {
  let renamed = 0;
  for (let request = 3, isUnderWay = true; isUnderWay; request++) {
    openWorkbook({ inserting: "missing" });
    isUnderWay = false;
    const happens = () => {
      isUnderWay = true;
      if (!names().includes("Maze 1")) return;
      renamed++;
      book.excel.person.rename(sheet("Maze 1"), "Mine");
    };
    const fault = { request, action: 1, code: "MemoryLimitReached" };
    const { failure } = await workIn({ meanwhile: { request, happens }, fault }, (talk) => make({}, talk));
    if (failure !== undefined) expect([request, names()]).toEqual([request, ["Sheet1"]]);
  }
  expect(renamed).toBeGreaterThan(0);
});

describe("what cannot be is refused before anything is changed", () => {
  test("a difficulty that no maze of the size has: the nearest is offered; medium ones are made without a question", async () => {
    const question = message("mazes-alike", { columns: 2, rows: 2, difficulty: 0 });
    expect(await askedInVain((no) => make({ columns: 2, rows: 2, difficulty: "hard" }, no))).toEqual([question]);
    for (const difficulty of ["hard", "medium"] as const) {
      openWorkbook();
      await make({ columns: 2, rows: 2, difficulty }, conversation(difficulty === "hard"));
      expect(index()).toHaveLength(3);
    }
  });

  test("a title that looks like a formula stays a text", async () => {
    await make({ title: "=1+1" });
    expect([sheet("Index").value(0, 0), sheet("Index").formula(0, 0)]).toEqual(["=1+1", undefined]);
  });
});

const kinds: readonly [string, Partial<BookletChoice>][] = [
  ["a sheet a maze", { count: 12, columns: 4, rows: 3 }],
  ["all on one sheet", { count: 21, columns: 4, rows: 3, isOnOneSheet: true }],
];
const ways: readonly [string, Partial<Switches>][] = [
  ["drawn", { platform: "iOS" }],
  ["inserted", {}],
  ["half inserted, the first sheet in front", { inserting: "half done", insertingActivates: true }],
  ["inserted but refused", { inserting: "done but refused" }],
];

describe.each(ways)("Make booklet, %s: each request fails in turn, and Stop is pressed during each", (_, switches) => {
  test.each(kinds)("%s", async (_kind, chosen) => {
    const open = () => {
      openWorkbook(switches);
      put(sheet("Sheet1"), "B2", "mine");
    };
    const recording = await record(open, (talk) => make(chosen, talk));
    const done = () => {
      expect(sheet("Sheet1").value(1, 1)).toBe("mine");
      expect(expectTrueIndex()).toHaveLength(chosen.count!);
    };
    const left = (_sentence: Message, before: unknown) => expect(everything()).toEqual(before);
    await expectTrue(recording, { done, left, mayGoOn: true }, recording.troubles());
  });
});

test.each<[string, Parameters<typeof openWorkbook>[0]]>([
  ["takes no address of several areas", { refusesPackedAddresses: true }],
  ["holds a line at the cell on its left", { edgesHeldBy: "left" }],
  ["holds a line at the cell on its right", { edgesHeldBy: "right" }],
  ["holds a line at the cell that was drawn last", { edgesHeldBy: "last" }],
  ["holds a line at each cell apart", { edgesHeldBy: "each" }],
  ["names the print area in its own language", { printAreaName: "localized" }],
  ["tells several names of other sheets", { listsWorkbookNames: true }],
])("a booklet is whole where Excel %s", async (_way, switches) => {
  openWorkbook({ platform: "iOS", ...switches });
  await make({ count: 12, columns: 5, rows: 4 });
  expect(expectTrueIndex()).toHaveLength(12);
  await deleteBooklet(conversation());
  await make({ isOnOneSheet: true });
  expect(expectTrueIndex()).toHaveLength(3);
  await deleteBooklet(conversation());
  expect(names()).toEqual(["Sheet1"]);
});

test("where walls stay that were taken away, the booklet says so and leaves nothing", async () => {
  openWorkbook({ keepsRemovedBorders: true, platform: "iOS" });
  await expectRefused(make, message("book-maze-untrue", { number: 1 }));
});

test.each(["later", "never"] as const)(
  "the zoom of one page that is taken %s is sent once more, and told where it never is",
  async (fittingTaken) => {
    openWorkbook({ fittingTaken });
    const isTold = idsIn((await make()).sentence).includes("page-not-all-set");
    expect([isTold, "scale" in sheet("Maze 3").page.zoom]).toEqual(Array(2).fill(fittingTaken === "never"));
  },
);
