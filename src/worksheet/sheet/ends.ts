import { BOTTOM, type Ends, type Grid, LEFT, type OwnedSide, RIGHT, TOP } from "../../maze/model";
import {
  type Area,
  type NewName,
  type ReadName,
  areaOfName,
  findName,
  intersection,
  jsonForName,
  jsonOfName,
  rangeAt,
  setName,
  textFormula,
  textOfFormula,
} from "../excel";
import {
  type Border,
  type CellContent,
  type CellSide,
  type Look,
  cellArea,
  edge,
  entranceMark,
  exitMark,
  neighbour,
  paintLook,
  pairAt,
} from "../cells";
import type { Fact } from "./memory/fact";
import { asReadOnItself } from "./memory/kinds";

/**
 * Entrance and exits, as sheet-scoped names: "MazeEntrance" and "MazeExit1", "MazeExit2" … Beside each stands a hidden name,
 * "MazeEntranceWas" …, with what the mark took the place of.
 */
export const ENTRANCE = "MazeEntrance";
export const FIRST_EXIT = "MazeExit1";
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
  return { entrance: find(ENTRANCE), exits: exits.filter((end): end is End => end !== undefined) };
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

/** Whether a name is that of an end, or of what its mark took the place of. */
function isEndName(name: string): boolean {
  const base = name.replace(/Was$/i, "");
  return EXIT.test(base) || base.toUpperCase() === ENTRANCE.toUpperCase();
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
  nameEnd(sheet, { ...end, place });
  paintLook(range.format, markOf(end.name));
  range.values = [[letterOf(end.name)]];
  if (end.was?.opened !== undefined) edge(sheet, place, end.was.opened.side).style = "None";
}

/** Names for the mark of an end in a cell of the sheet. */
interface NewEnd {
  readonly name: string;
  readonly place: Area;
  readonly was: Was | undefined;
}

function namesOfEnd({ name, place, was }: NewEnd): NewName[] {
  return [
    { name, meaning: place, isShown: true },
    { name: name + WAS, meaning: textFormula(encodeWas(was)) },
  ];
}

function nameEnd(sheet: Excel.Worksheet, end: NewEnd): void {
  for (const name of namesOfEnd(end)) setName(sheet, name);
}

/** The names of all ends of a sheet. The ends of a maze that Lavirint did not draw are left only where they are broken. */
export const endsFact: Fact<readonly NewEnd[], readonly ReadName[]> = {
  name: ENTRANCE,
  diesWith: "maze",
  likely: [ENTRANCE, FIRST_EXIT].flatMap((name) => [name, name + WAS]),
  owns: isEndName,
  namesFor: (ends) => ends.flatMap(namesOfEnd),
  read: (list) => list.filter(({ name }) => isEndName(name)),
  asRead: (read) => ({ ...asReadOnItself(read), isShown: !/Was$/i.test(read.name) }),
  left: (list) => baseNames(list).flatMap((name) => (areaOfName(list, name) === undefined ? [name, name + WAS] : [])),
};

const markOf = (name: string): Look => (name === ENTRANCE ? entranceMark : exitMark);
const letterOf = (name: string): string => (name === ENTRANCE ? ENTRANCE_LETTER : EXIT_LETTER);

/** A cell that is an end, or is about to be one, or not any more. */
export interface EndCell {
  readonly cell: number;
  readonly look: Look;
  readonly content: CellContent;
  /** Of the sides that may be the way out. */
  readonly lines: readonly { readonly side: CellSide; readonly line: Border | undefined }[];
}

/** The cell when it is an end: its fill and letter, and where there is a line to be taken away, the way out. */
export function withEnd(cell: EndCell, name: string, opened: CellSide | undefined): EndCell {
  const lines = cell.lines.map((each) => (each.side === opened ? { ...each, line: undefined } : each));
  return { ...cell, look: markOf(name), content: { ...cell.content, formula: letterOf(name), isText: false }, lines };
}

/** The cell when its end is gone: what the mark took the place of comes back, and what somebody put there since stays. */
export function withoutEnd(cell: EndCell, { name, was }: End): EndCell {
  const content = { ...cell.content, formula: was?.formula ?? "", isText: was?.isText === true };
  const { side, line } = was?.opened ?? {};
  return {
    cell: cell.cell,
    look: cell.look === markOf(name) ? (was?.look ?? "") : cell.look,
    content: cell.content.formula === letterOf(name) ? content : cell.content,
    lines: cell.lines.map((each) => (each.side === side ? { ...each, line } : each)),
  };
}

/** The names of an end. */
export function endNames(name: string): readonly [string, string] {
  return [name, name + WAS];
}

/** What the ends are called of which a list has any name. */
function baseNames(list: readonly ReadName[]): string[] {
  return [...new Set(list.filter(({ name }) => isEndName(name)).map(({ name }) => name.replace(/Was$/i, "")))];
}

/** The ends that a maze is to have; it may lack an entrance, exits or both. */
export type MarkedEnds = (Partial<Pick<Ends, "entrance">> & Pick<Ends, "exits">) | undefined;

/** What the cells of a maze look like that was drawn just now, and whether its frame is to be opened for ends. */
interface DrawnCells {
  readonly look: Look;
  /** Around them. */
  readonly line: Border;
  /** Otherwise the frame is opened only where {@link gapsOf} has no gap for an end. */
  readonly opensGaps: boolean;
}

/** Queues the ends of a maze that was drawn just now, with nothing in its cells. */
export function drawEnds(
  sheet: Excel.Worksheet,
  area: Area,
  grid: Grid,
  ends: MarkedEnds,
  { look, line, opensGaps }: DrawnCells,
): void {
  const draw = (name: string, cell: number) => {
    const side = outerSide(grid, cell);
    const place = cellArea(area, cell);
    const opened = side === undefined ? undefined : { side, line };
    const range = rangeAt(sheet, place);
    nameEnd(sheet, { name, place, was: { look, formula: "", opened } });
    // Cells that were drawn just now have no pattern that would have to go first.
    range.format.fill.color = `#${markOf(name)}`;
    range.values = [[letterOf(name)]];
    if (side !== undefined && (opensGaps || pairAt(place, side) === undefined)) edge(sheet, place, side).style = "None";
  };
  if (ends?.entrance !== undefined) draw(ENTRANCE, ends.entrance);
  ends?.exits.forEach((exit, i) => draw(exitName(i + 1), exit));
}

/** What a mark took the place of, as a name's text: what is empty is left out, and the line is "2 Continuous Thick #1F3864". */
export function encodeWas(was: Was | undefined): string {
  const { look, formula, isText, opened } = was ?? { look: "", formula: "" };
  const line = opened && [opened.side, opened.line.style, opened.line.weight, opened.line.color].join(" ");
  return jsonForName({ look, formula: formula === "" ? undefined : formula, isText: isText || undefined, line });
}

function decodeWas(text: string | undefined): Was | undefined {
  const kept = fieldsOf(text === undefined ? undefined : jsonOfName(textOfFormula(text)));
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
