import { type Message, message } from "../../../src/message";
import { generate, clearMaze } from "../../../src/actions/make";
import { writeWalls } from "../../../src/actions/solve/companionSheets";
import { sentencesIn, choice, conversation, asked, said, expectRefused, book, openMaze, person } from "../stage";
import { resize, sheet, area, mazeIn, valueAt, valuesIn, everything, askedInVain } from "../stage";
import type { SheetStore } from "../../host/store";
import { names, toFront } from "../../acts/act";

const [WALLS, COPY] = ["Sheet1 walls", "Sheet1 walls (2)"];
const where = { maze: "B2:I6", sheet: "Sheet1" };

/** Codes of the maze in front and of the sheet, from this cell on, row by row. */
function drawn(): number[] {
  const { formula } = book.workbook.name("MazeGrid", sheet("Sheet1"))!;
  return [...mazeIn(sheet("Sheet1"), formula.replace(/.*!/, "").replaceAll("$", "")).standing];
}
const codes = (address: string, on = WALLS) => valuesIn(sheet(on), address);
const used = (on = WALLS) => sheet(on).usedArea(true);
/** Writes the walls; what was asked meanwhile, and what is said in the end. */
async function write() {
  const talk = conversation();
  const told = await said(writeWalls(talk));
  return { questions: asked(talk).map(sentencesIn), told };
}
const askedAgain = async () => (await askedInVain(writeWalls)).map(sentencesIn);
const CHANGED = message("walls-changed", { written: WALLS });
const question = (earlier: string) => message("write-walls-again", { ...where, earlier });

/** Another maze of this size where the first one was. */
async function another(seed: string, columns = 8, rows = 5): Promise<void> {
  toFront();
  resize(columns, rows, sheet("Sheet1"));
  await generate({ ...choice, seed }, conversation());
}

/** Walls are written a first time, another maze is drawn, and a person does something on the sheet of codes. */
async function written(byPerson: (walls: Excel.Worksheet) => void = () => undefined): Promise<void> {
  await openMaze(8, 5, { seed: "first" });
  await write();
  await another("second");
  await person((_, { worksheets }) => byPerson(worksheets.getItem(WALLS)));
}

function moveAway(walls: Excel.Worksheet): void {
  walls.context.workbook.worksheets.add("Mine");
  walls.getRange("B2:I6").moveTo("Mine!B2:I6");
}

test("formulas that refer to the codes keep their references and take the new maze, without a question", async () => {
  await openMaze(8, 5, { seed: "first" });
  await write();
  const id = sheet(WALLS).id;
  const formula = `=SUM('${WALLS}'!$B$2:$E$4)`;
  await person((_, { worksheets }) => void (worksheets.add("Plan").getRange("A1").formulas = [[formula]]));
  const sum = () => (codes("B2:E4") as number[]).reduce((total, code) => total + code, 0);
  const first = sum();
  await another("second");
  const { questions, told } = await write();
  expect([questions, codes("B2:I6"), sum() === first]).toEqual([[], drawn(), false]);
  expect([sheet("Plan").formula(0, 0), valueAt(sheet("Plan"), "A1")]).toEqual([formula, sum()]);
  expect([sheet(WALLS).id, names()]).toEqual([id, ["Sheet1", WALLS, "Plan"]]);
  expect(book.workbook.activeSheet.name).toBe(WALLS);
  expect(told).toEqual([
    message("walls-written", { ...where, written: WALLS }),
    message("walls-in-functions", { range: `'${WALLS}'!$B$2:$I$6` }),
  ]);
});

test.each([
  ["smaller", 6, 3, "B2:G4"],
  ["larger", 11, 9, "B2:L10"],
  ["wider and lower", 12, 2, "B2:M3"],
  ["narrower and higher", 2, 14, "B2:C15"],
])(
  "a %s maze leaves no code of the earlier one, a sentence says which formulas to change, and the next maze is taken, too",
  async (_, columns, rows, at) => {
    await openMaze(8, 5, { seed: "first" });
    await write();
    await another("second", columns, rows);
    const { questions, told } = await write();
    expect(questions).toEqual([]);
    expect([used(), codes(at)]).toEqual([area(at), drawn()]);
    const [first, last] = at.split(":").map((cell) => cell.replace(/([A-Z]+)(\d+)/, "$$$1$$$2"));
    expect(told).toContainEqual(
      message("walls-resized", { range: `'${WALLS}'!${first}:${last}`, before: `'${WALLS}'!$B$2:$I$6` }),
    );
    toFront();
    await clearMaze(conversation());
    await another("third");
    await write();
    expect([names(), used(), codes("B2:I6")]).toEqual([["Sheet1", WALLS], area("B2:I6"), drawn()]);
  },
);

