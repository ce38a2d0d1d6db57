import { sentencesIn, choice, conversation, ended, openSized, resize, sheet, mazeIn, photograph } from "../stage";
import { type Message, message, together } from "../../../src/message";
import { openWorkbook } from "../../../src/actions/core";
import { secondWindow } from "../secondWindow";
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

test("a question that waits for its answer keeps the others out, and a no lets them in", async () => {
  const [one, other] = [open("pane"), open("ribbon")];
  await one.generate(choice, conversation());
  sheet().setCell(3, 3, "mine");
  let meanwhile: Message | undefined;
  const asked = {
    ...conversation(),
    ask: async () => ((meanwhile = await failed(other.generate(choice, conversation()))), false),
  };
  await ended(one.generate(choice, asked));
  expect(meanwhile).toEqual(ELSEWHERE);
  expect(await failed(other.generate(choice, conversation()))).toBeUndefined();
});

test("a page that dies while it works lets the others in", async () => {
  const [one, other] = [open("pane"), open("ribbon")];
  const never = new Promise<boolean>(() => undefined);
  await other.generate(choice, conversation());
  sheet().setCell(3, 3, "mine");
  void one.generate(choice, { ...conversation(), ask: () => never });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await failed(other.generate(choice, conversation()))).toEqual(ELSEWHERE);
  one.die();
  expect(await failed(other.generate(choice, conversation()))).toBeUndefined();
});

test("a refused action leaves the workbook free", async () => {
  const [one, other] = [open("pane"), open("ribbon")];
  resize(0, 5);
  expect(sentencesIn(await failed(one.generate(choice, conversation())))).toContainEqual(
    message("size-wrong", {
      most: 16383,
      cell: "BC12",
      dimension: "columns",
      sheet: "Sheet1",
      kind: "value",
      value: 0,
    }),
  );
  resize(8, 5);
  expect(await failed(other.generate(choice, conversation()))).toBeUndefined();
});

test("where the page may have no locks it works without", async () => {
  const window = secondWindow(openWorkbook("pane", { request: () => Promise.reject(new Error("SecurityError")) }));
  const before = photograph(sheet(), "A1:K10");
  await window.generate(choice, conversation());
  expect(photograph(sheet(), "A1:K10")).not.toEqual(before);
});
