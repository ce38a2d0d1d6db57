import fc from "fast-check";
import {
  addressOf,
  areaIn,
  boundsOf,
  boundsOfCells,
  cellOfWhole,
  cellsOf,
  columnLetters,
  intersection,
  parseArea,
  parseReference,
  referenceTo,
  rowBands,
  sameArea,
  separateAreas,
  SHEET_COLUMNS,
  SHEET_ROWS,
  wholeColumns,
  wholeRows,
  wholeSheet,
  without,
  type Area,
} from "../../../src/worksheet/addresses";

const area = (most: number) =>
  fc.record({
    row: fc.nat(most),
    column: fc.nat(most),
    rows: fc.integer({ min: 1, max: most }),
    columns: fc.integer({ min: 1, max: most }),
  });

const cells = ({ row, column, rows, columns }: Area) =>
  Array.from({ length: rows * columns }, (_, i) => `${row + Math.floor(i / columns)},${column + (i % columns)}`);

test("columns are lettered as Excel letters them", () => {
  expect([0, 25, 26, 54, 701, 702, 16383].map(columnLetters)).toEqual(["A", "Z", "AA", "BC", "ZZ", "AAA", "XFD"]);
});

test("8 columns and 5 rows from B2 on are B2:I6, and one cell, row or column says all that is needed", () => {
  const from = (rows: number, columns: number) => addressOf({ row: 1, column: 1, rows, columns });
  expect([from(5, 8), from(1, 1), from(1, 2), from(2, 1)]).toEqual(["B2:I6", "B2", "B2:C2", "B2:B3"]);
});

test("an address reads back as its area; a reference with its sheet, whatever that is called, and it is absolute", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 31 }), area(5000), (sheet, some) => {
      expect(parseArea(addressOf(some))).toEqual(some);
      for (const each of [some, wholeColumns(some), wholeRows(some)]) {
        expect(parseReference(referenceTo(sheet, each))).toEqual({ sheet, area: each });
      }
    }),
  );
  const some = { row: 1, column: 1, rows: 5, columns: 8 };
  const references = [some, wholeColumns(some), wholeRows(some), { ...some, rows: 1, columns: 1 }];
  expect(references.map((each) => referenceTo("It's", each))).toEqual([
    "='It''s'!$B$2:$I$6",
    "='It''s'!$B:$I",
    "='It''s'!$2:$6",
    "='It''s'!$B$2",
  ]);
});

const bc12 = { row: 11, column: 54, rows: 1, columns: 1 };
const b2i6 = { row: 1, column: 1, rows: 5, columns: 8 };

test.each<[string, Area]>([
  ["BC12", bc12],
  ["bc12", bc12],
  ["$BC$12", bc12],
  ["BC$12", bc12],
  ["B2:I6", b2i6],
  ["$B$2:$I$6", b2i6],
  ["I6:B2", b2i6],
  ["I2:B6", b2i6],
  ["2:5", { row: 1, column: 0, rows: 4, columns: SHEET_COLUMNS }],
  ["$5:$2", { row: 1, column: 0, rows: 4, columns: SHEET_COLUMNS }],
  ["B:D", { row: 0, column: 1, rows: SHEET_ROWS, columns: 3 }],
  ["$D:$B", { row: 0, column: 1, rows: SHEET_ROWS, columns: 3 }],
  ["XFD1048576", { row: SHEET_ROWS - 1, column: SHEET_COLUMNS - 1, rows: 1, columns: 1 }],
  ["A1:XFD1048576", wholeSheet],
])("%s is read as an area, with a sheet before it or without", (text, expected) => {
  expect(parseArea(text)).toEqual(expected);
  expect(areaIn(`'A!B, c'!${text}`)).toEqual(expected);
  expect(areaIn(`Maze!${text}`)).toEqual(expected);
  expect(areaIn(text)).toEqual(expected);
  for (const [before, sheet] of [
    ["Maze!", "Maze"],
    ["=Maze!", "Maze"],
    ["'Maze 60x60'!", "Maze 60x60"],
    ["='It''s (1), A!'!", "It's (1), A!"],
    ["='''a'''!", "'a'"],
  ]) {
    expect(parseReference(before + text)).toEqual({ sheet, area: expected });
  }
});

