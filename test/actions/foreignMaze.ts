import type { Maze, Random } from "../../src/maze/model";
import { breadthFirst } from "../../src/maze/solvers/breadthFirst";
import { type Area, addressOf } from "../../src/worksheet/addresses";
import { type Line, NO_LINE, type SheetStore } from "../host/store";

/** The ways in which people have mazes in worksheets that Lavirint did not draw. */
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

/** The cells of the lattice of a maze, from the upper left one of the frame on; "begin" and "end" are gaps or letters. */
function blocksOf({ maze, ends }: Foreign): ("wall" | "open" | "begin" | "end")[][] {
  const [rows, columns] = [2 * maze.rows + 1, 2 * maze.columns + 1];
  const blocks = Array.from({ length: rows }, () => new Array<"wall" | "open" | "begin" | "end">(columns).fill("wall"));
  for (let cell = 0; cell < maze.size; cell++) {
    const [row, column] = [2 * Math.floor(cell / maze.columns) + 1, 2 * (cell % maze.columns) + 1];
    blocks[row]![column] = "open";
    if (maze.separates(2 * cell) && maze.isOpen(2 * cell)) blocks[row]![column + 1] = "open";
    if (maze.separates(2 * cell + 1) && maze.isOpen(2 * cell + 1)) blocks[row + 1]![column] = "open";
  }
  if (ends === "gaps") [blocks[0]![1], blocks[rows - 1]![columns - 2]] = ["open", "open"];
  if (ends === "letters") [blocks[1]![1], blocks[rows - 2]![columns - 2]] = ["begin", "end"];
  return blocks;
}

