import type { Maze, Random } from "../../src/maze/model";
import { breadthFirst } from "../../src/maze/solvers/breadthFirst";
import { type Area, addressOf } from "../../src/worksheet/addresses";
import { type Line, NO_LINE, type SheetStore } from "../host/store";

/** The ways in which people have mazes in worksheets that Lavirint did not draw: by lines, by cells, by what stands in cells. */
export const kinds = [
  ...([
    "lines",
    "heavy lines on a grid",
    "black lines on white ones",
    "filled cells",
    "cells of several colours",
  ] as const),
  ...(["white cells", "signs", "signs of formulas", "sums", "thick filled walls"] as const),
];
export type Kind = (typeof kinds)[number];

interface Foreign {
  readonly kind: Kind;
  readonly maze: Maze;
  /** The first cell. */
  readonly at: { readonly row: number; readonly column: number };
  readonly ends: "letters" | "gaps" | "none";
}

/** Kinds whose walls are lines, or numbers, between cells of the sheet. */
export const areBetween = (kind: Kind) => kind.includes("lines") || kind === "sums";

const cellAt = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });
const paint = (sheet: SheetStore, area: Area, color: string) =>
  sheet.restyle(area, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color } }));
/** The place of a cell of a maze in its lattice, which begins with the frame. */
const inLattice = (cell: number, columns: number) =>
  [2 * Math.floor(cell / columns) + 1, 2 * (cell % columns) + 1] as const;

type Block = "wall" | "open" | "begin" | "end";

/** The cells of the lattice of a maze, from the upper left one of the frame on; "begin" and "end" are gaps or letters. */
function blocksOf({ maze, ends }: Foreign): Block[][] {
  const [rows, columns] = [2 * maze.rows + 1, 2 * maze.columns + 1];
  const blocks = Array.from({ length: rows }, () => new Array<Block>(columns).fill("wall"));
  for (let cell = 0; cell < maze.size; cell++) {
    const [row, column] = inLattice(cell, maze.columns);
    blocks[row]![column] = "open";
    if (maze.separates(2 * cell) && maze.isOpen(2 * cell)) blocks[row]![column + 1] = "open";
    if (maze.separates(2 * cell + 1) && maze.isOpen(2 * cell + 1)) blocks[row + 1]![column] = "open";
  }
  if (ends === "gaps") [blocks[0]![1], blocks[rows - 1]![columns - 2]] = ["open", "open"];
  if (ends === "letters") [blocks[1]![1], blocks[rows - 2]![columns - 2]] = ["begin", "end"];
  return blocks;
}

type Choose = <T>(...list: readonly T[]) => T;

/** Puts a maze on a sheet as people do, in a way that `random` chooses; gives its place. */
export function drawForeign(sheet: SheetStore, foreign: Foreign, random: Random): Area {
  const pick: Choose = (...list) => list[random.below(list.length)]!;
  const letters = pick(["S", "E"], ["A", "B"], ["start", "Ziel"], ["ulaz", "izlaz"]);
  if (!areBetween(foreign.kind)) return drawCells(sheet, foreign, letters, pick, random);
  const { kind, maze, at, ends } = foreign;
  if (ends === "letters" && kind !== "sums") {
    sheet.setCell(at.row, at.column, letters[0]);
    sheet.setCell(at.row + maze.rows - 1, at.column + maze.columns - 1, letters[1]);
  }
  (kind === "sums" ? writeSums : drawLines)(sheet, foreign, pick);
  return { ...at, rows: maze.rows, columns: maze.columns };
}

