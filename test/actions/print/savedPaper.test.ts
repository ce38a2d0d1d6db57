import fc from "fast-check";
import { decodePaper, encodePaper, type SavedPaper } from "../../../src/actions/print/savedPaper";

/** What the tab Print was left with, which a name of the workbook keeps. */

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const anyPaper: fc.Arbitrary<SavedPaper> = fc.record({
  paper: maybe(fc.constantFrom("A4", "Letter")),
  title: maybe(fc.string({ maxLength: 90 })),
  hasNameLine: maybe(fc.boolean()),
  booklet: fc.dictionary(fc.constantFrom("count", "kinds", "from"), fc.string({ maxLength: 100 })),
});

test("whatever the tab was left with comes back", () => {
  fc.assert(
    fc.property(anyPaper, (kept) => {
      const text = encodePaper(kept);
      expect(text).not.toContain('"');
      expect(decodePaper(text)).toEqual(kept);
    }),
  );
});

test("what somebody changed to what it cannot be is missing, and the rest is kept", () => {
  const booklet = { count: 201, kinds: ["wilson"], ends: null, difficulty: "fair", from: "9 x 9" };
  const changed = { paper: "A3", title: "t".repeat(91), hasNameLine: true, booklet };
  expect(decodePaper(encodeURIComponent(JSON.stringify(changed)))).toEqual({
    hasNameLine: true,
    booklet: { difficulty: "fair", from: "9 x 9" },
  });
  expect(decodePaper("%")).toEqual({ booklet: {} });
});
