import { message } from "../../message";
import { encode } from "../../maze/code";
import { Maze } from "../../maze/model";
import type { FileLook, SheetOfMazes } from "../../files";
import { cellArea } from "../borders";
import { drawnArea, drawnCell, drawnPath, sizeDrawn, sizeWalls, sizeWithWalls, wallCells } from "../lattice";
import { everywhere } from "../looks";
import { packedRanges, typedText } from "../pieces";
import { type Area, cellsOf } from "../addresses";
import { addName } from "../names";
import { rangeAt } from "../excel";
import { gapsBeside } from "../ends";
import { letterSize } from "../items";
import { type BookMark, facts } from "../facts";
import { ENTRANCE, exitName } from "../shapeAndEnds";
import { pinsOfBefore } from "../before";
import { saveFact, saveFirstFact } from "../fact";
import { GRID_GAP, fillPage, slotOf } from "../paper";
import { NO_TEXTS, footerOf, headerOf, inPoints } from "../pageTexts";
import { footerMark, newPage, pageFor, writePage } from "../pageSetup";
import { type BookMaze, type BookNames, type BookletDesign, type DrawnLook, labelOfMaze, textsBelow } from "./booklet";
import { type GridLook, type PlacedMaze, endCells, plainMazeInFile } from "./plainMaze";

/** A sheet of a booklet; the sheet that is drawn and the one in a file are made from this. */
export interface MazeSheet {
  /** What it is called at first, and in the end. */
  readonly name: string;
  readonly finalName: string;
  readonly mark: Omit<BookMark, "made">;
  readonly look: GridLook;
  readonly layout: ReturnType<typeof layOut>;
  readonly bands: readonly Band[];
  /** The parts of a sheet of several pages that are printed on each; its page says nothing of them. */
  readonly pages: readonly Area[];
  readonly page: ReturnType<typeof pageFor>;
  /** The scale at which its pages fit, where they have no print areas. */
  readonly percent: number;
}

/**
 * Where mazes are: in slots of one size from B2 on, `across` of them side by side and `down` below each other on a page, each with a row
 * above and a row below. Widths of columns in points.
 */
interface Slots extends Pick<Area, "rows" | "columns"> {
  readonly across: number;
  readonly down: number;
  /** Column A, and the column right of the mazes, which then both are printed with them; undefined if that is left as it is. */
  readonly left: number;
  readonly right?: number | undefined;
  /** Each column between two mazes. */
  readonly gap: number;
}

/** A maze as it is drawn, and that of the booklet: where walls are cells, they differ. */
export interface MazeOnSheet extends PlacedMaze {
  readonly one: BookMaze;
}

/** Rows above or below mazes; points. */
interface Band {
  readonly lines: readonly Area[];
  readonly height: number;
  readonly font?: FileLook["font"];
  /** Whether its words are a person's own, which Excel might take for a formula or a date. */
  readonly isText?: boolean;
  readonly words: readonly { readonly row: number; readonly column: number; readonly value: string }[];
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

/** The last sheet is that of the answers. */
export function sheetsOfMazes(design: BookletDesign): MazeSheet[] {
  const { update, isOnOneSheet, perPage } = design;
  const mazes = design.mazes.map((one) => drawnMaze(one, design));
  const drawn = mazes.filter(({ one }) => update?.drawn.includes(one) ?? true);
  const sheets = isOnOneSheet
    ? [sheetOfSeveral(design, mazes, "mazes")]
    : perPage === 1
      ? drawn.map((one) => sheetOfOne(design, one))
      : listInParts(mazes, perPage).map((page, i) => sheetOfSeveral(design, page, String(i + 1)));
  return [...sheets, sheetOfAnswers(design, mazes)];
}

export function listInParts<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length));
}

type DrawnMaze = Omit<MazeOnSheet, "area">;

/** Where walls are cells, an open maze of 2R + 1 by 2C + 1 cells, in which the walls are out of the maze. */
function drawnMaze(one: BookMaze, { wallShare }: DrawnLook): DrawnMaze {
  const { maze, ends, path, items } = one;
  if (wallShare === undefined) return { one, maze, ends, path, items };
  const at = (cell: number) => drawnCell(maze, { wallShare }, cell);
  const walls = wallCells(maze, gapsBeside(maze, [ends.entrance, ...ends.exits]));
  const texts = items && Array.from(walls, () => "");
  items?.forEach((item, cell) => (texts![at(cell)] = item));
  return {
    one,
    maze: Maze.open({
      rows: 2 * maze.rows + 1,
      columns: 2 * maze.columns + 1,
      mask: walls.map((isWall) => 1 - isWall),
    }),
    ends: { entrance: at(ends.entrance), exits: ends.exits.map(at) },
    path: drawnPath(maze, { wallShare }, path),
    items: texts,
  };
}

