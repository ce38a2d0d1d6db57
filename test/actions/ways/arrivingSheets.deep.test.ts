import { type Message, message } from "../../../src/message";
import { type GenerateChoice, defaultLayout } from "../../../src/actions/core/choices";
import { clearMaze, generate, openText } from "../../../src/actions/make";
import type { BookletChoice } from "../../../src/actions/print";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { textFormById } from "../../../src/maze/text/textForms";
import { goTo } from "../../../src/actions/watch/player";
import { type Budget, names } from "../../acts/act";
import { answer, booklet, generated, poster } from "../../acts/steps";
import type { Batch } from "../../host/protocol/batch";
import type { Switches } from "../../host/protocol/embeddedExcel";
import { isCleanup } from "../../host/protocol/requestCounter";
import { allSheets, cost, expectSameBothWays, hasInserted, waysOfInserting } from "../insertedSheets";
import { type Conversation, book, choice, conversation, failureOf, idsIn, mazeIn, openMaze, openSized } from "../stage";
import { openWorkbook, put, record, sentencesIn, sheet, workIn } from "../stage";

/**
 * Sheets of every kind that arrive from a file (mazes and answers of over 400 cells do): they are those that are drawn where Excel takes no
 * file; and halfway, or where they cannot, all of it is there, or nothing.
 */

/** A kind of sheet that arrives. */
interface Kind {
  readonly open: () => unknown;
  readonly act: (talk: Conversation) => Promise<unknown>;
  /** Of the sheets that are there in the end, besides Sheet1. */
  readonly sheets: readonly string[];
  /** What is said where some of it may be left, unless that is the one sheet's name. */
  readonly left?: Message;
}

const codeOf = (rows: number, columns = rows) =>
  encode({ rows, columns, generator: "kruskal", seed: "halfway", variation: UNVARIED });
const draw = (code: string, layout = defaultLayout, talk = conversation()) => openText(code, layout, talk);
const make = (chosen: Partial<BookletChoice>) => booklet(chosen)(conversation());
const openSmall = () => openSized(8, 5);
const openLarge = () => openMaze(24, 20);
const openNothing = () => openWorkbook();
const ON_ONE = { count: 5, isOnOneSheet: true };
const left = message("booklet-sheets-left", { first: "Index" });

const kinds: Readonly<Record<string, Kind>> = {
  "A maze on its own sheet": {
    open: openSmall,
    act: (talk) => draw(codeOf(30, 24), defaultLayout, talk),
    sheets: ["Maze"],
  },
  "An answer page": { open: openLarge, act: (talk) => answer(talk, {}), sheets: ["Sheet1 answer"] },
  "A poster": { open: openLarge, act: poster(2, 2), sheets: ["Sheet1 poster"] },
  "A booklet, a sheet a maze": {
    open: openNothing,
    act: booklet({ count: 5 }),
    sheets: ["Index", "Maze 1", "Maze 2", "Maze 3", "Maze 4", "Maze 5", "Answers"],
    left,
  },
  "A booklet on one sheet": { open: openNothing, act: booklet(ON_ONE), sheets: ["Index", "Mazes", "Answers"], left },
};
const all = Object.entries(kinds);
const ofOneSheet = all.filter(([, { sheets }]) => sheets.length === 1);

/** Everything that is to be seen: all sheets, and which is in front. Sizes that were put back are as if nobody had set them. */
const workbook = () => ({
  front: book.workbook.activeSheet.name,
  sheets: allSheets().map(({ columns, rows, ...sheet }) => ({
    ...sheet,
    columns: columns.filter(({ size }) => size !== 48),
    rows: rows.filter(({ size }) => size !== 15),
  })),
});

/** Opens the workbook of a kind, with these switches from then on. */
async function open({ open: opened }: Kind, switches: Partial<Switches> = {}): Promise<void> {
  await opened();
  Object.assign(book.switches, switches);
  book.counter.reset();
}

