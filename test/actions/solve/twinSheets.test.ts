import { message } from "../../../src/message";
import { say } from "../../../src/words";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { removeCells } from "../../../src/actions/edit/cells";
import { makePassage } from "../../../src/actions/edit/walls";
import { addSelfMarking } from "../../../src/actions/solve/addSelfMarking";
import { collectResults } from "../../../src/actions/solve/collectResults";
import { cellWords, writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { readCellTexts } from "../../../src/maze/text/cellTexts";
import { generate } from "../../../src/actions/make/generate";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { layOutPages } from "../../host/print/pages";
import { cost } from "../insertedSheets";
import { book, openMaze, person, select, sheet } from "../openMaze";
import { area, mazeIn, photograph, valueAt } from "../sheetReading";
import { record } from "../trouble";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { IS_DEEP } from "../../depth";

const [MARKING, READABLE] = ["Sheet1 self-marking", "Sheet1 readable"];
const names = () => book.workbook.sheets.map(({ name }) => name);
const toMaze = () => book.workbook.activate(sheet("Sheet1"));
const where = { maze: "B2:I6", sheet: "Sheet1" };

/** What a cell of the sheet that marks holds: its formula, or its value. */
function contentAt(address: string): unknown {
  const { row, column } = area(address);
  return sheet(MARKING).formula(row, column) ?? sheet(MARKING).value(row, column);
}

describe("Add self-marking", () => {
  beforeEach(() => openMaze(8, 5));

  test("writes a sheet with formulas for each step, and leaves that of the maze alone", async () => {
    const before = photograph(sheet("Sheet1"), "A1:BD30");
    const { sentence } = await addSelfMarking(conversation());
    expect(names()).toEqual(["Sheet1", MARKING]);
    expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
    const [written] = sentencesIn(sentence);
    expect(written).toMatchObject({ id: "self-marking-written", args: { ...where, written: MARKING } });
    const { steps } = (written as { args: { steps: number } }).args;
    expect(steps % 4).toBe(0);
    expect(["A1", "A4", `A${11 + steps}`, "G11", `A${12 + steps}`].map(contentAt)).toEqual([
      ...["Your path through the maze B2:I6 on Sheet1", "Your path", steps, 1, undefined],
    ]);
    expect(String(contentAt(`H${11 + steps}`))).toMatch(/^=IF\(OR\(H\d+>0/);
    expect(book.workbook.activeSheet.name).toBe(MARKING);
  });

  test("is protected without a password; only cells for the path can be typed into, and the walls are hidden", async () => {
    await addSelfMarking(conversation());
    expect(sheet(MARKING).protection?.password).toBe("");
    const typing = (address: string) =>
      person((front) => (front.getRange(address).values = [["R"]])).then(
        () => "typed",
        (error: { code: string }) => error.code,
      );
    expect(await Promise.all(["B4", "B12", "B20"].map(typing))).toEqual(["typed", "typed", "typed"]);
    expect(await Promise.all(["A4", "B5", "C12", "J12"].map(typing))).toEqual(Array(4).fill("AccessDenied"));
    expect([...Array(12).keys()].filter((column) => sheet(MARKING).columns.isHidden(column))).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9, 10],
    ]);
    await person((front) => front.protection.unprotect());
  });

  test("where it can’t be protected it stands nevertheless, and the sentence says so", async () => {
    const recording = await record(() => undefined, addSelfMarking);
    for (let request = 1; request <= recording.undisturbed.requests.length; request++) {
      const { outcome, failure } = await recording.again({ fault: { request, action: 1, code: "AccessDenied" } });
      if (failure !== undefined || !idsIn(outcome!.sentence).includes("self-marking-not-locked")) continue;
      expect(sheet(MARKING).protection).toBeUndefined();
      expect(valueAt(sheet(MARKING), "A4")).toBe("Your path");
      return;
    }
    throw new Error("No request protects the sheet.");
  });

  test("prints on one page what it says of the path, whose rows have room for their texts, and no step", async () => {
    await addSelfMarking(conversation());
    const pages = layOutPages(sheet(MARKING));
    expect(pages.map(({ scale, parts }) => [scale, parts.map(({ cells }) => cells)])).toEqual([[1, [area("A1:C9")]]]);
    expect(sheet(MARKING).merges).toEqual([area("A2:C2"), area("A3:C3")]);
    // Excel fits no row to what a formula gives, so a verdict that is wrapped needs room from the beginning.
    expect([3, 8].map((row) => sheet(MARKING).style(row, 1).alignment.wrapText)).toEqual([true, true]);
    expect([...Array(9).keys()].map((row) => sheet(MARKING).rows.size(row))).toEqual([
      ...[15, 30, 30, 30, 15, 15, 15, 15, 45],
    ]);
  });

  test("without a printer it is written and protected, and prints as Excel sees fit", async () => {
    book.switches.printer = false;
    const { sentence } = await addSelfMarking(conversation());
    expect(idsIn(sentence)).toContain("self-marking-locked");
    expect(sheet(MARKING).protection?.password).toBe("");
    expect(sheet(MARKING).page.printArea).toEqual([]);
  });

  test("an earlier one is replaced after a question, though it is protected, and keeps its name", async () => {
    await addSelfMarking(conversation());
    book.workbook.renameSheet(sheet(MARKING), "Test of Monday");
    toMaze();
    const no = conversation(false);
    await addSelfMarking(no);
    expect(no.questions).toEqual([
      {
        sentence: message("replace-sheet", { what: "marking", sheet: "Sheet1", earlier: "Test of Monday" }),
        yes: message("replace"),
      },
    ]);
    expect(names()).toEqual(["Sheet1", "Test of Monday"]);
    const earlier = sheet("Test of Monday").id;
    await addSelfMarking(conversation());
    expect(names()).toEqual(["Sheet1", "Test of Monday"]);
    expect(sheet("Test of Monday").id).not.toBe(earlier);
  });

  test("without an exit, or without a path to one, a sentence says what to do, and no sheet is left", async () => {
    await person((front) => {
      for (const side of ["InsideHorizontal", "InsideVertical"] as const) {
        front.getRange("B2:C3").format.borders.getItem(side).style = "Double";
      }
    });
    expect(sentencesIn(await sentenceOf(addSelfMarking(conversation())))).toContainEqual(
      message("no-path-to-mark", where),
    );
    select("I6");
    await removeEnd(conversation());
    expect(sentencesIn(await sentenceOf(addSelfMarking(conversation())))).toContainEqual(message("no-exit", where));
    expect(names()).toEqual(["Sheet1"]);
  });
});

