import type { FileLook, SheetOfMazes } from "../../files";
import { cellArea, sizeDrawn, sizeWalls, sizeWithWalls } from "../lines";
import { everywhere } from "../looks";
import { packedRanges, typedText } from "../pieces";
import type { Area } from "../addresses";
import { addName } from "../names";
import { rangeAt } from "../excel";
import { letterSize } from "../items";
import { ENTRANCE, exitName, facts, saveFirstFact, pinsOfBefore } from "../memory";
import { GRID_GAP, type AnswerLayout, fillPage, slotOf } from "../paper";
import { NO_TEXTS, footerOf, headerOf, inPoints, newPage, pageFor, writePage } from "../page";
import type { BookMaze, BookStyle, DrawnLook } from "./bookletDesign";
import { type BookMark, markSheet } from "./bookSheets";
import {
  type GridLook,
  closeGrid,
  endCells,
  fillHoles,
  fillPaths,
  itemCells,
  plainMazeInFile,
  openCells,
  openGrids,
  writeItemTexts,
} from "./plainMaze";

/**
 * A sheet of a booklet: mazes in slots of one size from B2 on, `across` of them side by side, each with a row above and a row below. The
 * sheet that is drawn and the one in a file are made from this.
 */
export interface MazeSheet {
  /** What it is called at first, and in the end. */
  readonly name: string;
  readonly markedName: string;
  /** The footer is that of the only maze on it, which its page describes. */
  readonly mark: Omit<BookMark, "name">;
  readonly mazes: readonly MazeOnSheet[];
  /** The room for each. */
  readonly slot: Pick<Area, "rows" | "columns">;
  readonly look: GridLook;
  readonly across: number;
  readonly down: number;
  readonly sizes: Sizes;
  readonly above?: Words | undefined;
  readonly below?: Words | undefined;
  /** Below all mazes, for each: its label, and its share code in one line or several. */
  readonly codes?: CodeLines | undefined;
  readonly page: ReturnType<typeof pageFor>;
  /** The scale at which its pages fit, where they have no print areas. */
  readonly percent: number;
}

export type MazeOnSheet = BookMaze & { readonly area: Area };

/** Points. */
interface Sizes {
  /** Column A, and the column right of the mazes, which is printed with them; undefined if it is left as it is. */
  readonly left: number;
  readonly right?: number | undefined;
  /** Each column between two mazes. */
  readonly gap: number;
  readonly above: number;
  readonly below: number;
}

/** Points, and texts. */
interface CodeLines {
  readonly size: number;
  readonly height: number;
  readonly lines: readonly (readonly string[])[];
}

interface Words {
  readonly size: number;
  readonly isBold: boolean;
  /** Whether they are a person's own, which Excel might take for a formula or a date. */
  readonly isText?: boolean | undefined;
  readonly of: (maze: BookMaze) => string | undefined;
}

/** Points: an empty first column, which keeps grids off the sheet's edge. */
const NARROW = 6;
/** Points: the row above one of many mazes, with its number, and the one below, which keeps its frame off the next page. */
const LABEL = 21;
const FOOT = 13.5;
/** The part of a page's height that one of many mazes on a sheet does not use, in points. */
export const STACK_EXTRA = LABEL + FOOT;
/** Points: the width on paper that fits a label and most share codes, and of a letter of the label and of the foot, at most. */
const LEAST_WIDTH = 300;
const LABEL_LETTER = 7;
const FOOT_LETTER = 5.5;

/** The sheet of one maze. `name`: what it is called at first. */
export function sheetOfOne(style: BookStyle, one: BookMaze, name: string): MazeSheet {
  const { paper, wallShare, book } = style;
  const look = lookOf(style, fillPage(paper, sizeDrawn(one.maze, style), { wallShare }), false);
  const { cellSize } = look;
  const [header, footer] = [headerOf({ ...style, label: one.texts.label }), footerOf(one.texts)];
  const mazes = inSlots([one], one.maze, 1);
  return {
    ...{ name, markedName: style.names.mazes[one.number - 1]!, mark: { book, part: one.part ?? one.number, footer } },
    ...{ mazes, slot: one.maze, look, across: 1, down: 1, percent: 100 },
    sizes: { left: cellSize, right: cellSize, gap: 0, above: cellSize, below: cellSize },
    page: pageFor(mazes[0]!.area, { paper, header, footer }),
  };
}

function lookOf({ wallShare, classSet }: BookStyle, { cellSize, wallWeight }: DrawnLook, isSolved: boolean): GridLook {
  return { cellSize, wallWeight, wallShare, isSolved, itemSize: classSet && letterSize({ cellSize }) };
}

