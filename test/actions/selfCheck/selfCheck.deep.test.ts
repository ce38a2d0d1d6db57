import { sentencesIn } from "../../words/sentencesIn";
import { type Message, isSame, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { generate } from "../../../src/actions/make/generate";
import { TooLong, inTime } from "../../../src/actions/selfCheck/inTime";
import { selfCheck } from "../../../src/actions/selfCheck/selfCheck";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { choice, conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { book, openMaze, openWorkbook, sheet } from "../openMaze";
import { clockOfExcel } from "./clockOfExcel";
import { put } from "../sheetReading";
import { everything } from "../trouble";

/** Sides that the embedded workbook reads quickly. */
const small = { small: 3, large: 4 } as const;

const run = (talk = conversation(), isLong = false) =>
  selfCheck("1.2.3", talk, { isLong, sides: small, clock: clockOfExcel() });

/** A line of the report; of a row of its table without the size, which for the workbook depends on when it was written. */
function steady(line: string): string {
  const [question, answer, time = ""] = line.split("\t");
  return answer === undefined ? line : `${question}: ${answer}${time === "" ? "" : `, ${time} ms`}`;
}

/** By what stands before the colon, what the report says of it. */
async function answers(switches: Partial<Switches> = {}): Promise<Map<string, string>> {
  openWorkbook({ waits: false, ...switches });
  const before = everything();
  const { findings, table } = await run();
  expect(everything()).toEqual(before);
  const lines = [...findings.map(say), ...table.slice(1).map((cells) => steady(cells.join("\t")))];
  return new Map(lines.map((line) => /^(.+?): (.+)$/.exec(line)!.slice(1) as [string, string]));
}

const HEADING = [
  "Lavirint 1.2.3: what it found out about the program that holds the workbook",
  "Platform: OfficeOnline 16.0, en-US",
  "API sets: ExcelApi 1.17, SharedRuntime 1.1, RibbonApi 1.1, DelayForCellEdit 1.1",
  "",
  "This Excel",
];
/** What is found out without a sheet, and the time of a request, with which the part after it begins. */
const WITHOUT_SHEET = [
  "Language of contents: en-US",
  "Mazes are made and solved: in the page, because no worker starts (this is a test)",
  "Web Locks, which keep other windows of Lavirint waiting: missing",
  "Steps of undo that an add-in makes: cannot be grouped",
  "Asking for the sheet in front: works",
  "Asking for the active cell: works",
  "Bringing a sheet to the front: works",
  "Listing the names of a sheet: works",
  "",
  "Time",
  "A small request takes: 0 ms",
];

test("the report says where it was made and what was found out, line by line", async () => {
  openWorkbook({ waits: false });
  const { report, sentence, table } = await selfCheck("1.2.3", conversation(), { clock: clockOfExcel() });
  expect(sentence).toEqual(together(message("report-made"), message("report-leaves-nothing")));
  expect(report.split("\n")).toEqual([
    ...HEADING,
    ...WITHOUT_SHEET,
    "A hundred areas take: 0 ms, by a request of 400",
    "",
    "Lines between cells",
    "Lines between cells are held by: the cell for which they were drawn last",
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
    "A border in a part of one area reads: null",
    "The colour of a line drawn in #C00000, asked by cell properties: #C00000",
    "The colour of a line drawn in #C00000, asked by its border: #C00000",
    "",
    "Cells",
    "A hatched fill reads: pattern LightUp, colour #D9D9D9, tint 0",
    "A white fill reads: pattern null, colour #FFFFFF, tint 0",
    "No fill reads: pattern null, colour #FFFFFF, tint null",
    "The text JAN5: becomes a date",
    "The text JAN5 in a cell of text format: stays a text",
    "A change is reported: after 0 ms, by ThisLocalAddin",
    "Writing 200,000 cells while changes are reported: goes well",
    "Adding a picture: works",
    "Adding a chart: works",
    "",
    "Names",
    "Among the names of a sheet: only its own are there",
    "Names point to cells in the style: A1",
    "The print area among the names: is Print_Area",
    "A name that points to another sheet: keeps its place",
    "A hidden name of 4,000 characters: keeps its text, and stays hidden",
    "A hidden name of 8,000 characters: keeps its text, and stays hidden",
    "",
    "Page",
    "Fitting to one page: taken at once",
    "A print area of 36 areas, as a text: works",
    "A print area of 36 areas, as a RangeAreas: works",
    "Page settings take: 0 ms to write, 0 ms to read",
    "Page settings read: as they were written",
    "A sheet behind whose panes are frozen: stays behind",
    "",
    "Whole sheets, and the workbook as a file",
    "Question\tAnswer\tTime in ms\tSize in bytes",
    "Changing a hundred areas by now\tworks\t0",
    "Changing a hundred areas after a call that ends undo\tworks\t0",
    expect.stringMatching(/^Inserting a sheet of 100 x 100, an address in each row\tworks\t0\t1\d{4}$/),
    expect.stringMatching(/^Inserting a sheet of 100 x 100, an address in each cell\tworks\t0\t4\d{4}$/),
    "In front after a visible sheet was inserted\tthe same sheet as before",
    "Column widths of an inserted sheet\tkept",
    "Row heights of an inserted sheet\tkept",
    "Margins of an inserted sheet\tkept",
    "The header of an inserted sheet\tkept",
    "The print area of an inserted sheet\tkept",
    "Copying the formats of 100 x 100 cells\tworks\t0",
    "Copied lines of 100 x 100 cells\tright inside, right on all four sides, none on cells around",
    "A hidden sheet that was inserted\treads Hidden",
    expect.stringMatching(/^The workbook as a file\tworks\t0\t\d+$/),
    "Cell styles of the workbook before and after 10 sheets were inserted\t49 and 49",
    expect.stringMatching(/^Inserting a sheet of 400 x 400, an address in each row\tworks\t0\t1\d{5}$/),
    expect.stringMatching(/^Inserting a sheet of 400 x 400, an address in each cell\tworks\t0\t\d{6}$/),
    "Copying the formats of 400 x 400 cells\tworks\t0",
    "Copied lines of 400 x 400 cells\tright inside, right on all four sides, none on cells around",
    "",
  ]);
  expect(report).toContain(`\n${table.map((cells) => cells.join("\t").trimEnd()).join("\n")}\n`);
  // Each is a round trip; on a slow network, of 300 ms each, they take twenty-five seconds.
  expect(book.counter.requests.length).toBe(84);
  expect(book.counter.bytes).toBeLessThanOrEqual(1_335_000);
});

test("every set of Excel's interface that could matter is named, with its newest version", async () => {
  openWorkbook({ waits: false });
  const asked = new Set<string>();
  book.excel.isSetSupported = (name) => Boolean(asked.add(name));
  const { report } = await run();
  expect(report.split("\n")[2]).toBe(
    "API sets: ExcelApi 1.30, ExcelApiOnline 1.3, ExcelApiDesktop 1.5, SharedRuntime 1.2, DialogApi 1.2, DialogOrigin 1.1, AddinCommands 1.2, RibbonApi 1.2, KeyboardShortcuts 1.1, DelayForCellEdit 1.1",
  );
});

const [INSIDE, FIRST, SECOND, PROPERTIES, PACKED] = [
  "Cells that report a line inside a range",
  "Cells that report a line drawn for the left or upper cell",
  "Cells that report a line drawn for the right or lower cell",
  "Cells that report a line drawn by properties of the left or upper cell",
  "Cells that report a line drawn by an address of several areas",
] as const;
const HELD = "Lines between cells are held by";
const [LEFT, RIGHT, BOTH] = ["left or upper", "right or lower", "both"];
const STAY = "stay, though success is reported";
const AFTER: unknown = expect.stringMatching(/^after \d+ ms, by ThisLocalAddin$/);
const REFUSED: unknown = expect.stringMatching(/^refused: InvalidArgument at Worksheet\.getRanges: /);
const REFUSED_LATER: unknown = expect.stringMatching(/^is refused: InvalidArgument at Worksheet\.getRanges: /);

const [AS_TEXT, AS_AREAS] = ["A print area of 36 areas, as a text", "A print area of 36 areas, as a RangeAreas"];

const LATER = "Changing a hundred areas by now";
const ENDED = "Changing a hundred areas after a call that ends undo";
const FILE = "The workbook as a file";
const SIDES = [small.small, small.large];
const insertingOf = (side: number) =>
  ["row", "cell"].map((each) => `Inserting a sheet of ${side} x ${side}, an address in each ${each}`);
const copyingOf = (side: number) => `Copying the formats of ${side} x ${side} cells`;

/** Small sheets are answered so, and of large ones nothing is asked. */
const insertingIs = (answer: string) => Object.fromEntries(insertingOf(small.small).map((key) => [key, answer]));

/** Lines at the edge stay behind that cells beside the maze hold. */
const COPIED_IN_PART = Object.fromEntries(
  SIDES.map((side) => [
    `Copied lines of ${side} x ${side} cells`,
    "right inside, wrong on a side, none on cells around",
  ]),
);

/** What differs from the answers of an undisturbed host. */
const named: readonly (readonly [Partial<Switches>, Readonly<Record<string, unknown>>])[] = [
  [
    { edgesHeldBy: "both" },
    { [HELD]: "both cells", [INSIDE]: BOTH, [FIRST]: BOTH, [SECOND]: BOTH, [PROPERTIES]: BOTH, [PACKED]: BOTH },
  ],
  [
    { edgesHeldBy: "left" },
    { [HELD]: "the left or upper cell", [INSIDE]: LEFT, [SECOND]: LEFT, [PACKED]: LEFT, ...COPIED_IN_PART },
  ],
  [
    { edgesHeldBy: "right" },
    { [HELD]: "the right or lower cell", [FIRST]: RIGHT, [PROPERTIES]: RIGHT, ...COPIED_IN_PART },
  ],
  [
    { edgesHeldBy: "each" },
    {
      [HELD]: "the cell for which they were drawn, each its own",
      [INSIDE]: BOTH,
      [PACKED]: BOTH,
      "A line that is removed through the neighbouring cell": "stays",
    },
  ],
  [
    { keepsRemovedBorders: true },
    {
      [HELD]: "the cell for which they were drawn",
      "A line that is removed through the neighbouring cell": "stays",
      "Lines inside a range that are removed": STAY,
      "Lines inside several areas that are removed": STAY,
    },
  ],
  [
    { refusesPackedAddresses: true },
    {
      "Addresses of several areas": REFUSED,
      "Time of areas": REFUSED,
      "Time of areas later": REFUSED_LATER,
      [AS_AREAS]: "is refused: InvalidArgument",
    },
  ],
  [{ joinsTouchingAreas: true }, { "Areas of one address that touch": "are joined" }],
  [{ mixedBordersRead: "first" }, { "A border in one of several areas reads": "“Continuous”" }],
  [{ patternsReadNull: true }, { "A hatched fill reads": "pattern null, colour #D9D9D9, tint 0" }],
  [{ listsWorkbookNames: true }, { "Among the names of a sheet": "the workbook’s are there too" }],
  [{ referenceStyle: "R1C1" }, { "Names point to cells in the style": "R1C1" }],
  [{ fittingTaken: "later" }, { "Fitting to one page": "taken at the second request" }],
  [
    { fittingTaken: "never" },
    {
      "Fitting to one page": "never taken",
      "The page setting zoom":
        'was written as {"horizontalFitToPages":1,"verticalFitToPages":1}, and reads {"scale":100}',
    },
  ],
  [{ printAreaName: "localized" }, { "The print area among the names": "is Druckbereich" }],
  [{ printAreaName: "unlisted" }, { "The print area among the names": "is not listed" }],
  [{ freezingActivates: true }, { "A sheet behind whose panes are frozen": "comes to the front" }],
  [
    { refusesLargeWatchedWrites: true },
    { "Writing 200,000 cells while changes are reported": "is refused: GeneralException" },
  ],
  [
    { millisecondsPerArea: 3 },
    { "A hundred areas take": "300 ms, by a request of 400", [LATER]: "works, 300 ms", [ENDED]: "works, 300 ms" },
  ],
  [
    { millisecondsPerArea: 50 },
    { "A hundred areas take": "5,000 ms, by a request of 20", [LATER]: "works, 5000 ms", [ENDED]: "works, 5000 ms" },
  ],
  [{ inserting: "refused" }, insertingIs("is refused: GeneralException")],
  [{ inserting: "missing" }, insertingIs("is refused: ApiNotFound")],
  [{ inserting: "half done" }, insertingIs("is refused: GeneralException")],
  [{ insertingActivates: true }, { "In front after a visible sheet was inserted": "the inserted sheet" }],
  [
    { insertingLosesSizes: true },
    { "Column widths of an inserted sheet": "lost", "Row heights of an inserted sheet": "lost" },
  ],
  [{ workbookFile: "missing" }, { [FILE]: "is refused: 5000, Host Error: The operation is not supported." }],
  [
    { workbookFile: "refused" },
    { [FILE]: "is refused: 7000, Permission Denied: You don't have sufficient permissions for this action." },
  ],
  [{ millisecondsPerFile: 700 }, { [FILE]: "works, 700 ms" }],
  [
    { latency: 30 },
    {
      "A small request takes": "30 ms",
      "A change is reported": AFTER,
      "Page settings take": "30 ms to write, 30 ms to read",
      ...Object.fromEntries(
        SIDES.flatMap((side) => [...insertingOf(side), copyingOf(side)].map((key) => [key, "works, 30 ms"])),
      ),
      [FILE]: "works, 60 ms",
    },
  ],
  [{ linesReadBlack: true }, { "The colour of a line drawn in #C00000, asked by cell properties": "#000000" }],
  [
    { manyPrintAreas: "refused" },
    { [AS_TEXT]: "is refused: InvalidArgument", [AS_AREAS]: "is refused: InvalidArgument" },
  ],
  [{ manyPrintAreas: "text refused" }, { [AS_TEXT]: "is refused: InvalidArgument" }],
  [{ manyPrintAreas: "cut" }, { [AS_TEXT]: "keeps only 21", [AS_AREAS]: "keeps only 21" }],
  [
    { pageSettingsRead: "in another form" },
    {
      "The page setting leftHeader": 'was written as R&&D 2026, and reads &"-,Regular"R&&D 2026',
      "The page setting centerHeader": 'was written as Maze &P, and reads &"-,Regular"Maze &P',
      "The page setting rightFooter": 'was written as &8Seed 12, and reads &"-,Regular"&8Seed 12',
    },
  ],
  [
    { pageSettingsRead: "null" },
    {
      "The page setting leftHeader": "was written as R&&D 2026, and reads null",
      "The page setting centerHeader": "was written as Maze &P, and reads null",
      "The page setting rightFooter": "was written as &8Seed 12, and reads null",
      "The page setting zoom": 'was written as {"horizontalFitToPages":1,"verticalFitToPages":1}, and reads null',
      "Fitting to one page": "never taken",
      "The header of an inserted sheet": "lost",
    },
  ],
  [
    { printer: false },
    {
      "Fitting to a page": expect.stringMatching(/^refused: GeneralException at PageLayout\.zoom/) as unknown,
      "The print area among the names": "is refused: GeneralException",
      [AS_TEXT]: "is refused: GeneralException",
      [AS_AREAS]: "is refused: GeneralException",
      ...Object.fromEntries(
        [
          ...["orientation", "paperSize", "centerHorizontally", "centerVertically", "printGridlines", "printHeadings"],
          ...["leftMargin", "rightMargin", "topMargin", "bottomMargin", "headerMargin", "footerMargin", "zoom"],
          ...["leftHeader", "centerHeader", "rightFooter"],
        ].map((setting) => [`The page setting ${setting}`, "is refused: GeneralException"]),
      ),
    },
  ],
  [
    { refusesLongNames: 4_000 },
    {
      "A hidden name of 4,000 characters": "is refused: InvalidArgument",
      "A hidden name of 8,000 characters": "is refused: InvalidArgument",
    },
  ],
  [{ apiSet: 109 }, insertingIs("is refused: ApiNotFound")],
  [{ apiSet: 120 }, { "Steps of undo that an add-in makes": "can be grouped" }],
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

test("no more is asked once fifteen seconds are over, and twenty more for whole sheets, and what was not is said", async () => {
  const found = await answers({ latency: 700 });
  expect([found.get("A small request takes"), found.get("Pictures and charts")]).toEqual([
    "700 ms",
    "not tested, because the other answers took too long",
  ]);
  expect(found.get("Asking for the active cell")).toBe("works"); // that is asked in any case
  expect(found.get("Copying formats of large sheets")).toMatch(/^(?:no answer within \d+ seconds|not tested, .*)$/);
  expect(book.excel.passed).toBeLessThan(45_000);
});

const linesOf = ({ report }: { readonly report: string }) => report.split("\n").map(steady);

test("whichever request fails, its own finding says so, the others are there, and nothing is left behind", async () => {
  await openMaze(4, 3);
  book.switches.refusesLargeWatchedWrites = true; // else the most of the test's time
  const left = () => [
    book.workbook.sheets.map(({ name }) => name),
    book.workbook.names.map(({ name }) => name).sort(),
    book.workbook.activeSheet.name,
  ];
  const [before, whole] = [left(), everything()];
  book.counter.reset();
  const undisturbed = linesOf(await run());
  const requests = book.counter.requests.map(({ actions }) => actions);
  const ofFile = book.counter.requests.map(({ batch }) => batch.Actions.length === 0);
  const refused = new Set<string>();
  const added = undisturbed.length - 20; // with a sheet; a single question has eight lines at most
  for (const [index, actions] of requests.entries()) {
    for (const action of new Set([1, actions])) {
      book.counter.reset();
      book.switches.faults = [
        { request: index + 1, action, code: "AccessDenied", message: "A fault of the test." }, // never asked again
      ];
      const outcome = await run();
      book.switches.faults = [];
      const lines = linesOf(outcome);
      const missing = undisturbed.filter((line) => !lines.includes(line));
      const withoutSheet = lines.some((line) => line.startsWith("Adding a sheet: is refused: AccessDenied"));
      const wanted = withoutSheet ? undisturbed.length : 9;
      expect({ index, action, missing: missing.length <= wanted }).toEqual({ index, action, missing: true });
      if (!withoutSheet) expect(lines.length).toBeGreaterThan(added);
      lines.filter((line) => line.endsWith(": is refused: AccessDenied")).forEach((line) => refused.add(line));
      const isTold = lines.some((line) => line.includes("AccessDenied") && !undisturbed.includes(line));
      // Where the sheet in front could not be asked for, no name is pointed to it.
      const isNameless = missing.every((line) =>
        /^(?:A name that points to another sheet|In front after a visible sheet)/.test(line),
      );
      // Office.js's own calls fail with a code of their own, and nobody waits until the file is closed.
      const isFile = ofFile[index] && (ofFile[index - 1] || lines.some((line) => line.includes(": 5001, ")));
      expect({ index, action, isTold: isTold || isNameless || isFile }).toEqual({ index, action, isTold: true });
      expect([index, action, left()]).toEqual([index, action, before]);
    }
  }
  expect(everything()).toEqual(whole);
  expect([...refused].map((line) => line.slice(0, line.indexOf(":"))).sort()).toEqual([
    "A hidden name of 4,000 characters",
    "A hidden name of 8,000 characters",
    "A name that points to another sheet",
    "A print area of 36 areas, as a RangeAreas",
    "A print area of 36 areas, as a text",
    "Adding a chart",
    "Adding a picture",
    "Asking for the active cell",
    "Asking for the sheet in front",
    "Bringing a sheet to the front",
    "Cell styles",
    "Copying formats of small sheets",
    ...SIDES.map(copyingOf),
    ...SIDES.flatMap(insertingOf).sort(),
    "Inserting small sheets",
    "Listing the names of a sheet",
    "The print area among the names",
    "Writing 200,000 cells while changes are reported",
  ]);
});

test("Web Locks are present where pages can keep each other waiting", async () => {
  openWorkbook();
  const workbook = new OpenWorkbook({ lease: (_what, work) => work() });
  const { findings } = await run({ ...conversation(), workbook });
  expect(findings).toContainEqual(message("report-locks", { locks: "present" }));
});

test("whenever it is stopped, the report holds what was found until then, and nothing is left behind", async () => {
  openWorkbook({ refusesLargeWatchedWrites: true });
  const before = everything();
  const undisturbed = linesOf(await run());
  const requests = book.counter.requests.length;
  const lengths: number[] = [];
  for (let index = 0; index < requests; index++) {
    const talk = conversation();
    const { excel } = book;
    const [execute, call] = [excel.execute.bind(excel), excel.call.bind(excel)];
    const stopThere = () => {
      if (book.counter.requests.length === index) talk.stop();
    };
    book.counter.reset();
    excel.execute = (...request) => (stopThere(), execute(...request));
    excel.call = (...request) => (stopThere(), call(...request));
    const { sentence, report, findings, table } = await run(talk);
    Object.assign(excel, { execute, call });
    expect([index, everything()]).toEqual([index, before]);
    lengths.push(findings.length + table.length);
    if (report === "") expect(sentence).toEqual(together(message("stopped"), message("nothing-changed")));
    else if (report.endsWith("\n\nStopped here. The rest was not tested.\n")) {
      expect(sentence).toEqual(together(message("report-stopped"), message("report-leaves-nothing")));
      expect(linesOf({ report }).filter((line) => !undisturbed.includes(line))).toEqual([
        "Stopped here. The rest was not tested.",
      ]);
    } else expect(linesOf({ report })).toEqual(undisturbed);
  }
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
  expect(new Set(lengths).size).toBeGreaterThan(12);
});

test.each([
  [
    "the structure is protected",
    () => (book.workbook.structureProtection = { password: "" }),
    "AccessDenied",
    "is refused: AccessDenied",
  ],
  ["Excel refuses sheets", () => (book.switches.refusesNewSheets = true), "GeneralException", "works, 0 ms"],
  ["nothing may be changed", refuseChange, "AccessDenied", "works, 0 ms"],
])(
  "where %s, the report holds what can be found without a sheet, and why there is none",
  async (_why, close, code, inserting) => {
    openWorkbook();
    const before = everything();
    close();
    const { sentence, report } = await run();
    expect(sentence).toEqual(
      together(message("report-made"), message("report-without-sheet"), message("report-leaves-nothing")),
    );
    expect(linesOf({ report })).toEqual([
      ...HEADING,
      expect.stringContaining(`Adding a sheet: is refused: ${code}`),
      ...WITHOUT_SHEET,
      "",
      "Whole sheets, and the workbook as a file",
      steady("Question\tAnswer\tTime in ms\tSize in bytes"),
      `Inserting a sheet from a file: ${inserting}`,
      "",
    ]);
    expect(everything()).toEqual(before);
  },
);

/** The request that adds the sheet, after those for the sheets' names and the sheet in front, is refused. */
function refuseChange(): void {
  book.counter.reset();
  book.switches.faults = [{ request: 3, code: "AccessDenied", message: "No." }];
}

test.each([
  ["Windows", "works"],
  ["Mac", "is refused: InvalidSelection"],
] as const)(
  "where another workbook comes to the front on %s, the report says what Excel refuses then",
  async (system, names) => {
    openWorkbook();
    const before = everything();
    const waiting = message("waiting-for-other-workbook");
    const talk = conversation(true, (told) => {
      if (isSame(told, message("report-looks", { topic: "inFront" }))) book.switches.otherWorkbookInFront = system;
      if (isSame(told, waiting)) book.switches.otherWorkbookInFront = "no";
    });
    const lines = linesOf(await run(talk));
    expect(lines).toContain("Asking for the sheet in front: works");
    expect(lines).toContain("Asking for the active cell: is refused: InvalidSelection");
    expect(lines).toContain("Bringing a sheet to the front: is refused: GeneralException");
    expect(lines).toContain(`Listing the names of a sheet: ${names}`);
    expect(talk.reports).toContainEqual(waiting); // the sheet can be deleted only then
    expect(everything()).toEqual(before);
  },
);

test("an Excel that answers what nobody expects costs the question concerned alone", async () => {
  openWorkbook();
  const reading = jest.spyOn(Excel.RangeFill.prototype, "load").mockImplementation(() => {
    throw new TypeError("This is a test.");
  });
  const { findings } = await run();
  reading.mockRestore();
  expect(findings).toContainEqual(
    message("report-topic-failed", { topic: "fills", details: "TypeError: This is a test." }),
  );
  expect(findings.length).toBeGreaterThan(35);
});

describe("the long measurement", () => {
  const slowed = (findings: readonly Message[]) => findings.filter(({ id }) => id.startsWith("report-slowing"));

  test("says what a change takes at first and after 240 changes, sends no more, and says whether ending undo helps", async () => {
    openWorkbook({ waits: false });
    await run();
    const short = book.counter.requests.length;
    // As in an Excel that slows down with its list of undo steps, of which it keeps a hundred.
    openWorkbook({ waits: false, undo: "desktop", millisecondsPerUndoStep: 1 });
    const talk = conversation();
    const { findings, sentence } = await run(talk, true);
    const [changes, areas, merged, unprotecting, ...others] = slowed(findings);
    expect(others).toEqual([]);
    expect(changes).toMatchObject({ id: "report-slowing", args: { last: 100, changes: 240 } });
    expect((changes!.args as { first: number }).first).toBeLessThan(70);
    expect(areas).toMatchObject({ id: "report-slowing-areas" });
    expect(merged).toEqual(message("report-slowing-ended", { call: "merged", milliseconds: 2 }));
    expect(unprotecting).toEqual(message("report-slowing-ended", { call: "unprotecting", milliseconds: 2 }));
    expect(book.counter.requests.length).toBeLessThanOrEqual(short + 240 + 4 + 12);
    expect(sentence).toEqual(together(message("report-made"), message("report-leaves-nothing")));
    expect(talk.reports).toContainEqual(message("report-measures-slowing"));
  });

  test("does not look for merged cells before ExcelApi 1.13", async () => {
    openWorkbook({ waits: false, apiSet: 112 });
    const { findings } = await run(conversation(), true);
    expect(slowed(findings).slice(2)).toEqual([
      message("report-slowing-ended", { call: "unprotecting", milliseconds: 0 }),
    ]);
  });

  test("ends after a minute", async () => {
    openWorkbook({ waits: false, latency: 250 });
    const { findings } = await run(conversation(), true);
    expect(slowed(findings)[0]!.args).toEqual({ first: 250, last: 250, changes: 240 });
    openWorkbook({ waits: false, latency: 1000 });
    const { findings: slow } = await run(conversation(), true);
    expect(slowed(slow)[0]!.args).toEqual({ first: 1000, last: 1000, changes: 60 });
  });

  test("gives what it has where it is stopped", async () => {
    openWorkbook({ waits: false, latency: 10 });
    const before = everything();
    const talk = conversation();
    const execute = book.excel.execute.bind(book.excel);
    let begun: number | undefined;
    book.excel.execute = (...request) => {
      const sent = book.counter.requests.length;
      if (talk.reports.some(({ id }) => id === "report-measures-slowing")) begun ??= sent;
      if (begun !== undefined && sent - begun === 29) talk.stop();
      return execute(...request);
    };
    const { findings, sentence, report } = await run(talk, true);
    expect(slowed(findings).map(({ args }) => args)).toEqual([{ first: 10, last: 10, changes: 30 }]);
    expect(sentence).toEqual(together(message("report-stopped"), message("report-leaves-nothing")));
    expect(report).toContain("A small change takes: 10 ms at first, 10 ms after 30\n");
    expect(everything()).toEqual(before);
  });
});

const sheetNames = () => book.workbook.sheets.map(({ name }) => name);

/** A report during whose request of that number the pane dies: nothing more is asked, and nothing is mended. */
async function breakOff(request: number): Promise<void> {
  book.counter.reset();
  const faults = [...Array(60).keys()].map((i) => ({ request: request + i, code: "AccessDenied", message: "No." }));
  book.switches.faults = faults;
  expect(sentencesIn((await run()).sentence)).toContainEqual(
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
    const [first, ...left] = sheetNames();
    expect([request, first, left[0]]).toEqual([request, "Sheet1", "Lavirint check"]);
    expect(["", "Lavirint check +"]).toContain(left.slice(1).join());
    const { sentence, findings } = await run();
    const [made, nothing] = [message("report-made"), message("report-leaves-nothing")];
    const removed = left.map((name) => message("earlier-report-sheet-removed", { sheet: name }));
    expect([request, sentence]).toEqual([request, together(made, nothing, ...removed)]);
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
  expect((await run()).sentence).toEqual(together(message("report-made"), message("report-leaves-nothing")));
  expect(sheetNames()).toEqual(["Sheet1", name]);
});

test("a chart sheet in front does not matter, and it waits for no other action", async () => {
  openWorkbook();
  book.workbook.chartSheetInFront = true;
  expect((await run()).findings.length).toBeGreaterThan(25);
  expect(book.workbook.sheets.map(({ name }) => name)).toEqual(["Sheet1"]);
  await openMaze(4, 3);
  const making = generate(choice, conversation());
  expect((await failureOf(run())).sentence).toEqual(message("still-at-work", { action: message("generate-button") }));
  await making;
});

describe("questions about whole sheets", () => {
  test("take eight seconds each at most, and the others go on", async () => {
    openWorkbook({ waits: false });
    const before = everything();
    const { excel } = book;
    const execute = excel.execute.bind(excel);
    excel.execute = (batch, ...rest) => {
      const copies = batch.Actions.some(({ Name }) => Name === "CopyFrom");
      if (copies) excel.passed += 9_000;
      return execute(batch, ...rest);
    };
    const found = new Map((await run()).table.map(([question, ...rest]) => [question, rest]));
    expect(found.get("Copying formats of small sheets")).toEqual(["no answer within 8 seconds", "", ""]);
    expect(found.has("The workbook as a file")).toBe(true);
    expect(found.get(insertingOf(small.large)[0])!.slice(0, 2)).toEqual(["works", "0"]);
    expect(everything()).toEqual(before);
  });

  test("end where a request is never answered", async () => {
    openWorkbook();
    const never = new AbortController().signal;
    let end = () => expect("the limit").toBe("set");
    const clock = { now: () => 0, after: (_: number, call: () => void) => ((end = call), () => undefined) };
    const limit = { milliseconds: 30, clock };
    const waiting = inTime(new OpenWorkbook(), never, limit, () => new Promise(() => undefined));
    end();
    await expect(waiting).rejects.toBeInstanceOf(TooLong);
    let requests = 0;
    const asking = inTime(new OpenWorkbook(), never, limit, async (job) => {
      for (;;) {
        await job.request(({ workbook }) => workbook.load("name"));
        if (++requests === 3) end();
      }
    });
    await expect(asking).rejects.toBeInstanceOf(TooLong);
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(requests).toBe(3);
  });

  test("leave large sheets out where small ones take long", async () => {
    openWorkbook({ waits: false });
    const { excel } = book;
    const execute = excel.execute.bind(excel);
    excel.execute = (batch, ...rest) => {
      if (batch.Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64")) excel.passed += 2_500;
      return execute(batch, ...rest);
    };
    const found = new Map((await run()).table.map(([question, ...rest]) => [question, rest]));
    const skipped = ["not tested, because the other answers took too long", "", ""];
    expect(found.get(insertingOf(small.small)[0])!.slice(0, 2)).toEqual(["works", "2500"]);
    expect([found.get("Inserting large sheets"), found.get("Copying formats of large sheets")]).toEqual([
      skipped,
      skipped,
    ]);
  });

  test("say whether ending undo makes areas faster", async () => {
    openWorkbook({ waits: false, undo: "desktop", millisecondsPerUndoStep: 10 });
    const { table } = await run();
    const pace = (wanted: string) => Number(table.find(([question]) => question === wanted)![2]);
    expect(pace(LATER)).toBeGreaterThan(0);
    expect(pace(ENDED)).toBeLessThan(pace(LATER));
  });

  test.each(["half done", "taken"] as const)(
    "leave no sheet where inserting is %s, though its answers are lost",
    async (inserting) => {
      openWorkbook({ waits: false, inserting });
      const before = everything();
      const { excel } = book;
      const execute = excel.execute.bind(excel);
      excel.execute = async (batch, ...rest) => {
        const inserts = batch.Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
        const answer = await execute(batch, ...rest);
        const lost = { Code: "GeneralException", Message: "This is a test.", Location: "" };
        return inserts ? { Results: [], TraceIds: [], Error: lost } : answer;
      };
      const { sentence } = await run();
      expect(sentence).toEqual(together(message("report-made"), message("report-leaves-nothing")));
      expect(everything()).toEqual(before);
    },
  );

  test("a sheet that stayed because the pane was closed is removed by the next report", async () => {
    openWorkbook({ waits: false });
    const { excel } = book;
    const execute = excel.execute.bind(excel);
    let isClosed = false;
    excel.execute = async (batch, ...rest) => {
      if (isClosed) return { Results: [], TraceIds: [], Error: { Code: "AccessDenied", Message: "No.", Location: "" } };
      isClosed = batch.Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
      return execute(batch, ...rest);
    };
    const { sentence } = await run();
    expect(sentencesIn(sentence)).toContainEqual(message("inserted-sheets-left"));
    expect(sheetNames()).toEqual(["Sheet1", "Lavirint check", "Lavirint check +"]);
    excel.execute = execute;
    await run();
    expect(sheetNames()).toEqual(["Sheet1"]);
  });
});
