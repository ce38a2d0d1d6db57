import { sentencesIn } from "../../words/sentencesIn";
import type { ActionFailure } from "../../../src/actions/desk/work";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { generate } from "../../../src/actions/make/generate";
import { selfCheck } from "../../../src/actions/selfCheck/selfCheck";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { choice, conversation } from "../conversation";
import { failureOf, sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, sheet } from "../openMaze";
import { put } from "../sheetReading";
import { everything } from "../trouble";

const run = (talk = conversation()) => selfCheck("1.2.3", talk, () => book.excel.passed);

/** By what stands before the colon, what the report says of it. */
async function answers(switches: Partial<Switches> = {}): Promise<Map<string, string>> {
  openWorkbook({ waits: false, ...switches });
  const before = everything();
  const { findings } = await run();
  expect(everything()).toEqual(before);
  return new Map(findings.map((finding) => /^(.+?): (.+)$/.exec(say(finding))!.slice(1) as [string, string]));
}

test("the report says where it was made and what was found out, line by line", async () => {
  openWorkbook({ waits: false });
  const { report, sentence } = await run();
  expect(sentence).toEqual(message("report-made"));
  expect(report.split("\n")).toEqual([
    message("report-title", { version: "1.2.3" }),
    message("report-platform", { platform: "OfficeOnline", host: "16.0", language: "en-US" }),
    message("about-api-sets", { sets: "ExcelApi 1.17, SharedRuntime 1.1, RibbonApi 1.1, DelayForCellEdit 1.1" }),
    message("report-lines-holder", { holder: "last" }),
    message("report-lines-inside", { tellers: message("told-by-right-or-lower") }),
    message("report-lines-of-first", { tellers: message("told-by-left-or-upper") }),
    message("report-lines-of-second", { tellers: message("told-by-right-or-lower") }),
    message("report-lines-by-properties", { tellers: message("told-by-left-or-upper") }),
    message("report-lines-taken-beside", { fate: "gone" }),
    message("report-lines-taken-inside", { fate: "gone" }),
    message("report-areas-work"),
    message("report-lines-of-areas", { tellers: message("told-by-right-or-lower") }),
    message("report-lines-taken-in-areas", { fate: "gone" }),
    message("report-areas-touching", { areas: "apart" }),
    message("report-areas-mixed", { style: "null" }),
    message("report-range-mixed", { style: "null" }),
    message("report-round-trip", { milliseconds: 0 }),
    message("report-pace", { milliseconds: 0, areas: 400 }),
    message("report-fill-hatched", { pattern: "LightUp", colour: "#D9D9D9", tint: "0" }),
    message("report-fill-white", { pattern: "null", colour: "#FFFFFF", tint: "0" }),
    message("report-fill-none", { pattern: "null", colour: "#FFFFFF", tint: "null" }),
    message("report-address", { fate: "date" }),
    message("report-address-as-text", { fate: "text" }),
    message("report-long-name", { length: 4000, text: "kept", visibility: "hidden" }),
    message("report-names-of-sheet", { names: "own" }),
    message("report-name-style", { style: "A1" }),
    message("report-print-area", { name: "Print_Area" }),
    message("report-fitting", { taken: "atOnce" }),
    message("report-change-told", { milliseconds: 0, source: "ThisLocalAddin" }),
    message("report-large-write", { cells: 200000 }),
    message("report-freezing", { sheet: "behind" }),
    message("report-engine", { where: message("runs-in-page-because", { why: "this is a test" }) }),
    "",
  ]);
  // Each is a round trip; on a slow network, of 300 ms each, they take nine seconds.
  expect(book.counter.requests.length).toBeLessThanOrEqual(30);
});

test("every set of Excel's interface that could matter is named, with its newest version", async () => {
  openWorkbook({ waits: false });
  const asked = new Set<string>();
  book.excel.isSetSupported = (name) => Boolean(asked.add(name));
  const { report } = await run();
  expect(report.split("\n")[2]).toBe(
    say(
      message("about-api-sets", {
        sets: "ExcelApi 1.30, ExcelApiOnline 1.3, ExcelApiDesktop 1.5, SharedRuntime 1.2, DialogApi 1.2, DialogOrigin 1.1, AddinCommands 1.2, RibbonApi 1.2, KeyboardShortcuts 1.1, DelayForCellEdit 1.1",
      }),
    ),
  );
});

