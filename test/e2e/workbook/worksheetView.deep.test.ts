import { drawMaze } from "../drawnMaze";
import { goTo, keys, openPane, openWorkbook, page, pane, settled, spoken } from "../workbookPage";

const painted = (): Promise<{ patches: number; cells: number }> =>
  page.evaluate(() => ({ ...window.lavirintWorkbook!.area.view.count }));

test("what is typed stands in the cell as Excel takes it, Enter and Tab go on, Escape leaves a cell as it was, Delete empties it", async () => {
  await openWorkbook();
  await page.getByRole("grid").focus();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await page.keyboard.type("=A1*2");
  await page.keyboard.press("Tab");
  expect(await spoken()).toBe("B2, empty");
  await page.keyboard.press("ArrowLeft");
  expect(await spoken()).toBe("A2, 24, has a formula");
  expect(await page.getByLabel("Formula bar").inputValue()).toBe("=A1*2");
  await page.keyboard.type("99");
  await page.keyboard.press("Escape");
  expect(await spoken()).toBe("A2, 24, has a formula");
  await page.keyboard.press("Delete");
  expect(await spoken()).toBe("A2, empty");
});

test("the keyboard selects: arrows, Shift, Ctrl, and the name box takes one anywhere", async () => {
  await openWorkbook();
  await page.getByRole("grid").focus();
  await keys("ArrowDown", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown");
  expect(await spoken()).toBe("B2:C3 selected; B2, empty");
  await page.keyboard.press("Control+ArrowDown");
  expect(await spoken()).toBe("B1048576, empty");
  await goTo("BC12");
  expect(await spoken()).toBe("BC12, empty");
  const place = await page.evaluate(() =>
    window.lavirintWorkbook!.area.view.placeOf({ row: 11, column: 54, rows: 1, columns: 1 }),
  );
  const box = (await page.getByRole("grid").boundingBox())!;
  expect(place.x).toBeGreaterThan(0);
  expect(place.x + place.width).toBeLessThanOrEqual(box.width + 1);
  await page.keyboard.press("Control+Home");
  expect(await spoken()).toBe("A1, empty");
});

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

test("a hidden sheet is shown again with the mouse from the tab's menu, and hidden by it", async () => {
  await openWorkbook();
  await page.evaluate(() => {
    const { workbook } = window.lavirintWorkbook!.excel;
    workbook.setVisibility(workbook.addSheet("Maze sets"), "Hidden");
  });
  const tabs = async (...names: readonly string[]) => {
    await page.waitForFunction((count) => document.querySelectorAll("[role=tab]").length === count, names.length);
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(names);
  };
  await page.getByRole("tab", { name: "Sheet1" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Unhide…" }).click();
  await page.getByRole("listbox", { name: "Hidden sheets" }).selectOption("Maze sets");
  await page.getByRole("dialog", { name: "Unhide" }).getByRole("button", { name: "Unhide" }).click();
  await tabs("Sheet1", "Maze sets");
  await page.getByRole("tab", { name: "Maze sets" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Hide", exact: true }).click();
  await tabs("Sheet1");
});

test.each([1, 1.25, 1.5, 2])(
  "at a display scaling of %d the picture is dark where the maze has walls, and nowhere else",
  async (scaling) => {
    await openWorkbook({ deviceScaleFactor: scaling });
    const maze = await drawMaze(page, 12, 15, 15);
    await settled();
    /** Right and bottom edges that are dark in the picture where they have no line, or the other way round. */
    const wrong = await page.evaluate(
      ({ rows, columns }) => {
        const { view } = window.lavirintWorkbook!.area;
        const { activeSheet: sheet } = window.lavirintWorkbook!.excel.workbook;
        const context = document.querySelector<HTMLCanvasElement>("canvas.cells")!.getContext("2d")!;
        const ratio = window.devicePixelRatio;
        const isDark = (x: number, y: number): boolean =>
          context.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data[0]! < 64;
        const found: string[] = [];
        for (let row = 1; row <= rows; row++) {
          for (let column = 1; column <= columns; column++) {
            const { x, y, width, height } = view.placeOf({ row, column, rows: 1, columns: 1 });
            // The pixel before the boundary, where lines have their middle.
            const right = isDark(x + width - 1 / ratio, y + height / 2);
            const bottom = isDark(x + width / 2, y + height - 1 / ratio);
            if (right !== (sheet.verticalEdge(row, column + 1).style !== "None"))
              found.push(`right of ${row} ${column}`);
            if (bottom !== (sheet.horizontalEdge(row + 1, column).style !== "None"))
              found.push(`below ${row} ${column}`);
          }
        }
        return found;
      },
      { rows: maze.rows, columns: maze.columns },
    );
    expect([wrong, maze.countPassages()]).toEqual([[], 12 * 15 - 1]);
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
  const picture = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>("canvas.cells")!.toDataURL());
  const inParts = await picture();
  await page.evaluate(() => window.lavirintWorkbook!.excel.workbook.activeSheet.touched()); // lays the sheet out anew
  await settled();
  expect((await picture()) === inParts).toBe(true);
});
