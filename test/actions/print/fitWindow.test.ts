import { readWindow } from "../../../src/actions/front/setUpSheet";
import { windowFillingOf } from "../../../src/actions/print/printChoice";
import { generate } from "../../../src/actions/make/generate";
import { ActionFailure } from "../../../src/actions/desk/work";
import { message, isMessage } from "../../../src/message";
import { choice, conversation } from "../conversation";
import { book, openMaze, openSized, pane, sheet } from "../openMaze";

/** A maze in cells with which all of it is in view. Excel for Windows and Mac tells its window, others don't. */

beforeEach(() => openSized(20, 15));

function fillingOf(window: { width: number; height: number }, columns: number, rows: number) {
  const filling = windowFillingOf(window, { columns, rows });
  if (isMessage(filling)) throw new Error("The maze is too large for the window.");
  return filling;
}

test("the window's room is that of the cells which are wholly in view, by one small request", async () => {
  book.switches.visibleCells = "C5:R30";
  book.counter.reset();
  // Perhaps only a part of column R and of row 30 is in view.
  expect(await readWindow(pane)).toEqual({ width: 15 * 48, height: 25 * 15 });
  expect(book.counter.requests).toHaveLength(1);
  expect(book.counter.requests[0]!.bytes).toBeLessThan(1_500);
});

test("where Excel does not tell its window nothing is asked", async () => {
  book.counter.reset();
  expect(await readWindow(pane)).toBeUndefined();
  expect(book.counter.requests).toHaveLength(0);
});

test("an Excel that refuses to tell it is told so, and nothing is changed", async () => {
  book.switches.visibleCells = "A1:P25";
  const { count } = book.workbook.changes;
  book.switches.faults = [
    { request: book.counter.requests.length + 1, action: 1, code: "AccessDenied", message: "A fault of the test." },
  ];
  await expect(readWindow(pane)).rejects.toBeInstanceOf(ActionFailure);
  expect(book.workbook.changes.count).toBe(count);
});

test.each([
  [20, 15],
  [60, 20],
  [5, 40],
  [1, 1],
])(
  "a maze of %i by %i from B2 on is wholly in the window, and with one pixel more it would not be",
  async (columns, rows) => {
    const window = { width: 720, height: 375 };
    const { cellSize, wallWeight } = fillingOf(window, columns, rows);
    await openMaze(columns, rows, { layout: { ...choice.layout, cellSize, wallWeight } });
    const end = [sheet().columns.offset(1 + columns), sheet().rows.offset(1 + rows)] as const;
    expect(end[0]).toBeLessThanOrEqual(window.width);
    expect(end[1]).toBeLessThanOrEqual(window.height);
    const isFull = end[0] + 0.75 * columns > window.width - 3 || end[1] + 0.75 * rows > window.height - 3;
    expect(isFull).toBe(true);
  },
);

test("a maze that would have cells under 3 points is refused with the largest that fits, which then fits", async () => {
  const window = { width: 300, height: 200 };
  expect(windowFillingOf(window, { columns: 84, rows: 15 })).toEqual(
    message("window-too-small", { mostColumns: 83, mostRows: 60, ...window, columns: 84, rows: 15, least: 3 }),
  );
  expect(fillingOf(window, 83, 60)).toEqual({ cellSize: 3, wallWeight: "Thin" });
  await generate({ ...choice, layout: { ...choice.layout, cellSize: 3 } }, conversation());
  expect(sheet().columns.size(1)).toBe(3);
});