const [INSIDE, FIRST, SECOND, PROPERTIES, PACKED] = [
  "Who tells of a line inside a range",
  "Who tells of a line drawn for the left or upper cell",
  "Who tells of a line drawn for the right or lower cell",
  "Who tells of a line drawn by properties of the left or upper cell",
  "Who tells of a line drawn by them",
] as const;
const HELD = "Lines between cells are held by";
const [LEFT, RIGHT, BOTH] = ["left or upper", "right or lower", "both"];
const STAY = "stay, though success is reported";
const AFTER: unknown = expect.stringMatching(/^after \d+ ms, by ThisLocalAddin$/);
const REFUSED: unknown = expect.stringMatching(/^refused: InvalidArgument at Worksheet\.getRanges: /);

/** What differs from the answers of an undisturbed host. */
const named: readonly (readonly [Partial<Switches>, Readonly<Record<string, unknown>>])[] = [
  [
    { edgesHeldBy: "both" },
    { [HELD]: "both cells", [INSIDE]: BOTH, [FIRST]: BOTH, [SECOND]: BOTH, [PROPERTIES]: BOTH, [PACKED]: BOTH },
  ],
  [{ edgesHeldBy: "left" }, { [HELD]: "the left or upper cell", [INSIDE]: LEFT, [SECOND]: LEFT, [PACKED]: LEFT }],
  [{ edgesHeldBy: "right" }, { [HELD]: "the right or lower cell", [FIRST]: RIGHT, [PROPERTIES]: RIGHT }],
  [
    { edgesHeldBy: "each" },
    {
      [HELD]: "the cell for which they were drawn, each its own",
      [INSIDE]: BOTH,
      [PACKED]: BOTH,
      "A line that the cell beside takes away": "stays",
    },
  ],
  [
    { keepsRemovedBorders: true },
    {
      [HELD]: "the cell for which they were drawn",
      "A line that the cell beside takes away": "stays",
      "Lines inside a range that are taken away": STAY,
      "Lines inside several areas that are taken away": STAY,
    },
  ],
  [{ refusesPackedAddresses: true }, { "Addresses of several areas": REFUSED, "Time of areas": REFUSED }],
  [{ joinsTouchingAreas: true }, { "Areas of one address that touch": "are joined" }],
  [{ mixedBordersRead: "first" }, { "A border that stands in one of several areas reads": "“Continuous”" }],
  [{ patternsReadNull: true }, { "A hatched fill reads": "pattern null, colour #D9D9D9, tint 0" }],
  [{ listsWorkbookNames: true }, { "Among the names of a sheet": "the workbook's stand too" }],
  [{ referenceStyle: "R1C1" }, { "Names point to cells in the style": "R1C1" }],
  [{ fittingTaken: "later" }, { "Fitting to one page": "taken at the second request" }],
  [{ fittingTaken: "never" }, { "Fitting to one page": "taken never" }],
  [{ printAreaName: "localized" }, { "The print area among the names": "is Druckbereich" }],
  [{ printAreaName: "unlisted" }, { "The print area among the names": "is not listed" }],
  [{ freezingActivates: true }, { "A sheet behind whose panes are frozen": "comes to the front" }],
  [
    { refusesLargeWatchedWrites: true },
    { "Writing 200,000 cells while changes are told": "is refused: GeneralException" },
  ],
  [{ millisecondsPerArea: 3 }, { "A hundred areas take": "300 ms, by a request of 400" }],
  [{ millisecondsPerArea: 50 }, { "A hundred areas take": "5,000 ms, by a request of 20" }],
  [
    { latency: 30 },
    {
      "A small request takes": "30 ms",
      "A change is told": AFTER,
    },
  ],
  [{ apiSet: 109 }, {}],
  [{ undo: "web" }, {}],
];

let usual: Map<string, string>;
beforeAll(async () => {
  usual = await answers();
});

test.each(named)("%j is named, and nothing else is otherwise", async (switches, expected) => {
  const otherwise = await answers(switches);
  const different = [...otherwise].filter(([about, answer]) => usual.get(about) !== answer);
  expect(Object.fromEntries(different)).toEqual(expected);
});

test("no more is asked once ten seconds are over, and what was not is said", async () => {
  const { "A small request takes": first, Events: last } = Object.fromEntries(await answers({ latency: 700 }));
  expect([first, last]).toEqual(["700 ms", "not looked at, because the other answers took too long"]);
  expect(book.excel.passed).toBeLessThan(15_000);
});

