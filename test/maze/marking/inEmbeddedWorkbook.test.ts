import { recalculate } from "../../host/model/calculation/recalculate";
import { WorkbookStore } from "../../host/store";
import { PATHS, type TypedPath, cellsOf, markedInWords, typedPath, verdictsIn } from "./typedPaths";

/** What B5 to B9 show once the embedded workbook has calculated the sheet. */
function calculated(path: TypedPath): unknown[] {
  const workbook = new WorkbookStore(["S"]);
  const sheet = workbook.sheets[0]!;
  for (const [row, column, content] of cellsOf(path)) {
    if (content === "") continue;
    const isFormula = typeof content === "string" && content.startsWith("=");
    sheet.setCell(row, column, isFormula ? undefined : content, isFormula ? content : undefined);
  }
  recalculate(workbook);
  return [4, 5, 6, 7, 8].map((row) => sheet.value(row, 1));
}

test("the embedded workbook says the same as the engine of 1,000 paths, right and wrong", () => {
  const typed = Array.from({ length: PATHS }, (_, i) => typedPath(i));
  const wanted = typed.map(markedInWords);
  expect(typed.map(calculated)).toEqual(wanted);
  for (const count of Object.values(verdictsIn(wanted))) expect(count).toBeGreaterThan(30);
});
