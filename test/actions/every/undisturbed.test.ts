import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Message } from "../../../src/message";
import type { ActionOutcome } from "../../../src/actions/core/work";
import { type Budget, actCalled, acts } from "../../acts";
import { plainActs } from "../../acts/inAnyExcel";
import { arrange, arranged } from "../arranged";
import { conversation, book } from "../stage";
import { layOutPages } from "../../host/print/pages";
import type { SheetStore } from "../../host/store";
import { cost } from "../insertedSheets";
import { leavesSince, picturesNow } from "./leaves";
import { RecordOfActs, TELLS } from "./record";
import { countBefore, expectTrue } from "./said";
import { tells } from "./tells";

/** Every act once, where nothing is in its way. */

const LEAVES = new RecordOfActs(path.join(__dirname, "leaves.txt"));

/** What a walk said of each step. */
function stepsIn(outcome: unknown): readonly Message[] {
  const steps = Array.isArray(outcome) ? (outcome as Partial<Message | undefined>[]) : [];
  if (!steps.some((step) => step?.id !== undefined)) return [];
  expect(steps).not.toContain(undefined);
  return steps as Message[];
}

/** Mazes whose walls are not lines that Lavirint drew. */
const otherWalls = /walls as cells|of cells|of lines|somebody drew|signs/;

test.each(acts)("$name does what it says, within its budget and one request after the other", async (each) => {
  const held = await arrange(each);
  await new Promise(setImmediate);
  const before = countBefore();
  const pictures = picturesNow();
  book.counter.reset();
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...sent) => {
    most = Math.max(most, ++under);
    return execute(...sent).finally(() => under--);
  };
  const sheets = new Set(book.workbook.sheets);
  const talk = conversation();
  const outcome = await each.act(talk, held);
  await new Promise(setImmediate);
  const released = book.counter.cleanups.length;
  const { requests, operations, kilobytes } = cost();
  each.done(outcome, held);
  const { sentence } = (outcome ?? {}) as Partial<ActionOutcome>;
  const told = [sentence, ...talk.questions.map((question) => question.sentence), ...stepsIn(outcome)];
  expectTrue(told, before, !otherWalls.test(each.name));
  // A range that is not untracked makes office.js send a request of its own, without waiting, that lets go of it.
  expect({ most, released }).toEqual({ most: 1, released: 0 });
  const spent: Budget = [requests, operations, kilobytes];
  if (spent.some((figure, i) => figure > each.budget[i]!)) expect(spent).toEqual(each.budget);
  LEAVES.expect(each.name, leavesSince(pictures));
  TELLS.expect(each.name, tells(talk, outcome));
  for (const sheet of book.workbook.sheets) {
    if (sheets.has(sheet) || sheet.visibility !== "Visible") continue;
    // A maze that nobody has set up for printing, and a poster.
    const isForMaze = ["MazeGrid", "MazeRows"].some((name) => book.workbook.name(name, sheet) !== undefined);
    if (!isForMaze || sheet.page.printArea.length === 1)
      expect([sheet.name, pagesAcross(sheet)]).toEqual([sheet.name, 1]);
  }
});

/** How many pages a printed sheet is wide. */
function pagesAcross(sheet: SheetStore): number {
  const onPages = layOutPages(sheet).map(({ parts }) => parts[parts.length - 1]!.cells);
  return Math.max(...onPages.map(({ row }) => onPages.filter((other) => other.row === row).length));
}

/** Acts that end with a new sheet in front, and what it is called. */
const inFront = {
  "Size cells beside a sheet in use": "Maze",
  "Generate on a new sheet": "Maze",
  "Generate beside a sheet in use": "Maze",
  "Draw list of passages": "Maze",
  "Open text": "Maze",
  "Draw text of another program": "Maze",
  "Write steps": "Maze steps",
  "Draw merge tree": "Maze merge tree",
  "Write search": "Maze search",
  "Write distances": "Maze distances",
  "Write readable maze": "Sheet1 readable",
  "Write walls": "Sheet1 walls",
  "Add self-marking": "Sheet1 self-marking",
  "Collect results": "Results",
  "Answer page": "Sheet1 answer",
  "Make poster": "Sheet1 poster",
  "Make booklet": "Index",
  Compare: "Comparison",
  "Side by side": "Side by side",
};

test.each(Object.entries(inFront))(
  "%s: %s is in front, also where none can be activated by the request that adds it",
  async (name, front) => {
    const { act, ...beginning } = actCalled(name);
    const start = await arranged(beginning);
    for (const newSheetsStayBehind of [false, true]) {
      await act(conversation(), start.again({ newSheetsStayBehind }));
      expect([newSheetsStayBehind, book.workbook.activeSheet.name]).toEqual([newSheetsStayBehind, front]);
    }
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
  // What is arranged for an act does not count.
  const code = [...acts, ...plainActs].map(({ act }) => act.toString()).join("\n");
  expect(all.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test("what says that an act's trouble is tested elsewhere names a test", () => {
  const files = new Set(acts.flatMap(({ troubleIn }) => troubleIn ?? []));
  const isThere = (file: string) =>
    ["test.ts", "deep.test.ts"].some((end) => existsSync(path.join(__dirname, "..", `${file}.${end}`)));
  expect([...files].filter((file) => !isThere(file))).toEqual([]);
});

test("what acts leave and tell is recorded of those that there are", () => {
  const names = acts.map(({ name }) => name).sort();
  expect([LEAVES, TELLS].map((record) => [...record.read().keys()].sort())).toEqual([names, names]);
});

test("no two acts have the same name", () => {
  expect(acts.map(({ name }) => name).sort()).toEqual([...new Set(acts.map(({ name }) => name))].sort());
});
