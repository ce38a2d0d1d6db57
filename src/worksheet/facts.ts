/** The table of all facts that a sheet remembers, and what comes and goes with a maze. */
import { message } from "../message";
import type { Area } from "./addresses";
import { type ExcelSession, Refusal } from "./excel";
import type { Difference } from "./changes";
import {
  type Fact,
  PIECE,
  elsewhereFact,
  markFact,
  placeFact,
  stampFact,
  textFact,
  isPieceOf,
  hasLines,
  pinnedFact,
  type Lifetime,
  type SheetOfFacts,
  factBetween,
  removeFact,
  hasFact,
  namesOf,
  putBack,
  saveFact,
  type SheetMark,
} from "./fact";
import { endsFact, maskFact } from "./shapeAndEnds";
import type { Written } from "./written";
import {
  type ReadName,
  areaOfName,
  fieldsOf,
  jsonForName,
  jsonOfName,
  deleteName,
  knowNames,
  loadNames,
} from "./names";

/** Names that are written with every grid, or with every page of a booklet. */
const BEFORE = "MazeBefore";
const STAMP = "MazeStamp_";
const CODE = "MazeCode";
const BOOK = "MazeBook";

const named = placeFact("MazeGrid", "maze");

/** A name of the person's own that drawing a grid would replace. */
export function ownGridName(list: readonly ReadName[]): string | undefined {
  return isBesideOurs(list) ? undefined : list.find(({ name }) => named.owns(name))?.name;
}

function isBesideOurs(list: readonly ReadName[]): boolean {
  const isDrawn = (name: string) => isPieceOf(BEFORE, name) || name.toUpperCase().startsWith(STAMP.toUpperCase());
  return list.some(({ name }) => isDrawn(name) || isPieceOf(CODE, name) || isPieceOf(BOOK, name));
}

const encoded = (written: Written) => written.encode();

/**
 * Everything that Lavirint remembers in names, each with its kind and what ends it.
 *
 * They are written in this order and forgotten in reverse: a maze that was only partly drawn or removed can be cleared as
 * long as its sheet knows what was there before.
 */
