import fc from "fast-check";
import { openNodeWorkbook, type NodeWorkbook } from "../../node";
import { type SheetStore, parseArea, snapshot } from "../../store";

let book: NodeWorkbook;
afterEach(() => book.dispose());

type Act = (sheet: SheetStore) => unknown;

const request = (build: (sheet: Excel.Worksheet, workbook: Excel.Workbook) => unknown): Act => {
  return () =>
    Excel.run(async (context) => {
      build(context.workbook.worksheets.getActiveWorksheet(), context.workbook);
      await context.sync();
    }).catch((error: unknown) => expect(error).toBeInstanceOf(OfficeExtension.Error));
};

let track: Excel.Range | undefined;

/** What an add-in or a person may do. */
const acts: Readonly<Record<string, Act>> = {
  "write values": request(
    (sheet) =>
      (sheet.getRange("B2:C3").values = [
        [1, "two"],
        [true, "=B2+1"],
      ]),
  ),
  "write many": request((sheet) => (sheet.getRange("A60:B70").format.fill.color = "#FF0000")),
  "add a sheet": request((_, { worksheets }) => worksheets.add().load("id, name")),
  "delete the sheet": request((sheet) => sheet.delete()),
  "rename the sheet": request((sheet) => (sheet.name = "Renamed")),
  "hide the sheet": request((sheet) => (sheet.visibility = "Hidden")),
  "add a table": request((sheet) => sheet.tables.add("F1:G3", true).load("id, name")),
  "add a chart": request((sheet) => sheet.charts.add("Line", sheet.getRange("B2:C3")).load("id, name")),
  "add a name": request((sheet) => sheet.names.add("Place", "=1").load("name, value")),
  "insert a row": request((sheet) => sheet.getRange("2:2").insert("Down")),
  "fit to a page": request((sheet) => (sheet.pageLayout.zoom = { horizontalFitToPages: 1 })),
  "suspend calculation": request((sheet, { application }) => {
    application.suspendApiCalculationUntilNextSync();
    sheet.getRange("B2").values = [[5]];
  }),
  "protect the structure": request((_, { protection }) => protection.protect()),
  "protect the sheet": request((sheet) => sheet.protection.protect()),
  "select cells": request((sheet) => sheet.getRange("C3").select()),
  "listen to changes": request((_, { worksheets }) => worksheets.onChanged.add(() => Promise.resolve())),
  "read all sheets": request((_, { worksheets }) => worksheets.load("items/id, items/name, items/visibility")),
  "read cells": request((sheet) => sheet.getRange("A1:H9").load("values, formulas, address")),
  "read what is selected": request((_, workbook) => workbook.getSelectedRanges().load("address")),
  "keep a range": request((sheet) => (track = sheet.getRange("B2").track())),
  "use the kept range": () =>
    track &&
    Excel.run(track.context, async (context) => {
      track!.load("values, address");
      await context.sync();
    }).catch(() => undefined),
  "type a text": (sheet) => attempt(() => book.excel.person.type(sheet, 4, 1, "typed")),
  undo: () => book.excel.person.undo(),
  redo: () => book.excel.person.redo(),
  "copy cells": (sheet) => void book.excel.person.clipboard.take(sheet, [parseArea("B2:C3")!], false),
};

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Excel refuses.
  }
}

/** Does acts one after the other; gives what the requests among them were answered, and a function that does them once more. */
async function perform(names: readonly string[]): Promise<{ answers: unknown[]; again: () => Promise<unknown[]> }> {
  const answers: unknown[] = [];
  const steps: (() => unknown)[] = [];
  const { execute } = book.excel;
  for (const name of names) {
    let sends = false;
    book.excel.execute = async (...sent) => {
      sends = true;
      const [batch, ...rest] = sent;
      const text = JSON.stringify(batch);
      steps.push(() => book.excel.execute(JSON.parse(text) as typeof batch, ...rest));
      const answer = await execute.apply(book.excel, sent);
      answers.push(structuredClone(answer));
      return answer;
    };
    const act = () => acts[name]!(book.workbook.activeSheet);
    const answer: unknown = await act();
    if (!sends && name !== "use the kept range") {
      steps.push(act);
      answers.push(structuredClone(answer));
    }
    book.excel.execute = execute;
  }
  const again = async () => {
    const given: unknown[] = [];
    for (const step of steps) given.push(await step());
    return given;
  };
  return { answers, again };
}

const view = () => ({ ...snapshot(book.workbook), passed: book.excel.passed, counted: book.counter.requests.length });
const several = fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 10 });

test("after whatever was done, a fork brings back the moment: the same requests get the same answers, twice", async () => {
  const property = fc.asyncProperty(several, several, several, async (before, after, between) => {
    track = undefined;
    book = openNodeWorkbook({ sheets: ["Sheet1", "Other"], undo: "web", waits: false, millisecondsPerOperation: 1 });
    await perform(before);
    const restore = book.excel.fork();
    const then = view();
    const { answers, again } = await perform(after);
    const end = view();
    for (let times = 0; times < 2; times++) {
      restore();
      expect(view()).toEqual(then);
      expect(await again()).toEqual(answers);
      expect(view()).toEqual(end);
      restore();
      await perform(between);
    }
    book.dispose();
  });
  await fc.assert(property, { numRuns: 300, seed: 7 });
});

test("switches are as they were, and an event of what was done since reaches nobody", async () => {
  const heard: string[] = [];
  book = openNodeWorkbook();
  await Excel.run(async (context) => {
    context.workbook.worksheets.onChanged.add(({ address }) => Promise.resolve(void heard.push(address)));
    await context.sync();
  });
  const write = acts["write values"]!;
  const restore = book.excel.fork();
  book.switches.printer = false;
  await write(book.workbook.activeSheet);
  restore();
  await book.eventsDelivered();
  expect([book.switches.printer, heard]).toEqual([true, []]);
  await write(book.workbook.activeSheet);
  await book.eventsDelivered();
  expect(heard).toEqual(["B2:C3"]);
});
