import type { BookletDifficulty, BookletEnds } from "../../maze/booklet";
import { generatorFacts } from "../../maze/generators";
import { type Job, type OpenWorkbook, Refusal, fieldsOf, jsonOfName } from "../../worksheet/excel";
import { type AnswersAPage, type PaperName, paperNames } from "../../worksheet/paper";
import type { SheetState } from "../../worksheet/sheet";
import { keepPaperText, keptPaperText } from "../../worksheet/memory";
import { glance } from "../desk";
import { type PresetId, presets } from "./presets";

/** How a maze is fitted to its paper: "own" leaves sizes and cells as they are, "fill" the sizes alone. */
export type Fitting = PresetId | "own" | "fill";

/** What was chosen of a booklet besides paper, title and size. */
export interface KeptBooklet {
  /** 1 to 200. */
  readonly count: number;
  readonly difficulty: BookletDifficulty;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly ends: BookletEnds;
  /** Gaps in the frame; S and E in the cells. At least one of them. */
  readonly gaps: boolean;
  readonly letters: boolean;
  readonly answers: AnswersAPage;
  /** All mazes on one sheet; so they are anyway from 51 on. */
  readonly isOnOneSheet: boolean;
  /** Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
}

/** What the tab Print was left with; what is missing stays as it is. */
export interface KeptPaper {
  readonly paper?: PaperName | undefined;
  readonly fitting?: Fitting | undefined;
  readonly title?: string | undefined;
  readonly hasNameLine?: boolean | undefined;
  readonly booklet?: Partial<KeptBooklet> | undefined;
}

/** The most characters of a title; with the codes of a header they always fit. */
export const LONGEST_TITLE = 90;
const LONGEST_SEED = 100;

/** As a text without quotation marks, at most about 4,000 characters. */
export function encodePaper(kept: KeptPaper): string {
  return encodeURIComponent(JSON.stringify(kept));
}

/** What {@link encodePaper} wrote, as far as it is as it should be. Anybody may have written the text. */
export function decodePaper(text: string): KeptPaper {
  const { paper, fitting, title, hasNameLine, booklet } = fieldsOf(jsonOfName(text));
  return {
    paper: oneOf(paperNames, paper),
    fitting: oneOf<Fitting>(["own", "fill", ...presets.map(({ id }) => id)], fitting),
    title: textOf(title, LONGEST_TITLE),
    hasNameLine: flag(hasNameLine),
    booklet: bookletOf(fieldsOf(booklet)),
  };
}

/** What the workbook kept of the tab. One request. Throws ActionFailure. */
export async function readKeptPaper(workbook: OpenWorkbook): Promise<KeptPaper> {
  return decodePaper(await glance(workbook, keptPaperText));
}

/**
 * Keeps what the tab was left with in the workbook: one request where that is new, none else. Where the workbook does not take it,
 * nothing is lost that anybody asked for.
 */
export async function keepPaper(
  job: Job,
  state: Pick<SheetState, "workbookNames">,
  kept: KeptPaper | undefined,
): Promise<void> {
  if (kept === undefined) return;
  await keepPaperText(job.unstoppable(), state, encodePaper(kept)).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

function bookletOf(fields: Readonly<Record<string, unknown>>): Partial<KeptBooklet> {
  const { count, difficulty, generators: ids, ends, gaps, letters, answers, isOnOneSheet, seed } = fields;
  const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MOST_KEPT;
  const known = Array.isArray(ids) ? ids.filter((id) => generatorFacts.some((each) => each.id === id)) : [];
  return {
    count: isCount ? Number(count) : undefined,
    difficulty: oneOf<BookletDifficulty>(["rising", "easy", "medium", "hard"], difficulty),
    generators: known.length > 0 ? (known as string[]) : undefined,
    ends: oneOf<BookletEnds>(["corners", "longest", "opposite"], ends),
    gaps: flag(gaps),
    letters: flag(letters),
    answers: oneOf<AnswersAPage>([4, 6, 9], answers),
    isOnOneSheet: flag(isOnOneSheet),
    seed: textOf(seed, LONGEST_SEED),
  };
}

const MOST_KEPT = 200;

function oneOf<T>(all: readonly T[], value: unknown): T | undefined {
  return all.find((each) => each === value);
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === "string" && value.length <= longest ? value : undefined;
}
