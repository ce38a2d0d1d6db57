import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Maze, Random, BOTTOM, LEFT, RIGHT, TOP, type Mask, cornerEnds } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { addressOf } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { drawMaze } from "../../../src/worksheet/grid/drawMaze";
import { neighbour } from "../../../src/worksheet/borders";
import { saveFact } from "../../../src/worksheet/fact";
import { facts } from "../../../src/worksheet/facts";
import { readSheet } from "../../../src/worksheet/sheet";
import { findPlace, readMaze, type MazeReading } from "../../../src/worksheet/walls";
import {
  type Kind,
  areBetween,
  drawForeign,
  kinds,
  leaveTrace,
  neighbours,
  putNear,
  selectAround,
  traces,
} from "../../actions/foreignMaze";
import { area, book, choice, mazeIn, openMaze, openWorkbook, pane, sheet } from "../../actions/stage";
import { runs } from "../../depth";
import { wallsBetween } from "../../maze/shape";
import { BLACK, fill } from "./drawnByHand";

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

test.each(kinds)("the walls that are read are those that were drawn: %s", async (kind: Kind) => {
  // Small ones with white walls are like others with black walls and some gaps in their frame.
  const side = fc.integer({ min: kind === "white cells" ? 6 : 3, max: 9 });
  await fc.assert(
    fc.asyncProperty(
      side,
      side,
      fc.string(),
      fc.constantFrom("letters", "gaps", "none"),
      async (rows, columns, seed, ends) => {
        openWorkbook();
        const random = new Random(seed);
        const maze = mazeOf(rows, columns, random);
        const at = { row: random.below(5), column: random.below(5) };
        const place = drawForeign(book.workbook.activeSheet, { kind, maze, at, ends }, random);
        const selected = selectAround(book.workbook.activeSheet, place, random);
        const reading = await read();
        expect([selected, addressOf(reading.area)]).toEqual([selected, addressOf(place)]);
        const found = areBetween(kind) ? reading.maze : reading.lattice?.maze;
        expect([...(found?.standing ?? [])]).toEqual([...maze.standing]);
        if (ends === "letters" && kind !== "sums") {
          const exits = [reading.entrance, ...reading.exits];
          expect(exits.map((cell) => (areBetween(kind) ? cell : reading.lattice!.cellAt(cell!)))).toEqual([
            0,
            maze.size - 1,
          ]);
        }
        const open = reading.gaps.map(({ cell }) => (areBetween(kind) ? cell : reading.lattice!.cellAt(cell)));
        expect(open).toEqual(ends === "gaps" ? [0, maze.size - 1] : []);
      },
    ),
    { numRuns: runs(300) },
  );
});

test.each(kinds)("what is near a maze, and a way that is marked in it, do not change its walls: %s", async (kind) => {
  const side = fc.integer({ min: kind === "white cells" ? 6 : 4, max: 8 });
  const near = fc.constantFrom(...neighbours);
  const trace = fc.constantFrom(...(kind === "sums" || kind === "thick filled walls" ? (["none"] as const) : traces));
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), near, trace, async (rows, columns, seed, neighbour, left) => {
      openWorkbook();
      const random = new Random(seed);
      const maze = mazeOf(rows, columns, random);
      const own = book.workbook.activeSheet;
      const place = drawForeign(own, { kind, maze, at: { row: 3, column: 2 }, ends: "letters" }, random);
      putNear(own, place, neighbour, random);
      leaveTrace(own, place, { kind, maze }, left, random);
      const one = { row: place.row + 1 + random.below(2), column: place.column + 1, rows: 1, columns: 1 };
      const last = { ...one, row: place.row + place.rows - 2, column: place.column + place.columns - 2 };
      const wide = { row: 0, column: 0, rows: place.row + place.rows + 4, columns: place.column + place.columns + 4 };
      const selected = [[place], [one], [wide], [one, last]][random.below(4)]!;
      own.select(selected);
      const reading = await read();
      const found = areBetween(kind) ? reading.maze : reading.lattice?.maze;
      const drawn = [addressOf(place), [...maze.standing]];
      expect([selected, addressOf(reading.area), [...(found?.standing ?? [])]]).toEqual([selected, ...drawn]);
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
    fill(addressOf({ row: row + 1, column: column + 1, rows: 1, columns: 1 }), BLACK);
  }
  return mask;
}

test("a maze and something else selected together are no place for one", async () => {
  const random = new Random("several");
  const own = book.workbook.activeSheet;
  const maze = mazeOf(5, 6, random);
  const place = drawForeign(own, { kind: "lines", maze, at: { row: 3, column: 2 }, ends: "letters" }, random);
  own.select([{ ...place, rows: 1, columns: 1 }, place]);
  await expect(read()).rejects.toMatchObject({ sentence: { id: "generate-or-select" } });
});

