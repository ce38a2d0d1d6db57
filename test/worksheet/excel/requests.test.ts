import { Stopped } from "../../../src/engine";
import type { Message } from "../../../src/message";
import { ExcelSession, type Refusal } from "../../../src/worksheet/excel";
import {
  KnownHost,
  OpenWorkbook,
  freshSeed,
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

/** How a request ends whose first tries fail: what the person was told, how often Excel was asked, and with what end. */
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
    () => "done",
    (refusal: Refusal) => (refusal.code === code ? "refused" : refusal.code),
  );
  const { host } = pane;
  const learned = host.takesSeveralAreas ? [] : ["one area at a time"];
  const first = told.length === 0 ? [] : [`${told.length} ${told[0]!.id}`];
  const changes = session.changesSent === 0 ? [] : [`${session.changesSent} may have changed something`];
  return [`${end} after ${book.counter.requests.length}`, ...changes, ...first, ...learned].join(", ");
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
type Ends = Readonly<Record<keyof typeof groups, string>>;

const ONCE = "done after 2, 1 may have changed something";
const TWICE = "done after 3, 1 may have changed something";
const MORE = "done after 2, 2 may have changed something";
const LEFT = "refused after 1, 1 may have changed something";

/** One that fails before its first call: a second request asks whether another workbook is in front where that may be the reason. */
const read1: Ends = {
  edit: "done after 2, 1 waiting-for-edit",
  busy: "done after 2, 1 waiting-for-workbook",
  "perhaps edit": "done after 2",
  "perhaps behind": "refused after 2",
  "no reason": "done after 3",
  "may pass": "done after 2",
  form: "refused after 1",
  other: "refused after 1",
};
const write1: Ends = {
  ...read1,
  edit: `${ONCE}, 1 waiting-for-edit`,
  busy: `${ONCE}, 1 waiting-for-workbook`,
  "perhaps edit": ONCE,
  "no reason": "refused after 2",
  "may pass": "refused after 1",
};
const read2: Ends = {
  edit: "done after 3, 2 waiting-for-edit",
  busy: "done after 3, 2 waiting-for-workbook",
  "perhaps edit": "refused after 2",
  "perhaps behind": "refused after 4",
  "no reason": "done after 5",
  "may pass": "refused after 2",
  form: "refused after 1",
  other: "refused after 1",
};
const write2: Ends = {
  ...read2,
  edit: `${TWICE}, 2 waiting-for-edit`,
  busy: `${TWICE}, 2 waiting-for-workbook`,
  "no reason": "refused after 4",
  "may pass": "refused after 1",
};
const changesLate: Ends = {
  busy: LEFT,
  "perhaps edit": LEFT,
  "may pass": LEFT,
  form: LEFT,
  other: LEFT,
  edit: `${ONCE}, 1 waiting-for-edit`,
  "perhaps behind": "refused after 2, 1 may have changed something",
  "no reason": "refused after 2, 1 may have changed something",
};
const repeatedLate: Ends = { ...changesLate, busy: `${MORE}, 1 waiting-for-workbook`, "perhaps edit": MORE };
/** Of several areas: one more asks whether this Excel takes such an address. */
const several1: Ends = { ...write1, "no reason": "refused after 3", form: "refused after 2" };
const several2: Ends = { ...write2, "no reason": "refused after 5", form: `${TWICE}, one area at a time` };
const severalLate: Ends = {
  ...repeatedLate,
  "no reason": "refused after 3, 1 may have changed something",
  form: "refused after 2, 1 may have changed something",
};

const RULES: readonly (readonly [way: Way, once: Ends, twice: Ends, late: Ends])[] = [
  ["reads", read1, read2, read1],
  ["changes", write1, write2, changesLate],
  ["may be repeated", write1, write2, repeatedLate],
  ["is of several areas", several1, several2, severalLate],
  ["rolls back", write1, write2, repeatedLate],
];

test.each(RULES)(
  "a request that %s is made again where that helps and does no harm",
  async (way, once, twice, late) => {
    for (const [group, codes] of Object.entries(groups) as [keyof Ends, string[]][]) {
      for (const code of codes) {
        expect([code, await ended(way, code, {})]).toEqual([code, once[group]]);
        expect([code, await ended(way, code, { times: 2 })]).toEqual([code, twice[group]]);
        expect([code, await ended(way, code, { isLate: true })]).toEqual([code, late[group]]);
        // Where nobody is told what to do, nothing waits for the person.
        const isWaited = ["edit", "busy", "perhaps edit"].includes(group);
        const alone = isWaited ? "refused after 1" : once[group];
        expect([code, await ended(way, code, { waits: false })]).toEqual([code, alone]);
      }
    }
  },
);

test("a person who edits a cell is waited for at once, then every half second for a minute; a busy workbook ten seconds", async () => {
  const pauses = () => waits.filter((milliseconds) => milliseconds === 0 || milliseconds === 500);
  const kept = [
    [
      "InvalidOperationInCellEditMode",
      "refused after 121, 120 waiting-for-edit",
      [0, ...new Array<number>(119).fill(500)],
    ],
    ["ActivityLimitReached", "refused after 21, 20 waiting-for-workbook", new Array<number>(20).fill(500)],
  ] as const;
  for (const [code, end, pausing] of kept) {
    waits = [];
    expect(await ended("reads", code, { times: 200 })).toBe(end);
    expect(pauses()).toEqual(pausing);
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

describe("what a page learns of how long areas take", () => {
  test.each([
    [1300, 999, 1301],
    [1300, 500, 2600],
    [1300, 100, 10_400],
    [1300, 1, 10_400],
    [50_000, 1, 100_000],
    [100, 100, 1300],
    [1300, 1000, 1300],
    [1300, 3000, 1300],
    [1300, 3001, 433],
    [1300, 5000, 260],
    [1300, 60_000, 162],
    [100, 60_000, 20],
    [2000, 3001, 666],
    [0, 60_000, 1300],
  ])("%d areas in %d ms: next %d", (areas, milliseconds, next) => {
    const host = new KnownHost();
    host.tookTime(areas, milliseconds);
    expect(host.areasAtOnce).toBe(next);
  });

  test("slow ones never raise the number, and quick ones never lower it", () => {
    const host = new KnownHost();
    host.areasAtOnce = 50;
    host.tookTime(1300, 4000);
    expect(host.areasAtOnce).toBe(50);
    host.areasAtOnce = 5000;
    host.tookTime(100, 500);
    expect(host.areasAtOnce).toBe(5000);
  });
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
