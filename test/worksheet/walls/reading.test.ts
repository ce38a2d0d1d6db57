import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Maze, Random, BOTTOM, LEFT, RIGHT, TOP, cornerEnds } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { type Area, addressOf } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { drawMaze } from "../../../src/worksheet/grid/drawMaze";
import { saveFact } from "../../../src/worksheet/fact";
import { facts } from "../../../src/worksheet/facts";
import { readSheet } from "../../../src/worksheet/sheet";
import { type MazeReading, betweenCells, findPlace, readMaze } from "../../../src/worksheet/walls";
import { type Kind, areBetween, drawForeign, kinds, selectAround } from "../../actions/foreignMaze";
import { leaveTrace, neighbours, putNear, traces } from "../../actions/foreignMaze";
import { book, cellsOf, choice, gridIn, mazeIn } from "../../actions/stage";
import { openMaze, openWorkbook, pane, select, sheet } from "../../actions/stage";
import { runs } from "../../depth";
import { anyMaze } from "../../maze/anyMaze";
import { expectSameMaze } from "../../maze/shape";

/** A perfect maze, with some walls opened besides. */
function mazeOf(rows: number, columns: number, random: Random): Maze {
  const { maze } = kruskal({ rows, columns }, random);
  const loops = random.below(3);
  for (let i = 0; i < loops; i++) {
    const wall = random.below(maze.wallCount);
    if (maze.separates(wall)) maze.openWall(wall);
  }
  return maze;
}

beforeEach(() => openWorkbook());

const session = () => ExcelSession.glance(pane);

/** What is read of the maze that is selected; the counter has the requests for it. */
async function read(progress: (done: number) => void = () => undefined): Promise<MazeReading> {
  book.counter.reset();
  return readMaze(session(), await findPlace(session(), await readSheet(session())), progress);
}

const sideOf = (kind: Kind, least: number, most: number) => {
  // Small ones with white walls are like others with black walls and some gaps in their frame.
  return fc.integer({ min: kind === "white cells" ? 6 : least, max: most });
};
const wallsIn = (reading: MazeReading) => betweenCells(reading).maze.standing.join("");

const areaAt = (row: number, column: number, rows = 1, columns = 1): Area => ({ row, column, rows, columns });
const paint = (place: Area, color: string) =>
  sheet().restyle(place, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color } }));

test.each(kinds)("the walls that are read are those that were drawn: %s", async (kind) => {
  const side = sideOf(kind, 3, 9);
  const ends = fc.constantFrom("letters" as const, "gaps" as const, "none" as const);
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), ends, async (rows, columns, seed, ends) => {
      openWorkbook();
      const random = new Random(seed);
      const maze = mazeOf(rows, columns, random);
      const at = { row: random.below(5), column: random.below(5) };
      const place = drawForeign(sheet(), { kind, maze, at, ends }, random);
      const selected = selectAround(sheet(), place, random);
      const reading = await read();
      const { entrance, exits } = betweenCells(reading);
      const both = [0, maze.size - 1];
      expect([selected, addressOf(reading.area), wallsIn(reading)]).toEqual([
        ...[selected, addressOf(place), maze.standing.join("")],
      ]);
      if (ends === "letters" && kind !== "sums") expect([entrance, ...exits]).toEqual(both);
      const open = reading.gaps.map(({ cell }) => (areBetween(kind) ? cell : reading.lattice!.cellAt(cell)));
      expect(open).toEqual(ends === "gaps" ? both : []);
    }),
    { numRuns: runs(300) },
  );
});

test.each(kinds)("what is near a maze, and a way that is marked in it, do not change its walls: %s", async (kind) => {
  const side = sideOf(kind, 4, 8);
  const near = fc.constantFrom(...neighbours);
  const trace = fc.constantFrom(...(kind === "sums" || kind === "thick filled walls" ? (["none"] as const) : traces));
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), near, trace, async (rows, columns, seed, neighbour, left) => {
      openWorkbook();
      const random = new Random(seed);
      const maze = mazeOf(rows, columns, random);
      const place = drawForeign(sheet(), { kind, maze, at: { row: 3, column: 2 }, ends: "letters" }, random);
      putNear(sheet(), place, neighbour, random);
      leaveTrace(sheet(), place, { kind, maze }, left, random);
      const one = areaAt(place.row + 1 + random.below(2), place.column + 1);
      const last = areaAt(place.row + place.rows - 2, place.column + place.columns - 2);
      const wide = areaAt(0, 0, place.row + place.rows + 4, place.column + place.columns + 4);
      const selected = [[place], [one], [wide], [one, last]][random.below(4)]!;
      sheet().select(selected);
      const reading = await read();
      expect([selected, addressOf(reading.area), wallsIn(reading)]).toEqual([
        ...[selected, addressOf(place), maze.standing.join("")],
      ]);
    }),
    { numRuns: runs(150) },
  );
});

/** A place of black and white cells that has no lattice, with a frame. */
function drawCave(rows: number, columns: number, random: Random): Uint8Array {
  const mask = new Uint8Array(rows * columns);
  for (let cell = 0; cell < mask.length; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
    mask[cell] = Number(!isRim && (random.percent(60) || (row < 3 && column < 3)));
    if (mask[cell] === 1) continue;
    paint(areaAt(row + 1, column + 1), "#000000");
  }
  return mask;
}

