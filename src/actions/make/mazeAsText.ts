import { engine } from "../../engine";
import { type Recipe, encode, MOST_CODE_CELLS, encodeMaze, decode, decodeWalls, encodeWalls } from "../../maze/code";
import { type Maze, type Grid, MazeError, orRefused } from "../../maze/model";
import { message, together } from "../../message";
import { addressOf, parseArea, sameArea } from "../../worksheet/addresses";
import { readCells } from "../../worksheet/cells";
import { type MarkedEnds, findEnds } from "../../worksheet/ends";
import { type ExcelSession, Refusal } from "../../worksheet/excel";
import { identityOf } from "../../worksheet/identity";
import { cellDrawn, sizeDrawn } from "../../worksheet/lattice";
import type { Outside } from "../../worksheet/looks";
import { facts } from "../../worksheet/facts";
import { savedOutside } from "../../worksheet/shapeAndEnds";
import type { SheetState } from "../../worksheet/sheet";
import {
  cellsOnPath,
  findCurrentSolution,
  hasDistances,
  hasSolution,
  hasTrail,
  solutionArea,
} from "../../worksheet/solution";
import { type CurrentWalls, type MazeReading, betweenCells } from "../../worksheet/walls";
import { type Dialogue, actFor } from "../core";
import { mazeInFront, endsIfMarked, recipeOfSize } from "../maze";

/** The letter that says how the maze is kept: by its share code, or wall by wall. */
const CODE = "C";
const WALLS = "W";
const NONE = "-";
/** Before it, if it was chosen, how the cells out of the maze look; and how wide walls are that are cells. */
const OUTSIDE = { b: "blank", h: "hatched", f: "filled" } as const;

/** The most characters worth keeping in the workbook: ten names. */
const LONGEST = 40_000;

/**
 * The maze on a sheet as a text by which it can be brought back: its first cell, entrance, exits, and its share
 * code, or its walls where they differ from that code's. "" if it cannot be kept; undefined if there is no maze,
 * or a grid with every wall closed, which is not worth keeping: the maze before that is the one to bring back. Yields to the page;
 * rejects with Stopped.
 */
export async function textOfMaze(
  state: SheetState,
  currentWalls: CurrentWalls | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { grid, names: list, before } = state;
  if (grid === undefined || currentWalls === undefined) return undefined;
  const kept = await howSaved(sizeDrawn(grid, before), facts.code.read(list), currentWalls, signal);
  if (kept === undefined || kept === "") return kept;
  const { entrance, exits } = findEnds(list, state.name, grid);
  const cellOf = ({ cell }: { readonly cell: number }) => cellDrawn(grid, before, cell);
  const cells = exits.length === 0 ? NONE : exits.map(cellOf).join(",");
  const origin = addressOf({ ...grid, rows: 1, columns: 1 });
  const outside = savedOutside(list)?.charAt(0) ?? "";
  const first = entrance === undefined ? NONE : cellOf(entrance);
  const text = `${origin} ${first} ${cells} ${outside}${before.wallShare ?? ""}${kept}`;
  return text.length <= LONGEST ? text : "";
}

async function howSaved(
  grid: Grid,
  code: string | undefined,
  { maze, isClosed }: CurrentWalls,
  signal: AbortSignal,
): Promise<string | undefined> {
  const recipe = recipeOfSize(code, grid);
  const isMade = maze === undefined || (recipe && (await engine.run("isStateOf", { recipe, maze }, signal)));
  if (recipe !== undefined && isMade) return CODE + code;
  if (isClosed) return undefined;
  return maze === undefined ? "" : WALLS + encodeWalls(maze);
}

export type EarlierMaze = NonNullable<ReturnType<typeof earlierMaze>>;

/**
 * The maze that was on a sheet before, as its names describe it; undefined if they keep none, or somebody changed them. `origin`: its first
 * cell; `made`: its share code without ends, with the recipe in it, unless the walls themselves were kept; `maze` yields to the page, and
 * rejects with Stopped.
 */
