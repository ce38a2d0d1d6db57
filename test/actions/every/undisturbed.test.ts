import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Message } from "../../../src/message";
import type { ActionOutcome } from "../../../src/actions/core/work";
import { onlyRead } from "../../../src/worksheet/excel/openWorkbook";
import { type Budget, acts } from "../../acts";
import { arrange } from "../arranged";
import { conversation, book, cost } from "../stage";
import { layOutPages } from "../../host/print/pages";
import type { SheetStore } from "../../host/store";
import { leavesSince, picturesNow } from "./leaves";
import { RecordOfActs, TELLS } from "./record";
import { countBefore, expectTrue } from "./said";
import { tells } from "./tells";

jest.mock("../../../src/worksheet/excel/openWorkbook", () => {
  const actual = jest.requireActual<{ onlyRead: typeof onlyRead }>("../../../src/worksheet/excel/openWorkbook");
  return { ...actual, onlyRead: jest.fn(actual.onlyRead) };
});

/** Every act once, where nothing is in its way. */

const LEAVES = new RecordOfActs(path.join(__dirname, "leaves.txt"));

/** What a walk said of each step. */
function stepsIn(outcome: unknown): readonly Message[] {
  const steps = Array.isArray(outcome) ? (outcome as Partial<Message | undefined>[]) : [];
  if (!steps.some((step) => step?.id !== undefined)) return [];
  expect(steps).not.toContain(undefined);
  return steps as Message[];
}

/** Mazes whose walls are not lines that Lavirint drew, or not yet drawn to the end. */
const otherWalls = /walls as cells|of cells|of lines|somebody drew|signs|^Watch the maze of/;

/** What is in front after acts that add visible sheets, if not the first of these. */
const otherFronts: Readonly<Record<string, string>> = {
  "Write distances": "Maze distances",
  "Write distances again": "Maze distances",
  "Update class set": "Index",
  "Self-marking for all": "Sheet1",
};

/** Of requests that change nothing: how many there were, and how many of them counted as reading. */
const reading = { all: 0, taken: 0 };

test.each(acts)("$name does what it says, within its budget and one request after the other", async (each) => {
  const held = await arrange(each);
  await new Promise(setImmediate);
  const before = countBefore();
  const pictures = picturesNow();
  book.counter.reset();
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  const { results } = jest.mocked(onlyRead).mock;
  book.excel.execute = async (...sent) => {
    most = Math.max(most, ++under);
    const { count } = book.workbook.changes;
    const answer = await execute(...sent).finally(() => under--);
    const isReading = results.splice(0).pop()?.value === true;
    // What has a file of its own, such as the Report, sends other requests than those of every day.
    if (book.workbook.changes.count > count) expect(isReading && each.troubleIn === undefined).toBe(false);
    else [reading.all, reading.taken] = [reading.all + 1, reading.taken + (isReading ? 1 : 0)];
    return answer;
  };
  const sheets = new Set(book.workbook.sheets);
  const talk = conversation();
  const outcome = await each.act(talk, held);
  await new Promise(setImmediate);
  const released = book.counter.cleanups.length;
  const { requests, operations, kilobytes } = cost();
  const { sentence } = (outcome ?? {}) as Partial<ActionOutcome>;
  const told = [sentence, ...talk.questions.map((question) => question.sentence), ...stepsIn(outcome)];
  expectTrue(told, before, !otherWalls.test(each.name));
  // A range that is not untracked makes office.js send a request of its own, without waiting, that lets go of it.
  expect({ most, released }).toEqual({ most: 1, released: 0 });
  const spent: Budget = [requests, operations, kilobytes];
  if (spent.some((figure, i) => figure > each.budget[i]!)) expect(spent).toEqual(each.budget);
  LEAVES.expect(each.name, leavesSince(pictures));
  TELLS.expect(each.name, tells(talk, outcome));
  for (const sheet of expectNewInFront(each.name, sheets)) {
    // A maze that nobody has set up for printing, and a poster.
    const isForMaze = ["MazeGrid", "MazeRows"].some((name) => book.workbook.name(name, sheet) !== undefined);
    if (!isForMaze || sheet.page.printArea.length === 1)
      expect([sheet.name, pagesAcross(sheet)]).toEqual([sheet.name, 1]);
  }
});

