import { addressOf, parseArea } from "../../../src/worksheet/addresses";
import { isOutOfView, watchWorkbook } from "../../../src/worksheet/excel/view";
import { book, openWorkbook, pane, person } from "../../actions/openMaze";

beforeEach(() => openWorkbook());

const AREA = parseArea("Z40:AE49")!;

/** Where a cell is, as Excel tells it: columns of 50 points, rows of 15. */
const told = (address: string, sheet = "Sheet1") => {
  const { row, column } = parseArea(address)!;
  return { address: `${sheet}!${address}`, left: 50 * column, top: 15 * row } as Excel.Range;
};
const first = told(addressOf({ ...AREA, rows: 1, columns: 1 }));
const isOut = (active: string, sheet?: string) => isOutOfView({ active: told(active, sheet), first }, AREA);

test("a maze is in view from inside of it, and from within a screen of its first cell", () => {
  for (const inside of ["Z40", "AE49", "Z49", "AE40"]) expect([inside, isOut(inside)]).toEqual([inside, false]);
  for (const near of ["M40", "Z11", "Z69", "AM40"]) expect([near, isOut(near)]).toEqual([near, false]);
  for (const far of ["A40", "K45", "Z1", "AC5", "AC80", "Z80", "AO40", "AU45"])
    expect([far, isOut(far)]).toEqual([far, true]);
  expect(isOut("A1", "Sheet2")).toBe(false);
});

test("in cells as wide as a screen the cell beside a maze is out of view", () => {
  const wide = { ...told("Y40"), left: first.left - 701 } as Excel.Range;
  expect(isOutOfView({ active: wide, first }, AREA)).toBe(true);
  expect(isOutOfView({ active: { ...wide, left: first.left - 700 } as Excel.Range, first }, AREA)).toBe(false);
});

test("in a maze larger than a screen its last cell is in view", () => {
  const large = { row: 1, column: 1, rows: 200, columns: 100 };
  expect(isOutOfView({ active: told("CV200"), first: told("B2") }, large)).toBe(false);
  expect(isOutOfView({ active: told("CX200"), first: told("B2") }, large)).toBe(true);
});

const settled = async () => {
  await book.eventsDelivered(); // to the watch,
  await pane.inTurn(() => Promise.resolve()); // which waits for the act at work,
  await book.eventsDelivered(); // and tells in a task of its own
};

test("a change is told once however many cells it is of", async () => {
  let changes = 0;
  await watchWorkbook(pane, () => void changes++);
  await settled();
  await person((front) => (front.getRange("A1:D40").values = Array.from({ length: 40 }, () => [1, 2, 3, 4])));
  await settled();
  expect(changes).toBe(1);
  await person((_, { worksheets }) => void worksheets.add("More"));
  await settled();
  expect(changes).toBe(2);
});
