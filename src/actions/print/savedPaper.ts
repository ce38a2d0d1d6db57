import type { BookletDifficulty, BookletEnds } from "../../maze/booklet";
import type { Grid } from "../../maze/model";
import { type ExcelSession, type OpenWorkbook, Refusal } from "../../worksheet/excel";
import { fieldsOf, jsonOfName } from "../../worksheet/names";
import { type AnswersAPage, type MazesAPage, paperNames } from "../../worksheet/paper";
import type { SheetState } from "../../worksheet/sheet";
import { facts, saveFact } from "../../worksheet/memory";
import { checkChoicesName, savedChoices } from "../../worksheet/record";
import { type Dialogue, firstLook, glance } from "../core";
import type { BelowMaze } from "./mazeWords";
import type { PrintChoice } from "./printChoice";

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

/** The most characters of a title; with the codes of a header they always fit. */
export const LONGEST_TITLE = 90;

/** As a text without quotation marks, at most about 4,000 characters. */
export function encodePaper({ paper, title, hasNameLine, below, booklet }: PrintChoice): string {
  return encodeURIComponent(JSON.stringify({ paper, title, hasNameLine, below, booklet }));
}

/** What {@link encodePaper} wrote; undefined if it was never used, or somebody edited the text so that it is none. */
export function decodePaper(text: string): PrintChoice | undefined {
  const { paper, title, hasNameLine, ...more } = fieldsOf<PrintChoice>(jsonOfName(text));
  const { stars, difficulty, code } = fieldsOf<BelowMaze>(more.below);
  // Its fields take only what they can show, and check it when it is used.
  const booklet = fieldsOf<Record<string, string>>(more.booklet);
  const isRight =
    paperNames.some((each) => each === paper) &&
    typeof title === "string" &&
    title.length <= LONGEST_TITLE &&
    [hasNameLine, stars, difficulty, code].every((flag) => typeof flag === "boolean") &&
    Object.values(booklet).every((field) => typeof field === "string");
  if (!isRight) return undefined;
  return { paper, title, hasNameLine, below: { stars, difficulty, code }, booklet } as PrintChoice;
}

const saved = (session: ExcelSession) => savedChoices(session, facts.paper);

/** The tab's choice that the workbook keeps, if it keeps one. */
export async function readSavedPaper(workbook: OpenWorkbook): Promise<PrintChoice | undefined> {
  return decodePaper(await glance(workbook, saved));
}

/** {@link readSavedPaper} for an action that begins with it. Throws as `firstLook` does. */
export async function firstReadSavedPaper(dialogue: Dialogue): Promise<PrintChoice | undefined> {
  return decodePaper(await firstLook(dialogue, saved));
}

/** Throws Refusal if the choice is to be kept under a name that is the person's own. */
export function checkSaved(state: Pick<SheetState, "workbookNames">, { booklet }: PrintChoice): void {
  if (booklet !== undefined) checkChoicesName(state, facts.paper);
}

/**
 * Keeps the tab's choice in the workbook: one request if it is new, otherwise none. If the workbook refuses, nothing is lost that anybody
 * asked for.
 */
export async function savePaper(
  session: ExcelSession,
  { workbookNames }: Pick<SheetState, "workbookNames">,
  choice: PrintChoice,
): Promise<void> {
  const text = encodePaper(choice);
  if (choice.booklet === undefined || text === facts.paper.read(workbookNames)) return;
  const saver = session.unstoppable();
  const saving = saver.request(({ workbook }) => saveFact(workbook, workbookNames, facts.paper, text));
  await saving.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}
