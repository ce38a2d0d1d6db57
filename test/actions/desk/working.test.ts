import { inLines, message, together } from "../../../src/message";
import {
  readSheetInFront,
  readSizes,
  type SheetInFront,
  type SizesInFront,
  watchSheetInFront,
  watchSizes,
  writeSizes,
} from "../../../src/actions/front/sheetInFront";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { choice, conversation, isLaterPart } from "../conversation";
import { failureOf } from "../failureOf";
import { book, openSized, person, pane } from "../openMaze";
import { mazeIn, photograph, put, valueAt } from "../sheetReading";

const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(() => openSized(8, 5));

test("a second click while an action works is refused, and the first one ends well", async () => {
  const first = generate(choice, conversation());
  const refused = await failureOf(clearMaze(conversation()));
  expect(refused.sentence).toEqual(message("still-at-work", { action: message("generate-button") }));
  expect((await first).stopped).toBe(false);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test("the pane's own looks wait until the action is done", async () => {
  const first = generate(choice, conversation());
  const state = await readSheetInFront(pane);
  expect(state.address).toBe("B2:I6");
  expect((await first).stopped).toBe(false);
});

test("whatever the pane asks at once is one request, and what it asks later is a new look", async () => {
  book.counter.reset();
  const [sizes, state] = await Promise.all([readSizes(pane), readSheetInFront(pane), readSizes(pane)]);
  expect([sizes.columns, state.setNumbers]).toEqual([8, "none"]);
  expect(book.counter.requests).toHaveLength(1);
  put(sheet(), "BC12", 11);
  expect((await readSizes(pane)).columns).toBe(11);
});

test("a refused action leaves the next click free", async () => {
  put(sheet(), "BC12", 0);
  await failureOf(generate(choice, conversation()));
  put(sheet(), "BC12", 3);
  expect((await generate(choice, conversation())).stopped).toBe(false);
});

test("while a cell is being edited the person is told, and the action goes on when the edit ends", async () => {
  const { excel } = book;
  excel.cellEditMode = true;
  const talk = conversation(true, () => setTimeout(() => (excel.cellEditMode = false)));
  const outcome = await generate(choice, talk);
  expect(talk.reports).toContainEqual(message("waiting-for-edit"));
  expect(outcome.stopped).toBe(false);
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
});

test("a workbook that stays busy is asked 20 times more, and then the sentence says so", async () => {
  const fault = { action: 1, code: "ActivityLimitReached", message: "A fault of the test." };
  book.counter.reset();
  book.switches.faults = Array.from({ length: 40 }, (_, i) => ({ ...fault, request: 1 + i }));
  const waits: (number | undefined)[] = [];
  const { setTimeout } = globalThis;
  const atOnce = (run: () => void, milliseconds?: number) => {
    waits.push(milliseconds);
    return setTimeout(run);
  };
  Object.assign(globalThis, { setTimeout: atOnce });
  const talk = conversation();
  const { sentence } = await failureOf(generate(choice, talk)).finally(() => Object.assign(globalThis, { setTimeout }));
  const busy = talk.reports.filter((report) => report.id === "waiting-for-workbook");
  expect(busy).toHaveLength(20);
  expect(waits.filter((milliseconds) => milliseconds === 500)).toHaveLength(20);
  expect(sentence).toEqual(together(message("activity-limit"), message("nothing-changed")));
});

test("the pane's own looks do not wait for a cell that is being edited", async () => {
  book.excel.cellEditMode = true;
  expect((await failureOf(readSizes(pane))).sentence).toEqual(message("cell-edited"));
  book.excel.cellEditMode = false;
  expect(await readSizes(pane)).toMatchObject({ columns: 8, rows: 5 });
});

test("Stop before the drawing changes nothing", async () => {
  const before = photograph(sheet(), "A1:BD20");
  const talk = conversation(true, ({ id }) => id === "looking-at-sheet" && talk.stop());
  const outcome = await generate(choice, talk);
  expect(outcome).toMatchObject({ stopped: true, sentence: together(message("stopped"), message("nothing-changed")) });
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

/** Size cells in column A, out of the way, that ask for 150 x 150, in an Excel that draws it in several parts. */
function askForMuch(): void {
  book.switches.inserting = "missing";
  sheet().clearContents({ row: 10, column: 54, rows: 4, columns: 1 });
  const places: Record<string, string> = { MazeRows: "=Sheet1!$A$14", MazeColumns: "=Sheet1!$A$12" };
  for (const name of book.workbook.names) name.formula = places[name.name]!;
  put(sheet(), "A12", 150);
  put(sheet(), "A14", 150);
}

/** Stops when the second part is about to be drawn. */
async function stopInTheMiddle() {
  pane.host.areasAtOnce = 4_000;
  const talk = conversation(true, (told) => isLaterPart(told) && talk.stop());
  return generate({ ...choice, setNumbers: "hiddenSheet" }, talk);
}

test("Stop half-way through a new maze gives the sheet back as it was", async () => {
  askForMuch();
  const before = photograph(sheet(), "A1:H30");
  const outcome = await stopInTheMiddle();
  expect(outcome).toMatchObject({
    stopped: true,
    sentence: together(message("stopped"), message("sheet-as-before", { sheet: "Sheet1" })),
  });
  expect(photograph(sheet(), "A1:H30")).toEqual(before);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test("Stop half-way through a maze over one of the same size leaves the grid with every wall closed", async () => {
  askForMuch();
  await generate(choice, conversation());
  const outcome = await stopInTheMiddle();
  expect(outcome.sentence).toEqual(
    together(message("stopped"), message("grid-closed-maze-kept", { area: "B2:EU151", sheet: "Sheet1" })),
  );
  expect(mazeIn(sheet(), "B2:EU151").countPassages()).toBe(0);
});

test("when Excel fails for good in the middle, the person reads that the grid is unfinished, and can clear it later", async () => {
  const before = photograph(sheet(), "A1:BD20");
  book.counter.reset();
  const down = (request: number) => ({
    request,
    action: request === 3 ? 30 : 5,
    code: "ServiceNotAvailable",
    message: "Down.",
  });
  book.switches.faults = [3, 4, 5, 6].map(down);
  const failure = await failureOf(generate(choice, conversation()));
  expect(failure.sentence).toEqual(
    together(message("service-silent"), message("grid-unfinished", { area: "B2:I6", sheet: "Sheet1" })),
  );
  const went = message("excel-error", { code: "ServiceNotAvailable", text: "Down." });
  expect(failure.details).toEqual(inLines(went, message("while-taken-back", { details: went })));
  book.switches.faults = [];
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("the set-number sheet is shown and hidden again, also while it is in front", async () => {
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  expect(await readSheetInFront(pane)).toMatchObject({ sheet: "Sheet1", address: "B2:I6", setNumbers: "hidden" });
  await toggleSetNumbers(conversation());
  expect((await readSheetInFront(pane)).setNumbers).toBe("shown");
  const sets = book.workbook.sheet("Maze sets")!;
  expect(sets.visibility).toBe("Visible");
  book.workbook.activate(sets);
  expect(await readSheetInFront(pane)).toMatchObject({ sheet: "Maze sets", setNumbers: "shown" });
  await toggleSetNumbers(conversation());
  expect((await readSheetInFront(pane)).setNumbers).toBe("hidden");
  expect(sets.visibility).toBe("Hidden");
  expect(book.workbook.activeSheet.name).toBe("Sheet1");
});

test("without a maze there is no grid and no set number", async () => {
  expect(await readSheetInFront(pane)).toMatchObject({ sheet: "Sheet1", address: undefined, setNumbers: "none" });
});

/** Waits until a listener was called so often. */
async function until(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !condition(); i++) {
    await book.eventsDelivered();
  }
  expect(condition()).toBe(true);
}

test("the pane hears of a size that is typed into its cell, and no more after it stopped listening", async () => {
  const heard: SizesInFront[] = [];
  const stop = watchSizes(pane, (sizes) => heard.push(sizes));
  await readSizes(pane);
  await writeSizes(pane, "Sheet1", { columns: 12, rows: 9 });
  await until(() => heard.some(({ columns }) => columns === 12));
  expect(valueAt(sheet(), "BC12")).toBe(12);
  stop();
  await readSizes(pane);
  const count = heard.length;
  await writeSizes(pane, "Sheet1", { columns: 13, rows: 9 });
  await book.eventsDelivered();
  await readSizes(pane);
  expect(heard).toHaveLength(count);
});

test("the pane hears that another sheet came to the front", async () => {
  const heard: SheetInFront[] = [];
  const stop = watchSheetInFront(pane, (state) => heard.push(state));
  await generate(choice, conversation());
  await person((_front, workbook) => workbook.worksheets.add("Other").activate());
  await until(() => heard.some(({ sheet: name }) => name === "Other"));
  stop();
  await readSizes(pane);
});

test("where the workbook does not tell of changes, the pane hears that, with what the workbook said", async () => {
  book.counter.reset();
  book.switches.faults = [{ request: 1, code: "GeneralException", message: "No events today." }];
  const failures: ActionFailure[] = [];
  const stop = watchSheetInFront(
    pane,
    () => undefined,
    (failure) => failures.push(failure),
  );
  await until(() => failures.length > 0);
  stop();
  const [{ sentence, details }] = failures as [ActionFailure];
  expect(sentence).toEqual(message("workbook-not-watched"));
  expect(details).toEqual(message("lines", { lines: [expect.stringContaining("No events today.")] }));
});

test("what went wrong while an action was mended is under its details, after a failure and after Stop", async () => {
  const down = (...requests: number[]) =>
    requests.map((request) => ({ request, action: 5, code: "ServiceNotAvailable", message: `Down at ${request}.` }));
  book.counter.reset();
  book.switches.faults = down(3, 4);
  const failure = await failureOf(generate(choice, conversation()));
  const wentDown = (request: number) =>
    message("excel-error", { code: "ServiceNotAvailable", text: `Down at ${request}.` });
  expect(failure.details).toEqual(inLines(wentDown(3), message("while-taken-back", { details: wentDown(4) })));

  await openSized(8, 5);
  pane.host.areasAtOnce = 8; // the maze takes two requests
  book.counter.reset();
  book.switches.faults = down(4);
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (book.counter.requests.length === 2) talk.stop();
    return execute(...request);
  };
  const stopped = await failureOf(generate(choice, talk));
  expect(stopped.sentence).toEqual(
    together(message("stopped"), message("grid-unfinished", { area: "B2:I6", sheet: "Sheet1" })),
  );
  expect(stopped.details).toEqual(message("while-taken-back", { details: wentDown(4) }));
});
