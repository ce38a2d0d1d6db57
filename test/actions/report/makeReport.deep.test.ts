import { isSame, message, together } from "../../../src/message";
import { Stopped } from "../../../src/engine";
import { say } from "../../../src/words";
import { makeReport } from "../../../src/actions/report";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { SharedLocks, conversation, book, openMaze, openWorkbook, put, everything, record, workIn } from "../stage";

/** Sides that the embedded workbook reads quickly. */
const run = (talk = conversation()) => makeReport("1.2.3", talk, { sides: [3, 4], now: () => book.excel.passed });
type Reported = Awaited<ReturnType<typeof run>>;

/** The lines of a report; the size of a file depends on when it was written. */
const linesOf = ({ report }: Pick<Reported, "report">) => report.replace(/, \d+ bytes/g, "").split("\n");

/** By what stands before the colon, what the report says of it. */
async function answers(switches: Partial<Switches> = {}): Promise<Map<string, string>> {
  openWorkbook({ waits: false, ...switches });
  const before = everything();
  const lines = linesOf(await run());
  expect(everything()).toEqual(before);
  return new Map(lines.flatMap((line) => [/^(.+?): (.+)$/.exec(line)?.slice(1) as [string, string]]).filter(Boolean));
}

const READY = together(message("report-made"));

const WITHOUT_SHEET = [
  "Mazes are made and solved: in the page, because no worker starts (this is a test)",
  "Web Locks, which keep other windows waiting: missing",
  "Language of contents: en-US",
  "A small request takes: 0 ms",
];
const HEAD = [
  "Lavirint 1.2.3 on OfficeOnline 16.0, en-US.",
  "API sets: ExcelApi 1.17, SharedRuntime 1.1, RibbonApi 1.1, DelayForCellEdit 1.1",
  "",
];

test("the report says where it was made and what was found out, line by line, in at most 60 requests", async () => {
  openWorkbook({ waits: false });
  const outcome = await run();
  expect(outcome.sentence).toEqual(READY);
  expect(linesOf(outcome)).toEqual([
    ...HEAD,
    ...WITHOUT_SHEET,
    "Cells that report a line inside a range: right or lower",
    "Cells that report a line drawn for the left or upper cell: left or upper",
    "Cells that report a line drawn for the right or lower cell: right or lower",
    "Cells that report a line drawn by properties of the left or upper cell: left or upper",
    "A line that is removed through the neighbouring cell: is gone",
    "Lines inside a range that are removed: are gone",
    "Addresses of several areas: work",
    "Cells that report a line drawn by an address of several areas: right or lower",
    "Lines inside several areas that are removed: are gone",
    "Areas of one address that touch: stay apart",
    "A border in one of several areas reads: null",
    "The colour of a line drawn in #C00000, asked by cell properties: #C00000",
    "A hatched fill reads: pattern LightUp, colour #D9D9D9, tint 0",
    "A white fill reads: pattern null, colour #FFFFFF, tint 0",
    "No fill reads: pattern null, colour #FFFFFF, tint null",
    "The text JAN5: becomes a date",
    "The text JAN5 in a cell of text format: stays a text",
    "Among the names of a sheet: only its own are there",
    "The print area among the names: is Print_Area",
    "A hidden name of 4,000 characters: keeps its text, and stays hidden",
    "Fitting to one page: taken at once",
    "A print area of 36 areas, as a text: works",
    "A print area of 36 areas, as a RangeAreas: works",
    "Page settings take: 0 ms to write, 0 ms to read",
    "Page settings read: as they were written",
    "Inserting a sheet of 3 x 3: works, 0 ms",
    "A sheet that is inserted at the end: stays behind",
    "Inserting a sheet of 4 x 4: works, 0 ms",
    "",
  ]);
  expect(book.counter.requests.length).toBeLessThanOrEqual(60);
});

const [INSIDE, FIRST, SECOND, PROPERTIES, PACKED] = [
  "Cells that report a line inside a range",
  "Cells that report a line drawn for the left or upper cell",
  "Cells that report a line drawn for the right or lower cell",
  "Cells that report a line drawn by properties of the left or upper cell",
  "Cells that report a line drawn by an address of several areas",
] as const;
const [LEFT, RIGHT, BOTH] = ["left or upper", "right or lower", "both"];
const STAY = "stay, though success is reported";
const [AS_TEXT, AS_AREAS] = ["A print area of 36 areas, as a text", "A print area of 36 areas, as a RangeAreas"];
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
/** Excel's code; the report says behind it where Excel refused. */
const refused = (code: string) => matching(new RegExp(`^is refused: ${code}\\b`));