test("off the lattice each open cell is a cell of the maze, open to all its open neighbours", async () => {
  const side = fc.integer({ min: 8, max: 15 });
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), async (rows, columns, seed) => {
      openWorkbook();
      const random = new Random(seed);
      const mask = drawCave(rows, columns, random);
      selectAround(book.workbook.activeSheet, { row: 1, column: 1, rows, columns }, random);
      const { area, maze } = await read();
      expect([area, maze.mask]).toEqual([{ row: 1, column: 1, rows, columns }, mask]);
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
    book.workbook.activeSheet.select([{ row: 1, column: 1, rows: size, columns: size }]);
    const told: number[] = [];
    await read((done) => told.push(done));
    const { requests } = book.counter;
    expect(requests.length).toBeLessThanOrEqual(most);
    expect(Math.max(...requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5 * 1024 * 1024);
    expect(told).toHaveLength(requests.length - 2);
  }
});

const SIDES = [RIGHT, BOTTOM, LEFT, TOP] as const;
const LINE = { style: "Continuous", weight: "Thin", color: "#C00000", tintAndShade: 0 } as const;
const NONE = { ...LINE, style: "None" } as const;

test("lines that a person draws or removes in a maze of Lavirint's are found by asking, wherever they are", async () => {
  const side = fc.integer({ min: 10, max: 13 });
  await fc.assert(
    fc.asyncProperty(side, side, fc.string(), fc.integer({ min: 0, max: 4 }), async (rows, columns, seed, changes) => {
      await openMaze(columns, rows, { seed: seed === "" ? "x" : seed, layout: { ...choice.layout, cellSize: 12 } });
      const random = new Random(seed);
      const drawn = mazeIn(sheet(), `B2:${sheetCell(rows, columns)}`);
      const [top, bottom] = ([TOP, BOTTOM] as const).map((at) => new Set(openings(rows, columns, at))) as [
        Set<number>,
        Set<number>,
      ];
      const open = { [TOP]: top, [BOTTOM]: bottom, [LEFT]: new Set<number>(), [RIGHT]: new Set<number>() };
      const first = await read();
      expect([book.counter.requests.length, first.maze.standing]).toEqual([2, drawn.standing]);
      for (let i = 0; i < changes; i++) {
        const [cell, at] = [random.below(rows * columns), SIDES[random.below(4)]!];
        const [row, column] = [1 + Math.floor(cell / columns), 1 + (cell % columns)];
        const beyond = neighbour({ rows, columns }, cell, at);
        const owner = beyond === undefined ? cell : Math.min(cell, beyond);
        const wall = 2 * owner + (at & 1);
        const isOpen = beyond === undefined ? open[at].has(cell) : drawn.isOpen(wall);
        const place = { row, column, rows: 1, columns: 1 };
        const change = () => (isOpen ? LINE : NONE);
        if (at === TOP || at === BOTTOM)
          sheet().changeHorizontalEdges({ ...place, row: row + Number(at === BOTTOM) }, change);
        else sheet().changeVerticalEdges({ ...place, column: column + Number(at === RIGHT) }, change);
        if (beyond === undefined) open[at][isOpen ? "delete" : "add"](cell);
        else if (isOpen) drawn.closeWall(wall);
        else drawn.openWall(wall);
      }
      const { maze, gaps } = await read();
      expect(maze.standing).toEqual(drawn.standing);
      const expected = Array.from({ length: rows * columns }, (_, cell) => cell).flatMap((cell) =>
        SIDES.filter((at) => open[at].has(cell)).map((at) => ({ cell, side: at })),
      );
      expect(gaps).toEqual(expected);
    }),
    { numRuns: runs(100) },
  );
});

const sheetCell = (rows: number, columns: number) => `${String.fromCharCode(65 + columns)}${rows + 1}`;

/** The cells of a rim where its frame is open. */
function openings(rows: number, columns: number, at: typeof TOP | typeof BOTTOM): number[] {
  const own = sheet();
  const cells = Array.from({ length: columns }, (_, column) => (at === TOP ? column : (rows - 1) * columns + column));
  const line = at === TOP ? 1 : rows + 1;
  return cells.filter((cell) => own.horizontalEdge(line, 1 + (cell % columns)).style === "None");
}

const layout = { cellSize: 20, wallWeight: "Thick", wallColor: "#000000", fill: "#FFFFFF", fontSize: 9 } as const;
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

/** Opens and closes random inner walls. */
function damaged(maze: Maze, seed: string, percent: number): Maze {
  const random = new Random(seed);
  const result = maze.copy();
  for (const wall of wallsBetween(maze)) {
    if (!random.percent(percent)) continue;
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

test("200x200 is read in five requests, the sheet's with them, and every answer stays under 5 MB", async () => {
  const { maze } = kruskal({ rows: 200, columns: 200 }, new Random("large"));
  await drawn(maze);
  const reading = await read();
  expect(reading.maze.standing).toEqual(maze.standing);
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
