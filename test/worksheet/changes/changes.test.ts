import { told } from "../../words/told";
import { type Message, message, together } from "../../../src/message";
import { Changes, type Change, type DeclaredWrites } from "../../../src/worksheet/changes";
import { ExcelSession, OpenWorkbook } from "../../../src/worksheet/excel";

/** What was done, in its order. */
let done: string[];
beforeEach(() => (done = []));

const sent = { changes: 0 };
const session = new ExcelSession(new OpenWorkbook(), new AbortController().signal, undefined, "act", { sent });

/** A change that notes what is done with it; `fails` names what of that fails. */
function noted(name: string, fails: readonly string[] = [], told: Partial<Change> = {}): Change {
  const doing = (what: string) => async () => {
    done.push(`${what} ${name}`);
    sent.changes++;
    if (fails.includes(what)) throw new Error(`${what} ${name}`);
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

test("changes are taken back in the reverse order, the one that failed first", async () => {
  const changes = declared();
  await changes.make(session, noted("a"));
  await changes.make(session, noted("b"));
  await expect(changes.make(session, noted("c", ["make"]))).rejects.toThrow("make c");
  expect(await changes.rollBack(session)).toEqual({ sentence: message("nothing-changed"), failures: [] });
  expect(done).toEqual(["make a", "make b", "make c", "take back c", "take back b", "take back a"]);
});

test("a change that Excel had not begun is not taken back", async () => {
  const changes = declared();
  await changes.make(session, noted("a"));
  const unbegun = { ...noted("b"), make: () => Promise.reject(new Error("not begun")) };
  await expect(changes.make(session, unbegun)).rejects.toThrow("not begun");
  await changes.rollBack(session);
  expect(done).toEqual(["make a", "take back a"]);
});

test("one that cannot be taken back holds up no other, and its own sentence is told", async () => {
  const changes = declared();
  await changes.make(session, noted("a", [], { ifStuck: told("Mind a.") }));
  await changes.make(session, noted("b", ["take back"], { ifStuck: told("Mind b.") }));
  await changes.make(session, noted("c", ["take back"]));
  const { sentence, failures } = await changes.rollBack(session);
  expect(done.slice(3)).toEqual(["take back c", "take back b", "take back a"]);
  expect(sentence).toEqual(told("Mind b."));
  expect(failures.map(String)).toEqual(["Error: take back c", "Error: take back b"]);
});

const stuck = (name: string, sentence?: string) =>
  noted(name, ["take back"], sentence === undefined ? {} : { ifStuck: told(sentence) });
const inexact = (name: string) => noted(name, [], { inexact: told("Fills are gone.") });

test.each<[string, readonly Change[], Message | undefined]>([
  [
    "several are stuck",
    ["Maze.", "Sets.", "Maze."].map((name) => stuck("a", name)),
    together(told("Maze."), told("Sets.")),
  ],
  ["one is stuck that does not say what to do", [stuck("a")], message("partly-done")],
  [
    "two are inexact",
    [inexact("a"), inexact("b"), noted("c")],
    together(told("Fills are gone."), message("nothing-else-changed")),
  ],
  ["there was none", [], message("nothing-changed")],
])("each thing that is to be said of changes is said once and in their order: %s", async (_what, made, sentence) => {
  const changes = declared();
  for (const each of made) await changes.make(session, each);
  expect((await changes.rollBack(session)).sentence).toEqual(sentence);
});

test("what turns out only on the way back not to be exact is told as well", async () => {
  let left: Message | undefined;
  const changes = declared();
  await changes.make(session, {
    make: async () => undefined,
    rollBack: async () => (left = told("The print area stays.")),
    get inexact() {
      return left;
    },
  });
  expect((await changes.rollBack(session)).sentence).toEqual(
    together(told("The print area stays."), message("nothing-else-changed")),
  );
});

test("a change without a way back is finished, and the sentence says how the sheet stands", async () => {
  const changes = declared();
  await changes.make(session, noted("a"));
  const { make } = noted("b", ["make"]);
  const rollBack = async () => void done.push("finish b");
  await expect(
    changes.make(session, { make, rollBack, leaves: told("It is cleared nevertheless.") }),
  ).rejects.toThrow();
  expect((await changes.rollBack(session)).sentence).toEqual(told("It is cleared nevertheless."));
  expect(done.slice(2)).toEqual(["finish b", "take back a"]);
});

test("what is kept stays, and only what comes after it is taken back", async () => {
  const changes = declared();
  await changes.make(session, noted("a"));
  changes.keep(told("A is whole."));
  await changes.make(session, noted("b"));
  expect((await changes.rollBack(session)).sentence).toEqual(told("A is whole."));
  expect(done.slice(2)).toEqual(["take back b"]);
});

test("after something was kept without a word, nothing is said of how the sheet stands", async () => {
  const changes = declared();
  await changes.make(session, noted("a"));
  changes.keep();
  expect((await changes.rollBack(session)).sentence).toBeUndefined();
  expect(done).toEqual(["make a"]);
});
