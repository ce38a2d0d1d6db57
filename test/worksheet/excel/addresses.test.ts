import fc from "fast-check";
import {
  addressOf,
  columnLetters,
  intersection,
  parseArea,
  parseReference,
  referenceTo,
  rowBands,
  SHEET_COLUMNS,
  SHEET_ROWS,
  without,
  type Area,
} from "../../../src/worksheet/addresses/addresses";

const area = (most: number) =>
  fc.record({
    row: fc.nat(most),
    column: fc.nat(most),
    rows: fc.integer({ min: 1, max: most }),
    columns: fc.integer({ min: 1, max: most }),
  });

function cells({ row, column, rows, columns }: Area): string[] {
  const list: string[] = [];
  for (let r = row; r < row + rows; r++) for (let c = column; c < column + columns; c++) list.push(`${r},${c}`);
  return list;
}

test("columns are lettered as Excel letters them", () => {
  expect([0, 25, 26, 54, 701, 702, 16383].map(columnLetters)).toEqual(["A", "Z", "AA", "BC", "ZZ", "AAA", "XFD"]);
});

test("8 columns and 5 rows from B2 on are B2:I6", () => {
  expect(addressOf({ row: 1, column: 1, rows: 5, columns: 8 })).toBe("B2:I6");
});

test("an address reads back as its area", () => {
  fc.assert(fc.property(area(5000), (some) => expect(parseArea(addressOf(some))).toEqual(some)));
});

test("a reference reads back with its sheet, whatever the sheet is called", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 31 }), area(5000), (sheet, some) => {
      expect(parseReference(referenceTo(sheet, some))).toEqual({ sheet, area: some });
    }),
  );
});

test("references are read as Excel writes them", () => {
  const bc12 = { row: 11, column: 54, rows: 1, columns: 1 };
  expect(parseReference("=Maze!$BC$12")).toEqual({ sheet: "Maze", area: bc12 });
  expect(parseReference("'Maze 60x60'!BC12")).toEqual({ sheet: "Maze 60x60", area: bc12 });
  expect(parseReference("=Maze!$B:$D")).toEqual({
    sheet: "Maze",
    area: { row: 0, column: 1, rows: SHEET_ROWS, columns: 3 },
  });
  expect(parseArea("2:5")).toEqual({ row: 1, column: 0, rows: 4, columns: SHEET_COLUMNS });
});

test.each(["=#REF!", "=Maze!#REF!", "=#REF!$BC$12", "=Maze!$A$1,Maze!$C$1", '="w64x8"', "=SUM(Maze!$A$1)", "=5", "B2"])(
  "%s refers to no area",
  (text) => {
    expect(parseReference(text)).toBeUndefined();
  },
);

test("what is left without a hole and what both hold make up the area, each cell once", () => {
  fc.assert(
    fc.property(area(12), area(12), (some, hole) => {
      const shared = intersection(some, hole);
      const pieces = [...without(some, hole), ...(shared ? [shared] : [])].flatMap(cells);
      expect(pieces.sort()).toEqual(cells(some).sort());
    }),
  );
});

test("bands make up the area and keep to their number of cells", () => {
  fc.assert(
    fc.property(area(40), fc.integer({ min: 1, max: 500 }), (some, most) => {
      const bands = [...rowBands(some, most)];
      expect(bands.flatMap(cells)).toEqual(cells(some));
      for (const band of bands) expect(band.rows === 1 || band.rows * band.columns <= most).toBe(true);
    }),
  );
});
