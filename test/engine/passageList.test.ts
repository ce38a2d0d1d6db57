import fc from "fast-check";
import { addressOf, wholeSheet } from "../../src/worksheet/addresses";
import { parsePassages } from "../../src/engine/passageList";

const coordinate = fc.record({ row: fc.nat(1_048_575), column: fc.nat(16_383) });
const pair = fc
  .tuple(coordinate, coordinate, fc.boolean())
  .map(([from, to, across]) => ({ from, to: across ? { ...to, row: from.row } : { ...to, column: from.column } }))
  .filter(({ from, to }) => from.row !== to.row || from.column !== to.column);
const pairs = fc.array(pair, { minLength: 1, maxLength: 20 });
const separator = fc.constantFrom(" ", ", ", ":", " - ", " → ", "\t", ";");

test("what is written as pairs of addresses or numbers is read as those pairs, whatever stands between", () => {
  fc.assert(
    fc.property(pairs, fc.boolean(), separator, fc.constantFrom("\n", "\r\n", " "), (list, asAddress, between, end) => {
      const write = ({ row, column }: { row: number; column: number }) =>
        asAddress ? addressOf({ row, column, rows: 1, columns: 1 }) : `(${row}, ${column})`;
      const text = list.map(({ from, to }) => write(from) + between + write(to)).join(end);
      const read = parsePassages({ text, sheet: wholeSheet });
      expect(read).toMatchObject({ areAddresses: asAddress, passages: list });
    }),
  );
});

test.each([
  ["A0 A1", 1, 1],
  ["XFE1 XFE2", 1, 1],
  ["A1048577 A1", 1, 1],
  ["B2 B2", 1, 4],
  ["0 1 2", 1, 6],
  ["B2 C2 =1+1", 1, 7],
])("“%s” has a fault in line %i, column %i", (text, line, column) => {
  expect(() => parsePassages({ text, sheet: wholeSheet })).toThrow(`text-fault {"line":${line},"column":${column},`);
});
