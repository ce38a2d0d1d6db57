import { BOTTOM, type Mask, Maze, type OwnedSide, RIGHT } from "../../maze/model";
import type { Area } from "../addresses";
import { rangeAt, rangesAt, valueOfResult } from "../excel";
import { type Difference, between, betweenOn } from "../changes";
import { type Border, cellArea, edge, fillPieces, frameBeside, isLine, lineInside } from "../lines";
import { FILL_OPTIONS, type Look, lookOfFill } from "../looks";
import { FillList, type Fills, mostFrequent } from "../cells";
import { openBlocks, packAreas } from "../pieces";

/**
 * A block of cells as it was found, for edits that change part of a maze: changes can be undone line by line
 * and look by look. Walls are numbered within the block as in a maze of its size; the frame of the block is not part of it.
 */
export interface WallBlock {
  readonly area: Area;
  /** As in Maze.standing, one byte a cell. */
  readonly standing: Uint8Array;
  /** The line of each closed wall; 2 a cell. */
  readonly lines: readonly (Border | undefined)[];
  readonly fills: Fills;
  /** The line of the maze's walls, for new ones. */
  readonly line: Border;
}

/** The most cells of a block: about 600 bytes of answer a cell, of which Excel on the web accepts 5 MB. */
export const BLOCK_CELLS = 5_000;
/** Up to this many areas of a request are changed one by one. */
const SINGLY = 50;
const STANDARD_LINE: Border = { style: "Continuous", weight: "Thick", color: "#1F3864" };

/** Queues the reading of a block of the maze in `whole`, about 2 KB; gives what tells it. */
export function loadWallBlock(sheet: Excel.Worksheet, area: Area, whole: Area): () => WallBlock {
  const last = { row: whole.row + whole.rows - 1, column: whole.column + whole.columns - 1, rows: 1, columns: 1 };
  const corner = (cell: Area, side: 0 | 1 | 2 | 3) => edge(sheet, cell, side).load("style,weight,color");
  const borders = { style: true, weight: true, color: true };
  const cells = valueOfResult(rangeAt(sheet, area).getCellProperties({ format: { borders, fill: FILL_OPTIONS } }));
  // The frame, where it may be open at one corner for an entrance or exit.
  const corners = [
    ...[corner(cellArea(whole, 0), 2), corner(cellArea(whole, 0), 3)],
    ...[corner(last, RIGHT), corner(last, BOTTOM)],
  ];
  return () => blockOf(area, cells().flat(), corners);
}

function blockOf(area: Area, found: readonly Excel.CellProperties[], corners: readonly Excel.RangeBorder[]): WallBlock {
  const fills = new FillList(found.length);
  const standing = new Uint8Array(found.length);
  const lines: (Border | undefined)[] = [];
  found.forEach(({ format }, cell) => {
    fills.set(cell, lookOfFill(format?.fill));
    const isLast = (cell + 1) % area.columns === 0;
    const right = lineOf(format?.borders?.right) ?? (isLast ? undefined : leftOf(found[cell + 1]));
    const bottom = lineOf(format?.borders?.bottom) ?? topOf(found[cell + area.columns]);
    lines.push(right, bottom);
    standing[cell] = (right === undefined ? 0 : 1) | (bottom === undefined ? 0 : 2);
  });
  const frame = corners.map(lineOf).filter((line) => line !== undefined);
  const isLine = (each: Border | undefined): each is Border => each !== undefined;
  const line = mostFrequent(frame, keyOf) ?? mostFrequent(lines.filter(isLine), keyOf) ?? STANDARD_LINE;
  return { area, standing, lines, fills, line };
}

const leftOf = (cell: Excel.CellProperties | undefined) => lineOf(cell?.format?.borders?.left);
const topOf = (cell: Excel.CellProperties | undefined) => lineOf(cell?.format?.borders?.top);

function lineOf(border: Excel.CellBorder | Excel.RangeBorder | undefined): Border | undefined {
  if (border === undefined || !isLine(border)) return undefined;
  return {
    style: border.style!,
    weight: border.weight ?? STANDARD_LINE.weight,
    color: border.color ?? STANDARD_LINE.color,
  };
}

