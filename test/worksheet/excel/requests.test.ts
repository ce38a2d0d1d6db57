import { Stopped } from "../../../src/engine";
import type { Message } from "../../../src/message";
import { ExcelSession, type Refusal } from "../../../src/worksheet/excel";
import {
  KnownHost,
  OpenWorkbook,
  freshSeed,
  onlyRead,
  onlyReadBefore,
  rangeAt,
  rangesAt,
  requestOf,
  seedFrom,
  sheetAt,
} from "../../../src/worksheet/excel/openWorkbook";
import { book, openWorkbook, pane, area } from "../../actions/stage";

const { setTimeout } = globalThis;
let waits: (number | undefined)[];
beforeEach(() => {
  waits = [];
  const atOnce = (run: () => void, milliseconds?: number) => (waits.push(milliseconds), setTimeout(run));
  Object.assign(globalThis, { setTimeout: atOnce });
});
afterEach(() => void Object.assign(globalThis, { setTimeout }));

type Build = (sheet: Excel.Worksheet) => unknown;
const read: Build = (own) => rangeAt(own, area("A1")).load("values");
const write: Build = (own) => {
  for (const cell of ["A1", "C3"]) rangeAt(own, area(cell)).values = [[1]];
};
const writeSeveral: Build = (own) => {
  rangesAt(own, "A1,C3").forEach((cells) => cells.clear("Contents"));
  write(own);
};
const ways = {
  reads: (session: ExcelSession) => session.onSheet("Sheet1", read),
  changes: (session: ExcelSession) => session.onSheet("Sheet1", write),
  "may be repeated": (session: ExcelSession) => session.repeatableOn("Sheet1", write),
  "is of several areas": (session: ExcelSession) => session.repeatableOn("Sheet1", writeSeveral),
  "rolls back": (session: ExcelSession) => session.unstoppable().onSheet("Sheet1", write),
};
type Way = keyof typeof ways;

/**
 * How a request ends whose first tries fail: + done or - refused, after how many requests; "c2": two may have changed something; "e2" or
 * "b2": the person was told twice to end an edit, or that the workbook is busy; "s": that this Excel takes single areas was learned.
 */
async function ended(way: Way, code: string, { times = 1, isLate = false, waits = true }): Promise<string> {
  openWorkbook();
  await ways[way](ExcelSession.glance(pane));
  const action = isLate ? book.counter.requests.at(-1)!.batch.Actions.length : 1;
  book.counter.reset();
  book.switches.faults = Array.from({ length: times }, (_, i) => ({
    request: 1 + i,
    action,
    code,
    message: "Not now.",
  }));
  const told: Message[] = [];
  const explain = waits ? (sentence: Message) => void told.push(sentence) : undefined;
  const session = new ExcelSession(pane, new AbortController().signal, explain);
  const end = await ways[way](session).then(
    () => "+",
    (refusal: Refusal) => (refusal.code === code ? "-" : `${refusal.code} `),
  );
  const changes = session.changesSent === 0 ? "" : `c${session.changesSent}`;
  const kind = { "waiting-for-edit": "e", "waiting-for-workbook": "b" }[told[0]?.id as string];
  const single = pane.host.takesSeveralAreas ? "" : "s";
  return `${end}${book.counter.requests.length}${changes}${told.length === 0 ? "" : `${kind}${told.length}`}${single}`;
}

/** Codes after which the same happens. */
const groups = {
  edit: ["InvalidOperationInCellEditMode"],
  busy: ["ActivityLimitReached"],
  "perhaps edit": ["InvalidOperation"],
  "perhaps behind": ["InvalidSelection"],
  "no reason": ["GeneralException"],
  "may pass": ["ConnectionFailure", "RequestAborted", "ServiceNotAvailable", "Timeout"],
  form: [
    ...["ApiNotFound", "InvalidArgument", "InvalidReference", "InvalidRequest", "NotImplemented"],
    ...["OperationCellsExceedLimit", "RangeExceedsLimit", "RequestPayloadSizeLimitExceeded", "UnsupportedOperation"],
  ],
  other: ["AccessDenied", "ItemNotFound"],
};

/**
 * How requests end that read, that change, that may be repeated and that are of several areas: each after one failure before its first
 * call, after two of these, and after one before its last call. A request more asks whether another workbook is in front, or whether this
 * Excel takes an address of several areas, where that may be the reason.
 */
