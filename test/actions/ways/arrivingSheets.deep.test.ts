import { idsIn, sentencesIn, type Conversation, choice, conversation, failureOf, book, openMaze } from "../stage";
import { mazeIn, openSized, openWorkbook, put, record, workIn, sheet } from "../stage";
import { type Message, message } from "../../../src/message";
import { defaultLayout } from "../../../src/actions/core/choices";
import { clearMaze, generate, openText } from "../../../src/actions/make";
import { answerPage, makePoster, plainPage, type BookletChoice } from "../../../src/actions/print";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { textFormById } from "../../../src/maze/text/textForms";
import { goTo } from "../../../src/actions/watch/player";
import type { Batch } from "../../host/protocol/batch";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { isCleanup } from "../../host/protocol/requestCounter";
import { allSheets, hasInserted, cost, expectSameBothWays, waysOfInserting } from "../insertedSheets";
import { names } from "../../acts/act";
import { make as makeBooklet } from "../print/booklets";

/**
 * Sheets of every kind that arrive from a file (mazes and answers of over 400 cells do): they are those that are drawn where Excel takes no
 * file; and halfway, or where they cannot, all of it is there, or nothing.
 */

/** A kind of sheet that arrives; mazes drawn where they are selected are in `inPlace`. */
interface Kind {
  readonly open: () => unknown;
  readonly act: (talk: Conversation) => Promise<unknown>;
  /** Of the sheets that are there in the end. */
  readonly names: readonly string[];
  /** What is said where some of it may be left, unless that is the one sheet's name. */
  readonly left?: Message;
}

const codeOf = (rows: number, columns = rows) =>
  encode({ rows, columns, generator: "kruskal", seed: "halfway", variation: UNVARIED });
const draw = (code: string, layout = defaultLayout, talk = conversation()) => openText(code, layout, talk);
const openSmall = () => openSized(8, 5);
const openLarge = () => openMaze(24, 20);
const SMALL = { count: 5, columns: 5, rows: 4, generators: ["kruskal"], below: plainPage.below } as const;
const make = (chosen: Partial<BookletChoice> = {}, talk = conversation()) => makeBooklet({ ...SMALL, ...chosen }, talk);
const left = message("booklet-sheets-left", { first: "Index" });

const kinds: Readonly<Record<string, Kind>> = {
  "A maze on its own sheet": {
    open: openSmall,
    act: (talk) => draw(codeOf(30, 24), defaultLayout, talk),
    names: ["Sheet1", "Maze"],
  },
  "An answer page": {
    open: openLarge,
    act: (talk) => answerPage(defaultLayout, talk),
    names: ["Sheet1", "Sheet1 answer"],
  },
  "A poster": {
    open: openLarge,
    act: (talk) => makePoster({ across: 2, down: 2 }, defaultLayout, talk, plainPage),
    names: ["Sheet1", "Sheet1 poster"],
  },
  "A booklet, a sheet a maze": {
    open: () => openWorkbook(),
    act: (talk) => make({}, talk),
    names: ["Sheet1", "Index", "Maze 1", "Maze 2", "Maze 3", "Maze 4", "Maze 5", "Answers"],
    left,
  },
  "A booklet on one sheet": {
    open: () => openWorkbook(),
    act: (talk) => make({ isOnOneSheet: true }, talk),
    names: ["Sheet1", "Index", "Mazes", "Answers"],
    left,
  },
};
const all = Object.entries(kinds);
const ofOneSheet = all.slice(0, 3);

/** Everything that is to be seen: all sheets, and which is in front. Sizes that were put back are as if nobody had set them. */
const workbook = () => ({
  front: book.workbook.activeSheet.name,
  sheets: allSheets().map(({ columns, rows, ...sheet }) => ({
    ...sheet,
    columns: columns.filter(({ size }) => size !== STANDARD.width),
    rows: rows.filter(({ size }) => size !== STANDARD.height),
  })),
});
const STANDARD = { width: 48, height: 15 };

