import { readFileSync } from "node:fs";
import { type Cell, Workbook } from "exceljs";
import { type MazeInFile, mazesAsFile } from "../../src/files";
import { generatorById } from "../../src/maze/generators/generators";
import { type Grid, LEFT, type Maze, RIGHT, Random, SIDES } from "../../src/maze/model";
import { cellArea } from "../../src/worksheet/borders";
import { filledMark, removedMark } from "../../src/worksheet/looks";

/** What is drawn of a maze: looks without lines, which cell has which, what cells hold, and where the frame is open. */
interface Drawn {
  readonly maze: Maze;
  readonly looks: MazeInFile["look"]["looks"];
  readonly lookOf: Uint8Array;
  readonly contents: ReadonlyMap<number, string>;
  readonly gaps: MazeInFile["gaps"];
}

/** Plain cells first, then those out of a maze, and a path. */
const FILLS = ["FFFFFF", removedMark, filledMark, "BFBFBF"];
export const LOOKS: Drawn["looks"] = FILLS.map((look) => {
  const [color, , hatch] = look.split(",") as [string, string?, string?];
  return { fill: { color, hatch }, font: { size: 9, isBold: color === "BFBFBF" }, isCentred: true };
});

/** A maze with a seventh of its cells out of it in some, fills everywhere, texts in cells, and two gaps. */
export function drawn(grid: Grid, loops = 0): Drawn {
  const maze = generatorById("kruskal").makeMaze(grid, new Random("file"), { loopPercent: loops, blockPermille: 0 });
  const cells = Array.from({ length: maze.size }, (_, cell) => cell);
  const numbered = cells.filter((cell) => maze.has(cell) && cell % 3 === 0);
  const lookOf = (cell: number) => (maze.has(cell) ? (cell % 11 === 0 ? cell % FILLS.length : 0) : 1);
  return {
    maze,
    looks: LOOKS,
    lookOf: Uint8Array.from(cells, lookOf),
    contents: new Map([[1, ` <S> & "ends" `], ...numbered.map((cell) => [cell, String(cell + 1)] as const)]),
    gaps: [
      { cell: 0, side: LEFT },
      { cell: maze.size - 1, side: RIGHT },
    ],
  };
}

const masked = (rows: number, columns: number): Grid => {
  const mask = Uint8Array.from({ length: rows * columns }, (_, cell) => (cell % 7 === 5 && cell > columns ? 0 : 1));
  return { rows, columns, mask };
};
const mazesOf = (rows: number, columns: number) => [
  drawn({ rows, columns }),
  drawn(masked(rows, columns)),
  drawn({ rows: columns, columns: rows }, 30),
];
export const small = mazesOf(15, 20);
export const large = mazesOf(100, 100);

const WALL = { weight: "thick", color: "1F3864" } as const;
/** B2, as for a maze on a sheet of its own. */
const PLACE = { row: 1, column: 1 };

/** The place of a cell on the sheet. */
const placeOf = ({ rows, columns }: Maze, cell: number) => cellArea({ ...PLACE, rows, columns }, cell);

/** The file of a workbook with a maze on each sheet, from B2. */
export function fileOf(mazes: readonly Drawn[]): Uint8Array {
  const sheets = mazes.map(({ maze, looks, lookOf, contents, gaps }, i) => ({
    name: `Maze ${i + 1}`,
    mazes: [{ ...PLACE, maze, look: { wall: WALL, looks, lookOf }, gaps }],
    cells: [...contents].map(([cell, value]) => ({ ...placeOf(maze, cell), value })),
  }));
  return mazesAsFile(sheets);
}

/**
 * The cells of a file that are not as they were drawn, by sheet and address: their lines, fill or contents. Empty if all is well.
 * `mixesPatterns`: the program that saved the file knows no patterns, and makes one colour of a pattern's two, as LibreOffice does.
 */
export async function wrongCells(
  file: string | Uint8Array,
  mazes: readonly Drawn[],
  mixesPatterns = false,
): Promise<string[]> {
  const workbook = new Workbook();
  const bytes = typeof file === "string" ? readFileSync(file) : file;
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return mazes.flatMap((drawn, i) => {
    const sheet = workbook.worksheets[i]!;
    const wrong: string[] = [];
    for (let number = 0; number < drawn.maze.size; number++) {
      const { row, column } = placeOf(drawn.maze, number);
      const cell = sheet.getCell(row + 1, column + 1);
      const [found, expected] = [foundIn(cell), expectedOf(drawn, number)];
      if (found !== expected && !(mixesPatterns && isMixed(found, expected)))
        wrong.push(`${sheet.name}!${cell.address} is ${found} instead of ${expected}`);
    }
    return wrong;
  });
}

/** Whether the same is found but for a pattern, in whose place there is a colour between its two. */
function isMixed(found: string, expected: string): boolean {
  const [pattern, solid] = [/lightUp FF(\w{6}) FF(\w{6})/, /solid FF(\w{6})/];
  const [, front, back] = pattern.exec(expected) ?? [];
  const [, mixed] = solid.exec(found) ?? [];
  if (mixed === undefined || found.replace(solid, "") !== expected.replace(pattern, "")) return false;
  const channels = (color: string) => [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16));
  const [one, other] = [channels(front!), channels(back!)];
  return channels(mixed).every((value, i) => (value - one[i]!) * (value - other[i]!) < 0);
}

/** "left thick FF1F3864, top thick FF1F3864; solid FFD9D9D9; 12": sides with a line, fill, contents. */
const inWords = (sides: readonly string[], fill: readonly unknown[], text: string) =>
  [sides.join(", "), fill.join(" "), text].join("; ");

function foundIn({ border, fill, value }: Cell): string {
  const sides = SIDES.flatMap((side) => {
    const { style, color } = border?.[side] ?? {};
    return style === undefined ? [] : [`${side} ${style} ${color?.argb}`];
  });
  const isFilled = fill?.type === "pattern" && fill.pattern !== "none";
  const colors = isFilled ? [fill.fgColor?.argb, ...(fill.pattern === "solid" ? [] : [fill.bgColor?.argb])] : [];
  return inWords(sides, isFilled ? [fill.pattern, ...colors] : [], typeof value === "string" ? value : "");
}

function expectedOf({ maze, looks, lookOf, contents, gaps }: Drawn, cell: number): string {
  const [row, column] = [Math.floor(cell / maze.columns), cell % maze.columns];
  const isGap = (at: number, side: number) => gaps.some((gap) => gap.cell === at && gap.side === side);
  const hasLine = (side: number) => {
    const isRim = [column === maze.columns - 1, row === maze.rows - 1, column === 0, row === 0][side];
    if (isRim === true) return !isGap(cell, side);
    const beyond = cell + [1, maze.columns, -1, -maze.columns][side]!;
    if (isGap(cell, side) || isGap(beyond, side ^ 2)) return false;
    if (!maze.has(cell) || !maze.has(beyond)) return maze.has(cell) !== maze.has(beyond);
    return !maze.isOpen(2 * Math.min(cell, beyond) + (side & 1));
  };
  const sides = SIDES.filter((_, side) => hasLine(side)).map((side) => `${side} thick FF${WALL.color}`);
  const { color, hatch } = looks[lookOf[cell]!]!.fill!;
  const fill = hatch === undefined ? ["solid", `FF${color}`] : ["lightUp", `FF${hatch}`, `FF${color}`];
  return inWords(sides, fill, contents.get(cell) ?? "");
}
