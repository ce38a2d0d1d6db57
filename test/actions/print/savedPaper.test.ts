import fc from "fast-check";
import { decodePaper, encodePaper, type SavedPaper } from "../../../src/actions/print/savedPaper";
import { generators } from "../../../src/maze/generators/generators";

/** What the tab Print was left with, which a name of the workbook keeps. */

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const anyPaper: fc.Arbitrary<SavedPaper> = fc.record({
  paper: maybe(fc.constantFrom("A4", "Letter")),
  title: maybe(fc.string({ maxLength: 90 })),
  hasNameLine: maybe(fc.boolean()),
  booklet: fc.record({
    count: maybe(fc.integer({ min: 1, max: 200 })),
    difficulty: maybe(fc.constantFrom("rising", "easy", "medium", "hard")),
    generators: maybe(
      fc.subarray(
        generators.map(({ id }) => id),
        { minLength: 1 },
      ),
    ),
    ends: maybe(fc.constantFrom("corners", "longest", "opposite")),
    answers: maybe(fc.constantFrom(4, 6, 9)),
    isOnOneSheet: maybe(fc.boolean()),
    seed: maybe(fc.string({ maxLength: 100 })),
  }),
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
  const booklet = {
    ...{ count: 201, difficulty: "fair", generators: ["prims", "wilson", 7], answers: 5, isOnOneSheet: 1 },
    seed: "s",
  };
  const changed = { paper: "A3", title: "t".repeat(91), hasNameLine: true, booklet };
  expect(decodePaper(encodeURIComponent(JSON.stringify(changed)))).toEqual({
    hasNameLine: true,
    booklet: { generators: ["wilson"], seed: "s" },
  });
  expect(decodePaper("%")).toEqual({ booklet: {} });
});
