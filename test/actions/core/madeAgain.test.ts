import { message } from "../../../src/message";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { book, openMaze, openWorkbook, pane, sheet, valueAt, record } from "../stage";

/** A session of a person who is there, so that it waits. */
const session = () => new ExcelSession(pane, new AbortController().signal, () => undefined);

/** Writes A1, then B1: one action more each. */
const write = (context: Excel.RequestContext) => {
  const own = context.workbook.worksheets.getItem("Sheet1");
  own.getRange("A1").untrack().values = [[1]];
  own.getRange("B1").untrack().values = [[2]];
};
const read = (context: Excel.RequestContext) =>
  context.workbook.worksheets.getItem("Sheet1").getRange("A1").untrack().load("values");

/** The number of the action that writes B1. */
async function lastAction(): Promise<number> {
  openWorkbook();
  await session().request(write);
  return book.counter.requests[0]!.actions;
}

function fail(code: string, action: number, requests = [1]): void {
  openWorkbook();
  book.switches.faults = requests.map((request) => ({ request, action, code, message: "A fault of the test." }));
}

const codes = ["InvalidOperation", "ActivityLimitReached", "RequestAborted", "GeneralException", "Timeout"];

test.each(codes)("a request that may have changed something is not made again after %s", async (code) => {
  fail(code, await lastAction());
  await expect(session().request(write)).rejects.toMatchObject({ code });
  expect(valueAt(sheet(), "A1")).toBe(1);
  expect(valueAt(sheet(), "B1")).toBeUndefined();
});

test.each(["InvalidOperation", "ActivityLimitReached"])(
  "it is after %s, if Excel says that it was not begun",
  async (code) => {
    fail(code, 1);
    await session().request(write);
    expect(valueAt(sheet(), "B1")).toBe(2);
  },
);

test.each(["InvalidOperation", "ActivityLimitReached"])("it is after %s, if it does no harm", async (code) => {
  fail(code, await lastAction());
  await session().repeatable(write);
  expect(valueAt(sheet(), "B1")).toBe(2);
});

test.each(["RequestAborted", "GeneralException", "Timeout", "ConnectionFailure", "ServiceNotAvailable"])(
  "a request that reads is made once more after %s, and no more",
  async (code) => {
    fail(code, 1);
    await expect(session().request(read)).resolves.toBeDefined();
    fail(code, 1, [1, 2, 3, 4]);
    await expect(session().request(read)).rejects.toMatchObject({ code });
  },
);

test("an error that does not pass is told at once", async () => {
  fail("AccessDenied", 1);
  await expect(session().request(read)).rejects.toMatchObject({ sentence: message("access-denied") });
  expect(book.counter.requests).toHaveLength(1);
});

test("Write distances leaves one colour scale, whichever of its calls is refused once", async () => {
  const { undisturbed, again } = await record(
    () => openMaze(4, 3),
    (talk) => writeDistances("addresses", talk),
  );
  for (const [index, actions] of undisturbed.requests.entries()) {
    for (const action of new Set([1, Math.ceil(actions / 2), actions])) {
      await again({ fault: { request: index + 1, action, code: "InvalidOperation" } });
      const scales = book.workbook.sheet("Maze distances")?.conditionalFormats.length;
      expect({ index, action, scales }).toEqual({ index, action, scales: scales === undefined ? undefined : 1 });
    }
  }
});