function drawLines(sheet: SheetStore, foreign: Foreign, pick: Choose): void {
  const { kind, at } = foreign;
  const line = (weight: Line["weight"], color: string): Line => ({ ...NO_LINE, style: "Continuous", weight, color });
  const looks: Readonly<Record<string, readonly [Line, Line]>> = {
    lines: [line(pick("Thin", "Medium", "Thick"), pick("#000000", "#1F3864")), NO_LINE],
    "heavy lines on a grid": [line(pick("Medium", "Thick"), "#000000"), line("Thin", pick("#000000", "#BFBFBF"))],
    "black lines on white ones": [line("Thick", "#000000"), line(pick("Thick", "Thin"), "#FFFFFF")],
  };
  const [wall, none] = looks[kind]!;
  blocksOf(foreign).forEach((row, r) => {
    for (let c = 1 - (r % 2); c < row.length; c += 2) {
      const cell = cellAt(at.row + (r >> 1), at.column + (c >> 1));
      const look = () => (row[c] === "wall" ? wall : none);
      if (r % 2 === 0) sheet.changeHorizontalEdges(cell, look);
      else sheet.changeVerticalEdges(cell, look);
    }
  });
}

/** Of the walls around each cell, or of the openings, the sum of four numbers. */
function writeSums(sheet: SheetStore, foreign: Foreign, pick: Choose): void {
  const { maze, at } = foreign;
  const blocks = blocksOf(foreign);
  const parts = pick([1, 2, 4, 8], [1, 4, 2, 8], [8, 4, 2, 1], [2, 1, 8, 4]);
  const areOfWalls = pick(true, false);
  for (let cell = 0; cell < maze.size; cell++) {
    const [r, c] = inLattice(cell, maze.columns);
    const sides = [blocks[r - 1]![c], blocks[r]![c + 1], blocks[r + 1]![c], blocks[r]![c - 1]];
    const sum = sides.reduce((total, side, i) => total + ((side === "wall") === areOfWalls ? parts[i]! : 0), 0);
    sheet.setCell(at.row + (r >> 1), at.column + (c >> 1), sum);
  }
}

function drawCells(
  sheet: SheetStore,
  foreign: Foreign,
  letters: readonly string[],
  pick: Choose,
  random: Random,
): Area {
  const { kind, at } = foreign;
  const blocks = blocksOf(foreign);
  const [wall, wide, tall] =
    kind === "thick filled walls" ? [1 + random.below(2), 1 + random.below(3), 1 + random.below(3)] : [1, 1, 1];
  const lines = (count: number, corridor: number) =>
    Array.from({ length: count }, (_, i) => new Array<number>(i % 2 === 0 ? wall : corridor).fill(i)).flat();
  const [rowOf, columnOf] = [lines(blocks.length, tall), lines(blocks[0]!.length, wide)];
  const colors: Readonly<Record<string, readonly [wall: string, floor: string]>> = {
    "white cells": ["#FFFFFF", pick("#000000", "#305496")],
    "filled cells": [pick("#000000", "#7F7F7F", "#C00000"), pick("", "#FFFFFF", "#F2F2F2", "#FFF2CC")],
    "thick filled walls": [pick("#000000", "#7F7F7F", "#C00000"), ""],
  };
  const fills = colors[kind] ?? ["#000000", ""];
  const pairs = ["#", "#.", "X", "WR", "█ ", "10"].map((both) => [both[0], both[1] ?? ""]);
  const signs = pick<readonly (string | number | undefined)[]>([1, 0], ...pairs);
  const isFirst = (list: readonly number[], i: number) => i === 0 || list[i - 1] !== list[i];
  rowOf.forEach((blockRow, r) =>
    columnOf.forEach((blockColumn, c) => {
      const block = blocks[blockRow]![blockColumn]!;
      const isWall = block === "wall";
      const [row, column] = [at.row + r, at.column + c];
      const isEnd = block === "begin" || block === "end";
      if (kind.startsWith("signs")) {
        const sign = signs[isWall ? 0 : 1]!;
        const formula = kind === "signs of formulas" ? `=${JSON.stringify(sign)}` : undefined;
        if (!isEnd && sign !== "") sheet.setCell(row, column, sign, formula);
      } else {
        const ofSeveral = kind === "cells of several colours" && isWall;
        const color = ofSeveral ? pick("#000000", "#404040", "#7B3F00") : fills[isWall ? 0 : 1];
        if (color !== "") paint(sheet, cellAt(row, column), color);
      }
      if (isEnd && isFirst(rowOf, r) && isFirst(columnOf, c))
        sheet.setCell(row, column, letters[block === "begin" ? 0 : 1]);
    }),
  );
  return { ...at, rows: rowOf.length, columns: columnOf.length };
}

