import { message } from "../../../src/message";
import { generate, clearMaze } from "../../../src/actions/make";
import { check, clearSolution, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { FIRST_AREAS } from "../../../src/worksheet/excel/openWorkbook";
import { readSheetInFront } from "../../../src/actions/front";
import { everyMark } from "../../acts/standing";
import { choice, conversation, failureOf, refusedUnchanged, book, openMaze, openSized, openWorkbook } from "../stage";
import { put, setUpAround, sheet, sizesInColumnA, pane, gridIn, mazeIn } from "../stage";

/** A host that takes so long for each area, and no sheets from files; time passes there and nowhere else. */
async function openSlow(millisecondsPerArea: number, side: number): Promise<void> {
  openWorkbook({ millisecondsPerArea, waits: false, inserting: "missing" });
  await sizesInColumnA(side, side);
}

/** How many areas each request of an act used, if any. */
async function areasOf(act: () => Promise<unknown>): Promise<number[]> {
  book.counter.reset();
  await act();
  const counts = book.counter.requests.map(({ batch }) => {
    const areas = Object.values(batch.ObjectPaths).filter(({ Name }) => Name === "GetRanges");
    return areas.flatMap(({ ArgumentInfo }) => String(ArgumentInfo?.Arguments?.[0]).split(",")).length;
  });
  return counts.filter((count) => count > 0);
}

/** Expects the maze of the choice, of these sides. */
function expectMaze(rows: number, columns = rows): void {
  const { maze } = kruskal({ rows, columns }, new Random(choice.seed));
  expect(mazeIn(sheet(), gridIn(book.workbook)).standing).toEqual(maze.standing);
}

test("a quick host gets as many areas as it would change in a second, but at most eight times as many", async () => {
  await openSlow(0.01, 200);
  const areas = await areasOf(() => generate(choice, conversation()));
  expect([areas.length, ...areas.slice(0, 2)]).toEqual([3, FIRST_AREAS, 8 * FIRST_AREAS]);
  expectMaze(200);
});

test.each([2, 4, 12, 40])(
  "a host that takes %d ms an area gets fewer at once, so that no request after the first few takes over three seconds",
  async (each) => {
    await openSlow(each, 75);
    const milliseconds = (await areasOf(() => generate(choice, conversation()))).map((count) => count * each);
    expect(milliseconds[0]).toBeLessThanOrEqual(FIRST_AREAS * each);
    // Each is at most an eighth of the one before for as long as that takes over three seconds.
    const slow = milliseconds.filter((time) => time > 3000);
    expect(slow.length).toBeLessThanOrEqual(each < 3 ? 0 : each < 24 ? 1 : 2);
    expect(slow).toEqual(milliseconds.slice(0, slow.length));
    expectMaze(75);
    // The controls of each request come on top: a line and an opening in both directions.
    const most = Math.max(...(await areasOf(() => check(conversation()))));
    expect(most * each).toBeLessThanOrEqual(3000 + 4 * each);
  },
);

test("a host that takes no address of several areas is found out once, and every painter goes area by area", async () => {
  openWorkbook({ refusesPackedAddresses: true });
  await setUpAround(12, 9);
  const { player } = await generate({ ...choice, pace: "step", tint: true }, conversation());
  await goTo(player, 30, conversation());
  expect(pane.host.takesSeveralAreas).toBe(false);
  book.counter.reset();
  await goTo(player, player.play.length, conversation());
  expectMaze(9, 12);
  await solve(everyMark, conversation());
  await clearSolution(conversation());
  await generate({ ...choice, seed: "other" }, conversation());
  await clearMaze(conversation());
  expect(book.counter.requests.filter(({ error }) => error !== undefined)).toEqual([]);
});

test("nothing is asked that follows from a null object, which an older host may refuse", async () => {
  await openSized(8, 5);
  book.counter.reset();
  await generate(choice, conversation());
  await check(conversation());
  await clearMaze(conversation());
  const chained = book.counter.requests.flatMap(({ batch }) => {
    const paths = Object.values(batch.ObjectPaths);
    return paths.filter((path) => batch.ObjectPaths[path.ParentObjectPathId!]?.Name.endsWith("OrNullObject"));
  });
  expect(chained).toEqual([]);
});

/** Excel that gets slower with its list of undo steps: Windows from version 2506 on (OfficeDev/office-js#5993, #6240, #6414). */

/** Milliseconds that the host takes for an action after so many changes of a person, and how many requests the action made. */
async function timeOf(steps: number, act: () => Promise<unknown>): Promise<{ passed: number; requests: number }> {
  for (let i = 0; i < steps; i++) {
    book.excel.person.type(book.workbook.activeSheet, 300 + i, 60, String(i));
  }
  expect(book.excel.history.length).toBeGreaterThanOrEqual(steps);
  const before = book.excel.passed;
  book.counter.reset();
  await act();
  return { passed: book.excel.passed - before, requests: book.counter.requests.length };
}

const slow = { undo: "desktop", millisecondsPerUndoStep: 20, waits: false } as const;
const make = () => generate({ ...choice, seed: "slow" }, conversation());

async function openSlowUndo(): Promise<void> {
  openWorkbook(slow);
  // Sheets from files end undo themselves; see inPlace.
  pane.host.maxInsertBase64 = 0;
  await sizesInColumnA(100, 100);
}

test("a large maze is drawn as quickly after a hundred steps as after none: the look at its place empties the list", async () => {
  await openSlowUndo();
  const empty = await timeOf(0, make);
  await openSlowUndo();
  const full = await timeOf(100, make);
  expect(full.requests).toBe(empty.requests);
  // The requests before and with the look are slow; those of the drawing are not.
  expect(full.passed - empty.passed).toBeLessThanOrEqual(3 * 100 * slow.millisecondsPerUndoStep);
  expect(empty.passed).toBeLessThan(500);
});

test("where nothing needs the workbook in front, and where requests fail by themselves, nobody is asked to bring it there", async () => {
  await openMaze(8, 5);
  const talk = conversation();
  book.switches.otherWorkbookInFront = "Windows";
  await generate({ ...choice, seed: "next" }, talk);
  await solve(everyMark, talk);
  book.switches.otherWorkbookInFront = "no";
  book.counter.reset();
  // A request, and the look after it.
  const fault = { action: 1, code: "GeneralException", message: "By itself." };
  book.switches.faults = [1, 2].map((request) => ({ request, ...fault }));
  await clearMaze(talk);
  expect(talk.reports).not.toContainEqual(message("waiting-for-other-workbook"));
});

test("on a Mac the pane says that another workbook is in front, not that a chart is", async () => {
  await openMaze(8, 5);
  book.switches.otherWorkbookInFront = "Mac";
  const { sentence } = await failureOf(readSheetInFront(pane));
  expect(sentence).toEqual(message("other-workbook-in-front"));
});

test("where no sheet can be added, the sentence says so before anything is drawn", async () => {
  await openSized(8, 5);
  put(book.workbook.activeSheet, "C3", "covered");
  book.switches.refusesNewSheets = true;
  const refused = await refusedUnchanged(() => generate(choice, conversation()));
  expect(JSON.stringify(refused)).toContain("new-sheet-refused");
});
