import { drawMaze } from "../drawnMaze";
import { openPane, openWorkbook, page, pane, isAsPaintedWhole, settled, spoken } from "../workbookPage";

const painted = (): Promise<{ patches: number; cells: number }> =>
  page.evaluate(() => ({ ...window.lavirintWorkbook!.area.view.count }));

test("the mouse selects: dragged areas, more of them with Ctrl, whole columns by their headings", async () => {
  await openWorkbook();
  const box = (await page.getByRole("grid").boundingBox())!;
  const at = (x: number, y: number): [number, number] => [box.x + x, box.y + y];
  await page.mouse.move(...at(100, 50));
  await page.mouse.down();
  await page.mouse.move(...at(200, 90), { steps: 3 });
  await page.mouse.up();
  expect(await spoken()).toBe("B2:C4 selected; B2, empty");
  await page.keyboard.down("Control");
  await page.mouse.click(...at(300, 50));
  await page.keyboard.up("Control");
  expect(await spoken()).toBe("B2:C4 and E2 selected; E2, empty");
  await page.mouse.click(...at(120, 8));
  expect(await spoken()).toBe("B:B selected; B1, empty");
});

test("Tab stays in the grid, as in Excel, and F6 leaves it for the tabs, the pane and back", async () => {
  await openPane();
  await page.getByRole("grid").focus();
  await page.keyboard.press("Tab");
  expect(await spoken()).toBe("B1, empty");
  await page.keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tab");
  await page.keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("title"))).toBe("Lavirint pane");
  await pane.getByRole("spinbutton", { name: "Columns" }).focus();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "grid");
});

test.each([1, 1.25, 1.5, 2])(
  "at a display scaling of %d the picture is dark where the maze has walls, and nowhere else",
  async (scaling) => {
    await openWorkbook({ deviceScaleFactor: scaling });
    const maze = await drawMaze(page, 12, 15, 15);
    await settled();
    const dark = await page.evaluate(
      ({ rows, columns }) => {
        const { view } = window.lavirintWorkbook!.area;
        const canvas = document.querySelector<HTMLCanvasElement>("canvas.cells")!;
        const context = canvas.getContext("2d")!;
        const ratio = window.devicePixelRatio;
        // The middle of each cell's right and bottom edge: the pixel before the boundary, where lines have their middle.
        const isDark = (x: number, y: number): boolean =>
          context.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data[0]! < 64;
        const found: number[] = [];
        for (let r = 0; r < rows; r++) {
          for (let c = 0; c < columns; c++) {
            const { x, y, width, height } = view.placeOf({ row: r + 1, column: c + 1, rows: 1, columns: 1 });
            const right = isDark(x + width - 1 / ratio, y + height / 2) ? 1 : 0;
            const bottom = isDark(x + width / 2, y + height - 1 / ratio) ? 2 : 0;
            found.push(right | bottom);
          }
        }
        return found;
      },
      { rows: maze.rows, columns: maze.columns },
    );
    const walls = [...maze.standing].map((standing, cell) => {
      const last = { column: cell % maze.columns === maze.columns - 1, row: cell >= maze.columns * (maze.rows - 1) };
      return standing | (last.column ? 1 : 0) | (last.row ? 2 : 0);
    });
    expect(dark).toEqual(walls);
  },
);

test("nothing is painted while nothing changes, and one cell's change paints that cell and its neighbours", async () => {
  await openWorkbook();
  await drawMaze(page, 20, 30, 15, true);
  await settled();
  const before = await painted();
  await settled();
  await page.keyboard.press("ArrowDown");
  await settled();
  expect(await painted()).toEqual(before);
  await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.setCell(5, 5, 7));
  await settled();
  const after = await painted();
  expect(after.patches).toBe(before.patches + 1);
  expect(after.cells - before.cells).toBeLessThanOrEqual(25);
});

test("scrolling paints what comes into view, and the picture is the same as painted whole", async () => {
  await openWorkbook({ deviceScaleFactor: 1.25 });
  await drawMaze(page, 120, 60, 15, true);
  await page.mouse.move(300, 400);
  for (let i = 0; i < 7; i++) {
    await page.mouse.wheel(i % 3 === 0 ? 37 : 0, 53);
    await settled();
  }
  expect(await isAsPaintedWhole()).toBe(true);
});