describe("what a person did on the sheet of codes", () => {
  test.each<[string, (walls: Excel.Worksheet) => unknown]>([
    ["another code", (walls) => (walls.getRange("C3").values = [[4]])],
    ["a code that was cleared", (walls) => walls.getRange("C3").clear()],
    ["a row that was inserted", (walls) => walls.getRange("4:4").insert("Down")],
    ["a text over a code", (walls) => (walls.getRange("I6").values = [["exit"]])],
    ["formulas beside the codes", (walls) => (walls.getRange("A1:A2").formulas = [["My maze"], ["=SUM(B2:I6)"]])],
    ["codes that were merged", (walls) => walls.getRange("C4:D5").merge(false)],
    ["something far away", (walls) => (walls.getRange("XFD1048576").values = [["end"]])],
  ])("%s is asked about: a no leaves everything, a yes leaves nothing but codes", async (_, change) => {
    await written((walls) => void change(walls));
    expect(await askedAgain()).toEqual([[CHANGED, question(WALLS)]]);
    await write();
    expect([used(), codes("B2:I6")]).toEqual([area("B2:I6"), drawn()]);
    toFront();
    expect((await write()).questions).toEqual([]);
  });

  /** The sheet on which the new codes are to stand, where, and what other sheets there are. */
  type Row = [what: string, (walls: Excel.Worksheet) => unknown, on: string, at: string, ...others: string[]];
  test.each<Row>([
    ["moved on their sheet", (walls) => walls.getRange("B2:I6").moveTo("D8"), WALLS, "D8:K12"],
    ["moved to another sheet", (walls) => moveAway(walls), WALLS, "B2:I6", "Mine"],
    ["formatted as text", (walls) => (walls.getRange("C3:D3").numberFormat = [["@"]] as never), WALLS, "B2:I6"],
    ["renamed", (walls) => (walls.name = "For formulas"), "For formulas", "B2:I6"],
    ["put before the maze", (walls) => (walls.position = 0), WALLS, "B2:I6"],
    ["hidden", (walls) => (walls.visibility = "Hidden"), WALLS, "B2:I6"],
    ["hidden from people", (walls) => (walls.visibility = "VeryHidden"), WALLS, "B2:I6"],
    ["deleted", (walls) => walls.delete(), WALLS, "B2:I6"],
    ["copied, as the copy's name tells", (walls) => walls.copy("Before", walls), WALLS, "B2:I6", COPY],
  ])(
    "codes or their sheet were %s: no question, and that sheet has the new codes and stays as it is otherwise",
    async (_, byPerson, on, at, ...others) => {
      await written((walls) => void byPerson(walls));
      const [there, held] = [names(), sheet(on) as SheetStore | undefined];
      const { visibility, id } = held ?? { visibility: "Visible", id: expect.any(String) as string };
      const otherCodes = () => others.map((other) => codes("B2:I6", other));
      const before = otherCodes();
      const { questions, told } = await write();
      const ids = told.map((each) => (each as Message).id);
      expect([questions, ids]).toEqual([[], ["walls-written", "walls-in-functions"]]);
      expect([used(on), codes(at, on)]).toEqual([area(at), drawn()]);
      expect([names(), sheet(on).id]).toEqual([held === undefined ? [...there, on] : there, id]);
      const front = visibility === "Visible" ? on : "Sheet1";
      expect([sheet(on).visibility, book.workbook.activeSheet.name]).toEqual([visibility, front]);
      expect(otherCodes()).toEqual(before);
    },
  );

  test("a protected sheet of codes stays as it is, and a sentence says so before anything is asked", async () => {
    await written((walls) => {
      walls.getRange("C3").values = [[4]];
      walls.protection.protect();
    });
    const talk = conversation();
    await expectRefused(() => writeWalls(talk), message("other-sheet-protected", { sheet: WALLS, shown: "yes" }));
    expect(talk.questions).toEqual([]);
  });

  test("a sheet of codes is asked about where a copy has a name of its own, or only a copy is left", async () => {
    await written((walls) => void (walls.copy("End").name = "Archive"));
    const copied = (written: string, ...sheets: string[]) => message("walls-copied", { written, sheets });
    expect(await askedAgain()).toEqual([[copied(WALLS, WALLS, "Archive"), question(WALLS)]]);
    await person((_, { worksheets }) => {
      worksheets.getItem("Archive").name = COPY;
      worksheets.getItem(WALLS).delete();
    });
    expect(await askedAgain()).toEqual([[copied(COPY, COPY), question(COPY)]]);
  });
});

test("a step of Undo takes the codes back with what is remembered of them, and nothing ends the list of steps", async () => {
  await written();
  await another("third", 9, 6);
  book.switches.undo = "desktop";
  await person((front) => (front.getRange("BH40").values = [["a step"]]));
  const before = everything();
  await write();
  expect(codes("B2:J7")).toEqual(drawn());
  expect(book.excel.person.undo()).toBe(true);
  toFront();
  expect(everything()).toEqual(before);
  expect([(await write()).questions, codes("B2:J7")]).toEqual([[], drawn()]);
});