describe("Collect results", () => {
  test("makes a table with a row for each sheet that marks, which follows it", async () => {
    await openMaze(8, 5);
    await addSelfMarking(conversation());
    toMaze();
    await person((front) => (front.name = "12"));
    await addSelfMarking(conversation());
    book.workbook.activate(sheet("12"));
    const { sentence } = await collectResults(conversation());
    expect(sentence).toEqual(message("results-collected", { name: "Results", sheets: 1 }));
    const results = sheet("Results");
    expect(["A1", "B1", "E1", "A2"].map((address) => valueAt(results, address))).toEqual([
      ...["Maze", "Steps typed", "Exit reached", "12"],
    ]);
    expect([1, 2, 3, 4].map((column) => results.formula(1, column))).toEqual(
      [5, 6, 7, 8].map((row) => `='${MARKING}'!$B$${row}`),
    );
    expect(results.tables[0]!.area).toEqual(area("A1:E2"));
    expect(book.workbook.activeSheet.name).toBe("Results");
    await person((_, { worksheets }) => {
      worksheets.getItem(MARKING).getRange("B4").values = [["x"]];
    });
    expect(["B2", "C2", "D2", "E2"].map((address) => valueAt(results, address))).toEqual([
      ...[1, 0, "none", "not yet"],
    ]);
  });

  test("mazes of two sheets have a row each, in the order of their tabs", async () => {
    await openMaze(8, 5);
    await addSelfMarking(conversation());
    book.workbook.activate(book.workbook.addSheet("Ann"));
    await generate({ ...choice, size: { columns: 4, rows: 4 } }, conversation());
    await addSelfMarking(conversation());
    await collectResults(conversation());
    expect(["A2", "A3"].map((address) => valueAt(sheet("Results"), address))).toEqual(["Sheet1", "Ann"]);
  });

  test("without a sheet that marks, a sentence says what to do", async () => {
    await openMaze(8, 5);
    expect(sentencesIn(await sentenceOf(collectResults(conversation())))).toContainEqual(message("no-self-marking"));
    expect(names()).toEqual(["Sheet1"]);
  });
});

