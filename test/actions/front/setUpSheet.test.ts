import { say } from "../../../src/words";
import { failureOf } from "../failureOf";
import { message, together } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, person, resize, sheet } from "../openMaze";
import { area, contentsOf, photograph, put, valueAt } from "../sheetReading";
import { workIn } from "../trouble";

const setUp = () => setUpSheet(conversation());

beforeEach(() => openWorkbook());

/** The names of a sheet that was only set up. */
const NAMES = ["MazeColumns", "MazeRows", "MazeSizeLabels"];

/** The names of the sheet in front with what they stand for. */
function ownNames(): Record<string, string> {
  const own = book.workbook.names.filter(({ scope }) => scope === sheet());
  return Object.fromEntries(own.map(({ name, formula }) => [name, formula.replaceAll("'", "")]));
}

/** Widths of columns A to BD, in points, as runs. */
function widths(of = sheet()): string {
  const runs: [number, number][] = [];
  for (let column = 0; column < 56; column++) {
    const width = of.columns.size(column);
    if (runs.at(-1)?.[0] === width) runs.at(-1)![1]++;
    else runs.push([width, 1]);
  }
  return runs.map(([width, count]) => `${count} of ${width}`).join(", ");
}

test("an empty sheet gets labels, numbers and its own names in BC12 and BC14, and columns so narrow that these are seen", async () => {
  const { sentence } = await setUp();
  expect(sentence).toEqual(message("sheet-set-up", { sheet: "Sheet1" }));
  expect(contentsOf(sheet(), "BC11:BC14")).toEqual(["Columns", 20, "Rows", 15]);
  expect(ownNames()).toEqual({
    MazeColumns: "=Sheet1!$BC$12",
    MazeRows: "=Sheet1!$BC$14",
    MazeBeforeColumns: '="w48"',
    MazeBeforeColumnsAt: "=Sheet1!$B$1:$BB$1000",
    MazeSizeLabels: '="{%22columns%22:%22Columns%22,%22rows%22:%22Rows%22}"',
  });
  expect(sheet().usedArea(false)).toEqual(area("BC11:BC14"));
  expect(widths()).toBe("1 of 48, 53 of 9, 2 of 48");
  expect(book.workbook.sheets).toHaveLength(1);
});

test("Clear maze gives the narrow columns their widths back, with a maze or without, but for those that were changed since", async () => {
  await person((own) => (own.getRange("D:E").format.columnWidth = 60));
  const before = widths();
  await setUp();
  await clearMaze(conversation());
  expect(widths()).toBe(before);
  expect(Object.keys(ownNames())).toEqual(NAMES);

  openWorkbook();
  await person((own) => (own.getRange("D:E").format.columnWidth = 60));
  await setUp();
  resize(8, 5);
  await generate(choice, conversation());
  await person((own) => (own.getRange("Z:Z").format.columnWidth = 96));
  await clearMaze(conversation());
  expect(widths()).toBe("3 of 48, 2 of 60, 20 of 48, 1 of 96, 30 of 48");
});

test("Clear maze that breaks off anywhere on a sheet which was only set up leaves nothing when it is pressed again", async () => {
  const before = widths();
  await setUp();
  const { requests } = await workIn({}, clearMaze);
  const broken = requests.flatMap((actions, i) =>
    Array.from({ length: actions }, (_, action) => ({ request: i + 1, action: action + 1, code: "RequestAborted" })),
  );
  expect(broken.length).toBeGreaterThan(30);
  for (const fault of broken) {
    openWorkbook();
    await setUp();
    await workIn({ fault }, clearMaze);
    if (hasLeft()) await clearMaze(conversation());
    expect({ fault, names: Object.keys(ownNames()), widths: widths() }).toEqual({
      ...{ fault, names: NAMES, widths: before },
    });
  }
});

test("Clear maze on a protected sheet where a Generate broke off is refused before anything is changed", async () => {
  await setUp();
  await person((own) => {
    own.names.add("MazeBefore", '="grid24 w9 h15"');
    own.protection.protect();
  });
  const before = [ownNames(), widths()];
  expect((await failureOf(clearMaze(conversation()))).sentence).toEqual(
    together(message("sheet-protected", { sheet: "Sheet1" }), message("nothing-changed")),
  );
  expect([ownNames(), widths()]).toEqual(before);
});

const hasLeft = () => Object.keys(ownNames()).length > NAMES.length;

test.each(["delete", "insert"] as const)(
  "narrow columns get their widths back also after somebody %ss the first row",
  async (edit) => {
    const before = widths();
    await setUp();
    await person((own) => {
      const first = own.getRange("1:1");
      if (edit === "delete") first.delete("Up");
      else first.insert("Down");
    });
    await clearMaze(conversation());
    expect(widths()).toBe(before);
    expect(Object.keys(ownNames())).toEqual(NAMES);
  },
);

