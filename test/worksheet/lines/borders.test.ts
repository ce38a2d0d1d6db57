import fc from "fast-check";
import { BOTTOM, LEFT, type Mask, RIGHT, TOP, Random } from "../../../src/maze/model";
import { addressOf } from "../../../src/worksheet/addresses";
import { ExcelSession, rangeAt } from "../../../src/worksheet/excel";
import {
  Borders,
  borderAt,
  cellArea,
  cellName,
  edge,
  isLine,
  ownEdge,
  pairAt,
  rimOf,
  setBorder,
  type CellSide,
} from "../../../src/worksheet/borders";
import { openWorkbook, pane, sheet, area } from "../../actions/stage";
import { mazeByChance } from "../../maze/anyMaze";
import { wallsBetween } from "../../maze/shape";

const SIDES: readonly CellSide[] = [RIGHT, BOTTOM, LEFT, TOP];
const NAMES = { [RIGHT]: "right", [BOTTOM]: "bottom", [LEFT]: "left", [TOP]: "top" } as const;

/** Lines between the points of a grid: `level[row][column]` above a cell, `upright[row][column]` left of it. */
class Drawing {
  readonly level: boolean[][];
  readonly upright: boolean[][];

  constructor(
    readonly rows: number,
    readonly columns: number,
    is: () => boolean,
  ) {
    const many = (count: number, each: () => boolean[]) => Array.from({ length: count }, each);
    this.level = many(rows + 1, () => Array.from({ length: columns }, is));
    this.upright = many(rows, () => Array.from({ length: columns + 1 }, is));
  }

  /** The list that has the edge on a side of a cell, and its place there. */
  private edge(cell: number, side: CellSide): [boolean[], number] {
    const [row, column] = [Math.floor(cell / this.columns), cell % this.columns];
    if (side === TOP || side === BOTTOM) return [this.level[row + Number(side === BOTTOM)]!, column];
    return [this.upright[row]!, column + Number(side === RIGHT)];
  }

  has(cell: number, side: CellSide): boolean {
    const [list, at] = this.edge(cell, side);
    return list[at]!;
  }

  set(cell: number, side: CellSide, is: boolean): void {
    const [list, at] = this.edge(cell, side);
    list[at] = is;
  }

  beyond(cell: number, side: CellSide): number | undefined {
    const [row, column] = [Math.floor(cell / this.columns), cell % this.columns];
    const [r, c] = [row + (side === BOTTOM ? 1 : side === TOP ? -1 : 0), column + [1, 0, -1, 0][side]!];
    return r < 0 || c < 0 || r >= this.rows || c >= this.columns ? undefined : r * this.columns + c;
  }
}

const side = fc.integer({ min: 1, max: 5 });

/** Compares what is read of lines with what was drawn. */
function expectRead(lines: Borders, drawing: Drawing, mask: Mask | undefined): void {
  const { rows, columns } = drawing;
  const isIn = (cell: number | undefined) => cell !== undefined && (mask === undefined || mask[cell] === 1);
  const maze = lines.maze();
  const gaps: { cell: number; side: CellSide }[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    for (const each of SIDES) {
      expect(lines.isDrawn(cell, each)).toBe(drawing.has(cell, each));
      if (isIn(cell) && !isIn(drawing.beyond(cell, each)) && !drawing.has(cell, each)) gaps.push({ cell, side: each });
    }
    for (const each of [RIGHT, BOTTOM] as const) {
      const isBetween = isIn(cell) && isIn(drawing.beyond(cell, each));
      expect(maze.isOpen(2 * cell + each)).toBe(isBetween && !drawing.has(cell, each));
    }
  }
  expect(lines.gaps()).toEqual(gaps);
  expect(maze.mask).toBe(mask);
}

test("whichever of two neighbours reports a line, it is a wall between them or closes the frame; all else is open", () => {
  fc.assert(
    fc.property(side, side, fc.string(), fc.boolean(), (rows, columns, seed, isMasked) => {
      const random = new Random(seed);
      const drawing = new Drawing(rows, columns, () => random.percent(60));
      const mask = isMasked
        ? Uint8Array.from({ length: rows * columns }, (_, cell) => Number(cell === 0 || random.percent(70)))
        : undefined;
      const reported: Record<string, unknown>[] = Array.from({ length: rows * columns }, () => ({}));
      const styles = ["Continuous", "Dash", "Double"];
      for (let cell = 0; cell < rows * columns; cell++) {
        for (const each of SIDES) {
          const other = drawing.beyond(cell, each);
          if (!drawing.has(cell, each)) {
            reported[cell]![NAMES[each]] = [{ style: "None" }, { style: null }, {}, undefined][random.below(4)];
          } else if (other === undefined || other > cell) {
            const line = { style: styles[random.below(3)] };
            const by = other === undefined ? 0 : random.below(3);
            if (by !== 1) reported[cell]![NAMES[each]] = line;
            if (by !== 0) reported[other!]![NAMES[(each ^ 2) as CellSide]] = line;
          }
        }
      }
      const lines = new Borders({ rows, columns, mask });
      const first = random.below(rows);
      const told = Array.from({ length: rows }, (_, row) =>
        reported.slice(row * columns, (row + 1) * columns).map((borders) => ({ format: { borders } })),
      ) as Excel.CellProperties[][];
      lines.addRows(first, told.slice(first));
      lines.addRows(0, told.slice(0, first));
      expectRead(lines, drawing, mask);
    }),
  );
});