const keyOf = ({ style, weight, color }: Border) => `${style} ${weight} ${color}`;

/** The change from the block's walls as found to those of `to`; new walls get the maze's line. */
export function wallsBetween(sheetId: string, { area, standing, lines, line }: WallBlock, to: Uint8Array): Difference {
  const linesAfter = lines.map((was, wall) => {
    const side = (wall & 1) as OwnedSide;
    if (isSet(standing, wall >> 1, side) === isSet(to, wall >> 1, side)) return was;
    return isSet(to, wall >> 1, side) ? line : undefined;
  });
  return betweenOn(sheetId, lines, linesAfter, (sheet, from, to) => paintLines(sheet, area, from, to));
}

/** The change from the block's looks as found to other looks for some cells. */
export function looksBetween(
  sheetId: string,
  { area, fills }: WallBlock,
  lookAt: (cell: number) => Look | undefined,
): Difference {
  const looks = [...fills.looks];
  const { length } = looks;
  const numberOf = (look: Look) =>
    looks.indexOf(look, length) < 0 ? looks.push(look) - 1 : looks.indexOf(look, length);
  const lookOf = fills.lookOf.map((was, cell) => {
    const look = lookAt(cell);
    return look === undefined ? was : numberOf(look);
  });
  const after = { looks, lookOf };
  return between<Fills>(fills, after, (from, to) => fillPieces(sheetId, area, from, to));
}

/** The change of a frame that follows the shape of a maze, from one mask of its grid to another; new lines are like the maze's walls. */
export function frameBetween(
  sheetId: string,
  whole: Area,
  { line }: WallBlock,
  [before, after]: readonly [Mask, Mask],
): Difference {
  return between(before, after, (from, to) => [
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 1 && to[cell] === 0, undefined),
    ...frameBeside(sheetId, whole, (cell) => from[cell] === 0 && to[cell] === 1, line),
  ]);
}

type Lines = readonly (Border | undefined)[];

/** Queues the lines of the walls in which two states differ, removals first. */
function paintLines(sheet: Excel.Worksheet, area: Area, from: Lines, to: Lines): void {
  const kinds = new Map<string, Border | undefined>([["", undefined]]);
  for (const line of to) if (line !== undefined) kinds.set(keyOf(line), line);
  for (const [key, line] of kinds) {
    drawWalls(sheet, area, line, (cell, side) => {
      const [is, was] = [to[2 * cell + side], from[2 * cell + side]];
      return is !== was && (is === undefined ? "" : keyOf(is)) === key;
    });
  }
}

function isSet(standing: Uint8Array, cell: number, side: OwnedSide): boolean {
  return (standing[cell]! & (1 << side)) !== 0;
}

/** Queues a line, or none, for the wanted walls, each through a range that holds both its cells. */
function drawWalls(
  sheet: Excel.Worksheet,
  area: Area,
  line: Border | undefined,
  isWanted: (cell: number, side: OwnedSide) => boolean,
): void {
  // Packing takes the openings of a maze, so the wanted walls become openings.
  const wanted = Maze.walled({ rows: area.rows, columns: area.columns });
  for (let wall = 0; wall < wanted.wallCount; wall++) {
    if (wanted.separates(wall) && isWanted(wall >> 1, (wall & 1) as OwnedSide)) wanted.openWall(wall);
  }
  for (const side of [RIGHT, BOTTOM] as const) {
    for (const cells of rangesOf(sheet, [...openBlocks(wanted, side, area)])) lineInside(cells, side, line);
  }
}

/** A few areas one by one, because some hosts refuse several in one address; many in as few addresses as possible. */
function rangesOf(sheet: Excel.Worksheet, areas: readonly Area[]): (Excel.Range | Excel.RangeAreas)[] {
  if (areas.length <= SINGLY) return areas.map((area) => rangeAt(sheet, area));
  return [...packAreas(areas)].flatMap((addresses) => rangesAt(sheet, addresses));
}
