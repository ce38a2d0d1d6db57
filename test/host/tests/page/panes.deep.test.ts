import { exposed, furthestScroll, joined, keptScroll, panesOf, scrollToShow, type Pane } from "../../page/view/panes";
import { PixelAxis } from "../../page/view/pixelAxis";
import { WorkbookStore } from "../../store";

const { rows: storedRows, columns: storedColumns } = new WorkbookStore().activeSheet;
const rows = new PixelAxis(storedRows, 96 / 72);
const columns = new PixelAxis(storedColumns, 96 / 72);
const cells = { x: 30, y: 20, width: 800, height: 600 };

/** The pixel of the sheet that a pixel of the canvas shows. */
function shownAt(pane: Pane, x: number, y: number): [number, number] {
  return [x + pane.left, y + pane.top];
}

test("without frozen lines one pane shows the sheet from where it is scrolled to", () => {
  const panes = panesOf(cells, rows, columns, { rows: 0, columns: 0 }, { left: 130, top: 47 });
  expect(panes).toHaveLength(1);
  expect(shownAt(panes[0]!, 30, 20)).toEqual([130, 47]);
});

test("frozen rows and columns stay, and the rest begins after them and scrolls", () => {
  const panes = panesOf(cells, rows, columns, { rows: 2, columns: 1 }, { left: 130, top: 47 });
  expect(panes.map((pane) => shownAt(pane, pane.x, pane.y))).toEqual([
    [0, 0],
    [64 + 130, 0],
    [0, 40 + 47],
    [64 + 130, 40 + 47],
  ]);
  expect(panes.reduce((sum, pane) => sum + pane.width * pane.height, 0)).toBe(800 * 600);
});

test("a cell in view is not scrolled to, one beyond a side just into it, one larger than the view to its start", () => {
  expect(scrollToShow(100, 150, 200, 300)).toBe(100);
  expect(scrollToShow(100, 40, 60, 300)).toBe(40);
  expect(scrollToShow(100, 390, 420, 300)).toBe(120);
  expect(scrollToShow(100, 500, 900, 300)).toBe(500);
});

test("the end of the sheet can be reached and not passed", () => {
  expect(furthestScroll(rows, 600)).toBe(1_048_576 * 20 - 600);
  expect(furthestScroll(new PixelAxis({ count: 3, defaultSize: 15, customRuns: () => [] }, 96 / 72), 600)).toBe(0);
});

test("when columns before the view become narrow, the same column stays in the view's corner", () => {
  const sheet = new WorkbookStore().activeSheet;
  const before = new PixelAxis(sheet.columns, 96 / 72);
  sheet.setColumnWidth(1, 45, 15);
  const after = new PixelAxis(sheet.columns, 96 / 72);
  const scroll = keptScroll(before, after, before.offset(50) + 7, 0);
  expect(after.lineAt(scroll)).toBe(50);
  expect(scroll - after.offset(50)).toBe(7);
  expect(keptScroll(before, after, 0, 0)).toBe(0);
});

test.each([
  [0, -10],
  [0, 10],
  [-7, 0],
  [7, 0],
  [5, -12],
])("what a move by %d, %d brings into view is painted, and what stays is not", (dx, dy) => {
  const pane = { x: 30, y: 20, width: 100, height: 80 };
  const strips = exposed(pane, dx, dy);
  for (let x = pane.x; x < pane.x + pane.width; x++) {
    for (let y = pane.y; y < pane.y + pane.height; y++) {
      const stays =
        x - dx >= pane.x && x - dx < pane.x + pane.width && y - dy >= pane.y && y - dy < pane.y + pane.height;
      const painted = strips.some((s) => x >= s.x && x < s.x + s.width && y >= s.y && y < s.y + s.height);
      expect(painted).toBe(!stays);
    }
  }
});

test("a move by more than the pane paints all of it", () => {
  const pane = { x: 0, y: 0, width: 100, height: 80 };
  expect(exposed(pane, 0, 80)).toEqual([pane]);
});

test("rectangles that overlap are painted as one, others apart", () => {
  const a = { x: 0, y: 0, width: 10, height: 10 };
  const b = { x: 5, y: 5, width: 10, height: 10 };
  const far = { x: 100, y: 0, width: 5, height: 5 };
  expect(joined([a, far, b])).toEqual([far, { x: 0, y: 0, width: 15, height: 15 }]);
});
