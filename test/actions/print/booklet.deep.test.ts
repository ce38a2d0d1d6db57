import { idsIn, sentencesIn, choice as generating, conversation, asked, ended, expectRefused, book } from "../stage";
import { askedInVain, openMaze, openWorkbook, person, sheet, photograph, put, valueAt } from "../stage";
import { everything, expectTrue, record, workIn } from "../stage";
import { type Message, message } from "../../../src/message";
import { decode, follow } from "../../../src/maze/code/recipe";
import { deleteBooklet, preparePage, plainPage } from "../../../src/actions/print";
import { openText } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { layOutPages } from "../../host/print/pages";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { choice, expectTrueIndex, index, make } from "./booklets";
import { names, toFront } from "../../acts/act";
import { search } from "../../acts/standing";

beforeEach(() => openWorkbook());

test("a booklet rises from easy to hard; every link, number and code of its index is true, and a title stays a text", async () => {
  await make({ title: "=1+1" });
  expect(names()).toEqual(["Sheet1", "Index", "Maze 1", "Maze 2", "Maze 3", "Answers"]);
  const rows = expectTrueIndex();
  const measured = rows.map((row) => row.measured as number);
  expect(measured).toEqual([...measured].sort((a, b) => a - b));
  const { header, footer } = sheet("Maze 2").page;
  expect([header.left, header.right, footer.right]).toEqual(["&14=1+1", "&14Maze 2", rows[1]!.code]);
  expect(layOutPages(sheet("Maze 2"))).toMatchObject([{ scale: 1 }]);
  expect([sheet("Index").value(0, 0), sheet("Index").formula(0, 0)]).toEqual(["=1+1", undefined]);
});

const SIZES = { columns: 5, rows: 4, largest: { columns: 12, rows: 15 } };
const cellOf = (name: string) => sheet(name).columns.shown(1);

test.each<[perPage: 1 | 2 | 4, sheets: string[]]>([
  [1, [1, 2, 3, 4, 5, 6, 7].map((number) => `Maze ${number}`)],
  [2, ["Mazes", "Mazes 2", "Mazes 3", "Mazes 4"]],
  [4, ["Mazes", "Mazes 2"]],
])(
  "%i growing mazes on a page: each page is a sheet, whose mazes are as large as it allows, or part of one sheet",
  async (perPage, sheets) => {
    for (const paper of ["A4", "Letter"] as const) {
      openWorkbook();
      await make({ perPage, count: 7, paper, ...SIZES });
      expect(names()).toEqual(["Sheet1", "Index", ...sheets, "Answers"]);
      const rows = expectTrueIndex();
      expect((rows[6]!.measured as number) - (rows[0]!.measured as number)).toBeGreaterThan(20);
      for (const [i, { maze }] of rows.entries()) {
        expect(maze[0]).toBe(sheets[Math.floor(i / perPage)]);
        if (perPage > 1) expect(valueAt(sheet(maze[0]), maze[1])).toMatch(new RegExp(`^Maze ${i + 1}(   |$)`));
      }
      for (const name of sheets) expect(layOutPages(sheet(name))).toMatchObject([{ scale: 1 }]);
      expect(cellOf(sheets[0]!)).toBeGreaterThan((perPage === 1 ? 2 : 1) * cellOf(sheets.at(-1)!));
    }
    await deleteBooklet(conversation());
    await make({ perPage, count: 7, isOnOneSheet: true });
    expect(expectTrueIndex()).toHaveLength(7);
    expect(layOutPages(sheet("Mazes"))).toHaveLength(Math.ceil(7 / perPage));
  },
);

test.each(["corners", "longest", "opposite"] as const)(
  "a maze of a booklet with ends %s is solved and rated as any other, and as the one that is drawn from its code",
  async (ends) => {
    await make({ ends, generators: ["kruskal", "depth-first", "growing-tree-oldest"], columns: 20, rows: 15 });
    for (const { number, code, steps } of index()) {
      const { footer } = sheet(`Maze ${number}`).page;
      for (const isDrawn of [false, true]) {
        if (isDrawn) await openText(code, generating.layout, conversation());
        else toFront(`Maze ${number}`);
        const { sentence } = await solve(search, conversation());
        expect(sentencesIn(sentence)[0]).toMatchObject({ id: "path-found", args: { steps } });
        await preparePage(conversation(), { ...plainPage, below: choice.below });
        const { left, right } = sheet().page.footer;
        expect(left).toBe(footer.left);
        expect(follow(decode(right)).maze.standing).toEqual(follow(decode(code)).maze.standing);
        if (isDrawn) expect(right).toBe(code);
      }
    }
  },
);

test("it is asked about undo before the first maze is made", async () => {
  put(sheet(), "B2", "mine");
  const talk = conversation(false);
  await ended(make({}, talk));
  expect([asked(talk), talk.parts]).toEqual([[message("new-sheets-end-undo", { count: 5 })], []]);
});

