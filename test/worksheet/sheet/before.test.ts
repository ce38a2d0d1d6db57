import fc from "fast-check";
import { decodeSizes, encodeSizes } from "../../../src/worksheet/sheet/before";
import { FORMULA_LIMIT, textFormula, textOfFormula } from "../../../src/worksheet/excel/names";

test("alike sizes are kept together", () => {
  expect(encodeSizes([64, 64, 64, 20.25, 64])).toBe("64x3 20.25 64");
});

test("sizes come back from a name's formula, as many as it holds", () => {
  const sizes = fc.array(fc.constantFrom(0, 15, 20.25, 48, 64, 409.5), { maxLength: 3000 });
  fc.assert(
    fc.property(sizes, (list) => {
      const formula = textFormula(encodeSizes(list));
      expect(formula.length).toBeLessThanOrEqual(FORMULA_LIMIT);
      const back = decodeSizes(textOfFormula(formula));
      expect(back).toEqual(list.slice(0, back.length));
      if (list.length <= 1000) expect(back).toHaveLength(list.length);
    }),
  );
});

test("a name that somebody changed gives what can still be read", () => {
  expect(decodeSizes("64x2 wide 20")).toEqual([64, 64]);
  expect(decodeSizes("")).toEqual([]);
});