/** Expects the first visible sheet in front that was not there before; gives all of these. */
function expectNewInFront(act: string, before: ReadonlySet<SheetStore>): readonly SheetStore[] {
  const added = book.workbook.sheets.filter((sheet) => !before.has(sheet) && sheet.visibility === "Visible");
  if (added.length > 0) expect(book.workbook.activeSheet.name).toBe(otherFronts[act] ?? added[0]!.name);
  return added;
}

/** How many pages a printed sheet is wide. */
function pagesAcross(sheet: SheetStore): number {
  const onPages = layOutPages(sheet).map(({ parts }) => parts[parts.length - 1]!.cells);
  return Math.max(...onPages.map(({ row }) => onPages.filter((other) => other.row === row).length));
}

test("nearly all requests that change nothing count as reading", () => {
  expect(reading.all).toBeGreaterThan(100);
  expect(reading.taken / reading.all).toBeGreaterThan(0.9);
});

/** Acts that add sheets, but for those that are hidden. */
const recorded = LEAVES.read();
const adding = acts.filter(({ name }) =>
  recorded.get(name)?.some((line) => /^ {2}(?!Maze covered|Maze sets).* \(new\): /.test(line)),
);

test.each(adding)(
  "$name: the same sheet is in front where none can be activated by the request that adds it",
  async (each) => {
    const held = await arrange(each);
    book.switches.newSheetsStayBehind = true;
    const sheets = new Set(book.workbook.sheets);
    await each.act(conversation(), held);
    expectNewInFront(each.name, sheets);
  },
);

/** Functions that other floors may call, in files that make requests: rooms' doors say which. */
function actionsOfAllRooms(): string[] {
  const folder = path.join(__dirname, "../../../src/actions");
  const rooms = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== "core");
  return rooms.flatMap((room) => {
    const place = path.join(folder, room.name);
    const inRoom = room.isFile() ? [""] : readdirSync(place, { recursive: true, encoding: "utf8" });
    const files = inRoom.filter((file) => file === "" || (file.endsWith(".ts") && file !== "index.ts"));
    const read = (file: string) => readFileSync(path.join(place, file), "utf8");
    const door = read(room.isFile() ? "" : "index.ts");
    return files.flatMap((file) => {
      const code = read(file);
      if (!/\b(?:act|actFor|glance)(?:<[^>]*>)?\(/.test(code)) return [];
      const names = [...code.matchAll(/^export (?:async )?function (\w+)\([^{]*\b(?:dialogue|workbook|talk)\b/gm)];
      return names.map(([, name]) => name!).filter((name) => new RegExp(`\\b${name}\\b`).test(door));
    });
  });
}

test("every action is one of the acts", () => {
  const all = actionsOfAllRooms();
  expect(all).toEqual(expect.arrayContaining(["generate", "editLines", "watch", "makeReport", "readSavedPaper"]));
  const files = ["edit", "inAnyExcel", "laboratory", "make", "otherWalls", "print", "solve", "steps"];
  const read = (file: string) => readFileSync(path.join(__dirname, "../../acts", `${file}.ts`), "utf8");
  const code = files.map((file) => read(file).replace(/^import .*?;$/gms, "")).join("\n");
  expect(all.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("what says that an act's trouble is tested elsewhere names a test", () => {
  const files = new Set(acts.flatMap(({ troubleIn }) => troubleIn ?? []));
  const isThere = (file: string) =>
    ["test.ts", "deep.test.ts"].some((end) => existsSync(path.join(__dirname, "..", `${file}.${end}`)));
  expect([...files].filter((file) => !isThere(file))).toEqual([]);
});

test("what acts leave and tell is recorded of those that there are, each of which has a name of its own", () => {
  const names = acts.map(({ name }) => name).sort();
  expect([LEAVES, TELLS].map((record) => [...record.read().keys()].sort())).toEqual([names, names]);
});