/** Puts a maze on a sheet as people do, in a way that `random` chooses; gives its place. */
export function drawForeign(sheet: SheetStore, foreign: Foreign, random: Random): Area {
  const { kind, maze, at, ends } = foreign;
  const blocks = blocksOf(foreign);
  const pick = <T>(...list: readonly T[]): T => list[random.below(list.length)]!;
  const letters = pick(["S", "E"], ["A", "B"], ["start", "Ziel"], ["ulaz", "izlaz"]);
  if (areBetween(kind)) {
    const place = { ...at, rows: maze.rows, columns: maze.columns };
    if (ends === "letters" && kind !== "sums") {
      sheet.setCell(at.row, at.column, letters[0]);
      sheet.setCell(at.row + maze.rows - 1, at.column + maze.columns - 1, letters[1]);
    }
    const line = (weight: Line["weight"], color: string): Line => ({ ...NO_LINE, style: "Continuous", weight, color });
    const looks: Readonly<Record<string, readonly [Line, Line]>> = {
      lines: [line(pick("Thin", "Medium", "Thick"), pick("#000000", "#1F3864")), NO_LINE],
      "heavy lines on a grid": [line(pick("Medium", "Thick"), "#000000"), line("Thin", pick("#000000", "#BFBFBF"))],
      "black lines on white ones": [line("Thick", "#000000"), line(pick("Thick", "Thin"), "#FFFFFF")],
    };
    const [wall, none] = looks[kind] ?? [NO_LINE, NO_LINE];
    const isWall = (row: number, column: number) => blocks[row]![column] === "wall";
    if (kind === "sums") {
      const parts = pick([1, 2, 4, 8], [1, 4, 2, 8], [8, 4, 2, 1], [2, 1, 8, 4]);
      const areOfWalls = pick(true, false);
      for (let cell = 0; cell < maze.size; cell++) {
        const [row, column] = [Math.floor(cell / maze.columns), cell % maze.columns];
        const [r, c] = [2 * row + 1, 2 * column + 1];
        const sides = [isWall(r - 1, c), isWall(r, c + 1), isWall(r + 1, c), isWall(r, c - 1)];
        const sum = sides.reduce((total, side, i) => total + (side === areOfWalls ? parts[i]! : 0), 0);
        sheet.setCell(at.row + row, at.column + column, sum);
      }
      return place;
    }
    blocks.forEach(({ length }, r) => {
      for (let c = 1 - (r % 2); c < length; c += 2) {
        const line = { row: at.row + (r >> 1), column: at.column + (c >> 1), rows: 1, columns: 1 };
        const look = () => (isWall(r, c) ? wall : none);
        if (r % 2 === 0) sheet.changeHorizontalEdges(line, look);
        else sheet.changeVerticalEdges(line, look);
      }
    });
    return place;
  }
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
  const signs = pick<readonly (string | number)[]>(
    [1, 0],
    ["#", ""],
    ["#", "."],
    ["X", ""],
    ["W", "R"],
    ["█", " "],
    ["1", "0"],
  );
  rowOf.forEach((blockRow, r) =>
    columnOf.forEach((blockColumn, c) => {
      const block = blocks[blockRow]![blockColumn]!;
      const isWall = block === "wall";
      const [row, column] = [at.row + r, at.column + c];
      if (kind.startsWith("signs")) {
        const sign = isWall ? signs[0]! : signs[1]!;
        const isFormula = kind === "signs of formulas" && sign !== "";
        const text = typeof sign === "number" ? `=${sign}` : `="${sign}"`;
        if (block === "open" || isWall)
          sheet.setCell(row, column, sign === "" ? undefined : sign, isFormula ? text : undefined);
      } else {
        const several = ["#000000", "#404040", "#7B3F00"];
        const color = kind === "cells of several colours" && isWall ? pick(...several) : fills[isWall ? 0 : 1];
        const fill = { pattern: "Solid", color, patternColor: "#000000", tintAndShade: 0, patternTintAndShade: 0 };
        if (color !== "") sheet.restyle({ row, column, rows: 1, columns: 1 }, (style) => ({ ...style, fill }));
      }
      const isFirst = (list: readonly number[], i: number) => i === 0 || list[i - 1] !== list[i];
      if ((block === "begin" || block === "end") && isFirst(rowOf, r) && isFirst(columnOf, c)) {
        sheet.setCell(row, column, letters[block === "begin" ? 0 : 1]);
      }
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
  const solid = (area: Area, color: string) =>
    sheet.restyle(area, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color } }));
  const below = place.row + place.rows;
  const after = place.column + place.columns;
  if (neighbour === "nothing") return undefined;
  if (neighbour === "note") {
    sheet.setCell(below + 1, place.column, "Find the way from S to E");
    return { row: below + 1, column: place.column, rows: 1, columns: 1 };
  }
  if (neighbour === "title" || neighbour === "merged title") {
    const title = { row: place.row - 2, column: place.column, rows: 1, columns: place.columns };
    sheet.setCell(title.row, title.column, "Labyrinth 7");
    if (neighbour === "merged title") sheet.addMerge(title);
    if (random.percent(50)) solid(title, "#4472C4");
    return title;
  }
  const beside = { row: place.row + random.below(2), column: after + 1, rows: 3, columns: 2 };
  for (let row = beside.row; row < beside.row + 3; row++) {
    if (neighbour === "legend") {
      solid({ row, column: beside.column, rows: 1, columns: 1 }, ["#00B050", "#FF0000", "#000000"][row - beside.row]!);
      sheet.setCell(row, beside.column + 1, ["first cell", "last cell", "a wall"][row - beside.row]);
    } else {
      sheet.setCell(row, beside.column, row === beside.row ? "Name" : `Pupil ${row}`);
      sheet.setCell(row, beside.column + 1, row === beside.row ? "Points" : row * 37);
    }
  }
  if (neighbour === "table") solid({ ...beside, rows: 1 }, "#4472C4");
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
  const areLines = areBetween(kind);
  const ends = { entrance: 0, exits: [maze.size - 1] };
  const way = breadthFirst(maze, ends).path!;
  const cells = trace === "coloured cells" ? Array.from({ length: maze.size }, (_, cell) => cell) : [...way];
  const inner = cells.slice(1, -1).filter(() => trace !== "coloured cells" || random.percent(30));
  const [color, mark] = [["#FFFF00", "#92D050"][random.below(2)]!, ["•", "+"][random.below(2)]!];
  for (const cell of trace === "none" ? [] : inner) {
    const [r, c] = [Math.floor(cell / maze.columns), cell % maze.columns];
    const [row, column] = areLines
      ? [place.row + r, place.column + c]
      : [place.row + 2 * r + 1, place.column + 2 * c + 1];
    if (trace === "marked way") sheet.setCell(row, column, mark);
    else {
      const one = { row, column, rows: 1, columns: 1 };
      sheet.restyle(one, (style) => ({ ...style, fill: { ...style.fill, pattern: "Solid", color } }));
    }
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
  const one = {
    row: place.row + random.below(place.rows),
    column: place.column + random.below(place.columns),
    rows: 1,
    columns: 1,
  };
  const selected = [place, wide, one][random.below(3)]!;
  sheet.select([selected]);
  return addressOf(selected);
}
