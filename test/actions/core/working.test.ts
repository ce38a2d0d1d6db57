import { inLines, message, together } from "../../../src/message";
import { readSheetInFront, type SheetInFront, watchSheetInFront, writeSizes } from "../../../src/actions/front";
import { toggleSetNumbers } from "../../../src/actions/watch/setNumbers";
import { clearMaze, generate } from "../../../src/actions/make";
import { choice, conversation, failureOf, book, openSized, person, pane, mazeIn, photograph, put } from "../stage";
import { valueAt } from "../stage";

const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(() => openSized(8, 5));

test("a second click while an action works is refused, and the first one ends well", async () => {
  const first = generate(choice, conversation());
  const refused = await failureOf(clearMaze(conversation()));
  expect(refused.sentence).toEqual(message("still-at-work", { action: message("generate-button") }));
  await first;
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test("the pane's own looks wait until the action is done", async () => {
  const first = generate(choice, conversation());
  const state = await readSheetInFront(pane);
  expect(state.maze?.place).toBe("B2:I6");
  await first;
});

test("whatever the pane asks at once is one request, and what it asks later is a new look", async () => {
  book.counter.reset();
  const [one, other] = await Promise.all([readSheetInFront(pane), readSheetInFront(pane)]);
  expect([one.sizes.columns, other.setNumbers]).toEqual([8, "none"]);
  expect(book.counter.requests).toHaveLength(1);
  put(sheet(), "BC12", 11);
  expect((await readSheetInFront(pane)).sizes.columns).toBe(11);
});

test("a refused action leaves the next click free", async () => {
  put(sheet(), "BC12", 0);
  await failureOf(generate(choice, conversation()));
  put(sheet(), "BC12", 3);
  await generate(choice, conversation());
});

test("while a cell is being edited the person is told, and the action goes on when the edit ends", async () => {
  const { excel } = book;
  excel.cellEditMode = true;
  const talk = conversation(true, () => setTimeout(() => (excel.cellEditMode = false)));
  await generate(choice, talk);
  expect(talk.reports).toContainEqual(message("waiting-for-edit"));
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test("the pane's own looks do not wait for a cell that is being edited", async () => {
  book.excel.cellEditMode = true;
  expect((await failureOf(readSheetInFront(pane))).sentence).toEqual(message("cell-edited"));
  book.excel.cellEditMode = false;
  expect((await readSheetInFront(pane)).sizes).toMatchObject({ columns: 8, rows: 5 });
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
  expect(await readSheetInFront(pane)).toMatchObject({ maze, setNumbers: "hidden" });
  await toggleSetNumbers(conversation());
  expect((await readSheetInFront(pane)).setNumbers).toBe("shown");
  const sets = book.workbook.sheet("Maze sets")!;
  expect(sets.visibility).toBe("Visible");
  book.workbook.activate(sets);
  expect(await readSheetInFront(pane)).toMatchObject({ sizes: { sheetId: sets.id }, setNumbers: "shown" });
  await toggleSetNumbers(conversation());
  expect((await readSheetInFront(pane)).setNumbers).toBe("hidden");
  expect(sets.visibility).toBe("Hidden");
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});

test("without a maze there is no grid and no set number", async () => {
  expect(await readSheetInFront(pane)).toMatchObject({ maze: { place: "" }, setNumbers: "none" });
});

/** Waits until a listener was called so often. */
async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i++) await book.eventsDelivered();
  expect(condition()).toBe(true);
}

test("the pane hears of a size that is typed into its cell", async () => {
  const heard: SheetInFront[] = [];
  await watchSheetInFront(pane, (state) => heard.push(state));
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  await until(() => heard.some(({ sizes }) => sizes.columns === 12));
  expect(valueAt(sheet(), "BC12")).toBe(12);
});

test("the pane hears that another sheet came to the front", async () => {
  const heard: SheetInFront[] = [];
  await watchSheetInFront(pane, (state) => heard.push(state));
  await generate(choice, conversation());
  await person((_front, workbook) => workbook.worksheets.add("Other").activate());
  await until(() => heard.some(({ sizes }) => sizes.sheetId === book.workbook.sheet("Other")!.id));
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
