import fc from "fast-check";
import { BOTTOM, LEFT, RIGHT, TOP, Random } from "../../../src/maze/model";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import { neighbour } from "../../../src/worksheet/lines/borders";
import { readSheet } from "../../../src/worksheet/sheet/sheet";
import { findPlace, readMaze } from "../../../src/worksheet/walls/readMaze";
import { choice, book, openMaze, pane, sheet, mazeIn } from "../../actions/stage";
import { runs } from "../../depth";

const SIDES = [RIGHT, BOTTOM, LEFT, TOP] as const;
const LINE = { style: "Continuous", weight: "Thin", color: "#C00000", tintAndShade: 0 } as const;
const NONE = { ...LINE, style: "None" } as const;

async function read() {
  const session = ExcelSession.glance(pane);
  const place = await findPlace(session, await readSheet(session));
  book.counter.reset();
  const { maze, gaps } = await readMaze(session, place, () => undefined);
  return { maze, gaps, requests: book.counter.requests.length };
}

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
      expect([first.requests, first.maze.standing]).toEqual([1, drawn.standing]);
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
