import fc from "fast-check";
import { BOTTOM, type Grid, LEFT, RIGHT, SIDES, TOP, Random } from "../../../src/maze/model";
import { addressOf } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel";
import { Borders, borderAt, edge, setBorder, type CellSide } from "../../../src/worksheet/borders";
import { openWorkbook, pane, sheet, area } from "../../actions/stage";
import { anyGrid, mazeByChance } from "../../maze/anyMaze";

const ALL: readonly CellSide[] = [RIGHT, BOTTOM, LEFT, TOP];

/** Each side of each cell, with the cell beyond it; `edge` is the place of its middle in half cells, the same from both. */
function edgesOf({ rows, columns }: Grid) {
  const edges = Array.from({ length: 4 * rows * columns }, (_, i) => {
    const [cell, side] = [i >> 2, ALL[i % 4]!];
    const [row, column] = [2 * Math.floor(cell / columns), 2 * (cell % columns)];
    return { cell, side, edge: [row + [0, 1, 0, -1][side]!, column + [1, 0, -1, 0][side]!].join() };
  });
  return edges.map((each) => ({
    ...each,
    beyond: edges.find(({ cell, edge }) => edge === each.edge && cell !== each.cell)?.cell,
  }));
}

/** Compares what is read of lines with the edges that were drawn. */
function expectRead(lines: Borders, grid: Grid, drawn: ReadonlySet<string>): void {
  const isIn = (cell: number | undefined) => cell !== undefined && grid.mask?.[cell] !== 0;
  const maze = lines.maze();
  const edges = edgesOf(grid).map((each) => ({ ...each, isDrawn: drawn.has(each.edge) }));
  for (const { cell, side, beyond, isDrawn } of edges) {
    expect(lines.isDrawn(cell, side)).toBe(isDrawn);
    if (side === RIGHT || side === BOTTOM)
      expect(maze.isOpen(2 * cell + side)).toBe(isIn(cell) && isIn(beyond) && !isDrawn);
  }
  const open = edges.filter(({ cell, beyond, isDrawn }) => isIn(cell) && !isIn(beyond) && !isDrawn);
  expect(lines.gaps()).toEqual(open.map(({ cell, side }) => ({ cell, side })));
  expect(maze.mask).toBe(grid.mask);
}

test("whichever of two neighbours reports a line, it is a wall between them or closes the frame; all else is open", () => {
  fc.assert(
    fc.property(anyGrid(5), fc.string(), (grid, seed) => {
      const random = new Random(seed);
      const { rows, columns } = grid;
      const edges = edgesOf(grid);
      const drawn = new Set(edges.map(({ edge }) => edge).filter(() => random.percent(45)));
      const silent = new Map(edges.map(({ edge, cell, beyond }) => [edge, [cell, beyond, -1][random.below(3)]]));
      const none = [{ style: "None" }, { style: null }, {}, undefined];
      const styles = ["Continuous", "Dash", "Double"];
      const told = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({})));
      for (const { cell, side, edge, beyond } of edges) {
        const isTold = drawn.has(edge) && (beyond === undefined || silent.get(edge) !== cell);
        const line = isTold ? { style: styles[random.below(3)] } : none[random.below(4)];
        Object.assign(told[Math.floor(cell / columns)]![cell % columns]!, { [SIDES[side]]: line });
      }
      const cells = told.map((row) => row.map((borders) => ({ format: { borders } }))) as Excel.CellProperties[][];
      const lines = new Borders(grid);
      const first = random.below(rows);
      lines.addRows(first, cells.slice(first));
      lines.addRows(0, cells.slice(0, first));
      expectRead(lines, grid, drawn);
    }),
  );
});

test("the last that is said of an edge counts, from whichever of its cells; what was expected is a closed frame around the walls", () => {
  const side = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(side, side, fc.string(), (rows, columns, seed) => {
      const random = new Random(seed);
      const maze = mazeByChance({ rows, columns }, random, 50);
      const edges = edgesOf(maze);
      const stands = ({ cell, side: each, beyond }: (typeof edges)[number]) =>
        beyond === undefined || !maze.isOpen(2 * Math.min(cell, beyond) + (each & 1));
      const drawn = new Set(edges.filter(stands).map(({ edge }) => edge));
      const lines = new Borders({ rows, columns });
      lines.expect(maze);
      expectRead(lines, maze, drawn);
      for (let times = 0; times < 10; times++) {
        const { cell, side: each, edge } = edges[random.below(edges.length)]!;
        const isThere = random.percent(50);
        lines.setEdge(cell, each, isThere);
        drawn[isThere ? "add" : "delete"](edge);
      }
      expectRead(lines, maze, drawn);
    }),
  );
});

test.each([
  ["B2", "B2:C2 InsideVertical", "B2:B3 InsideHorizontal", "A2:B2 InsideVertical", "B1:B2 InsideHorizontal"],
  ["A1", "A1:B1 InsideVertical", "A1:A2 InsideHorizontal", "A1 EdgeLeft", "A1 EdgeTop"],
  [
    "XFD1048576",
    ...["XFD1048576 EdgeRight", "XFD1048576 EdgeBottom"],
    ...["XFC1048576:XFD1048576 InsideVertical", "XFD1048575:XFD1048576 InsideHorizontal"],
  ],
])(
  "the lines around %s are between it and its neighbours, and at the edges of the sheet its own",
  (cell, ...places) => {
    const found = ALL.map((each) => borderAt(area(cell), each));
    expect(found.map(({ area: both, item }) => `${addressOf(both)} ${item}`)).toEqual(places);
  },
);

test("on each side a line is drawn as it is told, and one of the style None is none", async () => {
  const line = { style: "Dash", weight: "Medium", color: "#C00000" };
  for (const each of ALL) {
    openWorkbook();
    const on = sheet();
    const set = (to: typeof line) =>
      ExcelSession.glance(pane).onSheet(on.id, (own) => setBorder(edge(own, area("C3"), each), to));
    const seen = () =>
      [on.verticalEdge(2, 3), on.horizontalEdge(3, 2), on.verticalEdge(2, 2), on.horizontalEdge(2, 2)].map(
        ({ style, weight, color }) => (style === "None" ? "" : `${style} ${weight} ${color}`),
      );
    await set(line);
    expect(seen()).toEqual(ALL.map((other) => (other === each ? "Dash Medium #C00000" : "")));
    await set({ ...line, style: "None" });
    expect(seen()).toEqual(["", "", "", ""]);
  }
});