const ENDS: Readonly<Record<keyof typeof groups, string>> = {
  edit: "            +2e1 +3e2 +2e1 +2c1e1 +3c1e2 +2c1e1  +2c1e1 +3c1e2 +2c1e1  +2c1e1 +3c1e2 +2c1e1",
  busy: "            +2b1 +3b2 +2b1 +2c1b1 +3c1b2 -1c1    +2c1b1 +3c1b2 +2c2b1  +2c1b1 +3c1b2 +2c2b1",
  "perhaps edit": "  +2   -2   +2   +2c1   -2     -1c1    +2c1   -2     +2c2    +2c1   -2     +2c2",
  "perhaps behind": "-2   -4   -2   -2     -4     -2c1    -2     -4     -2c1    -2     -4     -2c1",
  "no reason": "     +3   +5   +3   -2     -4     -2c1    -2     -4     -2c1    -3     -5     -3c1",
  "may pass": "      +2   -2   +2   -1     -1     -1c1    -1     -1     -1c1    -1     -1     -1c1",
  form: "            -1   -1   -1   -1     -1     -1c1    -1     -1     -1c1    -2     +3c1s  -2c1",
  other: "           -1   -1   -1   -1     -1     -1c1    -1     -1     -1c1    -1     -1     -1c1",
};

test.each<[Way, place: number]>([
  ["reads", 0],
  ["changes", 3],
  ["may be repeated", 6],
  ["is of several areas", 9],
  ["rolls back", 6],
])("a request that %s is made again where that helps and does no harm", async (way, place) => {
  for (const [group, codes] of Object.entries(groups) as [keyof typeof groups, string[]][]) {
    const [once, twice, late] = ENDS[group].trim().split(/ +/).slice(place);
    for (const code of codes) {
      expect([code, await ended(way, code, {})]).toEqual([code, once]);
      expect([code, await ended(way, code, { times: 2 })]).toEqual([code, twice]);
      expect([code, await ended(way, code, { isLate: true })]).toEqual([code, late]);
      // Where nobody is told what to do, nothing waits for the person.
      const alone = ["edit", "busy", "perhaps edit"].includes(group) ? "-1" : once;
      expect([code, await ended(way, code, { waits: false })]).toEqual([code, alone]);
    }
  }
});

test("a person who edits a cell is waited for at once, then every half second for a minute; a busy workbook ten seconds", async () => {
  const pauses = () => waits.filter((milliseconds) => milliseconds === 0 || milliseconds === 500);
  const kept = [
    ["InvalidOperationInCellEditMode", "-121e120", "0".concat(",500".repeat(119))],
    ["ActivityLimitReached", "-21b20", "500".concat(",500".repeat(19))],
  ] as const;
  for (const [code, end, pausing] of kept) {
    waits = [];
    expect(await ended("reads", code, { times: 200 })).toBe(end);
    expect(pauses().join()).toBe(pausing);
  }
});

test("Stop ends the wait for the person, and what comes after it is not asked", async () => {
  openWorkbook();
  book.counter.reset();
  const fault = { action: 1, code: "InvalidOperationInCellEditMode", message: "Not now." };
  book.switches.faults = [1, 2, 3, 4].map((request) => ({ ...fault, request }));
  Object.assign(globalThis, {
    setTimeout: (run: () => void, pause?: number) => setTimeout(run, pause === 500 ? 1e6 : pause),
  });
  const stop = new AbortController();
  let told = 0;
  const explain = () => {
    if (++told === 2) setTimeout(() => stop.abort(), 5);
  };
  const session = new ExcelSession(pane, stop.signal, explain);
  await expect(session.onSheet("Sheet1", read)).rejects.toBeInstanceOf(Stopped);
  expect([told, book.counter.requests.length]).toEqual([2, 2]);
  await expect(session.onSheet("Sheet1", read)).rejects.toBeInstanceOf(Stopped);
  book.switches.faults = [];
  await session.unstoppable().onSheet("Sheet1", write);
  await session.aside().onSheet("Sheet1", read);
  expect(book.counter.requests).toHaveLength(4);
});

