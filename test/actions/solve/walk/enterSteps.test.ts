import type { ActionFailure } from "../../../../src/actions/core";
import { message } from "../../../../src/message";
import { addSelfMarking, enterSteps, clearSolution } from "../../../../src/actions/solve";
import { markPath } from "../../../maze/marking/markPath";
import { conversation, sentenceOf, book, openMaze, sheet, select, valueAt, askedInVain, person } from "../../stage";
import { photograph, idsIn } from "../../stage";
import { keysOf, shortestOf, arrowsOf } from "./path";
import { play } from "./walking";

const MARKING = "Sheet1 self-marking";

beforeEach(() => openMaze(8, 5, { seed: "Ariadne" }));

async function walked() {
  const keys = keysOf(shortestOf(sheet("Sheet1"), "B2:I6"), 8);
  book.workbook.activate(sheet("Sheet1"));
  const { walk, press } = await play();
  await press(keys);
  return { walk, arrows: arrowsOf(keys) };
}

test("the steps of a walk come as arrows into the protected sheet that marks them; a path there is replaced with consent", async () => {
  await addSelfMarking(conversation());
  const { walk, arrows } = await walked();
  const where = { place: "B4", sheet: MARKING };
  const typed = () => valueAt(sheet(MARKING), "B4");
  const { sentence } = await enterSteps(walk, conversation());
  expect([sentence, typed()]).toEqual([message("steps-entered", { ...where, steps: arrows.length }), arrows]);
  const { maze, ends } = walk.walk;
  expect(markPath(maze, ends, arrows, "RDLUrdlu→↓←↑")).toMatchObject({ exit: arrows.length });
  await person((_, { worksheets }) => (worksheets.getItem(MARKING).getRange("B4").values = [["RRD"]]));
  expect(await askedInVain((no) => enterSteps(walk, no))).toEqual([message("replace-typed-path", where)]);
  await enterSteps(walk, conversation());
  expect(typed()).toBe(arrows);
});

test("without such a sheet, or without a step, a sentence says what to do first", async () => {
  const { walk } = await walked();
  expect(idsIn(await sentenceOf(enterSteps(walk, conversation())))[0]).toBe("no-self-marking-of-maze");
  const other = await play();
  expect(idsIn(await sentenceOf(enterSteps(other.walk, conversation())))[0]).toBe("no-steps-walked");
});

/** Listens as the pane does, with nobody waiting for the time to pass, at most until `until`; the seconds of each look. */
async function listened(walk: Awaited<ReturnType<typeof play>>["walk"], until = Infinity) {
  const looks: number[] = [];
  let now = 0;
  let failure: readonly string[] = [];
  for (let pause = walk.listensIn; pause !== undefined && now + pause <= until; pause = walk.listensIn) {
    now += pause;
    book.counter.reset();
    const heard = walk.listen(conversation()).then(() => []);
    failure = await heard.catch(({ sentence }: ActionFailure) => idsIn(sentence));
    looks.push(...book.counter.requests.map(() => now / 1000));
  }
  return { looks, failure, seconds: now / 1000 };
}

test("an Excel that takes a listener and never calls it is told apart by one look, in 8 seconds; then listening ends", async () => {
  book.switches.selectionEvents = "none";
  const { walk } = await play();
  const before = photograph(sheet(), "A1:K10");
  select("C2");
  const failure = ["selection-unheard", "nothing-changed"];
  expect(await listened(walk)).toEqual({ looks: [5, 8], failure, seconds: 8 });
  expect([walk.isOver, photograph(sheet(), "A1:K10")]).toEqual([true, before]);
  await clearSolution(conversation());
  expect(photograph(sheet(), "A1:K10")).toEqual(before);
});

test("somebody who presses no key is looked at ten times in seven minutes, and nothing is said", async () => {
  book.switches.selectionEvents = "none";
  const { walk } = await play();
  const looks = [5, 15, 35, 75, 135, 195, 255, 315, 375, 435];
  expect(await listened(walk)).toEqual({ looks, failure: [], seconds: 435 });
  expect(walk.isOver).toBe(false);
});

test.each(["each", "twice", "late", "last"] as const)(
  "where Excel reports selections so (%s) nobody looks: the start is reported",
  async (selectionEvents) => {
    book.switches.selectionEvents = selectionEvents;
    select("K9");
    const { walk, settle } = await play();
    await settle();
    expect(walk.listensIn).toBeUndefined();
  },
);

test("where Excel reports only what a person selects, looking ends with the first key, and a late report is waited for", async () => {
  book.switches.selectionEvents = "person's";
  const { walk, press } = await play();
  expect(await listened(walk, 15_000)).toMatchObject({ looks: [5, 15], failure: [] });
  await press("U");
  expect(walk.listensIn).toBeUndefined();

  const late = await play();
  book.switches.selectionEvents = "none";
  select("C2");
  expect(await listened(late.walk, 5000)).toMatchObject({ looks: [5], failure: [] });
  late.walk.report({ row: 1, column: 2, rows: 1, columns: 1 });
  expect([late.walk.listensIn, late.walk.isOver]).toEqual([undefined, false]);
});

test("a selection on another sheet, and a look that Excel refuses, say nothing about reports", async () => {
  book.switches.selectionEvents = "none";
  const { walk } = await play();
  const own = sheet();
  book.excel.person.activate(book.excel.person.addSheet("Other"));
  select("D4");
  book.switches.otherWorkbookInFront = "Windows";
  expect(await listened(walk, 5000)).toMatchObject({ failure: [] });
  book.switches.otherWorkbookInFront = "no";
  expect(await listened(walk, 30_000)).toMatchObject({ failure: [] });
  expect(walk.isOver).toBe(false);
  book.excel.person.activate(own);
  select("C2:D3", "F6");
  expect((await listened(walk)).failure).toEqual(["selection-unheard", "nothing-changed"]);
});
