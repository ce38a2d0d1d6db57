import { areaAddress, parseArea, WorkbookStore, type Selection, type SheetStore } from "../../store";
import { extendedTo, jump, lastUsed, movingCorner, nextWithin, single, step } from "../../page/sheet/selection";

function sheetWith(...filled: string[]): SheetStore {
  const sheet = new WorkbookStore().activeSheet;
  for (const address of filled) {
    const { row, column } = parseArea(address)!;
    sheet.setCell(row, column, 1);
  }
  return sheet;
}

function cell(address: string): { row: number; column: number } {
  const { row, column } = parseArea(address)!;
  return { row, column };
}

function name({ row, column }: { row: number; column: number }): string {
  return areaAddress({ row, column, rows: 1, columns: 1 });
}

function selected(areas: string, active: string): Selection {
  const { row, column } = cell(active);
  return { areas: areas.split(",").map((address) => parseArea(address)!), activeRow: row, activeColumn: column };
}

test("an arrow key passes hidden rows and stops at the sheet's sides", () => {
  const sheet = sheetWith();
  sheet.hideRows(1, 3, true);
  expect(name(step(sheet, cell("A1"), 1, 0))).toBe("A5");
  expect(name(step(sheet, cell("A1"), -1, 0))).toBe("A1");
  expect(name(step(sheet, cell("XFD1048576"), 1, 0))).toBe("XFD1048576");
});

test("Ctrl and an arrow go to the end of the filled cells, over a gap to the next, and to the sheet's end", () => {
  const sheet = sheetWith("A1", "A2", "A3", "A7");
  expect(name(jump(sheet, cell("A1"), 1, 0))).toBe("A3");
  expect(name(jump(sheet, cell("A3"), 1, 0))).toBe("A7");
  expect(name(jump(sheet, cell("A7"), 1, 0))).toBe("A1048576");
  expect(name(jump(sheet, cell("A9"), -1, 0))).toBe("A7");
  expect(name(jump(sheet, cell("A7"), -1, 0))).toBe("A3");
  expect(name(jump(sheet, cell("C2"), 0, 1))).toBe("XFD2");
  expect(name(jump(sheet, cell("C2"), 0, -1))).toBe("A2");
});

test("Shift extends from the active cell, and its corner goes back through it to the other side", () => {
  const sheet = sheetWith();
  const down = extendedTo(sheet, selected("C3", "C3"), cell("D5"));
  expect(areaAddress(down.areas[0]!)).toBe("C3:D5");
  expect(name(movingCorner(down))).toBe("D5");
  const up = extendedTo(sheet, down, cell("B2"));
  expect(areaAddress(up.areas[0]!)).toBe("B2:C3");
  expect(name(movingCorner(up))).toBe("B2");
});

test("a merged area is selected whole, and a selection that meets it takes it in", () => {
  const sheet = sheetWith();
  sheet.addMerge(parseArea("B2:C4")!);
  expect(areaAddress(single(sheet, cell("C3")).areas[0]!)).toBe("B2:C4");
  expect(areaAddress(extendedTo(sheet, selected("A3", "A3"), cell("B3")).areas[0]!)).toBe("A2:C4");
  expect(name(step(sheet, cell("B2"), 1, 0))).toBe("B5");
});

test("Tab and Enter go round within several selected areas", () => {
  const selection = selected("A1:B2,D4", "B1");
  expect(name(nextWithin(selection, true, false))).toBe("A2");
  expect(name(nextWithin({ ...selection, activeRow: 1 }, true, false))).toBe("D4");
  expect(name(nextWithin(selected("A1:B2,D4", "D4"), true, false))).toBe("A1");
  expect(name(nextWithin(selected("A1:B2", "A2"), false, false))).toBe("B1");
  expect(name(nextWithin(selected("A1:B2,D4", "A1"), true, true))).toBe("D4");
});

test("Ctrl+End goes to the corner of what is used, A1 when nothing is", () => {
  expect(name(lastUsed(sheetWith("B7", "E2")))).toBe("E7");
  expect(name(lastUsed(sheetWith()))).toBe("A1");
});
