import { message } from "../../message";
import { type Area, type ReadName, type Reference, fieldsOf, jsonForName, jsonOfName } from "../excel";
import type { Fact } from "./fact";
import { pinsOfBefore } from "./before";
import { endsFact } from "./endsFact";
import {
  PIECE,
  codedFact,
  elsewhereFact,
  markFact,
  namedMark,
  placeFact,
  stampFact,
  textFact,
  isPieceOf,
} from "./kinds";
import { LINES, leftWithoutLines, pinnedLines } from "./lines";
import { type MaskedGrid, encodeMask } from "./maskCode";
import { decodePageKind, decodePupilPage, encodePageKind, encodePupilPage } from "./pageKind";
import { pinnedFact } from "./pinnedFact";
import type { Written } from "./written";

/** Two names that are written with every grid: what was there before it, */
const BEFORE = "MazeBefore";
/** and which action drew it. */
const STAMP = "MazeStamp_";
/** Two of a page of a booklet: its maze's share code, and which page it is. */
const CODE = "MazeCode";
const BOOK = "MazeBook";

const named = placeFact("MazeGrid", { diesWith: "maze", isShown: true, drawn: ({ area }) => area });

/**
 * Where the grid is. Everybody sees this name, and a person may have one of the same words: it counts as Lavirint's only beside a hidden
 * name that is written with it.
 */
const gridFact: Fact<Area, Reference> = {
  ...named,
  read: (list) => (isBesideOurs(list) ? named.read(list) : undefined),
  left: (list) => (isBesideOurs(list) ? list.map(({ name }) => name).filter((name) => named.owns(name)) : []),
};

/** A name of the person's own that drawing a grid would replace. */
export function ownGridName(list: readonly ReadName[]): string | undefined {
  return isBesideOurs(list) ? undefined : list.find(({ name }) => named.owns(name))?.name;
}

function isBesideOurs(list: readonly ReadName[]): boolean {
  const isDrawn = (name: string) => isPieceOf(BEFORE, name) || name.toUpperCase().startsWith(STAMP.toUpperCase());
  return list.some(({ name }) => isDrawn(name) || isPieceOf(CODE, name) || isPieceOf(BOOK, name));
}

/**
 * Everything that Lavirint remembers in names. An entry says all there is to know about a fact: memory.ts remembers, forgets and
 * restores every entry of this table.
 *
 * They are written in this order and forgotten in reverse: a maze that was only partly drawn or removed can be cleared as
 * long as its sheet knows what was there before.
 */