/** All these are answered so. */
const each = (answer: unknown, ...about: readonly string[]) => Object.fromEntries(about.map((one) => [one, answer]));
/** All files are answered so, and nothing is known of what comes. */
const insertingIs = (answer: unknown) => ({
  ...each(answer, "Inserting a sheet of 3 x 3", "Inserting a sheet of 4 x 4"),
  "A sheet that is inserted at the end": undefined,
});

let usual: Map<string, string>;
beforeAll(async () => {
  usual = await answers();
});

/** What differs from the answers of an undisturbed host; undefined for what is not answered. */
const where = (switches: Partial<Switches>) => ({
  differs: (expected: Readonly<Record<string, unknown>>) =>
    test(`${JSON.stringify(switches)} is named, and nothing else is otherwise`, async () => {
      const otherwise = await answers(switches);
      const isTime = (text?: string) => text !== undefined && /\d ms/.test(text);
      const differ = [...new Set([...usual.keys(), ...otherwise.keys()])].filter((about) => {
        const [was, is] = [usual.get(about), otherwise.get(about)];
        return about !== "API sets" && was !== is && (about in expected || !(isTime(was) && isTime(is)));
      });
      expect(Object.fromEntries(differ.map((about) => [about, otherwise.get(about)]))).toEqual(expected);
    }),
});

where({ edgesHeldBy: "both" }).differs(each(BOTH, INSIDE, FIRST, SECOND, PROPERTIES, PACKED));
where({ edgesHeldBy: "left" }).differs(each(LEFT, INSIDE, SECOND, PACKED));
where({ edgesHeldBy: "right" }).differs(each(RIGHT, FIRST, PROPERTIES));
const THROUGH = "A line that is removed through the neighbouring cell";
where({ edgesHeldBy: "each" }).differs({ ...each(BOTH, INSIDE, PACKED), [THROUGH]: "stays" });
where({ keepsRemovedBorders: true }).differs({
  [THROUGH]: "stays",
  ...each(STAY, "Lines inside a range that are removed", "Lines inside several areas that are removed"),
});
where({ refusesPackedAddresses: true }).differs({
  "Addresses of several areas": matching(/^is refused: InvalidArgument at Worksheet\.getRanges$/),
  ...each(
    undefined,
    PACKED,
    "Lines inside several areas that are removed",
    "Areas of one address that touch",
    "A border in one of several areas reads",
  ),
  [AS_AREAS]: refused("InvalidArgument"),
});
where({ mixedBordersRead: "first" }).differs({ "A border in one of several areas reads": "“Continuous”" });
where({ patternsReadNull: true }).differs({ "A hatched fill reads": "pattern null, colour #D9D9D9, tint 0" });
where({ listsWorkbookNames: true }).differs({ "Among the names of a sheet": "the workbook’s are there too" });
where({ fittingTaken: "later" }).differs({ "Fitting to one page": "taken at the second request" });
where({ fittingTaken: "never" }).differs({
  "Fitting to one page": "never taken",
  "Page settings read": undefined,
  "The page setting zoom": 'was written as {"horizontalFitToPages":1,"verticalFitToPages":1}, and reads {"scale":100}',
});
where({ printAreaName: "localized" }).differs({ "The print area among the names": "is Druckbereich" });
where({ printAreaName: "unlisted" }).differs({ "The print area among the names": "is not listed" });
where({ inserting: "refused" }).differs(insertingIs(refused("GeneralException")));
where({ inserting: "missing" }).differs(insertingIs(refused("ApiNotFound")));
where({ inserting: "half done" }).differs(insertingIs(refused("GeneralException")));
where({ inserting: "done but refused" }).differs(insertingIs(refused("GeneralException")));
where({ insertingActivates: true }).differs({ "A sheet that is inserted at the end": "comes to the front" });
where({ manyPrintAreas: "refused" }).differs(each(refused("InvalidArgument"), AS_TEXT, AS_AREAS));
where({ manyPrintAreas: "text refused" }).differs({ [AS_TEXT]: refused("InvalidArgument") });
where({ manyPrintAreas: "cut" }).differs({ [AS_TEXT]: "keeps only 21", [AS_AREAS]: "keeps only 21" });
where({ pageSettingsRead: "in another form" }).differs({
  "Page settings read": undefined,
  "The page setting leftHeader": matching(/^was written as "R&&D 2026", and reads "&.*R&&D 2026"$/),
  "The page setting centerHeader": matching(/^was written as "Maze &P", and reads "&.*Maze &P"$/),
  "The page setting rightFooter": matching(/^was written as "&8Seed 12", and reads "&.*&8Seed 12"$/),
});
where({ printer: false }).differs({
  "Fitting to a page": matching(/^is refused: GeneralException at PageLayout\.zoom/),
  "Fitting to one page": undefined,
  ...each(refused("GeneralException"), "The print area among the names", AS_TEXT, AS_AREAS),
  "Page settings": matching(/^is refused: GeneralException at PageLayout\./),
  "Page settings take": undefined,
  "Page settings read": undefined,
});