export const facts = {
  before: pinnedFact(BEFORE, "maze"),
  /** That there is, or was, a copy of what the maze covers. */
  covers: textFact<"cells" | "lost">("MazeCovers", "maze"),
  /** Everybody sees this name, and a person may have one like it: it counts as Lavirint's only beside a hidden name that comes with it. */
  grid: { ...named, read: (list: readonly ReadName[]) => (isBesideOurs(list) ? named.read(list) : undefined) },
  mazeStamp: stampFact(STAMP, "maze"),
  ends: endsFact,
  mask: maskFact,
  /** The share code of the maze that was drawn, without its ends. */
  code: textFact(CODE, "maze"),
  /** What the code does not say about its walls; see savedWalls.ts. Each look at the sheet reads it. */
  walls: textFact<string, string>("MazeWalls", "maze", String, String, 20_000),
  /** The maze that was on the sheet before this one, as a text that the caller encodes; "" if that cannot be brought back. */
  earlier: textFact("MazeEarlier", "clearing"),
  written: textFact("MazeWritten", "maze", encoded),
  /** How cells looked before they got items; see items.ts. */
  itemLooks: textFact("MazeItemLooks", "maze", encoded),
  /** Where the list of questions below a maze is, one line a cell, and what it says; see items.ts. */
  questionList: placeFact("MazeQuestions", "clearing"),
  questionTexts: textFact("MazeQuestionTexts", "clearing", jsonForName, jsonOfName),
  /** Where the rows and columns are to which that, and the marks of a solution, refer. */
  lines: pinnedFact("MazeLines", "maze", 10 * PIECE),

  /** Which cells a solution marked, and how they looked before. */
  solution: textFact("MazeSolution", "solution"),
  solutionOf: placeFact("MazeSolutionOf", "solution"),
  solutionStamp: stampFact("MazeSolved_", "solution"),

  /** The page set-up before the page was prepared, and the settings that were written; see page.ts. */
  page: textFact("MazeBeforePage", "page", jsonForName, jsonOfName),
  /** What kind of page it is; on a sheet of a booklet `book` says it. */
  pageKind: textFact("MazePageKind", "page", encodePageKind, decodePageKind),

  columns: placeFact("MazeColumns", "sheet"),
  rows: placeFact("MazeRows", "sheet"),
  /** The labels above these two cells, by "columns" and "rows", as they were written: in any language. */
  sizeLabels: textFact("MazeSizeLabels", "sheet", jsonForName, (text) => fieldsOf(jsonOfName(text))),
  pairStamp: stampFact("MazePair_", "sheet"),

  sets: { ...markFact("MazeSetsOf", message("set-numbers-sheet")), isHidden: true },
  /** Where the numbers are, and checksums of them; see sets.ts. */
  setsWritten: textFact("MazeSetsWritten", "sheet"),
  covered: { ...markFact("MazeCoveredOf", message("covered-sheet")), isHidden: true },
  /** Which of its cells belong to those of the maze; see covered.ts. */
  coveredCells: placeFact("MazeCoveredCells", "sheet"),
  steps: markFact("MazeStepsOf", message("steps-sheet")),
  mergeTree: markFact("MazeMergeTreeOf", message("merge-tree-sheet")),
  weights: markFact("MazeWeightsOf", message("weights-sheet")),
  /** What a comparison was asked for, so that it can be run again. */
  comparison: textFact("MazeComparison", "sheet", jsonForName, jsonOfName),
  unionFind: markFact("MazeUnionFindOf", message("union-find-sheet")),
  search: markFact("MazeSearchOf", message("search-sheet")),
  adjacency: markFact("MazeAdjacencyOf", message("adjacency-sheet")),
  distances: markFact("MazeDistancesOf", message("distances-sheet")),
  predecessors: markFact("MazePredecessorsOf", message("predecessors-sheet")),
  /** A sheet that marks typed paths, one that says every cell in words, and one of wall codes. */
  marking: markFact("MazeMarkingOf"),
  readable: markFact("MazeReadableOf"),
  wallCodes: markFact("MazeWallCodesOf"),
  /** Where the codes are on that sheet, and a checksum of what was written there; see companions.ts. */
  wallCodesAt: placeFact("MazeWallCodesAt", "sheet"),
  wallCodesSum: textFact("MazeWallCodesSum", "sheet"),
  /** Once their maze is cleared, an answer page or a poster is a sheet like any other. */
  answer: { ...markFact("MazeAnswerOf"), diesWith: "clearing" as const },
  poster: { ...markFact("MazePosterOf"), diesWith: "clearing" as const },
  book: textFact<BookMark, BookMark>(BOOK, "sheet", encodeBookMark, decodeBookMark),
  /** Whose page of a class set a sheet is; and on the set's index what the set was made with, and where its list is. */
  pupil: textFact<PupilPage, PupilPage>("MazePupil", "sheet", jsonForName, decodePupilPage),
  classSet: textFact("MazeClassSet", "sheet", jsonForName, jsonOfName),
  classList: elsewhereFact("MazeClassList", "sheet"),

  /** For the next maze, and of the tab Print; see encodeChoice and encodePaper. */
  choices: textFact<string, string>("MazeChoices", "workbook", String, choicesIn),
  paper: textFact<string, string>("MazePaper", "workbook", String, choicesIn),
};

export type PageKind =
  | { readonly kind: "page" | "answers" | "booklet" | "index" }
  | {
      readonly kind: "poster";
      /** `across` side by side, `down` below each other; print areas that overlap, or page breaks within one. */
      readonly pages: { readonly across: number; readonly down: number; readonly join: "overlap" | "edge" };
    };

/** "page", or "poster 2x3 overlap". */
export function encodePageKind(page: PageKind): string {
  if (page.kind !== "poster") return page.kind;
  const { across, down, join } = page.pages;
  return `${page.kind} ${across}x${down} ${join}`;
}

