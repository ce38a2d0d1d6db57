import { goTo } from "../../../src/actions/watch";
import { generate } from "../../../src/actions/make";
import { placeOf } from "../../../src/maze/trace/trace";
import { choice, conversation, book, openSized, person, sheet, traceOf } from "../stage";

/** Excel scrolls to what is selected, and in no other way. */
const selected = () => sheet().selection.areas[0]!;

async function begin(columns: number, rows: number) {
  await openSized(columns, rows);
  const { player } = await generate({ ...choice, pace: "step" }, conversation());
  await person((own) => own.getRange("A1").select());
  return player;
}

test("a step far from the active cell of a large maze is scrolled to by selecting its cell; a near one is not", async () => {
  const player = await begin(60, 60);
  const { steps } = traceOf(player);
  const cells = Array.from(steps, (step) => placeOf({ columns: 60 }, step).selected);
  const far = cells.findIndex((cell) => cell >= 60 * 55) + 1;
  await goTo(player, far, conversation());
  const [row, column] = [Math.floor(cells[far - 1]! / 60), cells[far - 1]! % 60];
  expect(selected()).toMatchObject({ row: 1 + row, column: 1 + column, rows: 1, columns: 1 });
  const near =
    cells.findIndex(
      (cell, i) => i >= far && Math.abs(Math.floor(cell / 60) - row) < 5 && Math.abs((cell % 60) - column) < 5,
    ) + 1;
  const before = selected();
  await goTo(player, near, conversation());
  expect(selected()).toEqual(before);
});

test("in a maze that is seen as a whole a step selects nothing and takes no request more", async () => {
  const player = await begin(20, 15);
  const before = selected();
  book.counter.reset();
  await goTo(player, 5, conversation());
  expect(selected()).toEqual(before);
  expect(book.counter.requests).toHaveLength(2);
});

test("while another sheet is in front, a step leaves it there", async () => {
  const player = await begin(60, 60);
  await person((_, { worksheets }) => worksheets.add("Mine").activate());
  await goTo(player, 3000, conversation());
  expect(book.workbook.activeSheet.name).toBe("Mine");
});