export function earlierMaze({ names: list }: SheetState) {
  const [, place, entrance, exits, outside, share, kind, kept] =
    /^([A-Z]+\d+) (\d+|-) ([\d,]+|-) ([bhf]?)(\d{0,3})([CW])([^]*)$/.exec(facts.earlier.read(list) ?? "") ?? [];
  const origin = place && parseArea(place);
  if (!origin || entrance === undefined || exits === undefined || kept === undefined) return undefined;
  const made = kind === CODE ? orRefused(() => ({ code: kept, recipe: decode(kept) })) : undefined;
  const walls = kind === CODE ? undefined : orRefused(() => decodeWalls(kept));
  if (made instanceof MazeError || walls instanceof MazeError) return undefined;
  const { rows, columns, mask }: Grid = made?.recipe ?? walls!;
  const isIn = (cell: number) => cell < rows * columns && mask?.[cell] !== 0;
  const [first, last] = [cellsOf(entrance).filter(isIn), cellsOf(exits).filter(isIn)];
  return {
    origin,
    grid: { rows, columns, mask },
    ends: (first[0] === undefined ? { exits: last } : { entrance: first[0], exits: last }) as MarkedEnds,
    outside: OUTSIDE[outside as keyof typeof OUTSIDE] as Outside | undefined,
    wallShare: share === "" ? undefined : Number(share),
    made,
    maze: async (signal: AbortSignal): Promise<Maze> => walls ?? engine.run("maze", made!.recipe, signal),
  };
}

function cellsOf(text: string): number[] {
  return text === NONE ? [] : text.split(",").map(Number);
}

/** The share code of a recipe; undefined if it would be too long. */
export function codeOf(recipe: Recipe): string | undefined {
  const code = orRefused(() => encode(recipe));
  return code instanceof MazeError ? undefined : code;
}

/** The recipe of a code that a sheet remembers, if following it gives exactly this maze. Rejects with Stopped. */
export async function recipeOf(code: string | undefined, maze: Maze, signal: AbortSignal): Promise<Recipe | undefined> {
  const recipe = recipeOfSize(code, maze);
  return recipe !== undefined && (await engine.run("isMazeOf", { recipe, maze }, signal)) ? recipe : undefined;
}

/**
 * The share code of the maze in front, with its present entrance and exits. The sheet remembers how the maze was made; where that does not
 * give the walls in the borders, the code holds the walls, up to {@link MOST_CODE_CELLS} cells. Changes nothing.
 */
export function shareCode(dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const reading = betweenCells(await mazeInFront(action));
    const { state, area, maze, remark } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    if (recipe === undefined && maze.size > MOST_CODE_CELLS) {
      throw new Refusal(message("no-code-for-maze", { ...where, most: MOST_CODE_CELLS }));
    }
    const ends = endsIfMarked(reading);
    const text = recipe === undefined ? encodeMaze({ maze, ends }) : encode({ ...recipe, ends });
    return { text, maze: identityOf(state), sentence: together(message("code-shown", where), remark) };
  });
}

/** In one of the forms of src/maze/text, with the path of its solution, if it shows one; a trail is none. Changes nothing. */
export function showText(form: string, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const reading = betweenCells(await mazeInFront(action));
    const { state, area, maze, remark } = reading;
    const drawing = { maze, ends: endsIfMarked(reading) };
    const shownPath = await pathShown(session, reading);
    const onPath = shownPath && Uint8Array.from(maze.standing, (_, cell) => shownPath[reading.placeOf(cell)]!);
    const text = await engine.run("textOfDrawing", { form, drawing, onPath }, dialogue.signal);
    const shown = message("text-shown", { area: addressOf(area), sheet: state.name });
    return { text, maze: identityOf(state), sentence: together(shown, remark) };
  });
}

async function pathShown(session: ExcelSession, { state, area }: MazeReading): Promise<Uint8Array | undefined> {
  const isPathShown = hasSolution(state) && !hasDistances(state) && !hasTrail(state.names);
  if (!isPathShown || !sameArea(solutionArea(state), area)) return undefined;
  const cells = await readCells(session, state.id, area);
  return cellsOnPath(await findCurrentSolution(state, area, cells));
}
