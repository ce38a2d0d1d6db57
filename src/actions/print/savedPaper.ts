import type { BookletDifficulty, BookletEnds } from "../../maze/booklet";
import type { Grid } from "../../maze/model";
import { type ExcelSession, type OpenWorkbook, Refusal } from "../../worksheet/excel";
import { fieldsOf, jsonOfName } from "../../worksheet/names";
import { type AnswersAPage, type MazesAPage, type PaperName, paperNames } from "../../worksheet/paper";
import type { SheetState } from "../../worksheet/sheet";
import { facts, saveFact } from "../../worksheet/memory";
import { checkChoicesName, savedChoices } from "../../worksheet/record";
import { type Dialogue, firstLook, glance } from "../core";
import type { BelowMaze } from "./mazeWords";

type Size = Pick<Grid, "columns" | "rows">;

/** The choices for a booklet besides paper, title and size. */
export interface BookletOptions {
  /** 1 to 200. */
  readonly count: number;
  readonly difficulty: BookletDifficulty;
  /** From easy to hard, the sizes of the first maze and of the last, between which the others grow; if missing, all have one size. */
  readonly sizes?: { readonly smallest: Size; readonly largest?: Size | undefined } | undefined;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly ends: BookletEnds;
  readonly answers: AnswersAPage;
  /** One, if missing. */
  readonly perPage?: MazesAPage | undefined;
  /** All mazes on one sheet; from 51 pages on that is always so. */
  readonly isOnOneSheet: boolean;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/** The last choices of the tab Print; missing ones are not changed. */
export interface SavedPaper {
  readonly paper?: PaperName | undefined;
  readonly title?: string | undefined;
  readonly hasNameLine?: boolean | undefined;
  readonly below?: Partial<BelowMaze> | undefined;
  /** What stands in the fields for a booklet, by the pane's names for them. */
  readonly booklet?: Readonly<Record<string, string>> | undefined;
}

/** The most characters of a title; with the codes of a header they always fit. */
export const LONGEST_TITLE = 90;

/** As a text without quotation marks, at most about 4,000 characters. */
export function encodePaper(kept: SavedPaper): string {
  return encodeURIComponent(JSON.stringify(kept));
}

/**
 * The valid parts of what {@link encodePaper} wrote. Anybody may have edited the text: the fields for a booklet take only what they can
 * show, and check it when it is used.
 */
export function decodePaper(text: string): SavedPaper {
  const { paper, title, hasNameLine, below, booklet } = fieldsOf<SavedPaper>(jsonOfName(text));
  return {
    paper: paperNames.find((each) => each === paper),
    title: typeof title === "string" && title.length <= LONGEST_TITLE ? title : undefined,
    hasNameLine: flag(hasNameLine),
    below: below === undefined ? undefined : belowOf(fieldsOf(below)),
    booklet: Object.fromEntries(Object.entries(fieldsOf<Record<string, string>>(booklet)).filter(isOfText)),
  };
}

const saved = (session: ExcelSession) => savedChoices(session, facts.paper);

/** The tab's choices that the workbook keeps. */
export async function readSavedPaper(workbook: OpenWorkbook): Promise<SavedPaper> {
  return decodePaper(await glance(workbook, saved));
}

/** {@link readSavedPaper} for an action that begins with it. Throws as `firstLook` does. */
export async function firstReadSavedPaper(dialogue: Dialogue): Promise<SavedPaper> {
  return decodePaper(await firstLook(dialogue, saved));
}

/** Throws Refusal if choices are to be kept under a name that is the person's own. */
export function checkSaved(state: Pick<SheetState, "workbookNames">, kept: SavedPaper | undefined): void {
  if (kept !== undefined) checkChoicesName(state, facts.paper);
}

/**
 * Keeps the tab's choices in the workbook: one request if they are new, otherwise none. If the workbook refuses, nothing is lost that
 * anybody asked for.
 */
export async function savePaper(
  session: ExcelSession,
  { workbookNames }: Pick<SheetState, "workbookNames">,
  kept: SavedPaper | undefined,
): Promise<void> {
  const text = kept && encodePaper(kept);
  if (text === undefined || text === facts.paper.read(workbookNames)) return;
  const saver = session.unstoppable();
  const saving = saver.request(({ workbook }) => saveFact(workbook, workbookNames, facts.paper, text));
  await saving.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

function belowOf({ stars, difficulty, code }: Readonly<Record<string, unknown>>): Partial<BelowMaze> {
  return { stars: flag(stars), difficulty: flag(difficulty), code: flag(code) };
}

const isOfText = (field: [string, unknown]): field is [string, string] => typeof field[1] === "string";

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}
