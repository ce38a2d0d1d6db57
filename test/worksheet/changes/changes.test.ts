import { told } from "../../words/told";
import { type Message, message, together } from "../../../src/message";
import { Changes, type Change, type DeclaredWrites } from "../../../src/worksheet/changes";
import { ExcelSession, OpenWorkbook } from "../../../src/worksheet/excel";

/** What was done, in its order. */
let done: string[];
beforeEach(() => (done = []));

const sent = { changes: 0 };
const session = new ExcelSession(new OpenWorkbook(), new AbortController().signal, undefined, "act", { sent });

/** A change that notes what is done with it; `fails` names what of that fails, which has a "!" behind it. */
function noted(name: string, fails: readonly string[] = [], told: Partial<Change> = {}): Change {
  const doing = (what: string) => async () => {
    const noted = `${what} ${name}${fails.includes(what) ? "!" : ""}`;
    done.push(noted);
    sent.changes++;
    if (noted.endsWith("!")) throw new Error(noted);
  };
  return { make: doing("make"), rollBack: doing("take back"), ...told };
}

function declared(): Changes {
  const changes = new Changes();
  changes.declareWrites({ isStructureProtected: false }, {});
  return changes;
}

test("nothing is changed by an action that has not declared what it touches", () => {
  expect(() => new Changes().make(session, noted("a"))).toThrow("declares");
  expect(done).toEqual([]);
});

const kept = { name: "Kept", visibility: "Hidden", isProtected: true };
const open = { name: "Open", visibility: "Visible", isProtected: false };
const here = { name: "Here", isProtected: true, isStructureProtected: true };

test.each<[string, DeclaredWrites, Message | undefined]>([
  ["nothing", {}, undefined],
  ["its own sheet", { here: true }, message("sheet-protected", { sheet: "Here" })],
  ["another one", { written: [open, undefined] }, undefined],
  [
    "a protected other one",
    { written: [open, kept] },
    message("other-sheet-protected", { sheet: "Kept", shown: "no" }),
  ],
  ["a protected one that goes", { deleted: [kept] }, message("other-sheet-protected", { sheet: "Kept", shown: "no" })],
  ["one that goes", { deleted: [open] }, message("structure-protected")],
  ["one that may have gone already", { deleted: [undefined] }, undefined],
  ["the list of sheets", { structure: true }, message("structure-protected")],
])("an action that touches %s is refused if that is protected", (_what, touched, refused) => {
  const declareWrites = () => new Changes().declareWrites(here, touched);
  if (refused === undefined) expect(declareWrites).not.toThrow();
  else expect(declareWrites).toThrow(expect.objectContaining({ sentence: refused }) as Error);
});

test("what a change gives is handed on, and nothing is rolled back by itself", async () => {
  const changes = declared();
  expect(await changes.make(session, { ...noted("a"), make: async () => 7 })).toBe(7);
  expect(done).toEqual([]);
});

const stuck = (name: string, sentence?: string) =>
  noted(name, ["take back"], { ifStuck: sentence === undefined ? undefined : told(sentence) });
const inexact = (name: string) => noted(name, [], { inexact: told("Fills are gone.") });
/** One that says only once it was taken back what it could not restore. */
function inexactAfterwards(name: string): Change {
  let left: Message | undefined;
  return {
    make: noted(name).make,
    rollBack: async () => (left = told("The print area stays.")),
    get inexact() {
      return left;
    },
  };
}

const taken: Readonly<Record<string, readonly [made: readonly Change[], back: string, sentence: Message]>> = {
  "nothing, there was none": [[], "", message("nothing-changed")],
  "all in the reverse order, the one that failed first": [
    [noted("a"), noted("b"), noted("c", ["make"])],
    "take back c, take back b, take back a",
    message("nothing-changed"),
  ],
  "none that Excel had not begun": [
    [noted("a"), { ...noted("b"), make: () => Promise.reject(new Error("not begun")) }],
    "take back a",
    message("nothing-changed"),
  ],
  "others than those that cannot be; how each is left is told": [
    [noted("a", [], { ifStuck: told("Mind a."), leaves: told("A is back.") }), stuck("b", "Mind b.")],
    "take back b!, take back a",
    together(told("A is back."), told("Mind b.")),
  ],
  "nothing of several, each of which tells its sentence once": [
    [stuck("a", "Maze."), stuck("b", "Sets."), stuck("c", "Maze.")],
    "take back c!, take back b!, take back a!",
    together(told("Maze."), told("Sets.")),
  ],
  "not one that does not say what to do; then nobody knows whether others are as before": [
    [noted("a", [], { leaves: told("A is back.") }), stuck("b", "Mind b."), stuck("c")],
    "take back c!, take back b!, take back a",
    together(told("Mind b."), message("partly-done")),
  ],
  "two not exactly, which say so once": [
    [inexact("a"), inexact("b"), noted("c")],
    "take back c, take back b, take back a",
    together(told("Fills are gone."), message("nothing-else-changed")),
  ],
  "one not exactly, which turns out only then": [
    [inexactAfterwards("a")],
    "",
    together(told("The print area stays."), message("nothing-else-changed")),
  ],
  "one by finishing it, which says how the sheet stands": [
    [noted("a"), noted("b", ["make"], { leaves: told("It is cleared nevertheless.") })],
    "take back b, take back a",
    told("It is cleared nevertheless."),
  ],
};

test.each(Object.entries(taken))("of changes is taken back: %s", async (_what, [made, back, sentence]) => {
  const changes = declared();
  for (const each of made) await changes.make(session, each).catch(() => undefined);
  done = [];
  const left = await changes.rollBack(session);
  expect([done.join(", "), left.sentence]).toEqual([back, sentence]);
  expect(left.failures.map(String)).toEqual(done.filter((each) => each.endsWith("!")).map((each) => `Error: ${each}`));
});

test("what is kept stays, and only what comes after it is taken back; kept without a word, nothing is said", async () => {
  for (const sentence of [told("A is whole."), undefined]) {
    const changes = declared();
    await changes.make(session, noted("a"));
    changes.keep(sentence);
    await changes.make(session, noted("b"));
    done = [];
    expect([(await changes.rollBack(session)).sentence, done]).toEqual([sentence, ["take back b"]]);
  }
});