export const facts = {
  /** Widths, heights and lines before the maze; see before.ts. */
  before: pinnedFact(BEFORE, { diesWith: "maze", drawn: pinsOfBefore }),
  /** That there is, or was, a copy of what the maze covers. */
  covers: textFact("MazeCovers", { diesWith: "maze", drawn: ({ covers }) => covers }),
  grid: gridFact,
  mazeStamp: stampFact(STAMP, { diesWith: "maze", drawn: ({ act, area }) => ({ act, area }) }),
  ends: endsFact,
  /**
   * Which cells are in the maze, and how the others look if that was chosen. The person sees it by these looks; but the name is what
   * counts, because Excel does not report every pattern of a fill, and somebody may have changed it.
   */
  mask: codedFact<MaskedGrid, string>(
    "MazeMask",
    {
      diesWith: "maze",
      drawn: ({ mask, area, outside }) => mask && { rows: area.rows, columns: area.columns, mask, outside },
    },
    encodeMask,
    (text) => text,
  ),
  /** The share code of the maze that was drawn, without its ends. */
  code: textFact(CODE, { diesWith: "maze", drawn: ({ code }) => code }),
  /** What the code does not say about its walls; see keptWalls.ts. Each look at the sheet reads it. */
  walls: textFact("MazeWalls", { diesWith: "maze", isOptional: true, longest: 20_000, drawn: ({ walls }) => walls }),
  /** The maze that was on the sheet before this one, as a text that the caller encodes; "" if that cannot be brought back. */
  earlier: textFact("MazeEarlier", { diesWith: "clearing", isOptional: true, drawn: ({ replaced }) => replaced }),
  /** What Lavirint wrote into which cells; see written.ts. */
  written: codedFact<Written, string>(
    "MazeWritten",
    { diesWith: "maze", drawn: ({ written }) => written, left: leftWithoutLines("MazeWritten") },
    (written) => written.encode(),
    (text) => text,
  ),
  /** How cells looked before they got items; see mazeItems.ts. */
  itemLooks: codedFact<Written, string>(
    "MazeItemLooks",
    { diesWith: "maze", left: leftWithoutLines("MazeItemLooks") },
    (looks) => looks.encode(),
    (text) => text,
  ),
  /** Where the list of questions below a maze is, one line a cell, and what it says; see questionList.ts. */
  questionList: placeFact("MazeQuestions", { diesWith: "clearing" }),
  questionTexts: codedFact("MazeQuestionTexts", { diesWith: "clearing" }, jsonForName, jsonOfName),
  /** Where the rows and columns are to which that, and the marks of a solution, refer. */
  lines: pinnedFact(LINES, {
    diesWith: "maze",
    longest: 10 * PIECE,
    drawn: ({ written, sheetName, area }) =>
      written === undefined || written.isEmpty ? undefined : pinnedLines(sheetName, area),
    left: leftWithoutLines(LINES),
  }),

  /** Which cells a solution marked, and how they looked before. */
  solution: textFact("MazeSolution", { diesWith: "solution" }),
  solutionOf: placeFact("MazeSolutionOf", { diesWith: "solution" }),
  solutionStamp: stampFact("MazeSolved_", { diesWith: "solution" }),

  /** The page set-up before the page was prepared, and the settings that were written; see page.ts. */
  page: codedFact("MazeBeforePage", { diesWith: "page" }, jsonForName, jsonOfName),
  /** What kind of page it is; on a sheet of a booklet `book` says it. */
  pageKind: codedFact("MazePageKind", { diesWith: "page" }, encodePageKind, decodePageKind),

  columns: placeFact("MazeColumns", { diesWith: "sheet", isShown: true }),
  rows: placeFact("MazeRows", { diesWith: "sheet", isShown: true }),
  /** The labels above these two cells, by "columns" and "rows", as they were written: in any language. */
  sizeLabels: codedFact("MazeSizeLabels", { diesWith: "sheet" }, jsonForName, (text) => fieldsOf(jsonOfName(text))),
  /** The widths of columns that were narrowed when the sheet was set up. */
  narrowed: pinnedFact("MazeBeforeColumns", { diesWith: "clearing" }),
  /** Where a grid went that had no room on this sheet. */
  elsewhere: elsewhereFact("MazeElsewhere", { diesWith: "cells" }),
  pairStamp: stampFact("MazePair_", { diesWith: "sheet" }),

  sets: namedMark(message("set-numbers-sheet"), "MazeSetsOf", { diesWith: "sheet", isHidden: true }),
  setsBefore: placeFact("MazeSetsBefore", { diesWith: "sheet" }),
  setsAfter: placeFact("MazeSetsAfter", { diesWith: "sheet" }),
  /** What was written into these blocks, see setsRecord.ts, and the share code from which their numbers follow. */
  setsWritten: codedFact("MazeSetsWritten", { diesWith: "sheet" }, jsonForName, jsonOfName),
  setsCode: textFact("MazeSetsCode", { diesWith: "sheet" }),
  covered: namedMark(message("covered-sheet"), "MazeCoveredOf", { diesWith: "sheet", isHidden: true }),
  /** Which lines of the copy belong to which of the maze's sheet; see covered.ts. */
  coveredLines: pinnedFact("MazeCoveredLines", { diesWith: "sheet" }),
  steps: namedMark(message("steps-sheet"), "MazeStepsOf", { diesWith: "sheet" }),
  mergeTree: namedMark(message("merge-tree-sheet"), "MazeMergeTreeOf", { diesWith: "sheet" }),
  search: namedMark(message("search-sheet"), "MazeSearchOf", { diesWith: "sheet" }),
  adjacency: namedMark(message("adjacency-sheet"), "MazeAdjacencyOf", { diesWith: "sheet" }),
  distances: namedMark(message("distances-sheet"), "MazeDistancesOf", { diesWith: "sheet" }),
  predecessors: namedMark(message("predecessors-sheet"), "MazePredecessorsOf", { diesWith: "sheet" }),
  /** A sheet that marks typed paths, one that says every cell in words, and one of wall codes. */
  marking: markFact("MazeMarkingOf", { diesWith: "sheet" }),
  readable: markFact("MazeReadableOf", { diesWith: "sheet" }),
  wallCodes: markFact("MazeWallCodesOf", { diesWith: "sheet" }),
  /** Where the codes are on that sheet, and a checksum of what was written there; see wallCodes.ts. */
  wallCodesAt: placeFact("MazeWallCodesAt", { diesWith: "sheet" }),
  wallCodesSum: textFact("MazeWallCodesSum", { diesWith: "sheet" }),
  /** Once their maze is cleared, an answer page or a poster is a sheet like any other. */
  answer: markFact("MazeAnswerOf", { diesWith: "clearing" }),
  poster: markFact("MazePosterOf", { diesWith: "clearing" }),
  /** Which part of a booklet a sheet is; see bookSheets.ts. */
  book: textFact(BOOK, { diesWith: "sheet" }),
  /** Whose page of a class set a sheet is; and on the set's index what the set was made with, and where its list is. */
  pupil: codedFact("MazePupil", { diesWith: "sheet" }, encodePupilPage, decodePupilPage),
  classSet: codedFact("MazeClassSet", { diesWith: "sheet" }, jsonForName, jsonOfName),
  classList: elsewhereFact("MazeClassList", { diesWith: "sheet" }),

  /** The choices for the next maze, and the last choices of the tab Print; see keptChoices.ts. */
  choices: textFact("MazeChoices", { diesWith: "workbook" }),
  paper: textFact("MazePaper", { diesWith: "workbook" }),
};
