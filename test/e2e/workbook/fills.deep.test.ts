import { openWorkbook, page, settled } from "../workbookPage";

/** How many of a cell's 20 x 16 inner device pixels have each colour, "r,g,b", the most frequent first. */
async function coloursOf(row: number, column: number): Promise<(readonly [string, number])[]> {
  await settled();
  return page.evaluate(
    ([row, column]) => {
      const { view } = window.lavirintWorkbook!.area;
      const place = view.placeOf({ row: row!, column: column!, rows: 1, columns: 1 });
      const ratio = window.devicePixelRatio;
      const context = document.querySelector<HTMLCanvasElement>("canvas.cells")!.getContext("2d")!;
      const [left, top] = [Math.round(place.x * ratio) + 2, Math.round(place.y * ratio) + 2];
      const { data } = context.getImageData(left, top, 24, 16);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 3).join(",");
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return [...counts].sort((a, b) => b[1] - a[1]);
    },
    [row, column],
  );
}

/** Fills B2, B3 … with blue patterns over yellow. */
const fillPatterns = (patterns: readonly string[]): Promise<void> =>
  page.evaluate((patterns) => {
    const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
    patterns.forEach((pattern, index) => {
      const fill = { pattern, color: "#FFFF00", patternColor: "#0000FF", tintAndShade: 0, patternTintAndShade: 0 };
      sheet.restyle({ row: 1 + index, column: 1, rows: 1, columns: 2 }, (style) => ({ ...style, fill }));
    });
  }, patterns);

test.each([1, 2])(
  "patterns are dots and stripes of the pattern's colour over the fill's, at %d device pixels a pixel",
  async (ratio) => {
    await openWorkbook({ deviceScaleFactor: ratio });
    // Of each pattern, how much of the cell is blue.
    const shares = { Gray16: 1 / 8, LightUp: 1 / 4, Gray75: 3 / 4, Solid: 0 };
    const patterns = [...Object.keys(shares), "Checker", "Up", "SemiGray75", "CrissCross", "Grid"];
    await fillPatterns(patterns);
    for (const [index, share] of Object.values(shares).entries()) {
      const found = Object.fromEntries(await coloursOf(1 + index, 1));
      const { "255,255,0": yellow = 0, "0,0,255": blue = 0, ...others } = found;
      expect([patterns[index], yellow, blue, others]).toEqual([patterns[index], 384 * (1 - share), 384 * share, {}]);
    }
  },
);

test("a colour scale follows the values: a new highest one changes the colours of the others", async () => {
  await openWorkbook();
  await page.evaluate(() => {
    const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
    [0, 50, 100].forEach((value, row) => sheet.setCell(row, 0, value));
    sheet.conditionalFormats.push({
      id: "scale",
      type: "ColorScale",
      areas: [{ row: 0, column: 0, rows: 4, columns: 1 }],
      criteria: {
        minimum: { type: "LowestValue", color: "#FFFFFF" },
        maximum: { type: "HighestValue", color: "#0000FF" },
      },
    });
    sheet.touched();
  });
  const colour = async (row: number): Promise<string> => (await coloursOf(row, 0))[0]![0];
  expect([await colour(0), await colour(1), await colour(2)]).toEqual(["255,255,255", "128,128,255", "0,0,255"]);
  await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.setCell(3, 0, 200));
  expect([await colour(2), await colour(3)]).toEqual(["128,128,255", "0,0,255"]);
});