/** The maze that the readable sheet describes. */
function read(address: string, name = READABLE) {
  const { row, column, rows, columns } = area(address);
  const texts = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_each, c) => String(sheet(name).value(row + r, column + c))),
  );
  return readCellTexts(texts, (fact) => say(cellWords(fact)));
}

describe("Write readable maze", () => {
  test("says in each cell which sides of the same cell of the maze are open", async () => {
    await openMaze(8, 5);
    select("C4:F5");
    await makePassage("", conversation());
    select("I2");
    await addExit(conversation());
    select("E6");
    await setEntrance(conversation());
    const before = photograph(sheet("Sheet1"), "A1:BD30");
    const { sentence } = await writeReadableMaze(conversation());
    const { maze, ends } = read("B2:I6");
    expect(maze.standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
    expect(ends).toEqual({ entrance: 35, exits: [7, 39] });
    expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
    expect(sentencesIn(sentence)).toEqual([
      message("readable-written", { ...where, written: READABLE }),
      message("readable-starts", { entrance: "E6", exits: expect.arrayContaining(["I2", "I6"]) as string[], count: 2 }),
    ]);
    expect(valueAt(sheet(READABLE), "E6")).toMatch(/^start; open: /);
    expect([book.workbook.activeSheet.name, sheet(READABLE).usedArea(false)]).toEqual([READABLE, area("B2:I6")]);
  });

  test("removed cells are outside, and columns are as wide as their texts", async () => {
    await openMaze(8, 5);
    select("D3:E4");
    await removeCells(conversation());
    await writeReadableMaze(conversation());
    expect(["D3", "E4"].map((address) => valueAt(sheet(READABLE), address))).toEqual(["outside", "outside"]);
    const { maze } = read("B2:I6");
    expect(maze.mask?.reduce((sum, one) => sum + one, 0)).toBe(36);
    for (let column = 1; column <= 8; column++) {
      const longest = Math.max(...[1, 2, 3, 4, 5].map((row) => String(sheet(READABLE).value(row, column)).length));
      expect(sheet(READABLE).columns.size(column)).toBeGreaterThan(4 * longest);
    }
  });

  test("a maze without ends can be read too, and an earlier sheet is replaced after a question", async () => {
    await openMaze(8, 5);
    await writeReadableMaze(conversation());
    toMaze();
    for (const end of ["B2", "I6"]) {
      select(end);
      await removeEnd(conversation());
    }
    const talk = conversation();
    const { sentence } = await writeReadableMaze(talk);
    expect(talk.questions.map(({ sentence: asked }) => asked)).toEqual([
      message("replace-sheet", { what: "readable", sheet: "Sheet1", earlier: READABLE }),
    ]);
    expect(names()).toEqual(["Sheet1", READABLE]);
    expect(idsIn(sentence)).toContain("readable-without-ends");
    expect(read("B2:I6").ends).toBeUndefined();
  });
});

test("more than 10,000 cells are refused with a sentence, those that were removed included", async () => {
  await openMaze(52, 193);
  select("C3:J8");
  await removeCells(conversation());
  const large = { maze: "B2:BA194", sheet: "Sheet1", cells: 10_036, most: 10_000 };
  for (const [kind, act] of [
    ["marking", addSelfMarking],
    ["readable", writeReadableMaze],
  ] as const) {
    expect(sentencesIn(await sentenceOf(act(conversation())))).toContainEqual(
      message("too-many-cells-for-twin", { ...large, kind }),
    );
  }
  expect(names()).toEqual(["Sheet1"]);
});

if (IS_DEEP) {
  test("100 x 50 takes few requests, none over 1 MB", async () => {
    await openMaze(52, 100);
    book.counter.reset();
    await writeReadableMaze(conversation());
    expect(cost().requests).toBeLessThanOrEqual(6);
    expect(cost().kilobytes).toBeLessThanOrEqual(250);
    toMaze();
    book.counter.reset();
    await addSelfMarking(conversation());
    expect(cost().requests).toBeLessThanOrEqual(7);
    expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_000_000);
  });
}
