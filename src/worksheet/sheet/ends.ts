import type { Ends } from "../../maze/ends";
import { BOTTOM, RIGHT, type Grid, type OwnedSide } from "../../maze/maze";
import { LEFT, TOP } from "../../maze/passages";
import { intersection, type Area } from "../excel/addresses";
import { cellArea, edge, neighbour, pairAt, type Border, type CellSide } from "../cells/borders";
import { setBorder } from "../cells/walls";
import { entranceMark, exitMark, paintLook, type Look } from "../cells/looks";
import { areaOfName, deleteName, findName, names, setHiddenName, setName, textFormula } from "../excel/names";
import type { ReadName } from "../excel/names";
import { jsonForName, jsonOfName } from "../excel/nameJson";
import { rangeAt } from "../excel/rangeAt";
import { writeContent } from "../cells/texts";

/**
 * Entrance and exits, as sheet-scoped names: "MazeEntrance" and "MazeExit1", "MazeExit2" … Beside each stands a hidden name,
 * "MazeEntranceWas" …, with what the mark took the place of.
 */
const EXIT = /^MazeExit(\d+)$/i;
const WAS = "Was";
export const ENTRANCE_LETTER = "S";
export const EXIT_LETTER = "E";

/** What a mark took the place of. */
export interface Was {
  readonly look: Look;
  /** What stood in the cell: a formula or a value; "" for an empty cell. */
  readonly formula: string | number | boolean;
  /** Whether that is a text, also one that looks like a formula or a number. */
  readonly isText?: boolean;
  /** The line of the frame that was taken away beside the cell. */
  readonly opened?: { readonly side: CellSide; readonly line: Border } | undefined;
}

export interface End {
  readonly name: string;
  /** Number of the cell in the grid. */
  readonly cell: number;
  /** Nothing where that name is gone. */
  readonly was: Was | undefined;
}

/** The ends that a sheet's names tell, of a grid in `area`. Names that are broken or point elsewhere do not count. */
export interface FoundEnds {
  readonly entrance: End | undefined;
  /** In the order of their numbers. */
  readonly exits: readonly End[];
}

export function findEnds(list: readonly ReadName[], sheet: string, area: Area): FoundEnds {
  const find = (name: string): End | undefined => {
    const found = areaOfName(list, name);
    if (found?.sheet !== sheet || found.area.rows * found.area.columns !== 1) return undefined;
    if (intersection(found.area, area) === undefined) return undefined;
    const cell = (found.area.row - area.row) * area.columns + found.area.column - area.column;
    return { name, cell, was: decodeWas(findName(list, name + WAS)?.formula) };
  };
  const exits = exitNames(list).map(find);
  return { entrance: find(names.entrance), exits: exits.filter((end): end is End => end !== undefined) };
}

function exitNames(list: readonly ReadName[]): string[] {
  const number = (name: string) => Number(EXIT.exec(name)![1]);
  return list
    .map(({ name }) => name)
    .filter((name) => EXIT.test(name))
    .sort((one, other) => number(one) - number(other));
}

/** The name of exit `number`, from 1. */
export function exitName(number: number): string {
  return `MazeExit${number}`;
}

/** The name for one more exit: the first number that is free. */
export function nextExitName(list: readonly ReadName[]): string {
  for (let number = 1; ; number++) {
    const name = exitName(number);
    if (findName(list, name) === undefined) return name;
  }
}

/** Whether a name is one of those that this file makes. */
export function isEndName(name: string): boolean {
  const base = name.replace(/Was$/i, "");
  return EXIT.test(base) || base.toUpperCase() === names.entrance.toUpperCase();
}

/** Whether the content of a grid's cell is the letter of an end that stands there. */
export function isEndLetter(ends: FoundEnds, cell: number, content: unknown): boolean {
  if (ends.entrance?.cell === cell && content === ENTRANCE_LETTER) return true;
  return content === EXIT_LETTER && ends.exits.some((exit) => exit.cell === cell);
}

/** The side of a cell on which it lies at the frame, or at the rim of the mask: top or bottom first; nothing inside. */
export function outerSide(grid: Grid, cell: number): CellSide | undefined {
  return [TOP, BOTTOM, LEFT, RIGHT].find((side) => {
    const beyond = neighbour(grid, cell, side as CellSide);
    return beyond === undefined || grid.mask?.[beyond] === 0;
  }) as CellSide | undefined;
}

/**
 * The pairs of cells, in and out of the maze, between which these ends open it to the left or right (RIGHT), or upwards or downwards
 * (BOTTOM). At the edge of the sheet there is no such pair.
 */
export function gapsOf(grid: Grid, area: Area, ends: readonly number[], along: OwnedSide): Area[] {
  return [...new Set(ends)].flatMap((cell) => {
    const side = outerSide(grid, cell);
    const gap = side === undefined ? undefined : pairAt(cellArea(area, cell), side);
    return gap === undefined || gap.along !== along ? [] : [gap.area];
  });
}

/** Queues an end: its names, fill and letter, and the way out where there is a line to be taken away. */
export function setEnd(sheet: Excel.Worksheet, area: Area, end: Required<End>): void {
  const place = cellArea(area, end.cell);
  const range = rangeAt(sheet, place);
  nameEnd(sheet, range, end);
  paintLook(range.format, markOf(end.name));
  range.values = [[letterOf(end.name)]];
  if (end.was?.opened !== undefined) edge(sheet, place, end.was.opened.side).style = "None";
}

