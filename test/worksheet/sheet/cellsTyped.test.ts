import { addressOf } from "../../../src/worksheet/addresses";
import { cellsTyped } from "../../../src/worksheet/sheet";

const maze = { row: 1, column: 1, rows: 5, columns: 8 };
const typed = (text: string, within: typeof maze | undefined = maze) => cellsTyped(text, within)?.map(addressOf);

test.each([
  ["B2", ["B2"]],
  [" $c$4 ", ["C4"]],
  ["B2:C4", ["B2:C4"]],
  ["B2, D5; E3:E6,", ["B2", "D5", "E3:E6"]],
  ["0 0", ["B2"]],
  ["4 7", ["I6"]],
  ["4,7", ["I6"]],
  ["(4; 7)", ["I6"]],
  ["0 0, 4 7; B3", ["B2", "I6", "B3"]],
  ["9 9", ["K11"]],
])("typed as %j, cells are %j", (text, cells) => {
  expect(typed(text)).toEqual(cells);
});

test.each([
  "",
  " , ",
  "minotaur",
  "B2 C2",
  "0",
  "0 1 2",
  "-1 0",
  "1.5 2",
  "B0",
  "XFE1",
  "A1048577",
  "1048576 0",
  "0 16384, B2",
  "B2, x",
])("%j is no cell", (text) => {
  expect(typed(text)).toBeUndefined();
});

test("rows and columns need a maze from which they count", () => {
  expect(cellsTyped("0 3", undefined)).toBeUndefined();
  expect(cellsTyped("B2", undefined)?.map(addressOf)).toEqual(["B2"]);
});