test("a sheet that is set up already stays as it is, with the sizes that were entered", async () => {
  await setUp();
  put(sheet(), "BC12", 33);
  const before = photograph(sheet(), "A1:BD20");
  expect((await setUp()).sentence).toEqual(message("sheet-was-set-up", { sheet: "Sheet1" }));
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("numbers in BC12 and BC14 without names are taken as they are, also on a sheet in use", async () => {
  resize(8, 5);
  put(sheet(), "A1", "mine");
  const before = photograph(sheet(), "A1:BD20");
  expect((await setUp()).sentence).toEqual(message("size-cells-taken", { sheet: "Sheet1" }));
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  expect(ownNames()).toEqual({ MazeColumns: "=Sheet1!$BC$12", MazeRows: "=Sheet1!$BC$14" });
});

test.each<[string, (own: Excel.Worksheet) => void]>([
  ["holds a value", (own) => (own.getRange("A1").values = [["mine"]])],
  ["has a filled cell", (own) => (own.getRange("C3").format.fill.color = "#FFCC00")],
  ["has a chart", (own) => void own.charts.add("Pie", own.getRange("A1:B2"))],
  ["is protected", (own) => own.protection.protect()],
])("beside a sheet that %s there is a new sheet Maze in front, and the old one is as it was", async (_what, use) => {
  await person(use);
  const [old] = book.workbook.sheets;
  const before = photograph(old!, "A1:BD20");
  const { sentence } = await setUp();
  expect(sentence).toEqual(message("new-sheet-set-up", { sheet: "Maze" }));
  expect(sheet().name).toBe("Maze");
  expect(ownNames()).toMatchObject({ MazeColumns: "=Maze!$BC$12", MazeRows: "=Maze!$BC$14" });
  expect(widths()).toBe("1 of 48, 53 of 9, 2 of 48");
  expect(photograph(old!, "A1:BD20")).toEqual(before);
});

test("a name that is taken, in upper or lower case, is counted on", async () => {
  book.workbook.addSheet("MAZE");
  book.workbook.addSheet("maze (2)");
  put(sheet(), "A1", "mine");
  await setUp();
  expect(sheet().name).toBe("Maze (3)");
});

test("size cells that were deleted are made again beside the maze, which stays", async () => {
  await setUp();
  await generate(choice, conversation());
  const before = photograph(sheet(), "A1:V17");
  await person((own) => own.getRange("BC:BC").delete("Left"));
  expect(ownNames()).toMatchObject({ MazeColumns: "=#REF!", MazeRows: "=#REF!" });
  await setUp();
  expect(ownNames()).toMatchObject({ MazeColumns: "=Sheet1!$BC$12", MazeRows: "=Sheet1!$BC$14" });
  expect(valueAt(sheet(), "BC12")).toBe(20);
  expect(photograph(sheet(), "A1:V17")).toEqual(before);
});

test("one deleted size cell is made again, and the other keeps its number", async () => {
  await setUp();
  put(sheet(), "BC12", 33);
  for (const name of book.workbook.names) if (name.name === "MazeRows") name.formula = "=#REF!";
  sheet().clearContents(area("BC14"));
  await setUp();
  expect([valueAt(sheet(), "BC12"), valueAt(sheet(), "BC14")]).toEqual([33, 15]);
});

test("size cells that lost their names are never written over where they hold no numbers", async () => {
  put(sheet(), "BC12", "twelve");
  put(sheet(), "BC14", 5);
  await setUp();
  expect(sheet().name).toBe("Maze");
  expect(contentsOf(book.workbook.sheet("Sheet1")!, "BC11:BC14")).toEqual(["twelve", 5]);
});

test.each([
  ["Spalten", "Sheet1"],
  ["mine", "Maze"],
])("where the size cells and their names are gone, the label %s is known by the hidden name", async (label, on) => {
  await setUpSheet({ ...conversation(), say: (told) => (say(told) === "Columns" ? "Spalten" : say(told)) });
  await person((own) => {
    for (const name of ["MazeColumns", "MazeRows"]) own.names.getItem(name).delete();
    for (const cell of ["BC12", "BC14"]) own.getRange(cell).clear("Contents");
    own.getRange("BC11").values = [[label]];
    own.getRange("B2").values = [["mine"]];
    own.names.add("MazeGrid", "=Sheet1!$B$2:$C$3");
  });
  await setUp();
  expect(sheet().name).toBe(on);
  expect(contentsOf(sheet(), "BC11:BC14")).toEqual(["Columns", 20, "Rows", 15]);
});

test("the labels shrink rather than lose a letter to the cell beside them", async () => {
  await setUp();
  const shrinks = ["BC11", "BC13"].map(
    (address) => sheet().style(area(address).row, area(address).column).alignment.shrinkToFit,
  );
  expect(shrinks).toEqual([true, true]);
});