/** What its part of the booklet and its cells say of a sheet. */
function sheetFor({ book, names, update, wallShare, classSet }: BookletDesign, part: string, cells: DrawnLook) {
  const nameIn = ({ answers, mazes }: BookNames) =>
    part === "answers" ? answers : mazes[part === "mazes" ? 0 : Number(part) - 1]!;
  const { cellSize, wallWeight } = cells;
  const itemSize = classSet && letterSize({ cellSize });
  return {
    name: nameIn(update?.during ?? names),
    finalName: nameIn(names),
    mark: { book, part },
    look: { cellSize, wallWeight, wallShare, isSolved: part === "answers", itemSize },
    percent: 100,
  };
}

function sheetOfOne(design: BookletDesign, drawn: DrawnMaze): MazeSheet {
  const { paper, wallShare, book } = design;
  const { one, maze } = drawn;
  const part = String(one.number);
  const cells = fillPage(paper, one.maze, { wallShare });
  const { cellSize: left } = cells;
  const header = headerOf({ ...design, label: labelOfMaze(design, one) });
  const slots = { rows: maze.rows, columns: maze.columns, across: 1, down: 1, left, right: left, gap: 0 };
  const layout = layOut(slots, [drawn]);
  const page = pageFor(layout.mazes[0]!.area, { paper, header, footer: footerOf(textsBelow(design, one)) });
  const mark = { book, part, footer: footerMark(page) };
  return { ...sheetFor(design, part, cells), mark, layout, bands: [], pages: [], page };
}

/** All mazes, or, as the `part` with that number, those of one page. What is too wide to stand above a maze, or below it, is left out. */
function sheetOfSeveral(design: BookletDesign, drawn: readonly DrawnMaze[], part: string): MazeSheet {
  const { paper, wallShare, perPage, say } = design;
  const size = slotOf(drawn.map(({ one }) => one.maze));
  const page = { count: perPage, extra: STACK_EXTRA, wallShare };
  const { across, down, orientation, ...cells } = fillPage(paper, size, page);
  const { cellSize } = cells;
  const own = sizeWithWalls(size, cells).columns * cellSize;
  const side = Math.max(0, Math.ceil((LEAST_WIDTH - across * own) / 2));
  const { rows, columns } = drawnArea({ row: 0, column: 0, ...size }, cells);
  const slots = { rows, columns, across, down, left: side || NARROW, right: side || undefined, gap: cellSize };
  const layout = layOut(slots, drawn);
  const room = across === 1 ? Math.max(LEAST_WIDTH, own) : own + GRID_GAP * cellSize;
  const fits = (text: string, letter: number) => text.length * letter <= room;
  const above = (one: BookMaze) => {
    const steps = say(message("maze-steps", { steps: one.path.length - 1 }));
    const words = [labelOfMaze(design, one), textsBelow(design, one).rating, steps].filter((each) => each !== "");
    while (across > 1 && words.length > 1 && !fits(words.join(BETWEEN), LABEL_LETTER)) words.pop();
    return words.join(BETWEEN);
  };
  const below = (one: BookMaze) => {
    const { code } = textsBelow(design, one);
    return fits(code, FOOT_LETTER) ? code : "";
  };
  const content = { paper, header: headerOf({ ...design, label: "" }), footer: NO_TEXTS };
  const pages = layout.pages(0);
  const isOnePage = part !== "mazes";
  return {
    ...sheetFor(design, part, cells),
    layout,
    bands: [
      layout.bandAt(-1, { height: LABEL, font: { size: 12, isBold: true } }, above),
      layout.bandAt(rows, { height: FOOT, font: { size: 8 } }, below),
    ],
    pages: isOnePage ? [] : pages,
    page: { ...pageFor(pages[0]!, content), ...(isOnePage ? undefined : WIDE), orientation },
  };
}

const BETWEEN = "   ";