/**
 * A sheet of several mazes, one or more on each page, which are below each other: all mazes, or, as the `part` with that number, those of
 * one page. What is too wide to stand above a maze, or below it, is left out.
 */
export function sheetOfSeveral(
  style: BookStyle,
  mazes: readonly BookMaze[],
  name: string,
  part: "mazes" | number,
): MazeSheet {
  const slot = slotOf(mazes.map(({ maze }) => maze));
  const size = sizeDrawn(slot, style);
  const { across, down, orientation, ...cells } = fillPage(style.paper, size, {
    ...{ count: style.perPage, extra: STACK_EXTRA, wallShare: style.wallShare },
  });
  const { cellSize } = cells;
  const own = widthOf(slot, cells);
  const side = Math.max(0, Math.ceil((LEAST_WIDTH - across * own) / 2));
  const room = across === 1 ? Math.max(LEAST_WIDTH, own) : own + GRID_GAP * cellSize;
  const fits = (text: string, letter: number) => text.length * letter <= room;
  const labelOf = ({ texts: { label, rating, caption } }: BookMaze) =>
    [caption, `${label}   ${rating}`].find((text) => across === 1 || fits(text, LABEL_LETTER)) ?? label;
  const sheet = {
    ...{ name, markedName: name, mark: { book: style.book, part }, slot, look: lookOf(style, cells, false) },
    ...{ mazes: inSlots(mazes, slot, across), across, down, percent: 100 },
    sizes: { left: side || NARROW, right: side || undefined, gap: cellSize, above: LABEL, below: FOOT },
    above: { size: 12, isBold: true, of: labelOf },
    below: {
      ...{ size: 8, isBold: false },
      of: ({ texts: { code } }: BookMaze) => (code !== "" && fits(code, FOOT_LETTER) ? code : undefined),
    },
  };
  const content = { paper: style.paper, header: headerOf({ ...style, label: "" }), footer: NO_TEXTS };
  const page =
    part === "mazes" ? { ...pageFor(slotPlace(sheet, 0), content), ...WIDE } : pageFor(pagesOf(sheet)[0]!, content);
  return { ...sheet, page: { ...page, orientation } };
}

export function sheetOfAnswers(
  style: BookStyle,
  mazes: readonly BookMaze[],
  layout: AnswerLayout,
  name: string,
): MazeSheet {
  const { slot, across, down, gap, label, spacer, percent, orientation } = layout;
  const { answers } = style.names;
  const header = headerOf({ title: style.title, middle: "", label: answers }, layout.headerFont);
  const footer = { ...NO_TEXTS, center: inPoints(layout.footerFont, "&P") };
  const sheet = {
    ...{ name, markedName: answers, mark: { book: style.book, part: "answers" } as const, slot, across, down },
    ...{ mazes: inSlots(mazes, slot, across), look: lookOf(style, style, true), percent },
    codes: style.classSet && codeLines(style, mazes, layout),
    sizes: { left: NARROW, gap, above: label, below: spacer },
    above: {
      ...{ size: layout.fontSize, isBold: false, isText: style.classSet !== undefined },
      of: ({ texts }: BookMaze) => texts.label,
    },
  };
  const content = { paper: style.paper, header, footer, side: layout.side };
  const page = { ...pageFor(sheet.mazes[0]!.area, content), ...WIDE, orientation };
  return { ...sheet, page };
}

/** How wide a letter is, in font sizes, at most on average. */
const LETTER = 0.6;

/** Labels and share codes in lines as wide as the answers; whoever types a code may leave its line breaks out. */
function codeLines(style: BookStyle, mazes: readonly BookMaze[], layout: AnswerLayout): CodeLines {
  const { slot, across, gap, fontSize: size, label: height } = layout;
  const width = across * widthOf(slot, style) + (across - 1) * GRID_GAP * gap;
  const most = Math.floor(width / size / LETTER);
  return { size, height, lines: mazes.map(({ code, texts }) => [texts.label, ...linesOf(code, most)]) };
}

function widthOf(slot: MazeSheet["slot"], look: DrawnLook): number {
  return sizeWithWalls(sizeDrawn(slot, look), look).columns * look.cellSize;
}

/** A share code in lines of at most `most` characters, broken after hyphens. */
function linesOf(code: string, most: number): string[] {
  const lines = [""];
  for (const group of code.split(/(?<=-)/)) {
    if (lines[lines.length - 1]!.length + group.length > most) lines.push("");
    lines[lines.length - 1] += group;
  }
  return lines;
}

/** A page that is fitted to its width; its print areas are set later. */
const WIDE = { zoom: "1x0", vertically: "false", areas: "" } as const;

type Places = Pick<MazeSheet, "slot" | "across">;

