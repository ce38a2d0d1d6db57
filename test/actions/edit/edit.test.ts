import { deleteRow, insertRow } from "../lines";
import { message } from "../../../src/message";
import { addCells, removeCells, makePassage, makeWall } from "../../../src/actions/edit";
import { decodeMask } from "../../../src/worksheet/shapeAndEnds";
import { clearMaze, generate } from "../../../src/actions/make";
import { choice, conversation, refusedUnchanged, book, openMaze, select, sheet, area, mazeIn } from "../stage";
import { photograph, put, gridIn } from "../stage";

beforeEach(() => openMaze(8, 5));

const maze = () => mazeIn(sheet(), "B2:I6");

/** What is different outside of the grid: nothing, ever. */
function outside(): unknown {
  return [photograph(sheet(), "A1:A20"), photograph(sheet(), "K1:BD20"), photograph(sheet(), "B8:J20")];
}

test("a wall between two selected cells falls and is put up again, and nothing else changes", async () => {
  const before = maze();
  const wall = before.standing.findIndex((bits, cell) => (bits & 1) !== 0 && (cell + 1) % 8 !== 0) * 2;
  const cell = wall >> 1;
  const [row, column] = [2 + Math.floor(cell / 8), 1 + (cell % 8)];
  const two = { row: row - 1, column, rows: 1, columns: 2 };
  const photo = photograph(sheet(), "A1:BD20");
  sheet().select([two]);
  const walls = { count: 1, area: "C2:D2", sheet: "Sheet1" };
  expect((await makePassage("", conversation())).sentence).toEqual(message("walls-taken-down", walls));
  const opened = before.copy();
  opened.openWall(wall);
  expect(maze().standing).toEqual(opened.standing);
  expect((await makePassage("", conversation())).sentence).toEqual(message("already-so"));
  expect((await makeWall("", conversation())).sentence).toEqual(message("walls-put-up", walls));
  expect(photograph(sheet(), "A1:BD20")).toEqual(photo);
});

test("all walls inside a selected block fall, and two neighbours selected one by one count as a block", async () => {
  select("C3:E4");
  await makePassage("", conversation());
  const opened = maze();
  const cells = [9, 10, 11, 17, 18, 19];
  for (const cell of cells) {
    if (cells.includes(cell + 1)) expect(opened.isOpen(2 * cell)).toBe(true);
    if (cells.includes(cell + 8)) expect(opened.isOpen(2 * cell + 1)).toBe(true);
  }
  select("C3", "C4");
  await makeWall("", conversation());
  expect(maze().isOpen(2 * 9 + 1)).toBe(false);
});

test("typed cells, as addresses or as rows and columns from 0, along a row or column", async () => {
  await makeWall("B2 B6\nD4:I4", conversation());
  const walled = maze();
  for (const row of [0, 1, 2, 3]) expect(walled.isOpen(2 * (row * 8) + 1)).toBe(false);
  for (const column of [2, 3, 4, 5, 6]) expect(walled.isOpen(2 * (16 + column))).toBe(false);
  await makePassage("(2,2) - (2,7)", conversation());
  for (const column of [2, 3, 4, 5, 6]) expect(maze().isOpen(2 * (16 + column))).toBe(true);
});

test("walls of a maze that nobody named are edited in the selection, in their own kind of line", async () => {
  const other = book.workbook.addSheet("Drawn");
  book.workbook.activate(other);
  other.select([area("C3:D3")]);
  await makeWall("", conversation());
  expect(other.verticalEdge(2, 3)).toMatchObject({ style: "Continuous", weight: "Thick" });
  other.changeVerticalEdges(area("D3"), (line) => ({ ...line, weight: "Thin", color: "#00FF00" }));
  other.select([area("C3:D4")]);
  await makeWall("", conversation());
  expect(other.horizontalEdge(3, 2)).toMatchObject({ weight: "Thin", color: "#00FF00" });
});

/** The mask that the sheet's names hold for its maze. */
function mask(): number[] {
  const text = /"([^"]*)"/.exec(book.workbook.name("MazeMask", sheet())?.formula ?? "")?.[1];
  return text === undefined ? [] : [...decodeMask(text, area(gridIn(book.workbook)))!];
}

test("cells leave the maze hatched and walled off, and come back as plain cells with walls", async () => {
  put(sheet(), "D4", "kept");
  const around = outside();
  select("D4:E5", "G3");
  expect((await removeCells(conversation())).sentence).toEqual(
    message("cells-removed", { count: 5, cells: "D4:E5, G3", sheet: "Sheet1", outside: "hatched" }),
  );
  expect(mask().flatMap((is, cell) => (is === 0 ? [cell] : []))).toEqual([13, 18, 19, 26, 27]);
  expect(sheet().style(3, 3).fill.pattern).toBe("LightUp");
  expect(sheet().verticalEdge(3, 4).style).toBe("None");
  for (const edge of [sheet().verticalEdge(3, 3), sheet().verticalEdge(3, 5), sheet().verticalEdge(4, 5)])
    expect(edge.style).toBe("Continuous");
  expect(sheet().value(3, 3)).toBe("kept");
  select("D4");
  expect((await removeCells(conversation())).sentence).toEqual(message("already-so"));
  select("D4:E5", "G3");
  await addCells(conversation());
  expect(mask()).toEqual([]);
  expect(sheet().style(3, 3).fill.color).toBe("#FFFFFF");
  expect(sheet().style(3, 3).fill.pattern).toBe("Solid");
  expect(sheet().verticalEdge(3, 4).style).toBe("Continuous");
  expect(outside()).toEqual(around);
});

test("between two cells that are out stands nothing, beside one of them a wall, and between all others what stood there", async () => {
  const before = maze();
  select("D3:F5", "H6", "B6");
  await removeCells(conversation());
  const now = maze();
  const isOut = (cell: number) => mask()[cell] === 0;
  for (let wall = 0; wall < now.wallCount; wall++) {
    if (!now.separates(wall)) continue;
    const [one, other] = [wall >> 1, (wall >> 1) + (wall % 2 === 0 ? 1 : 8)];
    const expected = isOut(one) && isOut(other) ? true : isOut(one) || isOut(other) ? false : before.isOpen(wall);
    expect([wall, now.isOpen(wall)]).toEqual([wall, expected]);
  }
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
