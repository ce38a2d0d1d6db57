import { decodeOutside, encodeMask } from "../../../src/worksheet/memory/shapeAndEnds";
import { decodePageKind, encodePageKind, type PageKind } from "../../../src/worksheet/memory/facts";

/** Texts that a sheet keeps of its maze are read as they were written. */

test.each(["blank", "hatched", "filled", undefined] as const)("a shape with %s around it says so", (outside) => {
  const mask = Uint8Array.from([1, 0, 1, 1]);
  expect(decodeOutside(encodeMask({ rows: 2, columns: 2, mask, outside }))).toBe(outside);
});

test.each<PageKind>([
  { kind: "page" },
  { kind: "answers" },
  { kind: "poster", pages: { across: 2, down: 3, join: "overlap" } },
  { kind: "poster", pages: { across: 1, down: 2, join: "edge" } },
])("a page is read as what it is: %j", (page) => {
  expect(decodePageKind(encodePageKind(page))).toEqual(page);
});

test("any other text is no kind of page", () => {
  const others = ["poster", "poster 0x1 overlap", "poster 2x2", "", "sheet"];
  expect(others.map(decodePageKind)).toEqual(others.map(() => undefined));
});
