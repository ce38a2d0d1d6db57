import { inLines, message, together } from "../../../src/message";
import { readSheetInFront, type SheetInFront, watchSheetInFront, writeSizes } from "../../../src/actions/front";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { clearMaze, generate } from "../../../src/actions/make";
import { choice, conversation, failureOf, book, openSized, person, pane } from "../stage";
import { mazeIn, photograph, put, sheet, valueAt } from "../stage";

beforeEach(() => openSized(8, 5));

test("while an action works a second click is refused, and the pane's own looks wait until it is done", async () => {
  const first = generate(choice, conversation());
  const look = readSheetInFront(pane);
  const refused = await failureOf(clearMaze(conversation()));
  expect(refused.sentence).toEqual(message("still-at-work", { action: message("generate-button") }));
  expect((await look).maze?.place).toBe("B2:I6");
  await first;
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test("whatever the pane asks at once is one request, and what it asks later is a new look", async () => {
  book.counter.reset();
  const looks = await Promise.all([readSheetInFront(pane), readSheetInFront(pane)]);
  const without = { sizes: { columns: 8 }, maze: { place: "" }, setNumbers: "none" };
  expect(looks).toMatchObject([without, without]);
  expect(book.counter.requests).toHaveLength(1);
  put(sheet(), "BC12", 11);
  expect((await readSheetInFront(pane)).sizes.columns).toBe(11);
});

test("while a cell is being edited the pane's looks do not wait; an action does, tells why, and goes on when the edit ends", async () => {
  const { excel } = book;
  excel.cellEditMode = true;
  expect((await failureOf(readSheetInFront(pane))).sentence).toEqual(message("cell-edited"));
  const talk = conversation(true, () => setTimeout(() => (excel.cellEditMode = false)));
  await generate(choice, talk);
  expect(talk.reports).toContainEqual(message("waiting-for-edit"));
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

const UNFINISHED = message("grid-unfinished", { area: "B2:I6", sheet: "Sheet1" });
/** These requests fail from now on, after some of their calls. */
function failAt(...requests: number[]): void {
  book.counter.reset();
  const code = "ServiceNotAvailable";
  book.switches.faults = requests.map((request) => ({ request, action: 20, code, message: `Down at ${request}.` }));
}
const wentDown = (request: number) =>
  message("excel-error", { code: "ServiceNotAvailable", text: `Down at ${request}.` });

test("when Excel fails for good in the middle, the person reads that the grid is unfinished, and can clear it later", async () => {
  const before = photograph(sheet(), "A1:BD20");
  failAt(3, 4, 5, 6);
  const failure = await failureOf(generate(choice, conversation()));
  expect(failure.sentence).toEqual(together(message("activity-limit"), UNFINISHED));
  expect(failure.details).toEqual(inLines(wentDown(3), message("while-taken-back", { details: wentDown(4) })));
  book.switches.faults = [];
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("the set-number sheet is shown and hidden again, also while it is in front", async () => {
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const maze = { sheetId: sheet().id, place: "B2:I6" };
  const sets = sheet("Maze sets");
  expect(await readSheetInFront(pane)).toMatchObject({ maze, setNumbers: "hidden" });
  await toggleSetNumbers(conversation());
  expect([(await readSheetInFront(pane)).setNumbers, sets.visibility]).toEqual(["shown", "Visible"]);
  book.workbook.activate(sets);
  expect(await readSheetInFront(pane)).toMatchObject({ sizes: { sheetId: sets.id }, setNumbers: "shown" });
  await toggleSetNumbers(conversation());
  expect([(await readSheetInFront(pane)).setNumbers, sets.visibility]).toEqual(["hidden", "Hidden"]);
  expect(sheet().name).toBe("Sheet1");
});

test("the pane hears of a size that is typed into its cell, and of another sheet that comes to the front", async () => {
  const heard: SheetInFront["sizes"][] = [];
  const untilHeard = async (isWanted: (sizes: SheetInFront["sizes"]) => boolean) => {
    for (let i = 0; i < 200 && !heard.some(isWanted); i++) await book.eventsDelivered();
    expect(heard.some(isWanted)).toBe(true);
  };
  await watchSheetInFront(pane, ({ sizes }) => heard.push(sizes));
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  await untilHeard(({ columns }) => columns === 12);
  expect(valueAt(sheet(), "BC12")).toBe(12);
  await generate(choice, conversation());
  await person((_front, workbook) => workbook.worksheets.add("Other").activate());
  await untilHeard(({ sheetId }) => sheetId === sheet("Other").id);
});

test("where the workbook does not tell of changes, the pane hears that, with what the workbook said", async () => {
  book.counter.reset();
  book.switches.faults = [{ request: 1, code: "GeneralException", message: "No events today." }];
  const { sentence, details } = await failureOf(watchSheetInFront(pane, () => undefined));
  expect(sentence).toEqual(message("workbook-not-watched"));
  expect(details).toEqual(message("lines", { lines: [expect.stringContaining("No events today.")] }));
});

test("what went wrong while an action was mended is under its details after Stop too", async () => {
  pane.host.areasAtOnce = 8; // the maze takes two requests
  failAt(4);
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length === 2) talk.stop();
    return execute(...request);
  };
  const stopped = await failureOf(generate(choice, talk));
  expect(stopped.sentence).toEqual(together(message("stopped"), UNFINISHED));
  expect(stopped.details).toEqual(message("while-taken-back", { details: wentDown(4) }));
});
