import { choice, conversation, openSized, select, sheet, area, mazeIn, photograph, put, valueAt } from "../stage";
import { clearMaze, generate } from "../../../src/actions/make";
import { withLines } from "../../../src/maze/resizing";
import { deleteColumn, insertColumn, insertRow } from "../lines";

let untouched: unknown;
const valuesAt = (...cells: string[]) => cells.map((cell) => valueAt(sheet(), cell));

beforeEach(async () => {
  await openSized(8, 5);
  for (const cell of ["C7", "C8", "J3", "K3"]) put(sheet(), cell, `in ${cell}`);
  untouched = photograph(sheet(), "A1:BD20");
  await generate(choice, conversation());
});

test("a row is inserted over the cells below, which come back when the maze is cleared", async () => {
  const before = mazeIn(sheet(), "B2:I6");
  put(sheet(), "D5", "note");
  sheet().setRowHeight(4, 4, 39);
  select("F4");
  await insertRow(conversation());
  const edit = { line: "row", edit: "insert", first: 2, count: 1 } as const;
  expect(mazeIn(sheet(), "B2:I7").standing).toEqual(withLines(before, edit).standing);
  expect(valuesAt("D5", "D6", "C7", "C8", "J3")).toEqual([undefined, "note", undefined, "in C8", "in J3"]);
  await clearMaze(conversation());
  // The height that a person gave moved with its row, and is theirs.
  expect(sheet().rows.size(5)).toBe(39);
  sheet().setRowHeight(5, 5, 15);
  expect(photograph(sheet(), "A1:BD20")).toEqual(untouched);
});

test("what somebody wrote and painted on the mark of an entrance moves with it", async () => {
  put(sheet(), "B2", "mine");
  sheet().restyle(area("B2"), (style) => ({ ...style, fill: { ...style.fill, color: "#123456" } }));
  select("C2");
  await insertRow(conversation());
  expect([valueAt(sheet(), "B3"), sheet().style(2, 1).fill.color]).toEqual(["mine", "#123456"]);
});

test("columns are inserted and deleted again, and what was beside comes back", async () => {
  const before = mazeIn(sheet(), "B2:I6");
  select("H3:I4");
  await insertColumn(conversation());
  expect([mazeIn(sheet(), "B2:K6").columns, valueAt(sheet(), "K3")]).toEqual([10, undefined]);
  select("H1:I1048576");
  await deleteColumn(conversation());
  expect(valuesAt("J3", "K3", "I6")).toEqual(["in J3", "in K3", "E"]);
  const grown = withLines(before, { line: "column", edit: "insert", first: 6, count: 2 });
  const back = withLines(grown, { line: "column", edit: "delete", first: 6, count: 2 });
  expect(mazeIn(sheet(), "B2:I6").standing).toEqual(back.standing);
});