function nameEnd(sheet: Excel.Worksheet, range: Excel.Range, { name, was }: Required<End>): void {
  setName(sheet, name, range);
  setHiddenName(sheet, name + WAS, textFormula(encodeWas(was)));
}

const markOf = (name: string): Look => (name === names.entrance ? entranceMark : exitMark);
const letterOf = (name: string): string => (name === names.entrance ? ENTRANCE_LETTER : EXIT_LETTER);

/** What the cell of an end holds now; what somebody put there since stays when the end goes. */
export interface EndCell {
  readonly look: Look;
  readonly content: unknown;
  readonly numberFormat: string;
}

/** Queues the end of an end: what its mark took the place of comes back. */
export function takeEnd(sheet: Excel.Worksheet, area: Area, end: End, now: EndCell): void {
  const { was } = end;
  const place = cellArea(area, end.cell);
  const range = rangeAt(sheet, place);
  if (now.look === markOf(end.name)) paintLook(range.format, was?.look ?? "");
  if (now.content === letterOf(end.name)) {
    writeContent(range, { formula: was?.formula ?? "", isText: was?.isText === true, numberFormat: now.numberFormat });
  }
  if (was?.opened !== undefined) {
    const { side, line } = was.opened;
    setBorder(edge(sheet, place, side), line);
  }
  forgetEnd(sheet, end.name);
}

/** Queues the end of an end's names alone: its cell moved, or is drawn anew. */
export function forgetEnd(sheet: Excel.Worksheet, name: string): void {
  deleteName(sheet, name);
  deleteName(sheet, name + WAS);
}

/** Queues the end of all names of ends. The first exit's goes even unread: a request that broke off may have made it. */
export function forgetEnds(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  for (const name of new Set([names.entrance, "MazeExit1", ...baseNames(list)])) forgetEnd(sheet, name);
}

/** Ends whose cells, or whose names that everybody sees, somebody deleted: what is kept of them is of no use any more. */
export function brokenEnds(list: readonly ReadName[]): string[] {
  return baseNames(list).filter((name) => areaOfName(list, name) === undefined);
}

/** What the ends are called of which a list has any name. */
function baseNames(list: readonly ReadName[]): string[] {
  return [...new Set(list.filter(({ name }) => isEndName(name)).map(({ name }) => name.replace(/Was$/i, "")))];
}

/** The ends that a maze is to have; it may lack an entrance, exits or both. */
export type MarkedEnds = (Partial<Pick<Ends, "entrance">> & Pick<Ends, "exits">) | undefined;

/**
 * Queues the ends of a maze that was drawn just now: cells with this look, nothing in them, and this line around them. `opensGaps`:
 * the frame is opened as well, else only where {@link gapsOf} has no gap for an end.
 */
export function drawEnds(
  sheet: Excel.Worksheet,
  area: Area,
  grid: Grid,
  ends: MarkedEnds,
  look: Look,
  line: Border,
  opensGaps: boolean,
): void {
  const draw = (name: string, cell: number) => {
    const side = outerSide(grid, cell);
    const place = cellArea(area, cell);
    const opened = side === undefined ? undefined : { side, line };
    const range = rangeAt(sheet, place);
    nameEnd(sheet, range, { name, cell, was: { look, formula: "", opened } });
    // Cells that were drawn just now have no pattern that would have to go first.
    range.format.fill.color = `#${markOf(name)}`;
    range.values = [[letterOf(name)]];
    if (side !== undefined && (opensGaps || pairAt(place, side) === undefined)) edge(sheet, place, side).style = "None";
  };
  if (ends?.entrance !== undefined) draw(names.entrance, ends.entrance);
  ends?.exits.forEach((exit, i) => draw(exitName(i + 1), exit));
}

/** What a mark took the place of, as a name's text: what is empty is left out, and the line is "2 Continuous Thick #1F3864". */
export function encodeWas(was: Was | undefined): string {
  const { look, formula, isText, opened } = was ?? { look: "", formula: "" };
  const line = opened && [opened.side, opened.line.style, opened.line.weight, opened.line.color].join(" ");
  return jsonForName({ look, formula: formula === "" ? undefined : formula, isText: isText || undefined, line });
}

function decodeWas(text: string | undefined): Was | undefined {
  const kept = fieldsOf(text === undefined ? undefined : jsonOfName(text));
  const { look, formula = "", isText, line } = kept;
  if (typeof look !== "string") return undefined;
  if (typeof formula !== "string" && typeof formula !== "number" && typeof formula !== "boolean") return undefined;
  const parts = /^([0-3]) (\w{1,20}) (\w{1,20}) (#[0-9A-F]{6})$/i.exec(String(line));
  const [, side, style, weight, color] = parts ?? [];
  const opened =
    parts === null
      ? undefined
      : { side: Number(side) as CellSide, line: { style: style!, weight: weight!, color: color! } };
  return { look, formula, isText: isText === true, opened };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The longest that {@link encodeWas} may give: what a name's formula surely holds. */
export const REMEMBERED_LENGTH = 4_000;
