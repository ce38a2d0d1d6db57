import { message } from "../../../src/message";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { addSizeCells } from "../../../src/actions/front/sheetInFront";
import { clearMaze, generate } from "../../../src/actions/make";
import { choice, conversation } from "../conversation";
import { refusedUnchanged } from "../failureOf";
import { book, openWorkbook, person, resize, select, sheet } from "../openMaze";
import { area, mazeIn, put } from "../sheetReading";
import { deleteRow, insertColumn, insertRow } from "../lines";

beforeEach(async () => {
  openWorkbook();
  await addSizeCells(conversation());
});

async function drawn(): Promise<void> {
  resize(8, 5);
  await generate(choice, conversation());
}

const edits: [string, () => Promise<unknown>][] = [
  ["Make passage", () => makePassage("", conversation())],
  ["Make wall", () => makeWall("", conversation())],
  ["Add cells", () => addCells(conversation())],
  ["Remove cells", () => removeCells(conversation())],
  ["Insert row", () => insertRow(conversation())],
  ["Insert column", () => insertColumn(conversation())],
  ["Delete row", () => deleteRow(conversation())],
];

test.each(edits.filter(([name]) => name !== "Add cells"))("%s names merged cells in its way", async (_name, act) => {
  await drawn();
  await person((own) => own.getRange("D4:D5").merge());
  select("D4:E5");
  expect((await refusedUnchanged(act))[0]).toMatchObject({
    id: "merged-in-way",
    args: { cells: "D4:D5", count: 1, sheet: "Sheet1" },
  });
});

test("hidden rows in the way of an edit are named", async () => {
  await drawn();
  sheet().hideRows(3, 3, true);
  select("D3:D5");
  const hidden = message("rows-hidden", { rows: "4", count: 1, sheet: "Sheet1", maze: "drawn" });
  for (const act of [() => makeWall("", conversation()), () => insertRow(conversation())])
    expect(await refusedUnchanged(act)).toContainEqual(hidden);
});

test("a maze grows over nothing that it may not cover", async () => {
  await drawn();
  await person((own) => (own.tables.add("D7:E9", true).name = "Scores"));
  select("D4");
  expect(await refusedUnchanged(() => insertRow(conversation()))).toContainEqual(
    message("table-in-way", { table: "Scores", area: "B2:I7", sheet: "Sheet1", maze: "planned" }),
  );
  put(sheet(), "K2", 5);
  for (const name of book.workbook.names) if (name.name === "MazeColumns") name.formula = "=Sheet1!$K$2";
  expect(await refusedUnchanged(() => insertColumn(conversation()))).toContainEqual(
    message("grows-too-far", { area: "B2:J6", sheet: "Sheet1", most: 1_000_000 }),
  );
});

test("a maze of as many cells as Lavirint draws does not grow, and nothing is read for it", async () => {
  await drawn();
  book.workbook.name("MazeGrid", sheet())!.formula = "=Sheet1!$B$2:$ALM$1001";
  select("C3");
  book.counter.reset();
  expect(await refusedUnchanged(() => insertRow(conversation()))).toContainEqual(
    message("grows-too-far", { area: "B2:ALM1002", sheet: "Sheet1", most: 1_000_000 }),
  );
});

test.each(["A1:C3", "XFB1048574:XFD1048576"])(
  "a maze at the sheet's edge, %s, is edited and cleared",
  async (address) => {
    book.workbook.addSheet("Edge");
    book.workbook.activate(book.workbook.sheet("Edge")!);
    select(address);
    await generate({ ...choice, shape: "areas" }, conversation());
    const { row, column } = area(address);
    const cell = (r: number, c: number, rows = 1, columns = 1) =>
      sheet().select([{ row: row + r, column: column + c, rows, columns }]);
    cell(1, 1, 2, 2);
    await makePassage("", conversation());
    expect(mazeIn(sheet(), address).isOpen(2 * 4)).toBe(true);
    cell(0, 2);
    await removeCells(conversation());
    await addCells(conversation());
    cell(2, 0);
    await removeCells(conversation());
    cell(1, 0);
    if (row === 0) await insertRow(conversation());
    else
      expect(await refusedUnchanged(() => insertRow(conversation()))).toContainEqual(
        message("grows-too-far", { area: "XFB1048574:XFD1048577", sheet: "Edge", most: 1_000_000 }),
      );
    await deleteRow(conversation());
    await clearMaze(conversation());
    expect(sheet().usedArea(false)).toBeUndefined();
  },
);
