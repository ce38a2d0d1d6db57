import { sentencesIn } from "../../words/sentencesIn";
import { message, together } from "../../../src/message";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { insertRow } from "../../../src/actions/edit/rowsAndColumns";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { decodeMask } from "../../../src/worksheet/memory/maskCode";
import { conversation } from "../conversation";
import { failureOf, sentenceOf } from "../failureOf";
import { book, openMaze, select, sheet } from "../openMaze";
import { area, mazeIn, photograph, put, gridIn } from "../sheetReading";

beforeEach(() => openMaze(8, 5));

const maze = () => mazeIn(sheet(), "B2:I6");

/** What is different outside of the grid: nothing, ever. */
function outside(): unknown {
  return [photograph(sheet(), "A1:A20"), photograph(sheet(), "K1:BD20"), photograph(sheet(), "B8:J20")];
}

test("a wall between two selected cells falls and is put up again, and nothing else changes", async () => {
  const before = maze();
  const around = outside();
  const wall = before.standing.findIndex((bits, cell) => (bits & 1) !== 0 && (cell + 1) % 8 !== 0) * 2;
  const cell = wall >> 1;
  const [row, column] = [2 + Math.floor(cell / 8), 1 + (cell % 8)];
  const two = { row: row - 1, column, rows: 1, columns: 2 };
  const photo = photograph(sheet(), "A1:BD20");
  sheet().select([two]);
  expect((await makePassage("", conversation())).sentence).toEqual(
    message("walls-taken-down", { count: 1, cells: message("two-cells", { one: "C2", other: "D2", sheet: "Sheet1" }) }),
  );
  const opened = before.copy();
  opened.openWall(wall);
  expect(maze().standing).toEqual(opened.standing);
  expect((await makePassage("", conversation())).sentence).toEqual(
    message("passage-there-already", { cells: message("two-cells", { one: "C2", other: "D2", sheet: "Sheet1" }) }),
  );
  expect((await makeWall("", conversation())).sentence).toEqual(
    message("walls-put-up", { count: 1, cells: message("two-cells", { one: "C2", other: "D2", sheet: "Sheet1" }) }),
  );
  expect(photograph(sheet(), "A1:BD20")).toEqual(photo);
  expect(outside()).toEqual(around);
});

test("an edit of one wall takes at most four requests and 13 KB", async () => {
  select("D4:E4");
  book.counter.reset();
  await makeWall("", conversation());
  await makePassage("", conversation());
  expect(book.counter.requests.length).toBeLessThanOrEqual(8);
  expect(book.counter.bytes).toBeLessThan(26_000);
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

test("all openings of a larger maze are walled at once, in few requests, and nothing around it changes", async () => {
  await openMaze(20, 15);
  const around = photograph(sheet(), "A1:A20");
  select("B2:U16");
  book.counter.reset();
  await makeWall("", conversation());
  expect(mazeIn(sheet(), "B2:U16").countPassages()).toBe(0);
  expect(book.counter.requests.length).toBeLessThanOrEqual(4);
  expect(photograph(sheet(), "A1:A20")).toEqual(around);
});

test("a row into a plain maze of 20 x 15 takes at most 11 requests and 56 KB", async () => {
  await openMaze(20, 15);
  select("C5");
  book.counter.reset();
  await insertRow(conversation());
  expect(gridIn(book.workbook)).toBe("B2:U17");
  expect(book.counter.requests.length).toBeLessThanOrEqual(11);
  expect(book.counter.bytes).toBeLessThanOrEqual(56_000);
});

test("typed cells, as addresses or as rows and columns from 0, along a row or column", async () => {
  await makeWall("B2 B6\nD4:I4", conversation());
  const walled = maze();
  for (const row of [0, 1, 2, 3]) expect(walled.isOpen(2 * (row * 8) + 1)).toBe(false);
  for (const column of [2, 3, 4, 5, 6]) expect(walled.isOpen(2 * (16 + column))).toBe(false);
  await makePassage("(2,2) - (2,7)", conversation());
  for (const column of [2, 3, 4, 5, 6]) expect(maze().isOpen(2 * (16 + column))).toBe(true);
});

test.each([
  ["", "D4", together(message("select-neighbours"), message("single-cell", { cells: "D4", sheet: "Sheet1" }))],
  ["B2 C3", "D4", message("text-fault", { line: 1, column: 1, fault: message("passage-not-straight") })],
  ["B2 C2\nB3 ?", "D4", message("text-fault", { line: 2, column: 4, fault: message("not-a-cell", { typed: "?" }) })],
  ["B2 C2\nB3", "D4", message("text-fault", { line: 2, column: 3, fault: message("passage-needs-two-cells") })],
])("“%s” with %s selected is refused and changes nothing", async (typed, selected, refused) => {
  select(selected);
  const before = photograph(sheet(), "A1:BD20");
  const said = await sentenceOf(makePassage(typed, conversation()));
  expect(said).toEqual(together(refused, message("nothing-changed")));
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
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

test.each([
  ["", "K9", "K9"],
  ["B2 K2", "D4", "B2:K2"],
])("“%s” with %s selected is refused, because %s is not in the maze", async (typed, selected, cells) => {
  select(selected);
  const before = photograph(sheet(), "A1:BD20");
  const { sentence } = await failureOf(makePassage(typed, conversation()));
  const outside = message("chosen-cells-outside", { areas: 1, cells, maze: "B2:I6", sheet: "Sheet1" });
  expect(sentence).toEqual(together(outside, message("nothing-changed")));
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
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
  const out = [18, 19, 26, 27, 13];
  expect(
    mask()
      .flatMap((is, cell) => (is === 0 ? [cell] : []))
      .sort(),
  ).toEqual(out.sort());
  expect(sheet().style(3, 3).fill.pattern).toBe("LightUp");
  expect(sheet().verticalEdge(3, 4).style).toBe("None");
  for (const [row, column] of [
    [3, 3],
    [3, 5],
    [4, 5],
  ] as const) {
    expect(sheet().verticalEdge(row, column).style).toBe("Continuous");
  }
  expect(sheet().value(3, 3)).toBe("kept");
  select("D4");
  expect((await removeCells(conversation())).sentence).toEqual(
    message("cells-out-already", { count: 1, cells: "D4", sheet: "Sheet1" }),
  );
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

test("the entrance, the last cell and cells outside stay as they are, each with a sentence", async () => {
  select("B2");
  expect(sentencesIn(await sentenceOf(removeCells(conversation())))).toContainEqual(
    message("end-selected", { cell: "B2", sheet: "Sheet1", end: "entrance" }),
  );
  select("B2:I6");
  expect(sentencesIn(await sentenceOf(removeCells(conversation())))).toContainEqual(
    message("last-cells-selected", { cells: "B2:I6", sheet: "Sheet1" }),
  );
  select("I6:J6");
  const outside = { areas: 1, cells: "I6:J6", maze: "B2:I6", sheet: "Sheet1" };
  expect((await failureOf(removeCells(conversation()))).sentence).toEqual(
    together(message("selected-cells-outside", outside), message("nothing-changed")),
  );
});
