import { deleteRow, insertRow, choice, conversation, refusedUnchanged, book, openMaze, select, sheet } from "../stage";
import { area, mazeIn, put, said, valueAt } from "../stage";
import { message } from "../../../src/message";
import { addCells, removeCells, makePassage, makeWall } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";

beforeEach(() => openMaze(8, 5));

const maze = () => mazeIn(sheet(), "B2:I6");
const areOpen = (...walls: number[]) => walls.map((wall) => maze().isOpen(wall));

test("all walls inside a selected block fall, once, and two neighbours selected one by one count as a block", async () => {
  select("C3:E4");
  await makePassage("", conversation());
  expect(await said(makePassage("", conversation()))).toEqual([message("already-so")]);
  expect(areOpen(18, 20, 34, 36, 19, 21, 23)).toEqual(Array(7).fill(true));
  select("C3", "C4");
  await makeWall("", conversation());
  expect(areOpen(18, 20, 34, 36, 19, 21, 23)).toEqual([true, true, true, true, false, true, true]);
});

test("typed cells, as addresses or as rows and columns from 0, along a row or column", async () => {
  await makeWall("B2 B6\nD4:I4", conversation());
  expect(areOpen(1, 17, 33, 49, 36, 38, 40, 42, 44)).toEqual(Array(9).fill(false));
  await makePassage("(2,2) - (2,7)", conversation());
  expect([areOpen(1, 17, 33, 49), areOpen(36, 38, 40, 42, 44)]).toEqual([Array(4).fill(false), Array(5).fill(true)]);
});

test("walls of a maze that nobody named are edited in the selection, in their own kind of line", async () => {
  const other = book.workbook.addSheet("Drawn");
  book.workbook.activate(other);
  select("C3:D3");
  await makeWall("", conversation());
  expect(other.verticalEdge(2, 3)).toMatchObject({ style: "Continuous", weight: "Thick" });
  other.changeVerticalEdges(area("D3"), (line) => ({ ...line, weight: "Thin", color: "#00FF00" }));
  select("C3:D4");
  await makeWall("", conversation());
  expect(other.horizontalEdge(3, 2)).toMatchObject({ weight: "Thin", color: "#00FF00" });
});

test("between two cells that are out stands nothing, beside one of them a wall, and between all others what stood there", async () => {
  const before = maze();
  put(sheet(), "D4", "kept");
  select("D3:F5", "H6", "B6");
  await removeCells(conversation());
  expect((await removeCells(conversation())).sentence).toEqual(message("already-so"));
  const now = maze();
  const out = [10, 11, 12, 18, 19, 20, 26, 27, 28, 38, 32];
  const isOut = (cell: number) => out.includes(cell);
  for (let wall = 0; wall < now.wallCount; wall++) {
    if (!now.separates(wall)) continue;
    const [one, other] = [wall >> 1, (wall >> 1) + (wall % 2 === 0 ? 1 : 8)];
    const expected = isOut(one) && isOut(other) ? true : isOut(one) || isOut(other) ? false : before.isOpen(wall);
    expect([wall, now.isOpen(wall)]).toEqual([wall, expected]);
  }
  expect(valueAt(sheet(), "D4")).toBe("kept");
  await addCells(conversation());
  expect(book.workbook.name("MazeMask", sheet())).toBeUndefined();
});

test.each(["A1:C3", "XFB1048574:XFD1048576"])(
  "a maze at the sheet's edge, %s, is edited and cleared",
  async (address) => {
    book.workbook.activate(book.workbook.addSheet("Edge"));
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
