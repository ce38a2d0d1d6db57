import { defaultLayout } from "../../../src/actions/core";
import { formatGrid, generate } from "../../../src/actions/make";
import { addSizeCells } from "../../../src/actions/front";
import { choice, conversation, book, openSized, openWorkbook, resize, sheet, valuesIn } from "../stage";

/** Set numbers that take more than one request to write. */

const front = () => [book.workbook.activeSheet.name, book.workbook.sheets.map(({ name }) => name)];

test("More than 50,000 different numbers are all on the hidden sheet, and the maze stays in front", async () => {
  await openSized(48, 1_050);
  await formatGrid(defaultLayout, "hiddenSheet", conversation());
  const numbers = valuesIn(sheet("Maze sets"), "B2:AW1051").flat();
  expect(numbers.join()).toBe(Array.from({ length: 48 * 1_050 }, (_, cell) => cell + 1).join());
  expect(sheet("Maze sets").visibility).toBe("Hidden");
  expect(front()).toEqual(["Sheet1", ["Sheet1", "Maze sets"]]);
});

test("A maze on a new sheet gets its numbers too, and the maze comes to the front", async () => {
  openWorkbook();
  resize(300, 180);
  await addSizeCells(conversation());
  await generate({ ...choice, setNumbers: "hiddenSheet", pace: "watch" }, conversation());
  expect(front()).toEqual(["Maze", ["Sheet1", "Maze", "Maze sets"]]);
});
