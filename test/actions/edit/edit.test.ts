import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/cells";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { decodeMask } from "../../../src/worksheet/memory/shapeAndEnds";
import { conversation } from "../conversation";
import { book, openMaze, select, sheet } from "../openMaze";
import { area, mazeIn, photograph, gridIn } from "../sheetReading";

beforeEach(() => openMaze(8, 5));

const maze = () => mazeIn(sheet(), "B2:I6");

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