test("off the lattice each open cell is a cell of the maze, open to all its open neighbours", async () => {
  const side = fc.integer({ min: 8, max: 15 });
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), async (rows, columns, seed) => {
      openWorkbook();
      const random = new Random(seed);
      const mask = drawCave(rows, columns, random);
      selectAround(sheet(), areaAt(1, 1, rows, columns), random);
      const { area, maze } = await read();
      expect([area, maze.mask]).toEqual([areaAt(1, 1, rows, columns), mask]);
      expect(maze.standing).toEqual(Maze.open({ rows, columns, mask }).standing);
    }),
    { numRuns: runs(300) },
  );
});

test("100x100 filled cells are read in three requests, 300x300 in parts with progress, and every answer stays under 5 MB", async () => {
  for (const [size, most] of [
    [100, 3],
    [300, 8],
  ] as const) {
    openWorkbook();
    drawCave(size, size, new Random("large"));
    sheet().select([areaAt(1, 1, size, size)]);
    const told: number[] = [];
    await read((done) => told.push(done));
    const { requests } = book.counter;
    expect(requests.length).toBeLessThanOrEqual(most);
    expect(Math.max(...requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5 * 1024 * 1024);
    expect(told).toHaveLength(requests.length - 2);
  }
});

const LINE = { style: "Continuous", weight: "Thin", color: "#C00000", tintAndShade: 0 } as const;
const NONE = { ...LINE, style: "None" } as const;

test("lines that a person draws or removes in a maze of Lavirint's are found by asking, wherever they are", async () => {
  const side = fc.integer({ min: 10, max: 13 });
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), fc.integer({ min: 0, max: 4 }), async (rows, columns, seed, changes) => {
      await openMaze(columns, rows, { seed: seed === "" ? "x" : seed, layout: { ...choice.layout, cellSize: 12 } });
      const random = new Random(seed);
      const cells = cellsOf(addressOf({ row: 1, column: 1, rows, columns }));
      const shown = () => mazeIn(sheet(), gridIn(book.workbook), [...cells.keys()]).standing;
      const untouched = await read();
      expect([book.counter.requests.length, untouched.maze.standing]).toEqual([2, shown()]);
      for (let i = 0; i < changes; i++) {
        const [[row, column], side] = [cells[random.below(cells.length)]!, random.below(4)];
        const place = areaAt(row + Number(side === BOTTOM), column + Number(side === RIGHT));
        const change = ({ style }: { readonly style: string }) => (style === "None" ? LINE : NONE);
        if (side === TOP || side === BOTTOM) sheet().changeHorizontalEdges(place, change);
        else sheet().changeVerticalEdges(place, change);
      }
      const { maze, gaps } = await read();
      expect(maze.standing).toEqual(shown());
      const open = cells.flatMap(([row, column], cell) =>
        [
          ...(column === columns ? [[RIGHT, sheet().verticalEdge(row, column + 1)] as const] : []),
          ...(row === rows ? [[BOTTOM, sheet().horizontalEdge(row + 1, column)] as const] : []),
          ...(column === 1 ? [[LEFT, sheet().verticalEdge(row, column)] as const] : []),
          ...(row === 1 ? [[TOP, sheet().horizontalEdge(row, column)] as const] : []),
        ].flatMap(([side, { style }]) => (style === "None" ? [{ cell, side }] : [])),
      );
      expect(gaps).toEqual(open);
    }),
    { numRuns: runs(100) },
  );
});

const layout = { cellSize: 20, wallWeight: "Thick", wallColor: "#000000", fill: "#FFFFFF", fontSize: 9 } as const;
/** Draws a maze on the sheet in front, from B2 on, as Generate does, and remembers its mask. */
async function drawn(maze: Maze): Promise<void> {
  await pane.exclusively(message("generate-button"), async () => {
    const state = await readSheet(session());
    const place = areaAt(1, 1, maze.rows, maze.columns);
    const site = { state, area: place, before: { widths: [], heights: [] }, covered: undefined, layout };
    await drawMaze(session(), site, maze, cornerEnds(maze), () => undefined);
    if (maze.mask === undefined) return;
    await session().onSheet(state.id, (sheet) => saveFact(sheet, state.names, facts.mask, maze));
  });
}

test("mazes are read back as they were drawn, with and without a mask", async () => {
  await fc.assert(
    fc.asyncProperty(anyMaze(), async ({ maze }) => {
      openWorkbook();
      await drawn(maze);
      const reading = await read();
      expectSameMaze(reading.maze, maze);
      expect(reading.area).toEqual(areaAt(1, 1, maze.rows, maze.columns));
    }),
    { numRuns: runs(200) },
  );
});

test("200x200 is read in five requests, the sheet's with them, and every answer stays under 5 MB", async () => {
  const { maze } = kruskal({ rows: 200, columns: 200 }, new Random("large"));
  await drawn(maze);
  expect((await read()).maze.standing).toEqual(maze.standing);
  expect(book.counter.requests).toHaveLength(5);
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

test.each([
  ["whole columns", ["B:D"], "maze-selected-too-large"],
  ["a selection of several areas", ["B2:C3", "E5:F6"], "generate-or-select"],
] as const)("%s are no place for a maze", async (_what, addresses, id) => {
  select(...addresses);
  await expect(read()).rejects.toMatchObject({ sentence: { id } });
});