test("nothing is left behind whichever request fails, and whenever it is stopped", async () => {
  await openMaze(4, 3);
  book.switches.refusesLargeWatchedWrites = true; // else the most of the test's time
  const whole = everything();
  const left = () => [
    book.workbook.sheets.map(({ name }) => name),
    book.workbook.names.map(({ name }) => name).sort(),
    book.workbook.activeSheet.name,
  ];
  const before = left();
  book.counter.reset();
  await run();
  const requests = book.counter.requests.map(({ actions }) => actions);
  for (const [index, actions] of requests.entries()) {
    for (const action of new Set([1, actions])) {
      book.counter.reset();
      book.switches.faults = [
        { request: index + 1, action, code: "GeneralException", message: "A fault of the test." },
      ];
      await run().catch((error: unknown) =>
        expect(sentencesIn((error as ActionFailure).sentence).slice(-1)).toEqual([message("nothing-changed")]),
      );
      book.switches.faults = [];
      expect([index, action, left()]).toEqual([index, action, before]);
    }
    const talk = conversation();
    const execute = book.excel.execute.bind(book.excel);
    book.counter.reset();
    book.excel.execute = (...request) => {
      if (book.counter.requests.length === index) talk.stop();
      return execute(...request);
    };
    const { sentence, report } = await run(talk);
    book.excel.execute = execute;
    expect([index, left()]).toEqual([index, before]);
    if (report === "") expect(sentence).toEqual(together(message("stopped"), message("nothing-changed")));
  }
  expect(everything()).toEqual(whole);
});

const sheetNames = () => book.workbook.sheets.map(({ name }) => name);

/** A report during whose request of that number the pane dies: nothing more is asked, and nothing is mended. */
async function breakOff(request: number): Promise<void> {
  book.counter.reset();
  const faults = [...Array(60).keys()].map((i) => ({ request: request + i, code: "AccessDenied", message: "No." }));
  book.switches.faults = faults;
  expect(sentencesIn(await sentenceOf(run()))).toContainEqual(
    message("scratch-sheet-left", { sheet: "Lavirint check" }),
  );
  book.switches.faults = [];
}

test("a sheet that could not be removed is named, and the next report removes it and says so, wherever it broke off", async () => {
  openWorkbook();
  await run();
  const requests = book.counter.requests.length;
  for (let request = 4; request <= requests; request += 5) {
    openWorkbook();
    await breakOff(request);
    expect([request, sheetNames()]).toEqual([request, ["Sheet1", "Lavirint check"]]);
    const { sentence, findings } = await run();
    const removed = message("earlier-report-sheet-removed", { sheet: "Lavirint check" });
    expect([request, sentence]).toEqual([request, together(message("report-made"), removed)]);
    expect(findings.length).toBeGreaterThan(25);
    expect([sheetNames(), book.workbook.names]).toEqual([["Sheet1"], []]);
  }
});

test.each([
  ["somebody wrote on it", () => put(sheet("Lavirint check"), "A1", "mine")],
  ["somebody wrote over what the report had written", () => put(sheet("Lavirint check"), "N7", "mine")],
  ["it was renamed", () => book.workbook.renameSheet(sheet("Lavirint check"), "Lavirint check of mine")],
  ["its mark is gone", () => book.workbook.names.splice(0)],
])("a sheet that an earlier report left stays where %s", async (_why, change) => {
  openWorkbook();
  await breakOff(20);
  change();
  const [, name] = sheetNames();
  expect((await run()).sentence).toEqual(message("report-made"));
  expect(sheetNames()).toEqual(["Sheet1", name]);
});

test("a protected workbook refuses, a chart sheet in front does not matter, and it waits for no other action", async () => {
  openWorkbook();
  book.workbook.structureProtection = { password: "" };
  expect(await sentenceOf(run())).toEqual(together(message("access-denied"), message("nothing-changed")));
  openWorkbook();
  book.workbook.chartSheetInFront = true;
  expect((await run()).findings.length).toBeGreaterThan(25);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  await openMaze(4, 3);
  const making = generate(choice, conversation());
  expect((await failureOf(run())).sentence).toEqual(message("still-at-work", { action: message("generate-button") }));
  await making;
});
