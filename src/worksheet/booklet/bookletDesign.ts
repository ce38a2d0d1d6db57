import { message } from "../../message";
import { type Ends, type Grid, Maze } from "../../maze/model";
import { Refusal } from "../excel";
import type { Reference } from "../addresses";
import type { CellSize, WallWeight } from "../looks";
import { drawnCell, drawnPath, wallCells } from "../lines";
import { gapsBeside } from "../ends";
import type { PupilPage } from "../memory";
import type { ReadName } from "../names";
import { type AnswerLayout, type MazesAPage, type PaperName, answerLayout, fillPage, slotOf } from "../paper";
import { differentNames } from "../changes";
import type { SheetName } from "../sheet";

type Size = Pick<Grid, "columns" | "rows">;

export interface BookMaze {
  /** From 1. */
  readonly number: number;
  readonly maze: Maze;
  readonly ends: Ends;
  readonly path: Uint32Array;
  /** 0 to 100, whole. */
  readonly measured: number;
  readonly algorithm: string;
  readonly code: string;
  readonly texts: MazeTexts;
  /** What its cells hold besides the letters of its ends, rows x columns; "" for nothing. */
  readonly items?: readonly string[] | undefined;
  /** Whose page it is, for the page of a pupil. */
  readonly pupil?: PupilPage | undefined;
  /** The number in its sheet's mark, if that is not its own. */
  readonly part?: number | undefined;
}

/** Points, and a weight that goes with them. */
export interface DrawnLook extends Pick<CellSize, "cellSize" | "wallShare"> {
  readonly wallWeight: WallWeight;
}

/**
 * A maze as it is drawn on a sheet, cell by cell: where walls are cells, as an open one of 2R + 1 by 2C + 1 cells, in which the walls are
 * out of the maze.
 */
export function drawnBookMaze(one: BookMaze, { wallShare }: DrawnLook): BookMaze {
  if (wallShare === undefined) return one;
  const { maze, ends, path, items } = one;
  const at = (cell: number) => drawnCell(maze, { wallShare }, cell);
  const walls = wallCells(maze, gapsBeside(maze, [ends.entrance, ...ends.exits]));
  const texts = items && Array.from(walls, () => "");
  items?.forEach((item, cell) => (texts![at(cell)] = item));
  return {
    ...one,
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

interface MazeTexts {
  /** "Maze 7" */
  readonly label: string;
  /** The link to its answer, in the index of a booklet: "Answer 7" */
  readonly answer: string;
  /** "easy", or "3": of a pupil's maze. */
  readonly level?: string;
  /** "★★★☆☆" */
  readonly stars: string;
  /** "★★★☆☆ Difficulty 54/100" */
  readonly rating: string;
  /** Below a maze: its share code, or "". */
  readonly code: string;
  /** Above one of several mazes on a sheet: "Maze 7   ★★★☆☆ Difficulty 54/100   137 steps" */
  readonly caption: string;
}

/**
 * The cells of the pages of a booklet for mazes of these sizes, and the layout of its answers, which have room for `others` too. Throws
 * {@link Refusal} if a maze would be too narrow or too large.
 */
export function bookLook(
  paper: PaperName,
  sizes: readonly Size[],
  page: NonNullable<Parameters<typeof fillPage>[2]>,
  others: readonly Size[] = [],
): DrawnLook & Pick<BookletDesign, "answerLayout"> {
  const corridor = sizes.find(({ columns, rows }) => !(columns >= 2 && rows >= 2));
  if (corridor !== undefined) throw new Refusal(message("booklet-size", corridor));
  const { cellSize, wallWeight, wallShare } = fillPage(paper, slotOf(sizes), page);
  const slot = slotOf([...sizes, ...others]);
  return { cellSize, wallWeight, wallShare, answerLayout: answerLayout(paper, slot, { cellSize, wallShare }) };
}

/** What all pages of a booklet have in common; the look is that of the answers: of the smallest cells. */
export interface BookStyle extends DrawnLook {
  /** The booklet's id. */
  readonly book: string;
  readonly paper: PaperName;
  readonly title: string;
  /** In the middle above each maze: a line for a name, or "". */
  readonly middle: string;
  readonly perPage: MazesAPage;
  readonly names: BookNames;
  readonly texts: BookTexts;
  /** Set for a class set, whose mazes hold items and are called by a person's own words, which Excel might take for formulas or dates. */
  readonly classSet?: ClassSetMemory | undefined;
}

interface ClassSetMemory {
  readonly kept: unknown;
  readonly list: Reference;
  /** The names that the index has. */
  readonly names: readonly ReadName[];
}

export interface BookNames {
  readonly index: string;
  /** One for each maze, for each page of several, or for all mazes. */
  readonly mazes: readonly string[];
  readonly answers: string;
}

export interface BookTexts {
  readonly untitled: string;
  /** What the index says of all mazes, in a sentence. */
  readonly about: string;
  /** Above each column of the index: maze, difficulty, stars, algorithm, steps, share code, answer; or name, level, stars, minutes. */
  readonly headings: readonly string[];
  /** Below a page of the index, with Excel's codes: "&P of &N" */
  readonly pageNumber: string;
}

/** Words as names such as Excel permits, all different, and none that a sheet has. */
export function bookNames(words: BookNames, sheets: readonly SheetName[] = []): BookNames {
  const [index, answers, ...mazes] = differentNames([words.index, words.answers, ...words.mazes], sheets);
  return { index: index!, mazes, answers: answers! };
}

export function namesInOrder({ index, mazes, answers }: BookNames): string[] {
  return [index, ...mazes, answers];
}

export interface BookletDesign extends BookStyle {
  readonly mazes: readonly BookMaze[];
  readonly answerLayout: AnswerLayout;
  readonly isOnOneSheet: boolean;
  /** Set if only a part of it is drawn, because the rest is there. */
  readonly update?: BookUpdate | undefined;
}

/**
 * The part of a booklet that is drawn again: some of its mazes, and its answers. The new sheets have the names of the design until all are
 * there; then the old ones go.
 */
interface BookUpdate {
  /** Of the mazes of the design. */
  readonly drawn: readonly BookMaze[];
  readonly names: BookNames;
  /** The sheets that go. A new one that gets the name of one of them is hidden if that was. */
  readonly gone: readonly SheetName[];
  readonly earlier: EarlierIndex;
}

export interface EarlierIndex {
  /** How many pages it listed. */
  readonly listed: number;
  /** What somebody typed into it as minutes, by the names of pupils. */
  readonly minutes: ReadonlyMap<string, unknown>;
}
