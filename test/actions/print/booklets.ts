import { makeBooklet, type BookletChoice } from "../../../src/actions/print/booklets";
import { conversation, sheet, valuesIn } from "../stage";

/** Booklets in the workbook of a test. */

export const choice: BookletChoice = {
  count: 3,
  columns: 8,
  rows: 6,
  difficulty: "rising",
  generators: ["kruskal", "depth-first"],
  ends: "corners",
  seed: "a seed",
  paper: "A4",
  title: "Class 3",
  hasNameLine: false,
  below: { stars: true, difficulty: true, code: true },
};

export const make = (chosen: Partial<BookletChoice> = {}, talk = conversation()) =>
  makeBooklet({ ...choice, ...chosen }, talk);

/** Where a HYPERLINK formula leads to: "Maze 1!B2". */
const placeOfLink = (formula: string | undefined) =>
  /^=HYPERLINK\("#'(.+)'!([A-Z]+\d+)"/
    .exec(formula ?? "")
    ?.slice(1, 3)
    .join("!");

/** The index as somebody reads it. */
export function index() {
  const on = sheet("Index");
  const count = valuesIn(on, "B5:B205").findIndex((value) => (value ?? "") === "");
  return Array.from({ length: count }, (_, i) => {
    const row = 4 + i;
    return {
      number: Number(/\d+/.exec(String(on.formula(row, 0)).split(",")[1]!)![0]),
      measured: on.value(row, 1) as number,
      steps: on.value(row, 4) as number,
      code: String(on.value(row, 5)),
      maze: placeOfLink(on.formula(row, 0))!,
      answer: placeOfLink(on.formula(row, 6)),
    };
  });
}
