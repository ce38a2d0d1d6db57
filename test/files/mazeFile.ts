import { readFileSync } from "node:fs";
import { type Cell, Workbook } from "exceljs";
import { type MazeInFile, type SheetOfMazes, mazesAsFile } from "../../src/files";
import { BOTTOM, LEFT, type Maze, RIGHT, TOP } from "../../src/maze/model";

type Look = MazeInFile["look"]["looks"][number];

/** What is drawn of a maze: looks without lines, which cell has which, what cells hold, and where the frame is open. */
export interface Drawn {
  readonly maze: Maze;
  readonly looks: readonly Look[];
  readonly lookOf: Uint8Array;
  readonly contents: ReadonlyMap<number, string>;
  readonly gaps: MazeInFile["gaps"];
}

const WALL = { weight: "thick", color: "1F3864" } as const;
/** B2, as for a maze on a sheet of its own. */
const PLACE = { row: 1, column: 1 };

/** The file of a workbook with a maze on each sheet, from B2. */
export function fileOf(mazes: readonly Drawn[]): Uint8Array {
  const sheets = mazes.map(({ maze, looks, lookOf, contents, gaps }, i): SheetOfMazes => {
    const { columns } = maze;
    return {
      name: `Maze ${i + 1}`,
      mazes: [{ ...PLACE, maze, look: { wall: WALL, looks, lookOf }, gaps }],
      cells: [...contents].map(([cell, value]) => {
        return { row: PLACE.row + Math.floor(cell / columns), column: PLACE.column + (cell % columns), value };
      }),
    };
  });
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
    const { maze } = drawn;
    const sheet = workbook.worksheets[i]!;
    const wrong: string[] = [];
    for (let number = 0; number < maze.size; number++) {
      const row = PLACE.row + Math.floor(number / maze.columns);
      const cell = sheet.getCell(row + 1, PLACE.column + (number % maze.columns) + 1);
      const [found, expected] = [foundIn(cell), expectedOf(drawn, number)];
      if (found !== expected && !(mixesPatterns && isMixed(found, expected)))
        wrong.push(`${sheet.name}!${cell.address} is ${found} instead of ${expected}`);
    }
    return wrong;
  });
}

/** Whether the same is found but for a pattern, in whose place there is a colour between its two. */
function isMixed(found: string, expected: string): boolean {
  const pattern = / FF(\w{6}) FF(\w{6}), /;
  const solid = /solid FF(\w{6}), /;
  const [colors, mixed] = [pattern.exec(expected), solid.exec(found)];
  if (colors === null || mixed === null) return false;
  if (found.replace(solid, "") !== expected.replace(/\w+ FF\w{6} FF\w{6}, /, "")) return false;
  const channels = (color: string) => [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16));
  const [front, back, between] = [colors[1]!, colors[2]!, mixed[1]!].map(channels) as [number[], number[], number[]];
  return between.every((value, i) => {
    return value > Math.min(front[i]!, back[i]!) && value < Math.max(front[i]!, back[i]!);
  });
}

/** "right left, FF1F3864, , solid FFD9D9D9, 12": sides with a wall, its colour, sides with another line, fill, contents. */
function foundIn({ border, fill, value }: Cell): string {
  const sides = (["right", "bottom", "left", "top"] as const).filter((side) => border?.[side]?.style === "thick");
  const others = (["right", "bottom", "left", "top"] as const).filter((side) => {
    return border?.[side]?.style !== undefined && border[side]?.style !== "thick";
  });
  const colors = new Set(sides.map((side) => border[side]!.color?.argb));
  const look =
    fill?.type !== "pattern" || fill.pattern === "none"
      ? ""
      : `${fill.pattern} ${fill.fgColor?.argb}${fill.pattern === "solid" ? "" : ` ${fill.bgColor?.argb}`}`;
  const text = typeof value === "string" ? value : "";
  return [sides.join(" "), [...colors].join(" "), others.join(" "), look, text].join(", ");
}

function expectedOf({ maze, looks, lookOf, contents, gaps }: Drawn, cell: number): string {
  const isIn = (other: number) => maze.mask === undefined || maze.mask[other] === 1;
  const [row, column] = [Math.floor(cell / maze.columns), cell % maze.columns];
  const hasLine = (side: number) => {
    const isRim = [column === maze.columns - 1, row === maze.rows - 1, column === 0, row === 0][side];
    const beyond = cell + [1, maze.columns, -1, -maze.columns][side]!;
    const isGap = gaps.some((gap) => {
      return (gap.cell === cell && gap.side === side) || (!isRim && gap.cell === beyond && gap.side === (side ^ 2));
    });
    if (isGap) return false;
    if (isRim === true) return true;
    if (!isIn(cell) || !isIn(beyond)) return isIn(cell) !== isIn(beyond);
    const owner = side === RIGHT || side === BOTTOM ? cell : beyond;
    return !maze.isOpen(2 * owner + (side & 1));
  };
  const sides = (
    [
      [RIGHT, "right"],
      [BOTTOM, "bottom"],
      [LEFT, "left"],
      [TOP, "top"],
    ] as const
  )
    .filter(([side]) => hasLine(side))
    .map(([, name]) => name);
  const { fill } = looks[lookOf[cell]!]!;
  const look =
    fill === undefined
      ? ""
      : fill.hatch === undefined
        ? `solid FF${fill.color}`
        : `lightUp FF${fill.hatch} FF${fill.color}`;
  const text = contents.get(cell) ?? "";
  return [sides.join(" "), sides.length === 0 ? "" : `FF${WALL.color}`, "", look, text].join(", ");
}
