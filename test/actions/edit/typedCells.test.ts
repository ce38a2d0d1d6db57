import { type Message, message } from "../../../src/message";
import { addCells, removeCells } from "../../../src/actions/edit/cells";
import { addExit, removeEnd, setEntrance } from "../../../src/actions/edit/ends";
import { conversation } from "../conversation";
import { sentencesIn } from "../../words/sentencesIn";
import { expectRefused, refusalOf } from "../failureOf";
import { book, openMaze, openWorkbook, select, sheet } from "../openMaze";
import { area, valueAt } from "../sheetReading";

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

const noCell = (text: string) => message("field-holds-no-cell", { field: "cell", cell: "B2", text });

test.each<[string, (typed: string) => Promise<unknown>, Message]>([
  ["B2:C3", (typed) => setEntrance(conversation(), typed), noCell("B2:C3")],
  ["B2, C3", (typed) => addExit(conversation(), typed), noCell("B2, C3")],
  [
    "0 8",
    (typed) => removeEnd(conversation(), typed),
    message("cell-outside-maze", { cell: "J2", sheet: "Sheet1", maze: "B2:I6" }),
  ],
  ["x", (typed) => removeCells(conversation(), typed), message("typed-no-cells", { text: "x" })],
])("%s is refused, with what was typed", async (typed, act, refused) => {
  await expectRefused(() => act(typed), refused);
});

test("rows and columns count only in a maze that Lavirint knows", async () => {
  openWorkbook();
  expect(await refusalOf(setEntrance(conversation(), "0 3"))).toContainEqual(
    message("addresses-needed", { sheet: "Sheet1" }),
  );
});
