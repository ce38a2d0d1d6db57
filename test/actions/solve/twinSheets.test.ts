import { message } from "../../../src/message";
import { say } from "../../../src/words";
import { addExit, removeEnd, setEntrance, removeCells, makePassage } from "../../../src/actions/edit";
import { addSelfMarking, collectResults } from "../../../src/actions/solve/selfMarking";
import { solve } from "../../../src/actions/solve/solve";
import { cellWords, writeReadableMaze } from "../../../src/actions/solve/companionSheets";
import { readCellTexts } from "../../maze/readCellTexts";
import { generate } from "../../../src/actions/make/generate";
import { choice, conversation } from "../conversation";
import { expectRefused } from "../failureOf";
import { layOutPages } from "../../host/print/pages";
import { book, openMaze, person, select, sheet, enclose } from "../openMaze";
import { area, cellsOf, filledIn, mazeIn, photograph, valueAt, valuesIn } from "../sheetReading";
import { record } from "../trouble";
import { idsIn, sentencesIn } from "../../words/sentencesIn";
import { names, toFront } from "../../acts/act";
import { search } from "../../acts/choices";

const [MARKING, READABLE] = ["Sheet1 self-marking", "Sheet1 readable"];
const where = { maze: "B2:I6", sheet: "Sheet1" };

/** What a cell of the sheet that marks holds: its formula, or its value. */
function contentAt(address: string): unknown {
  const { row, column } = area(address);
  return sheet(MARKING).formula(row, column) ?? sheet(MARKING).value(row, column);
}

beforeEach(() => openMaze(8, 5));

