import { generate } from "../../../src/actions/make/generate";
import { addSizeCells } from "../../../src/actions/front/sheetInFront";
import { choice, conversation } from "../conversation";
import { expectSameBothWays, hasInserted, waysOfInserting, cost } from "../insertedSheets";
import { book, openSized, openWorkbook, resize, sheet } from "../openMaze";
import { valuesIn } from "../sheetReading";

/** Many set numbers come with their hidden sheet, inserted from a file, if Excel takes that; elsewhere they are written. */

/** Over 50,000 numbers that differ, which take two requests to write. */
const SIZE = { columns: 48, rows: 1_050 };
const open = () => openSized(SIZE.columns, SIZE.rows);
const watched = (talk = conversation()) =>
  generate({ ...choice, seed: "sets", setNumbers: "hiddenSheet", pace: "watch" }, talk);
const front = () => [book.workbook.activeSheet.name, book.workbook.sheets.map(({ name }) => name)];

test("The sheet is the same in fewer requests, operations and bytes", async () => {
  const costs: ReturnType<typeof cost>[] = [];
  await expectSameBothWays(open, async () => (await watched(), costs.push(cost())));
  const [inserted, written] = costs as [(typeof costs)[0], (typeof costs)[0]];
  expect(inserted.requests).toBeLessThan(written.requests);
  expect(inserted.kilobytes).toBeLessThan(written.kilobytes / 2);
  expect(sheet("Maze sets").visibility).toBe("Hidden");
});

test("Few numbers are written: that takes no more requests", async () => {
  await openSized(20, 15);
  book.counter.reset();
  await watched();
  expect(hasInserted()).toBe(false);
});

test("A maze on a new sheet gets its numbers too, and the maze comes to the front", async () => {
  openWorkbook();
  resize(300, 180);
  await addSizeCells(conversation());
  await watched();
  expect(hasInserted()).toBe(true);
  expect(front()).toEqual(["Maze", ["Sheet1", "Maze", "Maze sets"]]);
});

/** What is on the hidden sheet. */
function numbers(): unknown {
  const on = sheet("Maze sets");
  const values = valuesIn(on, "A1:AX2104").join();
  const names = book.workbook.names.filter(({ scope }) => scope === on);
  return { values, visibility: on.visibility, names: names.map(({ name, formula }) => `${name} ${formula}`).sort() };
}

describe("In any Excel", () => {
  let whole: unknown;
  beforeAll(async () => {
    await open();
    await watched();
    whole = numbers();
  });

  test.each(Object.entries(waysOfInserting))("the numbers are the same where it %s", async (_, switches) => {
    await open();
    Object.assign(book.switches, switches);
    await watched();
    expect(numbers()).toEqual(whole);
    expect(front()).toEqual(["Sheet1", ["Sheet1", "Maze sets"]]);
  });
});