/** What people have near a maze. */
export const neighbours = ["nothing", "title", "merged title", "legend", "note", "table"] as const;

/** Puts one of these above, beside or below a place; gives what it fills, which is one row or column away at least. */
export function putNear(
  sheet: SheetStore,
  place: Area,
  neighbour: (typeof neighbours)[number],
  random: Random,
): Area | undefined {
  const below = place.row + place.rows;
  const after = place.column + place.columns;
  if (neighbour === "nothing") return undefined;
  if (neighbour === "note") {
    sheet.setCell(below + 1, place.column, "Find the way from S to E");
    return cellAt(below + 1, place.column);
  }
  if (neighbour === "title" || neighbour === "merged title") {
    const title = { row: place.row - 2, column: place.column, rows: 1, columns: place.columns };
    sheet.setCell(title.row, title.column, "Labyrinth 7");
    if (neighbour === "merged title") sheet.addMerge(title);
    if (random.percent(50)) paint(sheet, title, "#4472C4");
    return title;
  }
  const beside = { row: place.row + random.below(2), column: after + 1, rows: 3, columns: 2 };
  for (let row = beside.row; row < beside.row + 3; row++) {
    if (neighbour === "legend") {
      paint(sheet, cellAt(row, beside.column), ["#00B050", "#FF0000", "#000000"][row - beside.row]!);
      sheet.setCell(row, beside.column + 1, ["first cell", "last cell", "a wall"][row - beside.row]);
    } else {
      sheet.setCell(row, beside.column, row === beside.row ? "Name" : `Pupil ${row}`);
      sheet.setCell(row, beside.column + 1, row === beside.row ? "Points" : row * 37);
    }
  }
  if (neighbour === "table") paint(sheet, { ...beside, rows: 1 }, "#4472C4");
  return beside;
}

/** What people do in a maze before they open Lavirint. */
export const traces = ["none", "coloured way", "marked way", "coloured cells"] as const;

/** Colours or marks the cells of a way through a maze, but for its ends, or some of its cells, as a person does it. */
export function leaveTrace(
  sheet: SheetStore,
  place: Area,
  { kind, maze }: Pick<Foreign, "kind" | "maze">,
  trace: (typeof traces)[number],
  random: Random,
): void {
  const ends = { entrance: 0, exits: [maze.size - 1] };
  const way = breadthFirst(maze, ends).path!;
  const cells = trace === "coloured cells" ? Array.from({ length: maze.size }, (_, cell) => cell) : [...way];
  const inner = cells.slice(1, -1).filter(() => trace !== "coloured cells" || random.percent(30));
  const [color, mark] = [["#FFFF00", "#92D050"][random.below(2)]!, ["•", "+"][random.below(2)]!];
  for (const cell of trace === "none" ? [] : inner) {
    const [r, c] = inLattice(cell, maze.columns).map((each) => (areBetween(kind) ? each >> 1 : each));
    const [row, column] = [place.row + r!, place.column + c!];
    if (trace === "marked way") sheet.setCell(row, column, mark);
    else paint(sheet, cellAt(row, column), color);
  }
}

/** A selection of a place as people make it: exactly, with rows and columns too many, or one cell of it. */
export function selectAround(sheet: SheetStore, place: Area, random: Random): string {
  const by = () => Math.max(0, random.below(4) - 1);
  const [top, left, bottom, right] = [Math.min(place.row, by()), Math.min(place.column, by()), by(), by()];
  const wide = {
    row: place.row - top,
    column: place.column - left,
    rows: place.rows + top + bottom,
    columns: place.columns + left + right,
  };
  const one = cellAt(place.row + random.below(place.rows), place.column + random.below(place.columns));
  const selected = [place, wide, one][random.below(3)]!;
  sheet.select([selected]);
  return addressOf(selected);
}
