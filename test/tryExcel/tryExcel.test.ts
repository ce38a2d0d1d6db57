import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { plainActs, type PlainAct } from "../acts/inAnyExcel";
import { book, openWorkbook, sheet, put, everything } from "../actions/stage";
import { openTryPage } from "./tryPage";

/** The page that tries acts in a real Excel, in the embedded workbook. */

const html = readFileSync(path.join(__dirname, "tryExcel.html"), "utf8");
const actsCalled = (...names: readonly string[]) => plainActs.filter(({ name }) => names.includes(name));

let page: Document;
const part = <E extends HTMLElement>(id: string) => page.getElementById(id) as E;

beforeEach(() => {
  openWorkbook({ waits: false });
  put(sheet(), "C3", "mine");
  put(sheet(), "BC12", 40);
  const { window } = new JSDOM(html, { url: "https://localhost/tryExcel.html?_host_Info=Excel" });
  page = window.document;
  Object.assign(globalThis, { window, document: page });
});

afterAll(() => {
  for (const name of ["window", "document"]) Reflect.deleteProperty(globalThis, name);
});

/** Presses Try, after which the workbook is as it was; gives the table. */
async function pressTry(acts: readonly PlainAct[]): Promise<string> {
  const before = everything();
  openTryPage(page, acts);
  part("try").click();
  while (part<HTMLButtonElement>("try").disabled) await new Promise(setImmediate);
  expect(everything()).toEqual(before);
  return part<HTMLTextAreaElement>("table").value;
}

/** By its name, what the table says of each act. */
function results(table: string): Readonly<Record<string, string>> {
  const rows = [...table.matchAll(/^\| (.+) \| [\d.]+ \| (.+) \|$/gm)];
  return Object.fromEntries(rows.map(([, name, result]) => [name!, result!]));
}

test("Try does acts on sheets of its own, and says where and what came of each", async () => {
  const table = await pressTry(plainActs);
  expect(results(table)).toEqual(Object.fromEntries(plainActs.map(({ name }) => [name, "as expected"])));
  expect(plainActs.length).toBeGreaterThan(30);
  expect(table).toMatch(
    /^Lavirint unbuilt on OfficeOnline 16\.0, en-US\.\n.*\n\n(\d+) of \1 acts as expected, \1 tried in \d+ seconds\.\n/,
  );
  expect([part("table").hidden, part("status").textContent]).toEqual([false, "Done. Copy the table."]);
});

test("what is not as expected, is refused or breaks off is told, and nothing of it is left", async () => {
  const [generate, prepare] = actsCalled("Generate", "Prepare page") as [PlainAct, PlainAct];
  const half: PlainAct = {
    ...prepare,
    name: "Half",
    act: async (talk, held) => {
      await prepare.act(talk, held);
      await Excel.run(async (context) => {
        context.workbook.names.add("Left", "=1");
        context.workbook.worksheets.add("Half done");
        await context.sync();
      });
      throw new Error("broken | off");
    },
  };
  book.switches.fittingTaken = "never";
  const table = await pressTry([{ ...generate, seen: { openings: { "B2:J8": 61 } } }, prepare, half]);
  expect(results(table)).toEqual({
    Generate: 'different: {"openings":{"B2:J8":62}} instead of {"openings":{"B2:J8":61}}',
    "Prepare page": expect.stringMatching(/^different: .*\[1,.*\].* instead of .*\[1,1,1\]/) as string,
    Half: "failed: Error: broken \\| off",
  });
});

test("an act whose request Excel refuses half way is told so, with the code, and nothing of it is left", async () => {
  const [booklet] = actsCalled("Make booklet") as [PlainAct];
  const broken: PlainAct = {
    ...booklet,
    act: (talk, held) => {
      const request = book.counter.requests.length + 4;
      book.switches.faults = [{ request, code: "MemoryLimitReached", message: "A fault of the test." }];
      return booklet.act(talk, held);
    },
  };
  const { "Make booklet": result } = results(await pressTry([broken]));
  expect(result).toMatch(/^refused: .*MemoryLimitReached/);
});

test("where no sheet can be added each act is told to be refused, with Excel's code", async () => {
  book.switches.refusesNewSheets = true;
  const table = await pressTry(actsCalled("Generate", "Solve"));
  expect(results(table)).toEqual({ Generate: "refused: GeneralException", Solve: "refused: GeneralException" });
});

test("Stop ends it after the act that is under way, of which nothing is left", async () => {
  const [generate, solve] = actsCalled("Generate", "Solve") as [PlainAct, PlainAct];
  const stopping: PlainAct = { ...generate, act: (talk, held) => (part("stop").click(), generate.act(talk, held)) };
  const table = await pressTry([stopping, solve]);
  expect(Object.keys(results(table))).toEqual(["Generate"]);
});