const inserts = ({ Actions }: Batch) => Actions.some(({ Name }) => Name === "InsertWorksheetsFromBase64");

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
    expect([hasInserted(), names()]).toEqual([switches.inserting === "taken", ["Sheet1", ...kind.sheets]]);
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
    let asked = 0;
    beforeInserting(() => (asked++, (book.workbook.structureProtection = { password: "" })));
    const { sentence } = await failureOf(kind.act(conversation()));
    expect([asked > 0, idsIn(sentence).at(-1), workbook()]).toEqual([true, "nothing-changed", before]);
  });

  test.each(["half done", "done but refused"] as const)(
    "leaves nothing where what came cannot be removed at once, or says what to delete: %s",
    async (inserting) => {
      await open(kind, { inserting });
      const before = workbook();
      failAfterInserting(1);
      const { failure, outcome } = await workIn({}, kind.act);
      if (failure === undefined) expect([outcome !== undefined, names()]).toEqual([true, ["Sheet1", ...kind.sheets]]);
      else expect(workbook()).toEqual(before);
      await open(kind, { inserting });
      failAfterInserting(1_000);
      const { sentence } = await failureOf(kind.act(conversation()));
      const left = kind.left ?? message("arrived-sheet-left", { sheet: kind.sheets[0]! });
      expect([sentencesIn(sentence).at(-1), names().length > before.sheets.length]).toEqual([left, true]);
    },
  );

  test.each(Object.entries(waysOfInserting))("is the same where Excel %s", async (_way, switches) => {
    await open(kind);
    await kind.act(conversation());
    expect(hasInserted()).toBe(true);
    const whole = allSheets();
    await open(kind, switches);
    await kind.act(conversation());
    expect([sheet().name, allSheets()]).toEqual([kind.sheets[0], whole]);
  });
});

const make51 = (chosen: Partial<GenerateChoice> = {}) =>
  generate({ ...choice, size: { rows: 51, columns: 51 }, ...chosen }, conversation());
const openUsed = () => {
  openWorkbook();
  put(sheet("Sheet1"), "C3", "mine");
};
const withMask = () => {
  const mask = Uint8Array.from({ length: 53 * 50 }, (_, cell) => (cell % 11 === 3 || cell % 50 > 44 ? 0 : 1));
  const maze = generatorById("kruskal").makeMaze({ rows: 53, columns: 50, mask }, new Random("mask"));
  return textFormById("box-drawing").print({ maze, ends: { entrance: 260, exits: [0, 1320] } });
};
const looks = { cellSize: 9, wallWeight: "Thin", wallColor: "#AA3300", fill: "#ffee00", fontSize: 6 } as const;

test.each<[string, () => unknown, () => Promise<unknown>]>([
  ["A maze of other looks", openSmall, () => draw(codeOf(51), looks)],
  ["One with a mask and without a share code, whose ends are in the middle", openSmall, () => draw(withMask())],
  ["A maze beside a used sheet", openUsed, () => make51()],
  ["One with set numbers on a hidden sheet", openUsed, () => make51({ setNumbers: "hiddenSheet" })],
  ["One whose grid size cells are in the way of", () => openSized(60, 44), () => make51()],
])("%s that arrives is the one that is drawn", (_, open, act) => expectSameBothWays(open, act));

const SEVERAL = { columns: 4, rows: 5, largest: { columns: 9, rows: 7 } } as const;

test.each<[string, Partial<BookletChoice>]>([
  ["one sheet of mazes as wide as the page", { isOnOneSheet: true, columns: 20, rows: 28 }],
  ["ends of several kinds", { ends: "longest", isOnOneSheet: true }],
  ["no line for a name", { ends: "opposite", hasNameLine: false }],
  ["several sizes", SEVERAL],
  ["two mazes a page", { perPage: 2 }],
  ["four mazes a page on one sheet", { perPage: 4, isOnOneSheet: true }],
  ["several sizes, four a page", { perPage: 4, ...SEVERAL }],
])("A booklet of %s that arrives is the one that is drawn", (_, chosen) =>
  expectSameBothWays(openNothing, () => make({ count: 5, ...chosen })),
);

test("For a maze that is watched a closed grid is drawn", async () => {
  openUsed();
  await make51({ pace: "watch" });
  expect([hasInserted(), mazeIn(sheet(), "B2:AZ52").countPassages()]).toEqual([false, 0]);
});