/** Opens the workbook of a kind, with these switches from then on. */
async function open({ open: opened }: Kind, switches: Partial<Switches> = {}): Promise<void> {
  await opened();
  Object.assign(book.switches, switches);
  book.counter.reset();
}

const inserts = ({ Actions }: Batch) => Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
const asksToInsert = () => book.counter.requests.some(({ batch }) => inserts(batch));

/** Does something as soon as sheets of a file are about to be inserted. */
function beforeInserting(work: () => void): void {
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    if (inserts(request[0])) work();
    return execute(...request);
  };
}

function failAfterInserting(count: number): void {
  const execute = book.excel.execute.bind(book.excel);
  const refused = { Results: [], TraceIds: [], Error: { Code: "MemoryLimitReached", Message: "No.", Location: "" } };
  let left = 0;
  book.excel.execute = async (...request) => {
    if (!isCleanup(request[0]) && left-- > 0) return refused;
    if (inserts(request[0])) left = count;
    return execute(...request);
  };
}

const protect = () => (book.workbook.structureProtection = { password: "" });

describe.each(ofOneSheet)("%s", (_name, kind) => {
  test.each<Partial<Switches>>([
    { inserting: "taken" },
    { inserting: "taken", insertingActivates: true, insertedStayUnlisted: true },
    { inserting: "half done", insertingActivates: true },
    { inserting: "done but refused" },
  ])("Stop during any request leaves nothing, or all: %j", async (switches) => {
    const recording = await record(() => open(kind, switches), kind.act, { look: workbook });
    const { undisturbed } = recording;
    const whole = workbook();
    expect([hasInserted(), names()]).toEqual([switches.inserting === "taken", kind.names]);
    let stopped = 0;
    for (const trouble of recording.troubles()) {
      if (trouble.fault !== undefined) continue;
      const { outcome, failure } = await recording.again(trouble);
      expect([trouble, failure]).toEqual([trouble, undefined]);
      const isStopped = idsIn(outcome!.sentence)[0] === "stopped";
      expect([trouble, workbook()]).toEqual([trouble, isStopped ? undisturbed.before : whole]);
      if (isStopped) stopped++;
    }
    expect(stopped).toBeGreaterThan(1);
  });
});

describe.each(all)("%s", (_name, kind) => {
  test("leaves nothing where the structure gets protected while its sheets are sent", async () => {
    await open(kind);
    const before = workbook();
    beforeInserting(protect);
    const { sentence } = await failureOf(kind.act(conversation()));
    expect([asksToInsert(), idsIn(sentence).at(-1), workbook()]).toEqual([true, "nothing-changed", before]);
  });

  test.each(["half done", "done but refused"] as const)(
    "leaves nothing where what came cannot be removed at once, or says what to delete: %s",
    async (inserting) => {
      await open(kind, { inserting });
      const before = workbook();
      await open(kind, { inserting });
      failAfterInserting(1);
      const { failure, outcome } = await workIn({}, kind.act);
      if (failure === undefined) expect([outcome !== undefined, names()]).toEqual([true, kind.names]);
      else expect(workbook()).toEqual(before);
      await open(kind, { inserting });
      failAfterInserting(1_000);
      const { sentence } = await failureOf(kind.act(conversation()));
      const left = kind.left ?? message("arrived-sheet-left", { sheet: kind.names[1]! });
      expect([sentencesIn(sentence).at(-1), names().length > before.sheets.length]).toEqual([left, true]);
    },
  );
});

describe.each(all)("%s", (_, { open, act, names: [, front] }) => {
  test("that arrives is the one that is drawn", () => expectSameBothWays(open, () => act(conversation())));

  test.each(Object.entries(waysOfInserting))("is the same where Excel %s", async (_way, switches) => {
    await open();
    await act(conversation());
    const whole = allSheets();
    await open();
    Object.assign(book.switches, switches);
    await act(conversation());
    expect([sheet().name, allSheets()]).toEqual([front, whole]);
  });
});

