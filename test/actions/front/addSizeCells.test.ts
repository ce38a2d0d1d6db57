import { say } from "../../../src/words";
import { message } from "../../../src/message";
import { generate } from "../../../src/actions/make/generate";
import { addSizeCells } from "../../../src/actions/front";
import { choice, conversation, book, openWorkbook, person, resize, sheet, contentsOf } from "../stage";
import { photograph, put, valueAt } from "../stage";

const setUp = () => addSizeCells(conversation());

beforeEach(() => openWorkbook());

/** The names of the sheet in front with what they stand for. */
function ownNames(): Record<string, string> {
  const own = book.workbook.names.filter(({ scope }) => scope === sheet());
  return Object.fromEntries(own.map(({ name, formula }) => [name, formula.replaceAll("'", "")]));
}

test("sizes that were typed stand in the cells that are made, which come into view", async () => {
  await addSizeCells(conversation(), { columns: 12, rows: 8 });
  expect(contentsOf(sheet(), "BC11:BC14")).toEqual(["Columns", 12, "Rows", 8]);
  expect(sheet().selection).toMatchObject({ activeRow: 11, activeColumn: 54 });
});

test("a sheet that is set up already stays as it is, with the sizes that were entered", async () => {
  await setUp();
  put(sheet(), "BC12", 33);
  const before = photograph(sheet(), "A1:BD20");
  const { sentence } = await addSizeCells(conversation(), { columns: 30, rows: 9 });
  expect(sentence).toEqual(message("sheet-set-up", { sheet: "Sheet1" }));
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
  ["has a filled cell", (own) => (own.getRange("C3").format.fill.color = "#FFCC00")],
  ["has a chart", (own) => void own.charts.add("Pie", own.getRange("A1:B2"))],
  ["is protected", (own) => own.protection.protect()],
  ["has other than numbers in BC12", (own) => (own.getRange("BC12:BC14").values = [["twelve"], [""], [5]])],
])("beside a sheet that %s there is a new sheet Maze in front, and the old one is as it was", async (_what, use) => {
  await person(use);
  const [old] = book.workbook.sheets;
  const before = photograph(old!, "A1:BD20");
  const { sentence } = await setUp();
  expect(sentence).toEqual(message("sheet-set-up", { sheet: "Maze" }));
  expect(sheet().name).toBe("Maze");
  expect(ownNames()).toMatchObject({ MazeColumns: "=Maze!$BC$12", MazeRows: "=Maze!$BC$14" });
  expect(photograph(old!, "A1:BD20")).toEqual(before);
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

test.each([
  ["Spalten", "Sheet1"],
  ["mine", "Maze"],
])("where the size cells and their names are gone, the label %s is known by the hidden name", async (label, on) => {
  await addSizeCells({ ...conversation(), say: (told) => (say(told) === "Columns" ? "Spalten" : say(told)) });
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