test("whichever request fails, the report says so, the others are there, and nothing is left behind", async () => {
  const { undisturbed, again } = await record(() => openMaze(4, 3), run);
  const whole = linesOf(undisturbed.outcome as Reported);
  for (const [index, actions] of undisturbed.requests.entries()) {
    for (const action of new Set([1, actions])) {
      const fault = { request: index + 1, action, code: "AccessDenied" }; // which is never asked again
      const { outcome, before } = await again({ fault });
      const { report } = outcome as Reported;
      const isTold = report.includes("AccessDenied") || whole.every((line) => linesOf({ report }).includes(line));
      expect({ fault, isTold, is: everything() }).toEqual({ fault, isTold: true, is: before });
    }
  }
});

test("whenever it is stopped, the report holds what was found until then, and nothing is left behind", async () => {
  const { undisturbed, again } = await record(() => openWorkbook(), run);
  const { length } = undisturbed.requests;
  expect(length).toBeGreaterThan(20);
  let wholes = 0;
  for (let request = 1; request <= length; request += 3) {
    const { before, ...end } = await again({ stopAt: request });
    const outcome = end.outcome as Reported | Stopped;
    const { sentence } = outcome;
    expect([request, everything()]).toEqual([request, before]);
    if (outcome instanceof Stopped) expect(sentence).toEqual(together(message("stopped"), message("nothing-changed")));
    else if (isSame(sentence, READY)) wholes++;
    else {
      expect(sentence).toEqual(together(message("report-stopped")));
      expect(outcome.report).toContain("Stopped here. The rest was not tested.");
    }
  }
  expect(wholes).toBeLessThan(6);
});

test.each<[string, () => unknown, string]>([
  ["the structure is protected", () => (book.workbook.structureProtection = { password: "" }), "AccessDenied"],
  ["Excel refuses sheets", () => (book.switches.refusesNewSheets = true), "GeneralException"],
])("where %s, the report holds what can be found without a sheet, and why there is none", async (_why, close, code) => {
  openWorkbook();
  const before = everything();
  close();
  const outcome = await run();
  const withoutSheet = message("report-without-sheet");
  expect(outcome.sentence).toEqual(together(message("report-made"), withoutSheet));
  expect(linesOf(outcome)).toEqual([...HEAD, `Adding a sheet: is refused: ${code}`, ...WITHOUT_SHEET, ""]);
  expect(everything()).toEqual(before);
});

test("an Excel that answers what nobody expects costs the question concerned alone", async () => {
  openWorkbook();
  const reading = jest.spyOn(Excel.RangeFill.prototype, "load").mockImplementation(() => {
    throw new TypeError("This is a test.");
  });
  const outcome = await run();
  reading.mockRestore();
  expect(linesOf(outcome)).toContain("Fills and texts: failed: TypeError: This is a test.");
  expect(linesOf(outcome).length).toBeGreaterThan(30);
});

test("a chart sheet in front does not matter, and Web Locks are present where pages can keep each other waiting", async () => {
  openWorkbook();
  book.workbook.chartSheetInFront = true;
  const workbook = new OpenWorkbook({ locks: new SharedLocks().page() });
  const lines = linesOf(await run({ ...conversation(), workbook }));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines).toContain("Web Locks, which keep other windows waiting: present");
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
});

test("a sheet that could not be removed is named, says what it is, and is left alone by the next report", async () => {
  openWorkbook();
  await run();
  const { length } = book.counter.requests;
  openWorkbook();
  const fault = { request: length - 1, action: 1, code: "AccessDenied" };
  const { sentence } = (await workIn({ fault, isForGood: true }, run)).outcome!;
  expect(sentence).toEqual(
    together(message("report-made"), message("arrived-sheet-left", { sheet: "Lavirint check" })),
  );
  const left = book.workbook.sheet("Lavirint check")!;
  expect(left.value(0, 0)).toBe(say(message("report-sheet-says")));
  put(left, "B1", "mine");
  await run();
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1", "Lavirint check"]);
});
