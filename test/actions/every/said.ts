import type { Message } from "../../../src/message";
import { addressOf } from "../../../src/worksheet/addresses";
import { hasName } from "../../acts";
import { openNeighbours, stepsFrom } from "../../maze/shape";
import { book, sheet, area, cellsOf, contentsOf, gridIn, mazeIn, sentencesIn } from "../stage";

/** What is said and asked of an act is held against the sheets, whose lines, contents and names are counted here anew. */

type Args = Readonly<Record<string, unknown>> & Readonly<Record<"area" | "maze" | "sheet" | "from" | "to", string>>;
type Sides = ReadonlySet<string>;

const existing = () => book.workbook.sheets.map(({ name }) => name);

const gridOn = (name: string) => gridIn(book.workbook, sheet(name));
const endOn = (name: string, letter: "S" | "E") => {
  const [row, column] = cellsOf(gridOn(name)).find((cell) => sheet(name).value(...cell) === letter)!;
  return addressOf({ row, column, rows: 1, columns: 1 });
};

/** The sides of cells of a sheet that no line closes, as "row,column,row,column" of the cells beside them. */
function openSides(name: string): Sides {
  const on = sheet(name);
  const sides = cellsOf("A1:P20").flatMap(([r, c]) => [
    ...(c < 15 && on.verticalEdge(r, c + 1).style === "None" ? [`${r},${c},${r},${c + 1}`] : []),
    ...(r < 19 && on.horizontalEdge(r + 1, c).style === "None" ? [`${r},${c},${r + 1},${c}`] : []),
  ]);
  return new Set(sides);
}

/** The maze whose lines are on a sheet, and the number of one of its cells. */
function mazeOn(name: string, cell = "A1") {
  const cells = cellsOf(gridOn(name)).map(String);
  return { maze: mazeIn(sheet(name), gridOn(name)), at: cells.indexOf(String(cellsOf(cell)[0])) };
}

/** The steps of the shortest way between two cells of the maze on a sheet. */
function stepsBetween(name: string, from: string, to: string): number | undefined {
  const { maze, at } = mazeOn(name, from);
  return stepsFrom(maze, at).get(mazeOn(name, to).at);
}

/** What was there before an act: its sheets, open sides of Sheet1, and how many of some cells hold something. */
export interface Before {
  readonly sheets: readonly string[];
  readonly open: Sides;
  readonly held: (args: Args) => number;
}

/** How the numbers of a sentence are counted, after the act. */
const counts: Readonly<Record<string, (args: Args, before: Before) => Readonly<Record<string, unknown>>>> = {
  "walls-taken-down": (_, { open }) => ({ count: openSides("Sheet1").size - open.size }),
  "walls-put-up": (_, { open }) => ({ count: open.size - openSides("Sheet1").size }),
  "overwrite-values": (args, { held }) => ({ count: held(args), cells: cellsOf(args.area).length }),
  "weights-written": (args) => {
    const { rows, columns } = area(args.area);
    return { walls: rows * (columns - 1) + columns * (rows - 1) };
  },
  "new-sheets-end-undo": (_, { sheets }) => ({ count: existing().filter((each) => !sheets.includes(each)).length }),
  "replace-sheets": ({ earlier }) => ({ count: (earlier as unknown[]).length }),
  "booklet-ready": () => ({ count: existing().filter((name) => /^Maze \d+$/.test(name)).length }),
  "questions-asked": (args) => ({ asked: contentsOf(sheet(args.sheet), args["list"] as string).length }),
  "path-found": ({ sheet: on, from, to }) => ({ steps: stepsBetween(on, from, to) }),
  "answer-ready": ({ sheet: on }) => ({ steps: stepsBetween(on, endOn(on, "S"), endOn(on, "E")) }),
  "nearest-exit-away": ({ cell }) => ({ steps: stepsBetween("Sheet1", endOn("Sheet1", "S"), cell as string) }),
  "maze-is-perfect": ({ sheet: on }) => ({ cells: cellsOf(gridOn(on)).length }),
  "merge-tree-written": () => ({ unions: cellsOf(gridOn("Sheet1")).length - 1 }),
  "play-at": ({ cell }) => {
    const { maze, at } = mazeOn("Sheet1", cell as string);
    const beside = { top: at - maze.columns, right: at + 1, bottom: at + maze.columns, left: at - 1 };
    const isOpen = ([, next]: [string, number]) => openNeighbours(maze, at).includes(next);
    const open = Object.entries(beside).filter(isOpen);
    return { open: open.map(([side]) => ({ id: "open-side", args: { side } })) };
  },
};

const naming = /^(?:sheet|written|answer|front|adjacency|predecessors|distances|earlier|first|last|name)$/;
/** After which the maze is a perfect one. */
const perfect = /^(?:maze-(?:ready|ready-on-new-sheet|mended)|previous-maze-back|answer-ready)$/;
/** What is said of the maze on the sheet, and where that is. */
const ofMaze =
  /^(?:maze-(?:ready|is|mended)|grid-ready|previous-maze|page-|answer-ready|text-shown|picture-drawn|statistics-)/;

/** What there is before an act. */
export function countBefore(): Before {
  const sheets = existing();
  const ends = /^[SE]?$/;
  const holding = (on: string) => {
    const cells = cellsOf("A1:AD30").filter(([r, c]) => !ends.test(String(sheet(on).value(r, c) ?? "")));
    return new Set(cells.map(String));
  };
  const filled = new Map(sheets.map((on) => [on, holding(on)]));
  return {
    sheets,
    open: sheets.includes("Sheet1") ? openSides("Sheet1") : new Set(),
    held: (args) => cellsOf(args.area).filter((cell) => filled.get(args.sheet)!.has(String(cell))).length,
  };
}

/**
 * Expects that sheets, places and numbers that were told of are there. `isOfLines`: the maze's walls are lines that Lavirint drew, so that
 * they can be counted.
 */
export function expectTrue(told: readonly (Message | undefined)[], before: Before, isOfLines: boolean): void {
  for (const each of told.flatMap(sentencesIn)) {
    const { id, args } = each as unknown as { readonly id: string; readonly args: Args };
    const named = Object.entries(args).filter(([key]) => naming.test(key));
    const sheets = named.flatMap(([, value]) => value).filter((value) => typeof value === "string");
    expect([...before.sheets, ...existing()]).toEqual(expect.arrayContaining(sheets));
    if (!isOfLines) continue;
    if (ofMaze.test(id)) expect([id, gridOn(args.sheet)]).toEqual([id, args.area ?? args.maze]);
    if (perfect.test(id) && !hasName("MazeMask", sheet(args.sheet))) {
      const { maze } = mazeOn(args.sheet);
      expect([id, maze.countPassages()]).toEqual([id, maze.size - 1]);
    }
    if (typeof args["columns"] === "number" && args.area !== undefined)
      expect(area(args.area)).toMatchObject({ columns: args["columns"], rows: args["rows"] });
    expect({ id, ...args }).toMatchObject({ id, ...counts[id]?.(args, before) });
  }
}
