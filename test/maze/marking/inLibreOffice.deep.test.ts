import { linesWorkedOut } from "../../files/printedPages";
import { describeWithLibreOffice } from "../../libreoffice";
import { workbookOf } from "../../plainWorkbook";
import { PATHS, cellsOf, markedInWords, typedPath, expectEachVerdict } from "./typedPaths";

describeWithLibreOffice("The formulas that mark a path, worked out by LibreOffice", () => {
  test("say the same as the engine of 1,000 paths, right and wrong", async () => {
    const typed = Array.from({ length: PATHS }, (_, i) => typedPath(i));
    // The first sheet collects what the others found: only that one is written as CSV.
    const results = typed.flatMap((_, i) =>
      [5, 6, 7, 8, 9].map((row, column) => [i, column, `=S${i + 1}!B${row}`] as const),
    );
    const lines = linesWorkedOut(await workbookOf([results, ...typed.map(cellsOf)]));
    const wanted = typed.map(markedInWords);
    expect(lines).toEqual(wanted.map((each) => each.join()));
    expectEachVerdict(wanted);
  });
});
