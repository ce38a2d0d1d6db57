import { message, together } from "../../../src/message";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { conversation } from "../conversation";
import { sentencesIn } from "../../words/sentencesIn";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openWorkbook, select, sheet } from "../openMaze";
import { area, photograph, valueAt } from "../sheetReading";

/** Cells that are typed instead of selected; what is selected meanwhile makes no difference. */

beforeEach(async () => {
  await openMaze(8, 5);
  select("K11");
});

const entrance = () => book.workbook.name("MazeEntrance", sheet())?.formula;
const isHatched = (address: string) => {
  const { row, column } = area(address);
  return sheet().style(row, column).fill.pattern !== "Solid";
};

test("an entrance and exits are set and removed in typed cells, by address or by row and column", async () => {
  const set = await setEntrance(conversation(), " c2 ");
  expect(sentencesIn(set.sentence)).toContainEqual(message("entrance-set", { cell: "C2", sheet: "Sheet1" }));
  await setEntrance(conversation(), "0 2");
  expect(entrance()).toMatch(/\$D\$2$/);
  await addExit(conversation(), "(4, 0)");
  expect([valueAt(sheet(), "C2"), valueAt(sheet(), "D2"), valueAt(sheet(), "B6")]).toEqual([undefined, "S", "E"]);
  await removeEnd(conversation(), "B6");
  expect(valueAt(sheet(), "B6")).toBeUndefined();
});

test("cells are taken out of the maze and put back as they were typed", async () => {
  await removeCells(conversation(), "D4:E4, 0 7");
  expect(["D4", "E4", "I2", "F4"].map(isHatched)).toEqual([true, true, true, false]);
  await addCells(conversation(), "I2; 2 2");
  expect(["D4", "E4", "I2"].map(isHatched)).toEqual([false, true, false]);
});

test("what is no cell of the maze is refused with what was typed, and changes nothing", async () => {
  const before = photograph(sheet(), "A1:BD20");
  const refused = async (action: Promise<unknown>, ...expected: ReturnType<typeof message>[]) =>
    expect(await sentenceOf(action)).toEqual(together(...expected, message("nothing-changed")));
  const noCell = message("field-holds-no-cell", { field: "cell", cell: "B2", text: "B2:C3" });
  await refused(setEntrance(conversation(), "B2:C3"), noCell);
  const two = message("field-holds-no-cell", { field: "cell", cell: "B2", text: "B2, C3" });
  await refused(addExit(conversation(), "B2, C3"), two);
  const outside = message("selected-cell-outside", { cell: "J2", sheet: "Sheet1", maze: "B2:I6" });
  await refused(removeEnd(conversation(), "0 8"), outside);
  await refused(removeCells(conversation(), "x"), message("typed-no-cells", { text: "x" }));
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("rows and columns count only in a maze that Lavirint knows", async () => {
  openWorkbook();
  const sentence = await sentenceOf(setEntrance(conversation(), "0 3"));
  expect(sentencesIn(sentence)).toContainEqual(message("addresses-needed", { sheet: "Sheet1" }));
});