export function decodePageKind(text: string): PageKind | undefined {
  const kind = (["page", "answers", "booklet", "index"] as const).find((each) => each === text);
  if (kind !== undefined) return { kind };
  const [, across, down, join] = /^poster ([1-9])x([1-9]) (overlap|edge)$/.exec(text) ?? [];
  if (join === undefined) return undefined;
  return { kind: "poster", pages: { across: Number(across), down: Number(down), join: join as "overlap" | "edge" } };
}

/** A text of choices is an object in JSON; what else has its name is the person's own. */
function choicesIn(text: string): string | undefined {
  return text.startsWith("%7B") ? text : undefined;
}

/** "" for none. One request. */
export async function savedChoices(session: ExcelSession, fact: Fact<string, string>): Promise<string> {
  const list = await session.request(({ workbook }) => loadNames(workbook.names, "Workbook"));
  return fact.read(list()) ?? "";
}

/** Throws {@link Refusal} if the name for these choices is the person's own. */
export function checkChoicesName(workbook: { readonly workbookNames: readonly ReadName[] }, fact: Fact): void {
  const { workbookNames: list } = workbook;
  if (isBroken(list, fact)) throw new Refusal(message("name-is-yours", { name: namesOf(list, fact)[0]!.name }));
}

/** Which part of a booklet a sheet is. */
export interface BookMark {
  /** The stamp of the booklet. */
  readonly book: string;
  /** "index", "mazes", "answers", or the number of a maze or of a page of several. */
  readonly part: string;
  /** The name that the sheet was made with, as a part of an address; a copy of it has another one. */
  readonly made: string;
  /** A hash of the footer that describes the only maze on it. */
  readonly footer?: string | undefined;
}

function encodeBookMark({ book, part, made, footer }: BookMark): string {
  return `${book} ${part} ${made}${footer === undefined ? "" : ` ${footer}`}`;
}

function decodeBookMark(text: string): BookMark | undefined {
  const parts = /^(\w{1,60}) (index|mazes|answers|\d{1,3}) (\S{1,400})(?: ([0-9a-f]{8}))?$/.exec(text);
  if (parts === null) return undefined;
  const [, book, part, made, footer] = parts;
  return { book: book!, part: part!, made: made!, footer };
}

export interface PupilPage {
  readonly key: string;
  /** The same as long as the pupil's row says the same. */
  readonly print: string;
  readonly name: string;
  /** "★★★☆☆" */
  readonly stars: string;
}

function decodePupilPage(text: string): PupilPage | undefined {
  const { key, print, name, stars } = fieldsOf<PupilPage>(jsonOfName(text));
  if (typeof key !== "string" || typeof print !== "string" || typeof name !== "string") return undefined;
  return typeof stars === "string" && /^[★☆]{5}$/.test(stars) ? { key, print, name, stars } : undefined;
}

export function isOurs(name: string): boolean {
  return /^Maze/i.test(name) && everything().some((fact) => fact.owns(name));
}

/**
 * Says which names a sheet has before a maze is drawn there; see {@link knowNames}. Another window may have written something into the
 * maze that stands since they were read, and the record of it must not outlive that maze.
 */
export function knowMazeNames(
  sheet: Excel.Worksheet,
  { names, grid }: { readonly names: readonly ReadName[]; readonly grid: Area | undefined },
): void {
  knowNames(sheet, names, grid === undefined ? [] : [facts.written.name]);
}

/** What a maze that is drawn writes into the facts of its sheet; a fact that dies with a maze and is not named is forgotten. */
export type DrawnFacts = { readonly [Key in keyof typeof facts]?: ValueOf<(typeof facts)[Key]> | undefined };

type ValueOf<F> = F extends Fact<infer Written> ? Written : never;

/** Queues what a sheet must remember about a newly drawn maze, which replaces an earlier one in `over`. */
export function saveMazeFacts(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  drawn: DrawnFacts,
  over: Area | undefined,
): void {
  for (const [fact, value] of inOrder(drawn, over)) {
    if (value !== undefined || diesWithMaze(fact)) saveFact(sheet, list, fact, value);
  }
  // Left by an interrupted action: a page prepared for a maze that is gone.
  if (over === undefined) removeAllFacts(sheet, list, "page");
}