test("on one sheet each maze, the same as on its own, has a page with its number, and answers have as many as fit", async () => {
  await make({ count: 7, ends: "opposite" });
  const codes = index().map(({ code }) => code);
  await deleteBooklet(conversation());
  await make({ isOnOneSheet: true, count: 7, ends: "opposite" });
  expect(names()).toEqual(["Sheet1", "Index", "Mazes", "Answers"]);
  expect(expectTrueIndex().map(({ code }) => code)).toEqual(codes);
  const stack = sheet("Mazes");
  expect([stack, sheet("Answers")].map((on) => layOutPages(on).length)).toEqual([7, 2]);
  for (const [i, { measured, steps, code }] of index().entries()) {
    const { row, column, rows } = stack.page.printArea[i]!;
    expect(stack.value(row, column)).toMatch(
      new RegExp(`^Maze ${i + 1}   [★☆]{5} Difficulty ${String(measured)}/100   ${steps} steps$`),
    );
    expect(stack.value(row + rows - 1, column)).toBe(code);
  }
});

test("on one sheet narrow mazes have room for their words, and a code too long for the page is in the index alone", async () => {
  for (const seed of ["a seed", "long ".repeat(20)]) {
    openWorkbook();
    await make({ isOnOneSheet: true, columns: 2, rows: 30, seed });
    const [{ code, maze }] = expectTrueIndex() as [ReturnType<typeof index>[0]];
    const on = sheet("Mazes");
    expect([maze[1], on.value(31, 0) ?? ""]).toEqual(["B1", seed === "a seed" ? code : ""]);
    expect(layOutPages(on)[0]!.parts[0]!.cells).toMatchObject({ row: 0, column: 0, columns: 4, rows: 32 });
    const widths = [0, 1, 2, 3].map((column) => on.columns.shown(column));
    expect(widths.reduce((sum, width) => sum + width)).toBeGreaterThanOrEqual(300);
    expect(widths[0]).toBe(widths[3]);
  }
});

test.each(["refused", "cut"] as const)(
  "where many print areas are %s a few are taken, and more pages are parted by breaks: one a maze, and the answers as many as fit",
  async (manyPrintAreas) => {
    openWorkbook({ manyPrintAreas });
    await make({ isOnOneSheet: true });
    expect(sheet("Mazes").page.printArea).toHaveLength(3);
    await deleteBooklet(conversation());
    const { sentence } = await make({ isOnOneSheet: true, count: 55, columns: 3, rows: 3 });
    expect(idsIn(sentence)).not.toContain("page-not-all-set");
    expect(expectTrueIndex()).toHaveLength(55);
    expect(sheet("Mazes").page.printArea).toHaveLength(1);
    for (const [name, count, height] of [
      ["Mazes", 55, 5],
      ["Answers", 10, 15],
    ] as const) {
      const firstRows = layOutPages(sheet(name)).map(({ parts }) => parts[0]!.cells.row);
      expect(firstRows).toEqual(Array.from({ length: count }, (_, i) => height * i));
    }
  },
);

describe("Delete booklet", () => {
  test("takes exactly its sheets; a copy that somebody made of one, and other sheets, stay", async () => {
    await openMaze(8, 5);
    const before = photograph(sheet("Sheet1"), "A1:BD30");
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

test("where mazes are alike the nearest are offered for a difficulty that none has, and medium ones made without a question", async () => {
  const question = message("mazes-alike", { columns: 2, rows: 2, difficulty: 0 });
  expect(await askedInVain((no) => make({ columns: 2, rows: 2, difficulty: "hard" }, no))).toEqual([question]);
  await make({ columns: 2, rows: 2, difficulty: "medium" }, conversation(false));
  expect(index()).toHaveLength(3);
});

const ways: readonly [string, Partial<Switches>][] = [
  ["drawn", { platform: "iOS" }],
  ["inserted", {}],
  ["half inserted, the first sheet in front", { inserting: "half done", insertingActivates: true }],
  ["inserted but refused", { inserting: "done but refused" }],
];

describe.each(ways)("Make booklet, %s: each request fails in turn, and Stop is pressed during each", (_, switches) => {
  test.each([
    ["a sheet a maze", { count: 12, columns: 4, rows: 3 }],
    ["all on one sheet", { count: 21, columns: 4, rows: 3, isOnOneSheet: true }],
  ])("%s", async (_kind, chosen) => {
    const open = () => {
      openWorkbook(switches);
      put(sheet("Sheet1"), "B2", "mine");
    };
    const recording = await record(open, (talk) => make(chosen, talk));
    const done = () => {
      expect(sheet("Sheet1").value(1, 1)).toBe("mine");
      expect(expectTrueIndex()).toHaveLength(chosen.count);
    };
    const left = (_sentence: Message, before: unknown) => expect(everything()).toEqual(before);
    await expectTrue(recording, { done, left, mayGoOn: true }, recording.troubles());
  });
});

test.each<Partial<Switches>>([
  { refusesPackedAddresses: true },
  ...(["left", "right", "last", "each"] as const).map((edgesHeldBy) => ({ edgesHeldBy })),
  { printAreaName: "localized" },
  { listsWorkbookNames: true },
])("a booklet that is drawn is whole, and goes, in an Excel with %j", async (switches) => {
  openWorkbook({ platform: "iOS", ...switches });
  for (const chosen of [
    { count: 12, columns: 5, rows: 4 },
    { isOnOneSheet: true, count: 3 },
  ]) {
    await make(chosen);
    expect(expectTrueIndex()).toHaveLength(chosen.count);
    await deleteBooklet(conversation());
  }
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
