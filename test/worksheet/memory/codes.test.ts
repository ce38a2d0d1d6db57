import { decodeOutside, encodeMask } from "../../../src/worksheet/memory/maskCode";
import { decodePageKind, encodePageKind, type PageKind } from "../../../src/worksheet/memory/pageKind";

/** Texts that a sheet keeps of its maze are read as they were written. */

test.each(["blank", "hatched", "filled", undefined] as const)("a shape with %s around it says so", (outside) => {
  const mask = Uint8Array.from([1, 0, 1, 1]);
  expect(decodeOutside(encodeMask({ rows: 2, columns: 2, mask, outside }))).toBe(outside);
});

test.each<PageKind>([
  { kind: "page" },
  { kind: "answers" },
  { kind: "poster", pages: undefined },
  { kind: "poster", pages: { across: 2, down: 3, join: "overlap" } },
  { kind: "poster", pages: { across: 1, down: 2, join: "edge" } },
])("a page is read as what it is: %j", (page) => {
  expect(decodePageKind(encodePageKind(page))).toEqual(page);
});

test("a poster of an earlier version does not know its pages, and any other text is no kind of page", () => {
  expect(decodePageKind("poster")).toEqual({ kind: "poster", pages: undefined });
  expect(["poster 0x1 overlap", "poster 2x2", "", "sheet"].map(decodePageKind)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