function sheetOfAnswers(design: BookletDesign, drawn: readonly DrawnMaze[]): MazeSheet {
  const { paper, title, names, classSet, answerLayout } = design;
  const { slot, across, down, gap, label: height, spacer, percent, orientation, side, fontSize: size } = answerLayout;
  const header = headerOf({ title, middle: "", label: names.answers }, answerLayout.headerFont);
  const footer = ["", inPoints(answerLayout.footerFont, "&P"), ""] as const;
  const slots = { rows: slot.rows, columns: slot.columns, across, down, left: NARROW, gap };
  const layout = layOut(slots, drawn);
  const labels = { height, font: { size }, isText: classSet !== undefined };
  const bands = [
    layout.bandAt(-1, labels, (one) => labelOfMaze(design, one)),
    layout.bandAt(slot.rows, { height: spacer }),
  ];
  const pages = layout.pages(1);
  if (classSet !== undefined) {
    const own = sizeWithWalls(sizeDrawn(slot, design), design).columns * design.cellSize;
    const most = Math.floor((across * own + (across - 1) * GRID_GAP * gap) / size / LETTER);
    const lines = design.mazes.flatMap((one) => [labelOfMaze(design, one), ...linesOf(encode(one.recipe), most)]);
    const foot = { row: layout.end.row, column: 1, rows: lines.length, columns: 1 };
    bands.push({ ...labels, lines: [foot], words: lines.map((value, i) => ({ ...cellArea(foot, i), value })) });
    pages.push({ ...pages[0]!, row: foot.row, rows: foot.rows });
  }
  return {
    ...sheetFor(design, "answers", design),
    layout,
    bands,
    pages,
    percent,
    page: { ...pageFor(pages[0]!, { paper, header, footer, side }), ...WIDE, orientation },
  };
}

/** How wide a letter is, in font sizes, at most on average. */
const LETTER = 0.6;

/** A share code in lines of at most `most` characters, broken after hyphens; whoever types it may leave the line breaks out. */
function linesOf(code: string, most: number): string[] {
  const lines = [""];
  for (const group of code.split(/(?<=-)/)) {
    if (lines[lines.length - 1]!.length + group.length > most) lines.push("");
    lines[lines.length - 1] += group;
  }
  return lines;
}

/** Its print areas are set later. */
const WIDE = { zoom: "1x0", vertically: "false", areas: "" } as const;

function layOut(slots: Slots, drawn: readonly DrawnMaze[]) {
  const { rows, columns, across, down, right } = slots;
  // The columns on each side of the mazes that are printed with them.
  const side = right === undefined ? 0 : 1;
  const lines = Math.ceil(drawn.length / across);
  const slotAt = (line: number, place: number): Area => {
    return { row: line * (rows + 2) + 1, column: 1 + place * (columns + GRID_GAP), rows, columns };
  };
  const firstOfLines = Array.from({ length: lines }, (_, line) => slotAt(line, 0));
  const firstOfColumns = Array.from({ length: across }, (_, place) => slotAt(0, place));
  const last = firstOfColumns[across - 1]!;
  const mazes = drawn.map((each, i): MazeOnSheet => {
    const { rows, columns } = each.maze;
    return { ...each, area: { ...slotAt(Math.floor(i / across), i % across), rows, columns } };
  });
  return {
    slots,
    side,
    mazes,
    firstOfLines,
    firstOfColumns,
    /** The row below the mazes and the row below them, and the column right of the mazes. */
    end: { row: lines * (rows + 2), column: last.column + columns },
    /** The rows with this offset from the first ones of mazes, where their words begin in the first column that is printed. */
    bandAt(offset: number, band: Pick<Band, "height" | "font" | "isText">, wordsOf?: (one: BookMaze) => string): Band {
      const words = mazes.map(({ one, area }) => {
        return { row: area.row + offset, column: area.column - side, value: wordsOf?.(one) ?? "" };
      });
      return {
        ...band,
        lines: firstOfLines.map(({ row }) => {
          return { row: row + offset, column: 1 - side, rows: 1, columns: last.column };
        }),
        words: words.filter(({ value }) => value !== ""),
      };
    },
    /** What is printed on each page, without the last `left` rows of it. */
    pages: (left: number) =>
      listInParts(firstOfLines, down).map((page): Area => {
        const height = page.length * (rows + 2) - left;
        return { row: page[0]!.row - 1, column: 1 - side, rows: height, columns: last.column + columns - 1 + 2 * side };
      }),
  };
}

