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

test("a text that was never written tells of nothing", () => {
  expect(decodePaper("%")).toEqual({ booklet: {} });
});
