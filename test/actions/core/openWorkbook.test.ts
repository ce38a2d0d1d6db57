import { choice, conversation, ended, openSized, resize, sheet, mazeIn, photograph, secondWindow } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { openWorkbook } from "../../../src/actions/core";
import { SharedLocks } from "../sharedLocks";

let locks: SharedLocks;

beforeEach(async () => {
  await openSized(8, 5);
  locks = new SharedLocks();
});

function open(place: "pane" | "ribbon") {
  const page = locks.page();
  return { ...secondWindow(openWorkbook(place, page)), die: page.die };
}

/** What is said of an action that fails. */
const failed = (action: Promise<unknown>) =>
  action.then(
    () => undefined,
    (error: unknown) => (error as { sentence: Message }).sentence,
  );

const ELSEWHERE = message("at-work-elsewhere");

test.each([
  ["pane", "ribbon"],
  ["ribbon", "pane"],
  ["pane", "pane"],
  ["ribbon", "ribbon"],
] as const)("while the %s works, the %s is told so, and does nothing", async (holder, loser) => {
  const [one, other] = [open(holder), open(loser)];
  const first = one.generate(choice, conversation());
  expect(await failed(other.clearMaze(conversation()))).toEqual(ELSEWHERE);
  await first;
  expect(mazeIn(sheet(), "B2:I6").countPassages()).toBe(39);
  await other.clearMaze(conversation());
  expect(await failed(other.clearMaze(conversation()))).toEqual(
    together(message("no-maze-to-clear", { sheet: "Sheet1" }), message("nothing-changed")),
  );
});

describe("the others are kept out by", () => {
  let one: ReturnType<typeof open>;
  let other: ReturnType<typeof open>;
  const others = () => failed(other.generate(choice, conversation()));
  beforeEach(() => ([one, other] = [open("pane"), open("ribbon")]));

  test("a question that waits for its answer, and a no lets them in", async () => {
    sheet().setCell(3, 3, "mine");
    let meanwhile: Message | undefined;
    const ask = async () => ((meanwhile = await others()), false);
    await ended(one.generate(choice, { ...conversation(), ask }));
    expect([meanwhile, await others()]).toEqual([ELSEWHERE, undefined]);
  });

  test("a page at work until it dies", async () => {
    sheet().setCell(3, 3, "mine");
    let asked: () => void;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const ask = () => new Promise<boolean>(() => asked());
    void one.generate(choice, { ...conversation(), ask });
    await isAsked;
    expect(await others()).toEqual(ELSEWHERE);
    one.die();
    expect(await others()).toBeUndefined();
  });

  test("no action that was refused", async () => {
    resize(0, 5);
    expect(await failed(one.generate(choice, conversation()))).toBeDefined();
    resize(8, 5);
    expect(await others()).toBeUndefined();
  });
});

test("where the page may have no locks it works without", async () => {
  const window = secondWindow(openWorkbook("pane", { request: () => Promise.reject(new Error("SecurityError")) }));
  const before = photograph(sheet(), "A1:K10");
  await window.generate(choice, conversation());
  expect(photograph(sheet(), "A1:K10")).not.toEqual(before);
});
