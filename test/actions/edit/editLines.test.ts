import { sentencesIn, asked, choice, conversation, openSized, select, sheet, area, mazeIn, photograph } from "../stage";
import { put, valueAt } from "../stage";
import { message } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { withLines } from "../../../src/maze/resizing";
import { deleteColumn, insertColumn, insertRow } from "../lines";

let untouched: unknown;

beforeEach(async () => {
  await openSized(8, 5);
  put(sheet(), "C7", "below");
  put(sheet(), "J3", "beside");
  put(sheet(), "C8", "further below");
  put(sheet(), "K3", "further beside");
  untouched = photograph(sheet(), "A1:BD20");
  await generate(choice, conversation());
});

test("a row is inserted over the cells below, which come back when the maze is cleared", async () => {
  const before = mazeIn(sheet(), "B2:I6");
  put(sheet(), "D5", "note");
  put(sheet(), "E5", "=1+1");
  sheet().setRowHeight(4, 4, 39);
  select("F4");
  const talk = conversation();
  const outcome = await insertRow(talk);
  expect(asked(talk)).toEqual([message("overwrite-values", { area: "C7", cells: 1, sheet: "Sheet1", count: 1 })]);
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("lines-changed", { maze: "B2:I6", sheet: "Sheet1", area: "B2:I7" }),
  );
  const edit = { line: "row", edit: "insert", first: 2, count: 1 } as const;
  expect(mazeIn(sheet(), "B2:I7").standing).toEqual(withLines(before, edit).standing);
  expect([valueAt(sheet(), "B2"), valueAt(sheet(), "I7"), valueAt(sheet(), "I6")]).toEqual(["S", "E", undefined]);
  expect([valueAt(sheet(), "D6"), valueAt(sheet(), "E6"), valueAt(sheet(), "D5")]).toEqual(["note", "=1+1", undefined]);
  expect(sheet().formula(5, 4)).toBeUndefined();
  expect(sheet().rows.size(5)).toBe(39);
  expect([valueAt(sheet(), "C8"), valueAt(sheet(), "J3")]).toEqual(["further below", "beside"]);
  await clearMaze(conversation());
  expect(valueAt(sheet(), "C7")).toBe("below");
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
  expect(valueAt(sheet(), "B3")).toBe("mine");
  expect(sheet().style(2, 1).fill.color).toBe("#123456");
});

test("columns are inserted and deleted again, and what was beside comes back", async () => {
  const before = mazeIn(sheet(), "B2:I6");
  select("H3:I4");
  await insertColumn(conversation());
  expect(mazeIn(sheet(), "B2:K6").columns).toBe(10);
  expect(valueAt(sheet(), "K3")).toBeUndefined();
  select("H1:I1048576");
  const outcome = await deleteColumn(conversation());
  expect(outcome.sentence).toEqual(message("lines-changed", { maze: "B2:K6", sheet: "Sheet1", area: "B2:I6" }));
  expect([valueAt(sheet(), "J3"), valueAt(sheet(), "K3")]).toEqual(["beside", "further beside"]);
  const grown = withLines(before, { line: "column", edit: "insert", first: 6, count: 2 });
  const back = withLines(grown, { line: "column", edit: "delete", first: 6, count: 2 });
  expect(mazeIn(sheet(), "B2:I6").standing).toEqual(back.standing);
  expect(valueAt(sheet(), "I6")).toBe("E");
});