/** Whether the sheet is empty or came from a file. */
export function formatSheet(sheet: Excel.Worksheet, described: MazeSheet): void {
  const { name, mark, layout, page } = described;
  saveFirstFact(sheet, facts.book, { ...mark, made: encodeURIComponent(name) });
  sizeCells(sheet, described);
  if (mark.footer !== undefined) saveMazeFacts(sheet, described, layout.mazes[0]!);
  writePage(sheet, page, newPage);
}

export function renameSheet(sheet: Excel.Worksheet, { name, finalName, mark }: MazeSheet): void {
  sheet.name = finalName;
  if (name !== finalName) saveFact(sheet, [], facts.book, { ...mark, made: encodeURIComponent(finalName) });
}

function sizeCells(sheet: Excel.Worksheet, { layout, bands, look }: MazeSheet): void {
  const { slots, firstOfColumns, firstOfLines, side, end } = layout;
  const { cellSize } = look;
  const { format } = rangeAt(sheet, { row: 0, column: 0, rows: end.row, columns: end.column + side });
  format.columnWidth = cellSize;
  format.rowHeight = cellSize;
  const setWidth = (column: number, columns: number, width = cellSize) => {
    if (width !== cellSize) rangeAt(sheet, { row: 0, column, rows: 1, columns }).format.columnWidth = width;
  };
  setWidth(0, 1, slots.left);
  sizeWalls(sheet, firstOfColumns, firstOfLines, look);
  for (const { column } of firstOfColumns.slice(1)) setWidth(column - GRID_GAP, GRID_GAP, slots.gap);
  setWidth(end.column, 1, slots.right);
  for (const { lines, height } of bands) {
    if (height === cellSize) continue;
    for (const { format } of packedRanges(sheet, lines)) format.rowHeight = height;
  }
}

function saveMazeFacts(sheet: Excel.Worksheet, { look, name: sheetName }: MazeSheet, drawn: MazeOnSheet): void {
  const { maze, ends, area, one } = drawn;
  saveFirstFact(sheet, facts.grid, area);
  const areCells = look.wallShare !== undefined;
  if (areCells) {
    // What its walls are.
    const pins = pinsOfBefore({ sheet: sheetName, area }, { widths: [], heights: [] }, look);
    saveFirstFact(sheet, facts.before, pins.slice(0, 1));
    // The gaps of the ends are cells like others.
    const add = (name: string, cell: number) => addName(sheet, { name, meaning: cellArea(area, cell) });
    add(ENTRANCE, ends.entrance);
    ends.exits.forEach((exit, i) => add(exitName(i + 1), exit));
  }
  const { rows, columns, mask } = maze;
  if (mask !== undefined && !areCells) saveFirstFact(sheet, facts.mask, { rows, columns, mask, outside: "blank" });
  saveFirstFact(sheet, facts.code, encode(one.recipe));
  if (one.pupil !== undefined) saveFirstFact(sheet, facts.pupil, one.pupil);
}

export function sheetInFile({ name, layout: { mazes }, bands, look: drawn }: MazeSheet): SheetOfMazes {
  const words = bands.flatMap(({ font, isText, lines, words }) => {
    if (font === undefined) return [];
    const empty = lines.flatMap((line) => Array.from({ length: cellsOf(line) }, (_, cell) => cellArea(line, cell)));
    return [...empty, ...words].map((cell) => ({ ...cell, look: { font, isText } }));
  });
  const contents = mazes.flatMap((one) => {
    const items = (one.items ?? []).map((value, cell) => ({ ...cellArea(one.area, cell), value }));
    return [...items.filter(({ value }) => value !== ""), ...(drawn.isSolved ? [] : endCells(one))];
  });
  return { name, cells: [...words, ...contents], mazes: mazes.map((one) => plainMazeInFile(one, drawn)) };
}

export function writeWords(sheet: Excel.Worksheet, { bands }: MazeSheet): void {
  for (const { font, isText, lines, words } of bands) {
    if (font === undefined) continue;
    for (const { format } of packedRanges(sheet, lines)) {
      format.font.size = font.size!;
      if (font.isBold === true) format.font.bold = true;
    }
    if (isText === true) for (const line of lines) rangeAt(sheet, line).numberFormat = everywhere("@");
    for (const { value, ...cell } of words) {
      rangeAt(sheet, { ...cell, rows: 1, columns: 1 }).values = [[typedText(value)]];
    }
  }
}
