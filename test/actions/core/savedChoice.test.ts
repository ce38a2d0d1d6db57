import fc from "fast-check";
import { type GenerateChoice, type Outline, defaultLayout } from "../../../src/actions/core/choices";
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

test.each([
  ["generator", "prims"],
  ["seed", "x".repeat(32_768)],
  ["setNumbers", "everywhere"],
  ["tint", 1],
  ["shape", "star"],
  ["variation", { loopPercent: 101, blockPermille: 0 }],
  ["variation", { loopPercent: 1.5, blockPermille: 0 }],
  ["variation", { loopPercent: 0 }],
  ["variation", { loopPercent: 0, blockPermille: 0, openPercent: "many" }],
  [
    "layout",
    { cellSize: 410, cellHeight: "high", wallWeight: "Hairline", wallColor: "red", fill: "#12345", fontSize: 0 },
  ],
])("where somebody changed %s to what it cannot be, that is the default's, and the rest stays", (field, value) => {
  const kept = { ...defaultChoice, generator: "wilson", seed: "s", tint: true, setNumbers: "grid", shape: "areas" };
  const back = decodeChoice(encodeURIComponent(JSON.stringify({ ...kept, [field]: value })));
  const variation = { loopPercent: 0, blockPermille: 0 };
  const untold = { tint: false, shape: undefined, variation }[field] ?? defaultChoice[field as keyof GenerateChoice];
  expect(back).toEqual({ ...kept, layout: defaultLayout, variation, [field]: untold });
});

test("a picture and a word are kept, and of an image nothing", () => {
  const kept = (outline: Outline) => decodeChoice(encodeChoice({ ...defaultChoice, outline, outside: "filled" }));
  for (const outline of [{ kind: "picture", id: "heart" } as const, { kind: "word", text: "Jürgen" } as const])
    expect(kept(outline)).toMatchObject({ outline, outside: "filled" });
  const image = { width: 1, height: 1, brightness: new Uint8Array(1) };
  const without = kept({ kind: "image", image, threshold: 9, isInverted: true });
  expect([without.outline, without.outside, decodeChoice(encodeChoice(defaultChoice)).outline]).toEqual(
    Array(3).fill(undefined),
  );
});