test.each([{ refusesPackedAddresses: true }, { edgesHeldBy: "left" }] as const)(
  "A maze that arrives can be played back and forth where the host does it so: %j",
  async (switches) => {
    openUsed();
    Object.assign(book.switches, switches);
    const { player } = await make51();
    expect([hasInserted(), sheet().name]).toEqual([true, "Maze"]);
    const walls = () => mazeIn(sheet(), "B2:AZ52").standing;
    const whole = walls();
    await goTo(player, 400, conversation());
    expect(walls()).not.toEqual(whole);
    await goTo(player, player.play.length, conversation());
    expect(walls()).toEqual(whole);
  },
);

test("Clear maze leaves a sheet that arrived as it would be without the maze", async () => {
  await openSmall();
  await draw(codeOf(51));
  expect(idsIn((await clearMaze(conversation())).sentence)).toContain("cleared-as-before");
  expect([sheet().columns.size(5), sheet().rows.size(5)]).toEqual([48, 15]);
});

test("After a refusal insertion is not tried again, after one for its size only with less", async () => {
  openWorkbook();
  const isInserted: boolean[] = [];
  for (const [count, inserting] of [
    ...[[5, "too large"] as const, [6, "taken"] as const, [2, "taken"] as const],
    ...[[2, "denied"] as const, [2, "taken"] as const],
  ]) {
    for (const each of book.workbook.sheets.slice(1)) book.workbook.deleteSheet(each);
    book.switches.inserting = inserting;
    book.counter.reset();
    await make({ count });
    isInserted.push(hasInserted());
  }
  expect(isInserted).toEqual([false, false, true, false, false]);
});

test.each(["taken", "half done"] as const)(
  "A sheet of one of its names that somebody adds meanwhile stays: %s",
  async (inserting) => {
    openWorkbook({ inserting });
    beforeInserting(() => book.workbook.addSheet("Answers").setCell(0, 0, "theirs"));
    await expect(make({ count: 5 })).rejects.toThrow();
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
  below: { stars: true, difficulty: true, code: true },
};
const [DRAWN, ONE] = [{ platform: "iOS" }, { isOnOneSheet: true }] as const;

test.each<[string, Partial<BookletChoice>, Partial<Switches>, ...most: Budget]>([
  ["30, a sheet each,", { count: 30 }, {}, 7, 710, 310],
  ["30 on one sheet", { count: 30, ...ONE }, {}, 7, 160, 120],
  ["200", { count: 200 }, {}, 7, 670, 600],
  ["30, a sheet each, drawn,", { count: 30 }, DRAWN, 8, Infinity, 680],
  ["30 on one sheet, drawn,", { count: 30, ...ONE }, DRAWN, 8, Infinity, 530],
  ["200, drawn,", { count: 200 }, DRAWN, 25, Infinity, 3_570],
])("%s mazes of 20x28 with answers and index take few and small requests", async (name, chosen, switches, ...most) => {
  openWorkbook(switches);
  book.counter.reset();
  await make({ ...LARGEST, ...chosen });
  const { requests, operations, kilobytes } = cost();
  const spent = [requests, operations, kilobytes];
  if (process.env["FIGURES"] !== undefined) process.stderr.write(`${name} ${spent.join()}\n`);
  if (spent.some((figure, i) => figure > most[i]!)) expect(spent).toEqual(most);
  if (!hasInserted()) expect(Math.max(...book.counter.requests.map(({ bytes }) => bytes))).toBeLessThan(307_200);
});

test.each<[string, number, () => unknown, () => Promise<unknown>]>([
  ["A maze of a side of 100 on its own sheet", 31, openSmall, () => draw(codeOf(100))],
  ["A maze of a side of 400 on its own sheet", 175, openSmall, () => draw(codeOf(400))],
  ["A maze of a side of 1000 on its own sheet", 964, openSmall, () => draw(codeOf(1000))],
  ["One that size cells are in the way of", 175, () => openSized(400, 400), () => generated()(conversation())],
])("%s takes few requests, and %i KB", async (_name, kilobytes, open, act) => {
  await open();
  book.counter.reset();
  await act();
  expect([hasInserted(), cost()]).toEqual([true, { requests: 4, operations: 35, kilobytes }]);
});
