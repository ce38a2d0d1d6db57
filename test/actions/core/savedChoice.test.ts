import fc from "fast-check";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import { decodeChoice, defaultChoice, encodeChoice } from "../../../src/actions/core/savedChoice";
import { generators } from "../../../src/maze/generators/generators";

/** What the ribbon's Generate goes on with, which a name of the workbook keeps. */

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0").toUpperCase()}`);
const points = fc.integer({ min: 1, max: 409 });
const anyChoice: fc.Arbitrary<GenerateChoice> = fc.record({
  generator: fc.constantFrom(...generators.map(({ id }) => id)),
  seed: fc.string({ unit: "binary", maxLength: 50 }),
  setNumbers: fc.constantFrom("usual", "grid", "hiddenSheet", "none"),
  pace: fc.constantFrom("instant", "watch", "step"),
  tint: fc.boolean(),
  layout: fc.record({
    cellSize: points,
    cellHeight: fc.option(points, { nil: undefined }),
    wallWeight: fc.constantFrom("Thin", "Medium", "Thick"),
    wallColor: color,
    fill: color,
    fontSize: points,
  }),
  variation: fc.oneof(
    fc.record({
      loopPercent: fc.integer({ min: 0, max: 100 }),
      blockPermille: fc.integer({ min: 0, max: 1000 }),
      openPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      braidPercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    }),
    fc.record({
      loopPercent: fc.constant(0),
      blockPermille: fc.constant(0),
      direction: fc.integer({ min: -100, max: 100 }),
      river: fc.integer({ min: 0, max: 100 }),
      pattern: fc.integer({ min: 0, max: 4 }),
    }),
  ),
  shape: fc.constantFrom("areas", "colour", undefined),
});

test("any choice of the pane comes back as it was, but for the pace, which is the pane's own", () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const text = encodeChoice(choice);
      expect(text).not.toContain('"');
      expect(decodeChoice(text)).toEqual({ ...choice, pace: "instant" });
    }),
  );
});

test("of an image nothing is kept", () => {
  const image = { width: 1, height: 1, brightness: new Uint8Array(1) };
  const outline = { kind: "image", image, threshold: 9, isInverted: true } as const;
  const { outline: kept, outside } = decodeChoice(encodeChoice({ ...defaultChoice, outline, outside: "filled" }));
  expect([kept, outside]).toEqual([undefined, undefined]);
});
