import fc from "fast-check";
import {
  type Area,
  type Change,
  MAX_COLUMNS,
  MAX_ROWS,
  WorkbookStore,
  areaAddress,
  parseArea,
  subtract,
} from "../../store";
import { Axis } from "../../store/cells/axis";
import { BandedGrid } from "../../store/cells/bandedGrid";

const areaWithin = (rows: number, columns: number) =>
  fc
    .tuple(fc.nat(rows - 1), fc.nat(columns - 1), fc.nat(rows - 1), fc.nat(columns - 1))
    .map(([r, c, height, width]): Area => ({
      row: r,
      column: c,
      rows: Math.min(height + 1, rows - r),
      columns: Math.min(width + 1, columns - c),
    }));

test("a grid with whole rows and columns formatted shows what a plain grid of cells shows", () => {
  const rows = 9;
  const columns = 7;
  const area = fc.oneof(
    areaWithin(rows, columns),
    areaWithin(rows, columns).map((a) => ({ ...a, row: 0, rows })),
    areaWithin(rows, columns).map((a) => ({ ...a, column: 0, columns })),
    fc.constant({ row: 0, column: 0, rows, columns }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(area, fc.integer({ min: 1, max: 6 }), fc.boolean()), { maxLength: 12 }), (steps) => {
      const grid = new BandedGrid(rows, columns, 1);
      const plain = Array.from({ length: rows }, () => new Array<number>(columns).fill(1));
      for (const [place, id, add] of steps) {
        const change = (old: number) => (add ? ((old + id) % 7) + 1 : id);
        grid.update(place, change);
        for (let r = place.row; r < place.row + place.rows; r++) {
          for (let c = place.column; c < place.column + place.columns; c++) plain[r]![c] = change(plain[r]![c]!);
        }
      }
      const shown = plain.map((row, r) => row.map((_id, c) => grid.get(r, c)));
      expect(shown).toEqual(plain);
      const inside = { row: 1, column: 1, rows: 4, columns: 3 };
      const ids = new Set(plain.slice(1, 5).flatMap((row) => row.slice(1, 4)));
      expect(grid.idsIn(inside)).toEqual(ids);
    }),
  );
});

test("offsets and lines of an axis agree with adding up its sizes, whatever was resized, hidden, inserted or deleted", () => {
  const count = 30;
  const step = fc.record({
    kind: fc.constantFrom("resize", "hide", "show", "reset", "insert", "delete"),
    first: fc.nat(count - 1),
    length: fc.integer({ min: 1, max: 8 }),
    size: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const axis = new Axis(count, 10);
      let plain = Array.from({ length: count }, () => ({ size: 10, hidden: false }));
      for (const { kind, first, length, size } of steps) {
        const last = Math.min(count - 1, first + length - 1);
        const lines = plain.slice(first, last + 1);
        if (kind === "resize") {
          axis.resize(first, last, size);
          for (const line of lines) line.size = size;
        } else if (kind === "reset") {
          axis.resize(first, last, undefined);
          for (const line of lines) line.size = 10;
        } else if (kind === "hide" || kind === "show") {
          axis.hide(first, last, kind === "hide");
          for (const line of lines) line.hidden = kind === "hide";
        } else if (kind === "insert") {
          axis.insert(first, last - first + 1);
          const like = first > 0 ? plain[first - 1]!.size : 10;
          const added = lines.map(() => ({ size: like, hidden: false }));
          plain = [...plain.slice(0, first), ...added, ...plain.slice(first)].slice(0, count);
        } else {
          axis.delete(first, last - first + 1);
          const fresh = lines.map(() => ({ size: 10, hidden: false }));
          plain = [...plain.slice(0, first), ...plain.slice(last + 1), ...fresh];
        }
      }
      let offset = 0;
      plain.forEach((line, index) => {
        expect(axis.shown(index)).toBe(line.hidden ? 0 : line.size);
        expect(axis.offset(index)).toBe(offset);
        if (!line.hidden) expect(axis.lineAt(offset + line.size / 2)).toBe(index);
        offset += line.hidden ? 0 : line.size;
      });
      expect(axis.offset(count)).toBe(offset);
    }),
  );
});

test("an area without another is covered exactly once by what is left", () => {
  fc.assert(
    fc.property(areaWithin(8, 8), areaWithin(8, 8), (area, hole) => {
      const parts = subtract(area, hole);
      for (let r = 0; r < 8; r++) {
        for (let c = 0; c < 8; c++) {
          const within = (a: Area) => r >= a.row && r < a.row + a.rows && c >= a.column && c < a.column + a.columns;
          expect(parts.filter(within)).toHaveLength(within(area) && !within(hole) ? 1 : 0);
        }
      }
    }),
  );
});

test("an address names the area that it was made from", () => {
  fc.assert(
    fc.property(areaWithin(MAX_ROWS, MAX_COLUMNS), (area) => {
      expect(parseArea(areaAddress(area))).toEqual(area);
    }),
  );
  expect(parseArea("XFD1048576")).toEqual({ row: MAX_ROWS - 1, column: MAX_COLUMNS - 1, rows: 1, columns: 1 });
  expect(parseArea("d4:b2")).toEqual(parseArea("$B$2:$D$4"));
});

test("changes are told once per task, as areas that hold every changed cell and the cells beside a changed edge", async () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  const told: (readonly Change[])[] = [];
  workbook.changes.subscribe((changes) => told.push(changes));
  for (let row = 0; row < 50; row++) for (let column = 0; column < 50; column++) sheet.setCell(row, column, 1);
  sheet.changeVerticalEdges({ row: 100, column: 5, rows: 1, columns: 1 }, (line) => ({ ...line, style: "Double" }));
  await Promise.resolve();
  expect(told).toHaveLength(1);
  const areas = told[0]!.flatMap((change) => (change.kind === "cells" ? [areaAddress(change.area)] : []));
  expect(areas).toEqual(["A1:AX50", "E101:F101"]);
});

test("styles that are equal share one id, in whatever order their parts were set", () => {
  const workbook = new WorkbookStore();
  const sheet = workbook.activeSheet;
  const cell = (column: number) => ({ row: 0, column, rows: 1, columns: 1 });
  sheet.restyle(cell(0), (style) => ({ ...style, locked: false, numberFormat: "0" }));
  sheet.restyle(cell(1), ({ locked: _locked, numberFormat: _format, ...rest }) => ({
    numberFormat: "0",
    ...rest,
    locked: false,
  }));
  expect(sheet.styleId(0, 0)).toBe(sheet.styleId(0, 1));
  expect(sheet.styleId(0, 2)).toBe(1);
});
