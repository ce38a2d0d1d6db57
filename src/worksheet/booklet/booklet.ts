import { type Message, type SayWords, message } from "../../message";
import type { Candidate } from "../../maze/booklet";
import { encode } from "../../maze/code";
import type { Grid } from "../../maze/model";
import { type ExcelSession, Refusal, rangesAt } from "../excel";
import type { Reference } from "../addresses";
import type { CellSize, WallWeight } from "../looks";
import { type BookMark, type PupilPage, facts } from "../facts";
import { loadFact } from "../fact";
import { type ReadName, loadNames } from "../names";
import { type BelowMaze, ratingText } from "../pageTexts";
import { type AnswerLayout, type MazesAPage, type PaperName, answerLayout, fillPage, slotOf } from "../paper";
import { differentNames } from "../addSheets";
import { type SheetName, loadSheets } from "../sheet";

type Size = Pick<Grid, "columns" | "rows">;

export interface BookMaze extends Candidate {
  /** Its place in the booklet, from 1. */
  readonly number: number;
  /** What its cells hold besides the letters of its ends, rows x columns; "" for nothing. */
  readonly items?: readonly string[] | undefined;
  /** Whose page it is, and that pupil's level, "easy" or "3", for the page of a pupil. */
  readonly pupil?: PupilPage | undefined;
  readonly level?: string;
}

export function labelOfMaze({ say }: BookletDesign, { pupil, number }: BookMaze): string {
  return pupil?.name ?? say(message("maze-label", { number }));
}

/** What stands below a maze; a pupil's has the stars of the pupil's level, and no figure, which would compare children. */
export function textsBelow({ say, below }: BookletDesign, { pupil, rating, recipe }: BookMaze) {
  return {
    rating: ratingText(pupil ?? rating, pupil === undefined ? below : { ...below, difficulty: false }, say),
    code: below.code ? encode(recipe) : "",
  };
}

/** Points, and a weight that goes with them. */
export interface DrawnLook extends Pick<CellSize, "cellSize" | "wallShare"> {
  readonly wallWeight: WallWeight;
}

/** The answers have room for `others` too. Throws {@link Refusal} if a maze would be too narrow or too large. */
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

/** A booklet; its look is that of the answers: of the smallest cells. */
export interface BookletDesign extends DrawnLook {
  readonly book: string;
  readonly paper: PaperName;
  readonly title: string;
  /** In the middle above each maze: a line for a name, or "". */
  readonly middle: string;
  readonly below: BelowMaze;
  /** What the index says of all mazes, in a sentence. */
  readonly about: Message;
  readonly say: SayWords;
  readonly perPage: MazesAPage;
  readonly isOnOneSheet: boolean;
  readonly names: BookNames;
  readonly mazes: readonly BookMaze[];
  readonly answerLayout: AnswerLayout;
  /** Set for a class set, whose mazes hold items and are called by a person's own words, which Excel might take for formulas or dates. */
  readonly classSet?: ClassSetMemory | undefined;
  /** Set if only a part of it is drawn, because the rest is there. */
  readonly update?: BookUpdate | undefined;
}

interface ClassSetMemory {
  readonly kept: unknown;
  readonly list: Reference;
  readonly names: readonly ReadName[];
}

export interface BookNames {
  readonly index: string;
  /** One for each maze, for each page of several, or for all mazes. */
  readonly mazes: readonly string[];
  readonly answers: string;
}

export function bookNames(words: BookNames, sheets: readonly SheetName[] = []): BookNames {
  const [index, answers, ...mazes] = differentNames([words.index, words.answers, ...words.mazes], sheets);
  return { index: index!, mazes, answers: answers! };
}

/** Some mazes and the answers are drawn again, on sheets with free names until all are there; then the old ones go. */
interface BookUpdate {
  readonly drawn: readonly BookMaze[];
  readonly during: BookNames;
  /** The sheets that go. A new one that gets the name of one of them is hidden if that was. */
  readonly gone: readonly SheetName[];
  /** How many pages the earlier index listed. */
  readonly listed: number;
}

export interface BookSheet extends SheetName, BookMark {}

export type BookPlace = Awaited<ReturnType<typeof readBookPlace>>;

/**
 * Two requests, of which the second also finds out whether the host takes an address of several areas: a request that adds sheets must not
 * be made twice. `withNames` reads the workbook's names too.
 */
export async function readBookPlace(session: ExcelSession, withNames = false) {
  const read = await session.request((context) => ({
    sheets: loadSheets(context),
    front: context.workbook.worksheets.getActiveWorksheet().load("id"),
    protection: context.workbook.protection.load("protected"),
    names: withNames ? loadNames(context.workbook.names, "Workbook") : undefined,
  }));
  const sheets = read.sheets();
  const marks = await session.request(({ workbook: { worksheets } }) => {
    for (const cells of rangesAt(worksheets.getItem(read.front.id), "A1,C3")) cells.load("address");
    return sheets.map(({ id }) => loadFact(worksheets.getItem(id), facts.book));
  });
  const books = sheets.flatMap((sheet, i): BookSheet[] => {
    const mark = marks[i]!();
    return mark === undefined ? [] : [{ ...sheet, ...mark }];
  });
  const workbookNames = read.names?.() ?? [];
  return { sheets, frontId: read.front.id, isStructureProtected: read.protection.protected, workbookNames, books };
}

/** The sheets of a booklet; of several copies of one, only that which has the name it was made with. */
export function sheetsOfBook(books: readonly BookSheet[], book: string): BookSheet[] {
  const all = books.filter((sheet) => sheet.book === book);
  const isOnly = (made: string) => all.filter((sheet) => sheet.made === made).length === 1;
  return all.filter(({ name, made }) => encodeURIComponent(name) === made || isOnly(made));
}