describe("Add self-marking", () => {
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

  test("shows the maze, without its solution, with the letters and numbers of its own sheet; it can be coloured", async () => {
    await solve(search, conversation());
    await addSelfMarking(conversation());
    const on = sheet(MARKING);
    expect(mazeIn(on, "M12:T16").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
    expect(new Set(cellsOf("M12:T16").map((cell) => on.style(...cell).fill.color)).size).toBe(1);
    expect(["M11", "T11", "L12", "L16", "M12", "T16"].map((cell) => valueAt(on, cell))).toEqual([
      "B",
      "I",
      2,
      6,
      "S",
      "E",
    ]);
    await person((front) => (front.getRange("M13").format.fill.color = "#FFFF00"));
    expect(filledIn(on, "M12:T16", "#FFFF00")).toEqual([8]);
  });

  test.each([
    [40, 30, "Landscape"],
    [4, 40, "Portrait"],
  ])("a maze of %d by %d lies on paper as it is", async (columns, rows, orientation) => {
    await openMaze(columns, rows);
    await addSelfMarking(conversation());
    expect(sheet(MARKING).page.orientation).toBe(orientation);
  });

  test("prints on one page what it says of the path, whose rows have room for their texts, and the maze", async () => {
    await addSelfMarking(conversation());
    const pages = layOutPages(sheet(MARKING));
    expect(pages.map(({ scale, parts }) => [scale, parts.map(({ cells }) => cells)])).toEqual([[1, [area("A1:T16")]]]);
    expect(sheet(MARKING).merges).toEqual([area("A2:C2"), area("A3:C3")]);
    // Excel fits no row to what a formula gives, so a verdict that is wrapped needs room from the beginning.
    expect([3, 8].map((row) => sheet(MARKING).style(row, 1).alignment.wrapText)).toEqual([true, true]);
    const heights = [...Array(9).keys()].map((row) => sheet(MARKING).rows.size(row));
    expect(heights).toEqual([15, 30, 30, 30, 15, 15, 15, 15, 45]);
  });

  test("without a printer it is written and protected, and prints as Excel sees fit", async () => {
    book.switches.printer = false;
    const { sentence } = await addSelfMarking(conversation());
    expect(sentence).toMatchObject({ id: "self-marking-written" });
    expect(sheet(MARKING).protection?.password).toBe("");
    expect(sheet(MARKING).page.printArea).toEqual([]);
  });

  test("without an exit, or without a path to one, a sentence says what to do, and no sheet is left", async () => {
    await enclose("B2", "Double");
    await expectRefused(() => addSelfMarking(conversation()), message("no-way", where));
    select("I6");
    await removeEnd(conversation());
    await expectRefused(() => addSelfMarking(conversation()), message("no-exit", where));
  });
});

describe("Collect results", () => {
  test("makes a table with a row for each sheet that marks, which follows it", async () => {
    await addSelfMarking(conversation());
    toFront();
    await person((front) => (front.name = "12"));
    await addSelfMarking(conversation());
    book.workbook.activate(sheet("12"));
    const { sentence } = await collectResults(conversation());
    expect(sentence).toEqual(message("results-collected", { name: "Results", sheets: 1 }));
    const results = sheet("Results");
    expect(valuesIn(results, "A1:B1")).toEqual(["Maze", "Steps typed"]);
    expect([valueAt(results, "E1"), valueAt(results, "A2")]).toEqual(["Exit reached", "12"]);
    expect([1, 2, 3, 4].map((column) => results.formula(1, column))).toEqual(
      [5, 6, 7, 8].map((row) => `='${MARKING}'!$B$${row}`),
    );
    expect(results.tables[0]!.area).toEqual(area("A1:E2"));
    expect(book.workbook.activeSheet.name).toBe("Results");
    await person((_, { worksheets }) => void (worksheets.getItem(MARKING).getRange("B4").values = [["x"]]));
    expect(valuesIn(results, "B2:E2")).toEqual([1, 0, "none", "not yet"]);
  });

  test("mazes of two sheets have a row each, in the order of their tabs", async () => {
    await addSelfMarking(conversation());
    book.workbook.activate(book.workbook.addSheet("Ann"));
    await generate({ ...choice, size: { columns: 4, rows: 4 } }, conversation());
    await addSelfMarking(conversation());
    await collectResults(conversation());
    expect(valuesIn(sheet("Results"), "A2:A3")).toEqual(["Sheet1", "Ann"]);
  });

  test("without a sheet that marks, a sentence says what to do", async () => {
    await expectRefused(() => collectResults(conversation()), message("no-self-marking"));
  });
});

/** The maze that the readable sheet describes. */
function read() {
  const texts = valuesIn(sheet(READABLE), "B2:I6").map(String);
  return readCellTexts(
    [0, 8, 16, 24, 32].map((cell) => texts.slice(cell, cell + 8)),
    (fact) => say(cellWords(fact)),
  );
}

describe("Write readable maze", () => {
  test("says in each cell which sides of the same cell of the maze are open", async () => {
    select("C4:F5");
    await makePassage("", conversation());
    select("I2");
    await addExit(conversation());
    select("E6");
    await setEntrance(conversation());
    const before = photograph(sheet("Sheet1"), "A1:BD30");
    const { sentence } = await writeReadableMaze(conversation());
    const { maze, ends } = read();
    expect(maze.standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
    expect(ends).toEqual({ entrance: 35, exits: [7, 39] });
    expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
    expect(sentence).toEqual(message("readable-written", { ...where, written: READABLE }));
    expect(valueAt(sheet(READABLE), "E6")).toMatch(/^start; open: /);
    expect([book.workbook.activeSheet.name, sheet(READABLE).usedArea(false)]).toEqual([READABLE, area("B2:I6")]);
  });

  test("removed cells are outside, and columns are as wide as their texts", async () => {
    select("D3:E4");
    await removeCells(conversation());
    await writeReadableMaze(conversation());
    expect(["D3", "E4"].map((address) => valueAt(sheet(READABLE), address))).toEqual(["outside", "outside"]);
    const { maze } = read();
    expect(maze.mask?.reduce((sum, one) => sum + one, 0)).toBe(36);
    for (let column = 1; column <= 8; column++) {
      const longest = Math.max(...[1, 2, 3, 4, 5].map((row) => String(sheet(READABLE).value(row, column)).length));
      expect(sheet(READABLE).columns.size(column)).toBeGreaterThan(4 * longest);
    }
  });

  test("a maze without ends can be read too", async () => {
    for (const end of ["B2", "I6"]) {
      select(end);
      await removeEnd(conversation());
    }
    await writeReadableMaze(conversation());
    expect(read().ends).toBeUndefined();
  });
});

test("more than 10,000 cells are refused with a sentence, those that were removed included", async () => {
  await openMaze(52, 193);
  select("C3:J8");
  await removeCells(conversation());
  const large = { maze: "B2:BA194", sheet: "Sheet1", cells: 10_036, most: 10_000 };
  for (const act of [addSelfMarking, writeReadableMaze]) {
    await expectRefused(() => act(conversation()), message("maze-too-large", large));
  }
});
