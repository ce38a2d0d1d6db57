import fc from "fast-check";
import { Maze, Random } from "../../../src/maze/model";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { addressOf } from "../../../src/worksheet/addresses/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { readSheet } from "../../../src/worksheet/sheet/sheet";
import { findPlace, readMaze } from "../../../src/worksheet/walls/readMaze";
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
import { book, openWorkbook, pane } from "../../actions/openWorkbook";
import { runs } from "../../depth";

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

const read = async (progress: (done: number) => void = () => undefined) => {
  const session = ExcelSession.glance(pane);
  return readMaze(session, await findPlace(session, await readSheet(session)), progress);
};

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
        const found = areBetween(kind) ? reading.maze : reading.found!.lattice?.maze;
        expect([...(found?.standing ?? [])]).toEqual([...maze.standing]);
        if (ends === "letters" && kind !== "sums") {
          const exits = [reading.found!.entrance, ...reading.found!.exits];
          expect(exits.map((cell) => (areBetween(kind) ? cell : reading.found!.lattice!.cellAt(cell!)))).toEqual([
            0,
            maze.size - 1,
          ]);
        }
        const open = reading.gaps.map(({ cell }) => (areBetween(kind) ? cell : reading.found!.lattice!.cellAt(cell)));
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
      const found = areBetween(kind) ? reading.maze : reading.found!.lattice?.maze;
      const drawn = [addressOf(place), [...maze.standing]];
      expect([selected, addressOf(reading.area), [...(found?.standing ?? [])]]).toEqual([selected, ...drawn]);
    }),
    { numRuns: runs(150) },
  );
});

/** A place of black and white cells that has no lattice, with a frame. */
function drawCave(rows: number, columns: number, random: Random): Uint8Array {
  const mask = new Uint8Array(rows * columns);
  const own = book.workbook.activeSheet;
  for (let cell = 0; cell < mask.length; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const isRim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
    mask[cell] = Number(!isRim && (random.percent(60) || (row < 3 && column < 3)));
    if (mask[cell] === 1) continue;
    const fill = {
      pattern: "Solid",
      color: "#000000",
      patternColor: "#000000",
      tintAndShade: 0,
      patternTintAndShade: 0,
    };
    own.restyle({ row: row + 1, column: column + 1, rows: 1, columns: 1 }, (style) => ({ ...style, fill }));
  }
  return mask;
}

test("a maze and something else selected together are no place for one", async () => {
  openWorkbook();
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
    book.counter.reset();
    const told: number[] = [];
    await read((done) => told.push(done));
    const { requests } = book.counter;
    expect(requests.length).toBeLessThanOrEqual(most);
    expect(Math.max(...requests.map(({ answerBytes }) => answerBytes))).toBeLessThan(5 * 1024 * 1024);
    expect(told).toHaveLength(requests.length - 2);
  }
});
