import fc from "fast-check";
import { FillList, mostFrequentLook } from "../../../src/worksheet/cells";
import { mostFrequentNumber } from "../../../src/worksheet/sets";
import { lookOfFill } from "../../../src/worksheet/looks";

test("the commonest number is the one that comes most often, of several the smallest", () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 40 });
  fc.assert(
    fc.property(numbers, (list) => {
      const times = (number: number) => list.filter((each) => each === number).length;
      const found = mostFrequentNumber(Uint32Array.from(list));
      for (let other = 0; other <= 6; other++) {
        if (other < found) expect(times(other)).toBeLessThan(times(found));
        else expect(times(other)).toBeLessThanOrEqual(times(found));
      }
    }),
  );
});

test("the commonest look is that of most cells, of those that count; nothing where none does", () => {
  const fills = new FillList(6);
  ["MARK", "MARK", "MARK", "FFFFFF", "FFCC00", "FFCC00"].forEach((look, cell) => fills.set(cell, look));
  expect(mostFrequentLook(fills, () => true)).toBe("MARK");
  expect(mostFrequentLook(fills, (look) => look !== "MARK")).toBe("FFCC00");
  expect(mostFrequentLook(fills, () => false)).toBeUndefined();
});

const fill = (
  color: string,
  pattern: string | null,
  tintAndShade: number | null = 0,
  patternColor = "#000000",
): Excel.CellPropertiesFill => ({ color, pattern, tintAndShade, patternColor }) as Excel.CellPropertiesFill;

test.each([
  [
    "a hatched fill has its colour, pattern and the pattern's colour",
    fill("#d9d9d9", "LightUp"),
    "D9D9D9,LightUp,000000",
  ],
  ["a plain one its colour", fill("#ffcc00", null), "FFCC00"],
  ["one that is told as solid as well", fill("#FFCC00", "Solid"), "FFCC00"],
  ["one without a pattern as well", fill("#FFCC00", "None"), "FFCC00"],
  ["no fill is none", fill("#FFFFFF", null, null), ""],
  ["no fill is none, also where its pattern is told", fill("#FFFFFF", "None", null), ""],
  ["white is white", fill("#FFFFFF", null), "FFFFFF"],
])("%s", (_what, read, look) => expect(lookOfFill(read)).toBe(look));
