import { breadthFirst } from "../../src/maze/solvers";
import { sizePane } from "./pane/layout";
import { generate, mazeOnSheet, openPane, page, press, reach, status } from "./workbookPage";

const [COLUMNS, ROWS] = [8, 5];

/** The arrow keys of the shortest path through the maze in B2:I6. */
async function keysToExit(): Promise<string[]> {
  const maze = await mazeOnSheet(ROWS, COLUMNS);
  const path = [...breadthFirst(maze, { entrance: 0, exits: [maze.size - 1] }).path!];
  const keys = new Map([
    [1, "ArrowRight"],
    [COLUMNS, "ArrowDown"],
    [-1, "ArrowLeft"],
    [-COLUMNS, "ArrowUp"],
  ]);
  return path.slice(1).map((cell, i) => keys.get(cell - path[i]!)!);
}

/** How many cells of the maze are filled as a trail. */
const filled = () =>
  page.evaluate(
    ([columns, rows]) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.activeSheet;
      const cells = Array.from({ length: columns! * rows! }, (_, cell) => cell);
      return cells.filter((cell) => {
        const { fill } = sheet.style(1 + Math.floor(cell / columns!), 1 + (cell % columns!));
        return fill.color === "#F0E442";
      }).length;
    },
    [COLUMNS, ROWS],
  );

test("a maze is walked with the keyboard alone, against a wall too, up to the exit; the trail is cleared exactly", async () => {
  await openPane();
  await generate(COLUMNS, ROWS);
  await sizePane(350, 640);
  const keys = await keysToExit();
  const play = await reach("button", "Play");
  await play.focus();
  await page.keyboard.press("Space");
  await status(/You are at the start, B2. Walk to the exit, I6. B2, open: /);
  const names: (string | null)[] = [];
  for (let part = 0; part < 6 && !names.includes("grid"); part++) {
    await page.keyboard.press("F6");
    names.push(await page.evaluate(() => document.activeElement?.getAttribute("role") ?? null));
  }
  expect(names).toContain("grid");

  // The row above the maze: a wall, or the gap at the entrance, which leads out.
  await page.keyboard.press("ArrowUp");
  await status(/There is a wall in the way\. B2, open: /);
  await page.waitForFunction(() => {
    const [area] = window.lavirintWorkbook!.excel.workbook.activeSheet.selection.areas;
    return area!.row === 1 && area!.column === 1;
  });
  expect(await filled()).toBe(0);

  await page.keyboard.press(keys[0]!);
  await status(/^[BC][23], open: /);
  for (const key of keys.slice(1)) await page.keyboard.press(key);
  await status(new RegExp(`Exit I6 reached in ${keys.length} steps\\. The shortest way takes ${keys.length} steps\\.`));
  expect([await filled(), (await play.getAttribute("aria-pressed")) === "true"]).toEqual([keys.length - 1, false]);

  await press("Clear solution");
  await status(/The marks in B2:I6 on Sheet1 were cleared/);
  expect(await filled()).toBe(0);
});
