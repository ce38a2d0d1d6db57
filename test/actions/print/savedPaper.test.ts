import fc from "fast-check";
import type { PrintChoice } from "../../../src/actions/print";
import { decodePaper, encodePaper } from "../../../src/actions/print/savedPaper";

/** What the tab Print was left with, which a name of the workbook keeps. */

const anyPaper: fc.Arbitrary<PrintChoice> = fc.record({
  paper: fc.constantFrom("A4", "Letter"),
  title: fc.string({ maxLength: 90 }),
  hasNameLine: fc.boolean(),
  below: fc.record({ stars: fc.boolean(), difficulty: fc.boolean(), code: fc.boolean() }),
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
  expect(decodePaper("%")).toBeUndefined();
  expect(decodePaper("")).toBeUndefined();
});