/** Queues what a sheet remembered of its maze before another was `drawn` in its place; its solution is put back separately. */
export function putMazeBack(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  drawn: DrawnFacts,
  over: Area | undefined,
): void {
  for (const [fact, value] of inOrder(drawn, over)) {
    if (fact.diesWith === "maze") putBack(sheet, list, fact, value);
  }
}

/**
 * Queues forgetting a maze that is removed. `drawn` is the maze if it was just being drawn: an interrupted request may have made the
 * sheet remember it; what outlives a maze stays remembered.
 */
export function removeMazeFacts(sheet: Excel.Worksheet, list: readonly ReadName[], drawn: DrawnFacts = {}): void {
  for (const [fact, value] of inOrder(drawn).reverse()) {
    if (diesWithMaze(fact)) removeFact(sheet, list, fact, value);
    else if (value !== undefined) saveFact(sheet, list, fact, value);
  }
}

export function removeAllFacts(sheet: Excel.Worksheet, list: readonly ReadName[], diesWith: Lifetime): void {
  for (const fact of everything().reverse()) if (fact.diesWith === diesWith) removeFact(sheet, list, fact);
}

export function forgotten(sheet: SheetOfFacts, diesWith: Lifetime): Difference[] {
  const dying = everything().filter((fact) => fact.diesWith === diesWith);
  return dying.reverse().map((fact) => factBetween(sheet, fact, undefined));
}

export function leftovers(list: readonly ReadName[]): readonly string[] {
  return everything().flatMap((fact) =>
    namesOf(list, fact).flatMap(({ name }) => (isLeft(list, fact, name) ? [name] : [])),
  );
}

export function removeLeftoverFacts(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  for (const name of [...leftovers(list)].reverse()) deleteName(sheet, name);
}

function isLeft(list: readonly ReadName[], fact: Fact, name: string): boolean {
  const { diesWith } = fact;
  if (fact === facts.grid) return isBesideOurs(list);
  // A maze that Lavirint did not draw may have ends and records, too, as long as their cells exist.
  if (fact === facts.ends) return areaOfName(list, name.replace(/Was$/i, "")) === undefined;
  if (ofCells.has(fact)) return !hasLines(facts.lines.read(list));
  // A solution may belong to a maze that Lavirint did not draw, as long as its cells exist. Of one that another page wrote while this one
  // cleared its maze, a stamp alone may be left.
  if (diesWith === "solution") return !hasFact(list, facts.solution) || isBroken(list, facts.solutionOf);
  return diesWith === "maze" || diesWith === "page" || diesWith === "clearing";
}

/** What is recorded of cells, which `lines` follows. */
const ofCells = new Set<Fact>([facts.written, facts.itemLooks, facts.lines]);

export function marks(): readonly SheetMark[] {
  return everything().filter((fact): fact is SheetMark => "isHidden" in fact);
}

export function isBroken(list: readonly ReadName[], fact: Fact): boolean {
  return hasFact(list, fact) && fact.read(list) === undefined;
}

/**
 * Every fact with the value that it is given. Over an earlier maze the grid comes first: so an interrupted request leaves neither a grid
 * whose earlier cells are unknown, nor one with the sizes of another place.
 */
function inOrder(drawn: DrawnFacts, over?: Area): [Fact, unknown][] {
  const first: Fact[] = over === undefined ? [] : [facts.grid, facts.mazeStamp];
  const all = Object.entries<Fact>(facts).map(([key, fact]): [Fact, unknown] => [fact, drawn[key as keyof DrawnFacts]]);
  return [...all.filter(([fact]) => first.includes(fact)), ...all.filter(([fact]) => !first.includes(fact))];
}

function diesWithMaze({ diesWith }: Fact): boolean {
  return diesWith === "maze" || diesWith === "solution";
}

function everything(): Fact[] {
  return Object.values<Fact>(facts);
}
