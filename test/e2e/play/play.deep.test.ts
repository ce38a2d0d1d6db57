import { breadthFirst } from "../../../src/maze/solvers/breadthFirst";
import { Maze } from "../../../src/maze/model/maze";
import { generate, openSetUp, page, pane, press, reach, settled, shoot, status } from "../workbookPage";
import { sizePane } from "../pane/layout";

const [COLUMNS, ROWS] = [8, 5];

beforeEach(async () => {
  await openSetUp();
  await (await reach("textbox", "Seed")).fill("a seed");
  await generate(COLUMNS, ROWS);
});

/** The arrow keys of the shortest path through the maze in B2:I6. */
async function keysToExit(): Promise<string[]> {
  const open = await page.evaluate(
    ([columns, rows]) => {
      const sheet = window.lavirintWorkbook!.excel.workbook.sheet("Sheet1")!;
      return Array.from({ length: columns! * rows! }, (_, cell) => {
        const [row, column] = [1 + Math.floor(cell / columns!), 1 + (cell % columns!)];
        return [
          sheet.verticalEdge(row, column + 1).style === "None",
          sheet.horizontalEdge(row + 1, column).style === "None",
        ];
      });
    },
    [COLUMNS, ROWS],
  );
  const maze = Maze.walled({ rows: ROWS, columns: COLUMNS });
  open.forEach(([right, bottom], cell) => {
    if (right! && (cell + 1) % COLUMNS > 0) maze.openWall(2 * cell);
    if (bottom! && cell + COLUMNS < maze.size) maze.openWall(2 * cell + 1);
  });
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
      const sheet = window.lavirintWorkbook!.excel.workbook.sheet("Sheet1")!;
      const cells = Array.from({ length: columns! * rows! }, (_, cell) =>
        sheet.style(1 + Math.floor(cell / columns!), 1 + (cell % columns!)),
      );
      return cells.filter(({ fill }) => fill.color === "#F0E442").length;
    },
    [COLUMNS, ROWS],
  );

test("a maze is walked with the keyboard alone, against a wall too, up to the exit; the trail is cleared exactly", async () => {
  await sizePane(350, 640);
  const keys = await keysToExit();
  const play = await reach("checkbox", "Play");
  await play.focus();
  await page.keyboard.press("Space");
  await status(/You are at the start, B2. Walk to the exit, I6. B2, open: /);
  await shoot("play-begins");
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
  expect([await filled(), await play.isChecked()]).toEqual([keys.length - 1, false]);
  await shoot("play-exit");

  await press("Clear trail");
  await status(/The trail in B2:I6 on Sheet1 was removed/);
  expect(await filled()).toBe(0);
});

test.each(["each", "twice", "late", "last", "person's"] as const)(
  "where selections are reported so (%s) the status line says each step once",
  async (how) => {
    await page.evaluate((reports) => void (window.lavirintWorkbook!.excel.switches.selectionEvents = reports), how);
    const keys = (await keysToExit()).slice(0, 4);
    const play = await reach("checkbox", "Play");
    await play.check();
    await status(/You are at the start/);
    await pane.evaluate(() => {
      const line = document.querySelector("[role=status]")!;
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true });
    });
    await page.getByRole("grid").focus();
    const steps = new Map([
      ["ArrowRight", [0, 1]],
      ["ArrowDown", [1, 0]],
      ["ArrowLeft", [0, -1]],
      ["ArrowUp", [-1, 0]],
    ]);
    let [row, column] = [2, 1];
    const expected: string[] = [];
    for (const key of keys) {
      row += steps.get(key)![0]!;
      column += steps.get(key)![1]!;
      const cell = `${String.fromCharCode(65 + column)}${row}`;
      expected.push(cell);
      await page.keyboard.press(key);
      await status(new RegExp(`^${cell}, open: `));
    }
    await settled();
    const said = await pane.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.map((sentence) => sentence.slice(0, 2))).toEqual(expected);
  },
);

test("dead ends are marked, a hint says the next step, and a new maze switches Play off", async () => {
  const play = await reach("checkbox", "Play");
  await (await reach("checkbox", "Mark dead ends")).check();
  await play.check();
  await status(/You are at the start/);
  await press("Hint");
  await status(/Hint: go (?:right|down), to [BC][23]\. The exit is \d+ steps away\./);
  await press("Generate");
  await status(/A maze of/);
  await pane.waitForFunction(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    return boxes.some((box) => box.labels?.[0]?.textContent === "Play" && !box.checked);
  });
});
