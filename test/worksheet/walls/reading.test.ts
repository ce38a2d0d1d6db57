import { message } from "../../../src/message";
import fc from "fast-check";
import { Maze, type Mask, cornerEnds, Random } from "../../../src/maze/model";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { drawMaze } from "../../../src/worksheet/grid/drawMaze";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { saveFact, facts } from "../../../src/worksheet/memory";
import { findPlace, readMaze, type MazeReading } from "../../../src/worksheet/walls";
import { readSheet } from "../../../src/worksheet/sheet/sheet";
import { book, openWorkbook, pane, area } from "../../actions/stage";
import { runs } from "../../depth";

beforeEach(() => openWorkbook());

const layout = { cellSize: 20, wallWeight: "Thick", wallColor: "#000000", fill: "#FFFFFF", fontSize: 9 } as const;
const session = () => ExcelSession.glance(pane);

/** Draws a maze on the sheet in front, from B2 on, as Generate does, and remembers its mask. */
async function drawn(maze: Maze): Promise<void> {
  await pane.exclusively(message("generate-button"), async () => {
    const state = await readSheet(session());
    const place = { row: 1, column: 1, rows: maze.rows, columns: maze.columns };
    const site = { state, area: place, before: { widths: [], heights: [] }, covered: undefined, layout };
    await drawMaze(session(), site, maze, cornerEnds(maze), () => undefined);
    if (maze.mask === undefined) return;
    await session().onSheet(state.id, (sheet) => saveFact(sheet, state.names, facts.mask, maze));
  });
}

async function read(): Promise<MazeReading> {
  const state = await readSheet(session());
  const place = await findPlace(session(), state);
  book.counter.reset();
  return readMaze(session(), place, () => undefined);
}

/** Opens and closes random inner walls. */
function damaged(maze: Maze, seed: string, percent: number): Maze {
  const random = new Random(seed);
  const result = maze.copy();
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.separates(wall) || !random.percent(percent)) continue;
    if (maze.isOpen(wall)) result.closeWall(wall);
    else result.openWall(wall);
  }
  return result;
}

const seed = fc.string();
const side = fc.integer({ min: 1, max: 12 });

test("mazes are read back as they were drawn, with and without a mask", async () => {
  await fc.assert(
    fc.asyncProperty(side, side, seed, fc.boolean(), fc.nat(60), async (rows, columns, text, isMasked, percent) => {
      openWorkbook();
      const random = new Random(text);
      const mask: Mask = Uint8Array.from({ length: rows * columns }, () => (!isMasked || random.percent(70) ? 1 : 0));
      mask[random.below(mask.length)] = 1;
      const maze = damaged(kruskal({ rows, columns, mask }, random).maze, text, percent);
      await drawn(maze);
      const reading = await read();
      expect(reading.maze.standing).toEqual(maze.standing);
      expect(reading.maze.mask ?? mask.map(() => 1)).toEqual(mask);
      expect(reading.area).toEqual({ row: 1, column: 1, rows, columns });
    }),
    { numRuns: runs(200) },
  );
});

test("200x200 is read in four requests, and every answer stays under 5 MB", async () => {
  const { maze } = kruskal({ rows: 200, columns: 200 }, new Random("large"));
  await drawn(maze);
  const reading = await read();
  expect(reading.maze.standing).toEqual(maze.standing);
  expect(book.counter.requests).toHaveLength(4);
  expect(Math.max(...book.counter.requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5 * 1024 * 1024);
});

test("a grid whose borders take more than an answer holds is read in smaller parts", async () => {
  const maze = Maze.walled({ rows: 150, columns: 150 });
  await drawn(maze);
  expect((await read()).maze.standing).toEqual(maze.standing);
});

test("a mask of another size than the grid is left out of account, and the reading says so", async () => {
  const mask = Uint8Array.of(1, 1, 1, 0);
  await drawn(Maze.open({ rows: 2, columns: 2, mask }));
  for (const name of book.workbook.names) {
    if (name.name === "MazeGrid") name.formula = "=Sheet1!$B$2:$D$3";
  }
  const reading = await read();
  expect(reading.maze.mask).toBeUndefined();
  expect(reading.remark).toEqual(message("taken-out-unknown", { area: "B2:D3" }));
});

test("whole columns and a selection of several areas are no place for a maze", async () => {
  const sheet = book.workbook.activeSheet;
  const place = async (...addresses: string[]) => {
    sheet.select(addresses.map(area));
    return findPlace(session(), await readSheet(session()));
  };
  await expect(place("B:D")).rejects.toMatchObject({ sentence: { id: "maze-selected-too-large" } });
  await expect(place("B2:C3", "E5:F6")).rejects.toMatchObject({ sentence: { id: "generate-or-select" } });
  expect((await place("B2:C3")).area).toEqual(area("B2:C3"));
});