/** Where the `index`-th slot of a sheet is, from 0. */
function slotPlace({ slot, across }: Places, index: number): Area {
  const { rows, columns } = slot;
  const [line, place] = [Math.floor(index / across), index % across];
  return { row: line * (rows + 2) + 1, column: 1 + place * (columns + GRID_GAP), rows, columns };
}

function inSlots(mazes: readonly BookMaze[], slot: MazeSheet["slot"], across: number): MazeOnSheet[] {
  return mazes.map((one, i) => {
    const { rows, columns } = one.maze;
    return { ...one, area: { ...slotPlace({ slot, across }, i), rows, columns } };
  });
}

function endOf({ slot, across }: Places, { length }: { readonly length: number }): number {
  return Math.ceil(length / across) * (slot.rows + 2);
}

/** What is on each page of a sheet of several mazes. */
export function pagesOf(sheet: Omit<MazeSheet, "page">): Area[] {
  const { mazes, across, down, below, codes } = sheet;
  const { rows, columns } = sheet.slot;
  const lines = Math.ceil(mazes.length / across);
  const side = sideOf(sheet);
  const width = across * (columns + GRID_GAP) - GRID_GAP + 2 * side;
  const pages = Array.from({ length: Math.ceil(lines / down) }, (_, page) => {
    const onPage = Math.min(down, lines - page * down);
    const end = below === undefined ? 1 : 0; // without the last empty row
    return { row: page * down * (rows + 2), column: 1 - side, rows: onPage * (rows + 2) - end, columns: width };
  });
  return codes === undefined
    ? pages
    : [...pages, { ...pages[0]!, row: endOf(sheet, mazes), rows: codes.lines.flat().length }];
}

/** The columns on each side of the mazes that are printed with them. */
function sideOf({ sizes: { right } }: Pick<MazeSheet, "sizes">): 0 | 1 {
  return right === undefined ? 0 : 1;
}

/** Queues mark, memory, sizes and page of a new sheet, whether it is empty or came from a file. */
export function formatSheet(sheet: Excel.Worksheet, described: MazeSheet): void {
  const { name, mark, mazes, page } = described;
  markSheet(sheet, { ...mark, name });
  sizeCells(sheet, described);
  if (mark.footer !== undefined) saveMazeFacts(sheet, described, mazes[0]!);
  writePage(sheet, page, newPage);
}

/** Queues the name that a sheet gets in the end, which its mark tells then. */
export function renameSheet(sheet: Excel.Worksheet, { name, markedName, mark }: MazeSheet): void {
  sheet.name = markedName;
  if (name !== markedName) markSheet(sheet, { ...mark, name: markedName }, true);
}

function sizeCells(sheet: Excel.Worksheet, described: MazeSheet): void {
  const { mazes, across, sizes, slot, codes } = described;
  const { cellSize } = described.look;
  const { rows, columns } = slot;
  const lines = Math.ceil(mazes.length / across);
  const end = 1 + across * (columns + GRID_GAP) - GRID_GAP;
  const all = { row: 0, column: 0, rows: lines * (rows + 2), columns: end + sideOf({ sizes }) };
  const { format } = rangeAt(sheet, all);
  format.columnWidth = cellSize;
  format.rowHeight = cellSize;
  const setWidth = (column: number, count: number, width = cellSize) => {
    if (width !== cellSize) rangeAt(sheet, { row: 0, column, rows: 1, columns: count }).format.columnWidth = width;
  };
  setWidth(0, 1, sizes.left);
  const at = (count: number, step: number) => Array.from({ length: count }, (_, i) => slotPlace(described, i * step));
  sizeWalls(sheet, at(across, 1), at(lines, across), described.look);
  for (let slot = 1; slot < across; slot++) setWidth(1 + slot * (columns + GRID_GAP) - GRID_GAP, GRID_GAP, sizes.gap);
  setWidth(end, 1, sizes.right);
  for (const [first, height] of [[0, sizes.above] as const, [rows + 1, sizes.below] as const]) {
    if (height === cellSize) continue;
    const cells = Array.from({ length: lines }, (_, i) => ({ row: i * (rows + 2) + first, column: 0, ...ONE }));
    for (const { format } of packedRanges(sheet, cells)) format.rowHeight = height;
  }
  if (codes === undefined) return;
  const foot = { row: endOf(described, mazes), column: 0, rows: codes.lines.flat().length, columns: 1 };
  rangeAt(sheet, foot).format.rowHeight = codes.height;
}

const ONE = { rows: 1, columns: 1 } as const;

