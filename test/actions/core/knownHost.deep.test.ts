import { generate, clearMaze } from "../../../src/actions/make";
import { check, clearSolution, solve } from "../../../src/actions/solve";
import { goTo } from "../../../src/actions/watch/player";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { FIRST_AREAS } from "../../../src/worksheet/excel/openWorkbook";
import { readSheetInFront } from "../../../src/actions/front";
import { everyMark } from "../../acts/standing";
import { choice, conversation, book, openSized, openWorkbook, person, setUpAround, sheet } from "../stage";
import { sizesInColumnA, pane, gridIn, mazeIn } from "../stage";

/** A host that takes so long for each area, and no sheets from files; time passes there and nowhere else. */
async function openSlow(millisecondsPerArea: number, side: number): Promise<void> {
  openWorkbook({ millisecondsPerArea, waits: false, inserting: "missing" });
  await sizesInColumnA(side, side);
}

/** How many areas each request used. */
function requestsMade() {
  return book.counter.requests.map(({ batch }) =>
    Object.values(batch.ObjectPaths)
      .filter(({ Name }) => Name === "GetRanges")
      .reduce((sum, path) => sum + String(path.ArgumentInfo?.Arguments?.[0]).split(",").length, 0),
  );
}

const expected = (side: number) => kruskal({ rows: side, columns: side }, new Random(choice.seed)).maze.standing;

test("a quick host gets as many areas as it would change in a second, but at most eight times as many", async () => {
  await openSlow(0.01, 200);
  book.counter.reset();
  await generate(choice, conversation());
  const areas = requestsMade().filter((count) => count > 0);
  expect(areas.slice(0, 2)).toEqual([FIRST_AREAS, 8 * FIRST_AREAS]);
  expect(areas.length).toBe(3);
  expect(mazeIn(sheet(), gridIn(book.workbook)).standing).toEqual(expected(200));
});

test.each([2, 4, 12, 40])(
  "a host that takes %d ms an area gets fewer at once, so that no request after the first few takes over three seconds",
  async (each) => {
    await openSlow(each, 75);
    book.counter.reset();
    await generate(choice, conversation());
    const milliseconds = requestsMade()
      .filter((count) => count > 0)
      .map((count) => count * each);
    expect(milliseconds[0]).toBeLessThanOrEqual(FIRST_AREAS * each);
    // Each is at most an eighth of the one before for as long as that takes over three seconds.
    const slow = milliseconds.filter((time) => time > 3000);
    expect(slow.length).toBeLessThanOrEqual(each < 3 ? 0 : each < 24 ? 1 : 2);
    expect(slow).toEqual(milliseconds.slice(0, slow.length));
    expect(mazeIn(sheet(), gridIn(book.workbook)).standing).toEqual(expected(75));
    book.counter.reset();
    await check(conversation());
    // The controls of each request come on top: a line and an opening in both directions.
    expect(Math.max(...requestsMade()) * each).toBeLessThanOrEqual(3000 + 4 * each);
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
  const { maze } = kruskal({ rows: 9, columns: 12 }, new Random(choice.seed));
  expect(mazeIn(sheet(), "B2:M10").standing).toEqual(maze.standing);
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

test("size cells that are elsewhere are found by one request more, once", async () => {
  openWorkbook();
  await sizesInColumnA(8, 5);
  const readings = async () => {
    book.counter.reset();
    expect((await readSheetInFront(pane)).sizes).toMatchObject({ columns: 8, rows: 5, isSetUp: true });
    return book.counter.requests.length;
  };
  expect([await readings(), await readings()]).toEqual([2, 1]);
  await person(({ names }, { worksheets }) => {
    worksheets.add("Sizes").getRange("C3").values = [[9]] as never;
    names.getItem("MazeColumns").delete();
    names.add("MazeColumns", "=Sizes!$C$3");
  });
  expect((await readSheetInFront(pane)).sizes).toMatchObject({ columns: 9, rows: 5, isSetUp: true });
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