test("the last that is said of an edge counts, from whichever of its cells; what was expected is a closed frame around the walls", () => {
  fc.assert(
    fc.property(side, side, fc.string(), (rows, columns, seed) => {
      const random = new Random(seed);
      const drawing = new Drawing(rows, columns, () => true);
      const maze = mazeByChance({ rows, columns }, random, 50);
      for (const wall of wallsBetween(maze)) drawing.set(wall >> 1, (wall & 1) as CellSide, !maze.isOpen(wall));
      const lines = new Borders({ rows, columns });
      lines.expect(maze);
      expectRead(lines, drawing, undefined);
      for (let times = 0; times < 10; times++) {
        const [cell, each, is] = [random.below(rows * columns), SIDES[random.below(4)]!, random.percent(50)];
        lines.setEdge(cell, each, is);
        drawing.set(cell, each, is);
      }
      expectRead(lines, drawing, undefined);
    }),
  );
});

test("a cell has its place and name, and an area its four rims", () => {
  const maze = area("B2:D5");
  expect([0, 2, 3, 11].map((cell) => [addressOf(cellArea(maze, cell)), cellName(maze, cell)])).toEqual(
    ["B2", "D2", "B3", "D5"].map((name) => [name, name]),
  );
  expect(SIDES.map((each) => addressOf(rimOf(maze, each)))).toEqual(["D2:D5", "B5:D5", "B2:B5", "B2:D2"]);
});

test.each([
  ["B2", "B2:C2 InsideVertical", "B2:B3 InsideHorizontal", "A2:B2 InsideVertical", "B1:B2 InsideHorizontal"],
  ["A1", "A1:B1 InsideVertical", "A1:A2 InsideHorizontal", "A1 EdgeLeft", "A1 EdgeTop"],
  [
    "XFD1048576",
    ...["XFD1048576 EdgeRight", "XFD1048576 EdgeBottom"],
    ...["XFC1048576:XFD1048576 InsideVertical", "XFD1048575:XFD1048576 InsideHorizontal"],
  ],
  [
    "XFC1048575",
    ...["XFC1048575:XFD1048575 InsideVertical", "XFC1048575:XFC1048576 InsideHorizontal"],
    ...["XFB1048575:XFC1048575 InsideVertical", "XFC1048574:XFC1048575 InsideHorizontal"],
  ],
])(
  "the lines around %s are between it and its neighbours, and at the edges of the sheet its own",
  (cell, ...places) => {
    const found = SIDES.map((each) => borderAt(area(cell), each));
    expect(found.map(({ area: both, item }) => `${addressOf(both)} ${item}`)).toEqual(places);
    expect(SIDES.map((each) => pairAt(area(cell), each))).toEqual(
      found.map(({ area: both, item }) => (item.startsWith("Edge") ? undefined : both)),
    );
  },
);

test("rows and columns of cells have their lines where one of their cells has", () => {
  const at = (address: string, each: CellSide) => {
    const { area: both, item } = borderAt(area(address), each);
    return `${addressOf(both)} ${item}`;
  };
  expect([at("B2:D2", TOP), at("B2:D2", BOTTOM)]).toEqual(["B1:D2 InsideHorizontal", "B2:D3 InsideHorizontal"]);
  expect([at("B2:B4", LEFT), at("B2:B4", RIGHT)]).toEqual(["A2:B4 InsideVertical", "B2:C4 InsideVertical"]);
  expect([at("A1048576:B1048576", BOTTOM), at("XFD1:XFD2", RIGHT)]).toEqual([
    ...["A1048576:B1048576 EdgeBottom", "XFD1:XFD2 EdgeRight"],
  ]);
});

test.each([
  ["the cell's own", (cells: Excel.Worksheet, each: CellSide) => ownEdge(rangeAt(cells, area("C3")), each)],
  ["the one between two cells", (cells: Excel.Worksheet, each: CellSide) => edge(cells, area("C3"), each)],
])("on each side a line is drawn as it is told and goes again, whether it is %s", async (_what, at) => {
  const line = { style: "Dash", weight: "Medium", color: "#C00000" };
  for (const each of SIDES) {
    openWorkbook();
    const on = sheet();
    const seen = () =>
      [on.verticalEdge(2, 3), on.horizontalEdge(3, 2), on.verticalEdge(2, 2), on.horizontalEdge(2, 2)].map(
        ({ style, weight, color }) => (style === "None" ? "" : `${style} ${weight} ${color}`),
      );
    const set = (to: typeof line | undefined) =>
      ExcelSession.glance(pane).onSheet(on.id, (own) => setBorder(at(own, each), to));
    await set(line);
    expect(seen()).toEqual(SIDES.map((other) => (other === each ? "Dash Medium #C00000" : "")));
    await ExcelSession.glance(pane).onSheet(on.id, (own) => setBorder(edge(own, area("C3"), each), undefined));
    expect(seen()).toEqual(["", "", "", ""]);
    await set({ ...line, style: "None" });
    expect(seen()).toEqual(["", "", "", ""]);
  }
});

test("a line is what has a style other than None", () => {
  expect([undefined, {}, { style: null }, { style: "None" }, { style: "Dot" }].map(isLine)).toEqual([
    ...[false, false, false, false, true],
  ]);
});
