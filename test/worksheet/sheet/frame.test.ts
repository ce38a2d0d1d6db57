import fc from "fast-check";
import { decodeFrame, encodeFrame, type FrameLine } from "../../../src/worksheet/sheet/frame";

const lines: fc.Arbitrary<FrameLine[]> = fc.array(
  fc.record({
    isUpright: fc.boolean(),
    row: fc.nat(1_000_000),
    column: fc.nat(16_000),
    cells: fc.integer({ min: 1, max: 16_000 }),
    style: fc.constantFrom("Continuous", "Dash", "Double", "SlantDashDot"),
    weight: fc.constantFrom("Hairline", "Thin", "Medium", "Thick"),
    color: fc.constantFrom("#FF0000", "#1F3864"),
  }),
  { maxLength: 400 },
);

test("lines come back from a name's text, as many as it holds", () => {
  fc.assert(
    fc.property(lines, (list) => {
      const text = encodeFrame(list);
      expect(text.length).toBeLessThan(8_192);
      const back = decodeFrame(text);
      expect(back).toEqual(list.slice(0, back.length));
      if (list.length <= 100) expect(back).toHaveLength(list.length);
    }),
  );
});

test("a name that somebody changed gives the lines that can still be read", () => {
  expect(decodeFrame("")).toEqual([]);
  expect(decodeFrame("h0.1x2.Dash.Thin.FF0000 nonsense v1.0x1.Dash.Thin.red")).toEqual([
    { isUpright: false, row: 0, column: 1, cells: 2, style: "Dash", weight: "Thin", color: "#FF0000" },
  ]);
});