const NO_AREAS = ["", ":", "B", "2", "$", "B2:", ":B2", "B2:D", "B:2", "2:B", "B2:5", "5:B2", "D:B2", "ABCD1", "B-2"];

test.each([...NO_AREAS, "B2,C3", " B2", "B2 ", "B2:C3:D4", "Maze!B2", "#REF!", "5.5", "Ü2"])(
  "%j is no area",
  (text) => {
    expect(parseArea(text)).toBeUndefined();
  },
);

test.each([
  ...["=#REF!", "=Maze!#REF!", "=#REF!$BC$12", "=Maze!$A$1,Maze!$C$1", '="w64x8"', "=SUM(Maze!$A$1)", "=5", "B2"],
  ...["=''!B2", "='A'B'!B2", "=Maze!B2!C3", "=Maze!", "='Maze'!B2 "],
])("%s refers to no area", (text) => {
  expect(parseReference(text)).toBeUndefined();
});

test("areas of a list are told apart, commas in the names of sheets not", () => {
  expect(separateAreas("Maze!E5")).toEqual(["Maze!E5"]);
  expect(separateAreas("'A, B'!C3:D4,Maze!E5,B2")).toEqual(["'A, B'!C3:D4", "Maze!E5", "B2"]);
  expect(separateAreas("'It''s, so'!A1,'a,'''!B2")).toEqual(["'It''s, so'!A1", "'a,'''!B2"]);
});

test("what is left without a hole and what both hold make up the area, each cell once", () => {
  fc.assert(
    fc.property(area(12), area(12), (some, hole) => {
      const shared = intersection(some, hole);
      const left = without(some, hole);
      const pieces = [...left, ...(shared ? [shared] : [])].flatMap(cells);
      expect(pieces.sort()).toEqual(cells(some).sort());
      const both = cells(some).filter((cell) => cells(hole).includes(cell));
      expect(shared === undefined ? [] : cells(shared)).toEqual(both);
      expect(left.length).toBeLessThanOrEqual(4);
      expect([...left, ...(shared ? [shared] : [])].map(cellsOf)).not.toContain(0);
      expect(sameArea(some, hole)).toBe(cells(some).join() === cells(hole).join());
    }),
  );
  expect(without(b2i6, undefined)).toEqual([b2i6]);
});

test("what is left is what is above, below, left and right of the hole, in this order", () => {
  expect(without(b2i6, { row: 2, column: 3, rows: 2, columns: 2 }).map(addressOf)).toEqual([
    ...["B2:I2", "B5:I6", "B3:C4", "F3:I4"],
  ]);
});

test("bands make up the area and keep to their number of cells", () => {
  fc.assert(
    fc.property(area(40), fc.integer({ min: 1, max: 500 }), (some, most) => {
      const bands = [...rowBands(some, most)];
      expect(bands.flatMap(cells)).toEqual(cells(some));
      for (const band of bands) expect(band.rows === 1 || band.rows * band.columns <= most).toBe(true);
      // As few as that allows.
      for (const band of bands.slice(0, -1)) expect((band.rows + 1) * band.columns).toBeGreaterThan(most);
    }),
  );
});

test("a cell of a part has the number that it has in the whole", () => {
  fc.assert(
    fc.property(area(9), area(9), (some, other) => {
      const part = intersection(some, other);
      if (part === undefined) return;
      const [whole, found] = [cells(some), cells(part)];
      expect(found.map((_, cell) => whole[cellOfWhole(some, part, cell)])).toEqual(found);
    }),
  );
});

test("the bounds of areas and of cells are the smallest block around them", () => {
  const around = (all: readonly string[]): Area | undefined => {
    const [rows, columns] = [0, 1].map((i) => all.map((cell) => Number(cell.split(",")[i]))) as [number[], number[]];
    const [row, column] = [Math.min(...rows), Math.min(...columns)];
    const size = { rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 };
    return all.length === 0 ? undefined : { row, column, ...size };
  };
  const some = fc.array(area(9), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(some, area(9), fc.func(fc.boolean()), (areas, block, is) => {
      expect(boundsOf(areas)).toEqual(around(areas.flatMap(cells)));
      const wanted = cells(block).filter((_, cell) => is(cell));
      expect(boundsOfCells(block, (cell) => is(cell))).toEqual(around(wanted));
    }),
  );
});