test("A maze of other looks that arrives is the one that is drawn", () => {
  const layout = { cellSize: 9, wallWeight: "Thin", wallColor: "#AA3300", fill: "#ffee00", fontSize: 6 } as const;
  return expectSameBothWays(openSmall, () => draw(codeOf(51), layout));
});

test("So is one with a mask and without a share code, whose ends are in the middle", () => {
  const mask = Uint8Array.from({ length: 53 * 50 }, (_, cell) => (cell % 11 === 3 || cell % 50 > 44 ? 0 : 1));
  const maze = generatorById("kruskal").makeMaze({ rows: 53, columns: 50, mask }, new Random("mask"));
  const text = textFormById("box-drawing").print({ maze, ends: { entrance: 260, exits: [0, 1320] } });
  return expectSameBothWays(openSmall, () => draw(text));
});

describe("Generate", () => {
  const large = { ...choice, size: { rows: 51, columns: 51 } };
  const openUsed = () => {
    openWorkbook();
    put(sheet("Sheet1"), "C3", "mine");
  };

  test.each(["none", "hiddenSheet"] as const)("makes the same sheet beside a used one, set numbers: %s", (setNumbers) =>
    expectSameBothWays(openUsed, () => generate({ ...large, setNumbers }, conversation())),
  );

  test("makes the same sheet for a grid that size cells are in the way of", () =>
    expectSameBothWays(
      () => openSized(60, 44),
      () => generate(large, conversation()),
    ));

  test("draws a closed grid for a maze that is watched", async () => {
    openUsed();
    await generate({ ...large, pace: "watch" }, conversation());
    expect(mazeIn(sheet(), "B2:AZ52").countPassages()).toBe(0);
  });

  test.each([{ refusesPackedAddresses: true }, { edgesHeldBy: "left" }] as const)(
    "makes a maze that can be played back and forth where the host does it so: %j",
    async (switches) => {
      openUsed();
      Object.assign(book.switches, switches);
      const { player } = await generate(large, conversation());
      expect([hasInserted(), sheet().name]).toEqual([true, "Maze"]);
      const walls = () => mazeIn(sheet(), "B2:AZ52").standing;
      const whole = walls();
      await goTo(player, 400, conversation());
      expect(walls()).not.toEqual(whole);
      await goTo(player, player.play.length, conversation());
      expect(walls()).toEqual(whole);
    },
  );
});

test("Clear maze leaves a sheet that arrived as it would be without the maze", async () => {
  await openSmall();
  await draw(codeOf(51));
  expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
  expect([sheet().columns.size(5), sheet().rows.size(5)]).toEqual([48, 15]);
});

const SEVERAL = { columns: 4, rows: 5, largest: { columns: 9, rows: 7 }, difficulty: "rising" } as const;

test.each<[string, Partial<BookletChoice>]>([
  ["one sheet of mazes as wide as the page", { isOnOneSheet: true, columns: 20, rows: 28 }],
  ["ends of several kinds", { ends: "longest", isOnOneSheet: true }],
  ["a line for a name", { ends: "opposite", hasNameLine: true }],
  ["several sizes", SEVERAL],
  ["two mazes a page", { perPage: 2 }],
  ["four mazes a page on one sheet", { perPage: 4, isOnOneSheet: true }],
  ["several sizes, four a page", { perPage: 4, ...SEVERAL }],
])("A booklet of %s that arrives is the one that is drawn", (_, chosen) =>
  expectSameBothWays(
    () => openWorkbook(),
    () => make(chosen),
  ),
);