function saveMazeFacts(sheet: Excel.Worksheet, { look, name: sheetName }: MazeSheet, one: MazeOnSheet): void {
  const { maze, ends, code, pupil, area } = one;
  saveFirstFact(sheet, facts.grid, area);
  const areCells = look.wallShare !== undefined;
  if (areCells) {
    // What its walls are.
    const pins = pinsOfBefore({ ...look, sheetName, area, before: { widths: [], heights: [] } });
    saveFirstFact(sheet, facts.before, pins.slice(0, 1));
    // The gaps of the ends are cells like others.
    const add = (name: string, cell: number) => addName(sheet, { name, meaning: cellArea(area, cell) });
    add(ENTRANCE, ends.entrance);
    ends.exits.forEach((exit, i) => add(exitName(i + 1), exit));
  }
  const { rows, columns, mask } = maze;
  if (mask !== undefined && !areCells) saveFirstFact(sheet, facts.mask, { rows, columns, mask, outside: "blank" });
  saveFirstFact(sheet, facts.code, code);
  if (pupil !== undefined) saveFirstFact(sheet, facts.pupil, pupil);
}

/** The sheet in a file, without sizes. */
export function sheetInFile(sheet: MazeSheet): SheetOfMazes {
  const { mazes, look: drawn } = sheet;
  const words = wordsIn(sheet, mazes).flatMap(({ size, isBold, isText, lines, cells }) => {
    const look: FileLook = { font: { size, isBold }, isText };
    const all = lines.flatMap(({ row, column, columns }) => {
      return Array.from({ length: columns }, (_, i) => ({ row, column: column + i }));
    });
    return [...all, ...cells].map((cell) => ({ ...cell, look }));
  });
  const contents = mazes.flatMap((one) => [...itemCells(one), ...(drawn.isSolved ? [] : endCells(one))]);
  return {
    ...{ name: sheet.name, cells: [...words, ...contents] },
    mazes: mazes.map((one) => plainMazeInFile(one, drawn)),
  };
}

export function drawMazes(sheet: Excel.Worksheet, described: MazeSheet, placed: readonly MazeOnSheet[]): void {
  const { look } = described;
  for (const one of placed) closeGrid(sheet, one, look);
  if (look.wallShare !== undefined) openCells(sheet, placed);
  else {
    openGrids(sheet, placed);
    fillHoles(sheet, placed);
  }
  if (look.isSolved) fillPaths(sheet, placed);
  writeWords(sheet, described, placed);
  for (const one of placed) writeItemTexts(sheet, one);
}

function writeWords(sheet: Excel.Worksheet, described: MazeSheet, placed: readonly MazeOnSheet[]): void {
  const columns = new Map<number, { row: number; text: string }[]>();
  for (const { size, isBold, isText, lines, cells } of wordsIn(described, placed)) {
    for (const { format } of packedRanges(sheet, lines)) {
      format.font.size = size;
      format.font.bold = isBold;
    }
    if (isText === true) for (const line of lines) rangeAt(sheet, line).numberFormat = everywhere("@");
    for (const cell of cells) {
      if (cell.value !== undefined)
        columns.set(cell.column, [...(columns.get(cell.column) ?? []), { ...cell, text: cell.value }]);
    }
  }
  for (const [column, cells] of columns) {
    const rows = cells.map(({ row }) => row);
    const first = Math.min(...rows);
    // One write for all of them; null leaves a cell alone.
    const values = Array.from({ length: Math.max(...rows) - first + 1 }, (): (string | null)[] => [null]);
    for (const { row, text } of cells) values[row - first] = [typedText(text)];
    rangeAt(sheet, { row: first, column, rows: values.length, columns: 1 }).values = values;
  }
}

/** The cells above and below mazes, with their words, and the lines from the first of these cells to the last. */
function wordsIn(sheet: MazeSheet, placed: readonly MazeOnSheet[]) {
  const { mazes, across, above, below, codes, slot } = sheet;
  const besides = [[above, -1] as const, [below, slot.rows] as const].flatMap(([words, offset]) => {
    if (words === undefined) return [];
    const cells = placed.map((one) => {
      const { row, column } = one.area;
      return { row: row + offset, column: column - sideOf(sheet), ...ONE, value: words.of(one) };
    });
    const columns = (across - 1) * (slot.columns + GRID_GAP) + 1;
    const rows = [...new Set(cells.map(({ row }) => row))];
    const lines = rows.map((row) => ({ row, column: 1 - sideOf(sheet), rows: 1, columns }));
    return [{ ...words, lines, cells }];
  });
  if (codes === undefined) return besides;
  const told = placed.flatMap((one) => {
    const index = mazes.indexOf(one);
    const row = endOf(sheet, mazes) + codes.lines.slice(0, index).flat().length;
    return codes.lines[index]!.map((value, i) => ({ row: row + i, column: 1, ...ONE, value }));
  });
  return [...besides, { size: codes.size, isBold: false, isText: true, lines: told, cells: told }];
}
