import { Stopped, listInTurns } from "../../src/engine/engine";
import { ExcelSession } from "../../src/worksheet/excel/excelSession";
import { book, openWorkbook, pane } from "../actions/openMaze";

/** What Stop ends before a request is on its way. */

test("a list is made to its end, in its order, unless Stop is pressed: then nothing more of it is made", async () => {
  const stop = new AbortController();
  const made: number[] = [];
  function* numbers() {
    for (let i = 0; i < 5; i++) {
      if (i === 3) stop.abort();
      made.push(i);
      yield i;
    }
  }
  await expect(listInTurns(numbers(), stop.signal)).rejects.toThrow(Stopped);
  expect(made).toEqual([0, 1, 2, 3]);
  made.length = 0;
  expect(await listInTurns(numbers())).toEqual([0, 1, 2, 3, 4]);
});

test("a request that was asked for, and not begun by office.js when Stop is pressed, is not made", async () => {
  openWorkbook();
  const stop = new AbortController();
  book.counter.reset();
  const asked = new ExcelSession(pane, stop.signal).request((context) =>
    context.workbook.worksheets.getActiveWorksheet().load("name"),
  );
  stop.abort();
  await expect(asked).rejects.toThrow(Stopped);
  expect(book.counter.requests).toHaveLength(0);
});