test.each([
  [1300, 1300, 999, 1301],
  [1300, 1300, 500, 2600],
  [1300, 1300, 100, 10_400],
  [1300, 1300, 1, 10_400],
  [1300, 50_000, 1, 100_000],
  [1300, 100, 100, 1300],
  [1300, 1300, 1000, 1300],
  [1300, 1300, 3000, 1300],
  [1300, 1300, 3001, 433],
  [1300, 1300, 5000, 260],
  [1300, 1300, 60_000, 162],
  [1300, 100, 60_000, 20],
  [1300, 2000, 3001, 666],
  [1300, 0, 60_000, 1300],
  // Slow ones never raise the number, and quick ones never lower it.
  [50, 1300, 4000, 50],
  [5000, 100, 500, 5000],
])("a page that does %d areas at once, and %d in %d ms, does %d next", (known, areas, milliseconds, next) => {
  const host = new KnownHost();
  expect(host.areasAtOnce).toBe(1300);
  host.areasAtOnce = known;
  host.tookTime(areas, milliseconds);
  expect(host.areasAtOnce).toBe(next);
});

test("a seed can be read aloud, and no two are alike; what somebody typed is taken as it is", () => {
  const seeds = Array.from({ length: 300 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^([bdfgklmnprstvz][aeiou]){2}-([bdfgklmnprstvz][aeiou]){3}-[1-9]\d$/);
  expect(new Set(seeds).size).toBe(300);
  const letters = new Set(seeds.join("").replace(/[-\d]/g, ""));
  expect([...letters].sort().join("")).toBe("abdefgiklmnoprstuvz");
  expect([seedFrom(" a "), seedFrom("0")]).toEqual([" a ", "0"]);
  expect(seedFrom("")).toMatch(/-/);
});

test("every action of a page has a stamp of its own, which can be part of a name", () => {
  const [one, other] = [new OpenWorkbook(), new OpenWorkbook()];
  const stamps = [one.freshStamp(), one.freshStamp(), other.freshStamp()];
  for (const stamp of stamps) expect(stamp).toMatch(/^([bdfgklmnprstvz][aeiou]){5}\d\d_[12]$/);
  expect(new Set(stamps).size).toBe(3);
});

test("in a request a sheet and a range are made once, and an address of several areas is cut where this Excel takes none", async () => {
  openWorkbook();
  const made = await ExcelSession.glance(pane).request((context) => {
    const own = sheetAt(context, "Sheet1");
    const { host } = requestOf(own);
    const [together, single] = [rangesAt(own, "A1,C3"), rangesAt(own, "B2")];
    host.takesSeveralAreas = false;
    const apart = rangesAt(own, "A1,C3");
    host.takesSeveralAreas = true;
    for (const range of [...single, ...apart]) range.load("address");
    together[0]!.load("address");
    return {
      isSame: sheetAt(context, "Sheet1") === own && rangeAt(own, area("B2:C3")) === rangeAt(own, area("B2:C3")),
      together,
      single,
      apart,
    };
  });
  expect(made.isSame).toBe(true);
  const addresses = (ranges: (typeof made)["apart"]) => ranges.map(({ address }) => address.replaceAll("Sheet1!", ""));
  expect([made.together, made.single, made.apart].map(addresses)).toEqual([["A1,C3"], ["B2"], ["A1", "C3"]]);
});

const find = 'var cells = sheet.getRange("B2:C3");';
const load = "cells.load(['address']);";

test.each([
  ["finding and loading", [find, load], true],
  ["a comment of office.js", ["// Begin of statements", find], true],
  ["setting a value", [find, "cells.values = ...;"], false],
  ["a call that changes", [find, "cells.clear();"], false],
  ["a found thing that is changed at once", ["var row = sheet.getRange().insert();"], false],
  ["a text in quotes that looks like a call", ['var cells = sheet.getRange("x.clear()");'], true],
  ["a form that is not known", ["cells"], false],
])("%s: whether statements only read", (_what, statements, expected) => {
  expect(onlyRead(statements)).toBe(expected);
});

test("what stands before the statement that failed counts, and where it is not marked nothing is known", () => {
  expect(onlyReadBefore([find, "// >>>>>", "cells.clear();", "// <<<<<"])).toBe(true);
  expect(onlyReadBefore(["cells.clear();", "// >>>>>", load, "// <<<<<"])).toBe(false);
  expect(onlyReadBefore([find, load])).toBe(false);
});