test("After a refusal insertion is not tried again, after one for its size only with less", async () => {
  openWorkbook();
  const inserts = async (count: number, inserting: "taken" | "too large" | "denied") => {
    openPages();
    Object.assign(book.switches, { inserting });
    book.counter.reset();
    await make({ count });
    return hasInserted();
  };
  const openPages = () => {
    for (const each of book.workbook.sheets.slice(1)) book.workbook.deleteSheet(each);
  };
  expect([await inserts(5, "too large"), await inserts(6, "taken"), await inserts(2, "taken")]).toEqual([
    ...[false, false, true],
  ]);
  expect([await inserts(2, "denied"), await inserts(2, "taken")]).toEqual([false, false]);
});

test.each(["taken", "half done"] as const)(
  "A sheet of one of its names that somebody adds meanwhile stays: %s",
  async (inserting) => {
    openWorkbook({ inserting });
    const execute = book.excel.execute.bind(book.excel);
    book.excel.execute = async (...request) => {
      const inserts = request[0].Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");
      if (inserts) book.workbook.addSheet("Answers").setCell(0, 0, "theirs");
      return execute(...request);
    };
    await expect(make()).rejects.toThrow();
    expect(names().slice(0, 2)).toEqual(["Sheet1", "Answers"]);
    expect(names().some((name) => name.includes("(2)"))).toBe(false);
    expect(sheet("Answers").value(0, 0)).toBe("theirs");
  },
);

/** What asks for the largest requests: the kind with the most openings, long ways, ends that differ and have names, the longest texts. */
const LARGEST: Partial<BookletChoice> = {
  columns: 20,
  rows: 28,
  generators: ["growing-tree-newest"],
  ends: "longest",
  title: "\u8ff7".repeat(90),
  hasNameLine: true,
  seed: "\u5bab".repeat(100),
};

const [EACH, ONE, MANY]: readonly Partial<BookletChoice>[] = [
  { count: 30 },
  { count: 30, isOnOneSheet: true },
  { count: 200 },
];

test.each<[string, Partial<BookletChoice> | undefined, Parameters<typeof openWorkbook>[0], ReturnType<typeof cost>]>([
  ["30, a sheet each,", EACH, {}, { requests: 7, operations: 710, kilobytes: 310 }],
  ["30 on one sheet", ONE, {}, { requests: 7, operations: 160, kilobytes: 120 }],
  ["200", MANY, {}, { requests: 7, operations: 670, kilobytes: 600 }],
  ["30, a sheet each, drawn,", EACH, { platform: "iOS" }, { requests: 8, operations: Infinity, kilobytes: 680 }],
  ["30 on one sheet, drawn,", ONE, { platform: "iOS" }, { requests: 8, operations: Infinity, kilobytes: 530 }],
  ["200, drawn,", MANY, { platform: "iOS" }, { requests: 25, operations: Infinity, kilobytes: 3_570 }],
])("%s mazes of 20x28 with answers and index take few and small requests", async (name, chosen, switches, most) => {
  openWorkbook(switches);
  book.counter.reset();
  await makeBooklet({ ...LARGEST, ...chosen });
  const spent = cost();
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${name} ${JSON.stringify(spent)}\n`);
  expect(spent.requests).toBeLessThanOrEqual(most.requests);
  expect(spent.operations).toBeLessThanOrEqual(most.operations);
  expect(spent.kilobytes).toBeLessThanOrEqual(most.kilobytes);
  if (!hasInserted()) expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(307_200);
});

test.each([
  [100, 31],
  [400, 175],
  [1000, 964],
])("a maze of a side of %i on its own sheet takes few requests, and %i KB", async (side, kilobytes) => {
  await openSmall();
  book.counter.reset();
  await draw(codeOf(side));
  expect(cost()).toEqual({ requests: 4, operations: 35, kilobytes });
});

test("So does Generate of 400 x 400 where size cells are in the way of its grid", async () => {
  await openSized(400, 400);
  book.counter.reset();
  await generate({ ...choice, seed: "arrives" }, conversation());
  expect([hasInserted(), cost()]).toEqual([true, { requests: 4, operations: 35, kilobytes: 175 }]);
});
