import { message } from "../../../src/message";
import { say } from "../../../src/words";
import { addExit, setEntrance, makePassage } from "../../../src/actions/edit";
import { addSelfMarking, collectResults, writeReadableMaze, check, solve } from "../../../src/actions/solve";
import { readCellTexts } from "../../maze/readCellTexts";
import { generate } from "../../../src/actions/make/generate";
import { statisticsOfMaze, writeUnionFind, writeWeights } from "../../../src/actions/laboratory";
import { inRows } from "../../../src/maze/model";
import { search } from "../../acts/choices";
import { choice, conversation, book, openMaze, person, select, sheet, area, mazeIn, photograph } from "../stage";
import { valueAt, valuesIn, record, idsIn, asked, askedInVain, put, said, refusalOf } from "../stage";
import { toFront, names } from "../../acts/act";
import { actCalled } from "../../acts";
import { openStanding } from "../../acts/standing";

const [MARKING, READABLE] = ["Sheet1 self-marking", "Sheet1 readable"];

beforeEach(() => openMaze(8, 5));

describe("Add self-marking", () => {
  test("is protected without a password; only cells for the path can be typed into, and the walls are hidden", async () => {
    await addSelfMarking(conversation());
    expect(sheet(MARKING).protection?.password).toBe("");
    const typing = (address: string) => person((front) => (front.getRange(address).values = [["R"]]));
    for (const path of ["B4", "B12", "B20"]) await typing(path);
    for (const other of ["A4", "B5", "C12", "J12"])
      await expect(typing(other)).rejects.toMatchObject({ code: "AccessDenied" });
    const hidden = [...Array(12).keys()].filter((column) => sheet(MARKING).columns.isHidden(column));
    expect(hidden).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("where it can’t be protected it stands nevertheless, and the sentence says so", async () => {
    const recording = await record(() => undefined, addSelfMarking);
    for (let request = 1; request <= recording.undisturbed.requests.length; request++) {
      const { outcome, failure } = await recording.again({ fault: { request, action: 1, code: "AccessDenied" } });
      if (failure !== undefined || !idsIn(outcome!.sentence).includes("self-markings-not-locked")) continue;
      expect(sheet(MARKING).protection).toBeUndefined();
      expect(valueAt(sheet(MARKING), "A4")).toBe("Your path");
      return;
    }
    throw new Error("No request protects the sheet.");
  });

  test("without a printer it is written and protected, and prints as Excel sees fit", async () => {
    book.switches.printer = false;
    const { sentence } = await addSelfMarking(conversation());
    expect(sentence).toMatchObject({ id: "self-marking-written" });
    expect(sheet(MARKING).protection?.password).toBe("");
    expect(sheet(MARKING).page.printArea).toEqual([]);
  });
});

test("Collect results makes a table with a row for each sheet that marks, in the order of their tabs, which follows it", async () => {
  await addSelfMarking(conversation());
  toFront();
  await person((front) => (front.name = "12"));
  // In the place of the earlier one.
  await addSelfMarking(conversation());
  book.workbook.activate(book.workbook.addSheet("Ann"));
  await generate({ ...choice, size: { columns: 4, rows: 4 } }, conversation());
  await addSelfMarking(conversation());
  toFront("12");
  const { sentence } = await collectResults(conversation());
  expect(sentence).toEqual(message("results-collected", { name: "Results", sheets: 2 }));
  const results = sheet("Results");
  expect(valuesIn(results, "A1:B1")).toEqual(["Maze", "Steps typed"]);
  expect([valueAt(results, "E1"), ...valuesIn(results, "A2:A3")]).toEqual(["Exit reached", "12", "Ann"]);
  expect([1, 2, 3, 4].map((column) => results.formula(1, column))).toEqual(
    [5, 6, 7, 8].map((row) => `='${MARKING}'!$B$${row}`),
  );
  expect(results.tables[0]!.area).toEqual(area("A1:E3"));
  expect(book.workbook.activeSheet.name).toBe("Results");
  await person((_, { worksheets }) => void (worksheets.getItem(MARKING).getRange("B4").values = [["x"]]));
  expect(valuesIn(results, "B2:E2")).toEqual([1, 0, "none", "not yet"]);
});

test("Write readable maze says in each cell which sides of the same cell of the maze are open", async () => {
  select("C4:F5");
  await makePassage("", conversation());
  await addExit(conversation(), "I2");
  await setEntrance(conversation(), "E6");
  const before = photograph(sheet("Sheet1"), "A1:BD30");
  const { sentence } = await writeReadableMaze(conversation());
  const texts = inRows(valuesIn(sheet(READABLE), "B2:I6").map(String), { columns: 8 });
  const { maze, ends } = readCellTexts(texts, say);
  expect(maze.standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
  expect(ends).toEqual({ entrance: 35, exits: [7, 39] });
  expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
  expect(sentence).toEqual(message("readable-written", { maze: "B2:I6", sheet: "Sheet1", written: READABLE }));
  expect(valueAt(sheet(READABLE), "E6")).toMatch(/^start; open: /);
  expect([book.workbook.activeSheet.name, sheet(READABLE).usedArea(false)]).toEqual([READABLE, area("B2:I6")]);
});

test.each([
  ["self-marking", addSelfMarking],
  ["weights", writeWeights],
  ["union-find", writeUnionFind],
])("the sheet of %s stands for its maze, and is like any other once that is deleted", async (_, addHelper) => {
  await openMaze(4, 3);
  await addHelper(conversation());
  const helper = book.workbook.activeSheet.name;
  const solveHere = () => (toFront(helper), solve(search, conversation()));
  expect((await said(check(conversation())))[0]).toMatchObject({ id: "maze-is-perfect", args: { sheet: "Sheet1" } });
  for (const write of [statisticsOfMaze, writeReadableMaze]) {
    toFront(helper);
    await write(conversation());
  }
  expect(names()).toEqual(expect.arrayContaining([helper, "Statistics", READABLE]));
  expect((await solveHere()).isSolved).toBe(true);
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
  book.workbook.deleteSheet(sheet("Sheet1"));
  expect(await refusalOf(solveHere())).toContainEqual(message("nothing-changed"));
});

test.each<[name: string, usual: string]>([
  ["Answer page", "Sheet1 answer"],
  ["Make poster", "Sheet1 poster"],
  ["Write search", "Maze search"],
  ["Write steps", "Maze steps"],
  ["Draw merge tree", "Maze merge tree"],
  ["Add self-marking", "Sheet1 self-marking"],
  ["Write readable maze", "Sheet1 readable"],
])(
  "%s: an earlier sheet is replaced after a question and keeps its name; somebody's own stays",
  async (name, usual) => {
    const held = await openStanding("search");
    const does = (talk = conversation()) => (toFront(), actCalled(name).act(talk, held));
    const theirs = book.workbook.addSheet(usual);
    put(theirs, "A1", "mine");
    await does();
    const earlier = "Of Monday";
    book.workbook.renameSheet(sheet(`${usual} 2`), earlier);
    const { id } = sheet(earlier);
    const question = message("replace-sheets", { count: 1, sheet: "Sheet1", earlier: [earlier] });
    toFront();
    expect(await askedInVain(does)).toEqual([question]);
    const yes = conversation();
    await does(yes);
    expect(asked(yes)).toEqual([question]);
    expect(names().sort()).toEqual(["Sheet1", "Maze covered", "Maze sets", usual, earlier].sort());
    expect([sheet(earlier).id === id, valueAt(theirs, "A1")]).toEqual([false, "mine"]);
  },
);
