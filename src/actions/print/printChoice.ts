import type { SayWords } from "../../message";
import { type ExcelSession, type OpenWorkbook, unlessRefused } from "../../worksheet/excel";
import { fieldsOf, jsonOfName } from "../../worksheet/names";
import { type PaperName, paperNames, paperOfLocale } from "../../worksheet/paper";
import { type BelowMaze, pageText } from "../../worksheet/pageTexts";
import type { SheetState } from "../../worksheet/sheet";
import { saveFact } from "../../worksheet/fact";
import { facts, checkChoicesName, savedChoices } from "../../worksheet/facts";
import { type Dialogue, firstLook, glance } from "../core";

export interface PrintChoice {
  readonly paper: PaperName;
  /** Above the maze, left; "" for none. */
  readonly title: string;
  readonly hasNameLine: boolean;
  readonly below: BelowMaze;
  /** What stands in the fields for a booklet, by the pane's names for them. The workbook keeps a choice that has them. */
  readonly booklet?: Readonly<Record<string, string>> | undefined;
}

/** A page of A4 without title, line for a name, and code: it is for the person who is to find the way. */
export const plainPage: PrintChoice = {
  paper: "A4",
  title: "",
  hasNameLine: false,
  below: { stars: true, difficulty: true, code: false },
};

export function nameLine({ hasNameLine }: PrintChoice, say: SayWords): string {
  return hasNameLine ? pageText(say("name-line")) : "";
}

export const paperChoice = { all: paperNames, ofLocale: paperOfLocale };

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

export async function readSavedPaper(workbook: OpenWorkbook): Promise<PrintChoice | undefined> {
  return decodePaper(await glance(workbook, saved));
}

/** {@link readSavedPaper} for an action that begins with it. Throws as `firstLook` does. */
export async function firstReadSavedPaper(dialogue: Dialogue): Promise<PrintChoice | undefined> {
  return decodePaper(await firstLook(dialogue, saved));
}

export function checkSaved(state: Pick<SheetState, "workbookNames">, { booklet }: PrintChoice): void {
  if (booklet !== undefined) checkChoicesName(state, facts.paper);
}

/** Keeps the choice: one request if it is new, otherwise none. If the workbook refuses, nothing is lost that anybody asked for. */
export async function savePaper(
  session: ExcelSession,
  { workbookNames }: Pick<SheetState, "workbookNames">,
  choice: PrintChoice,
): Promise<void> {
  const text = encodePaper(choice);
  if (choice.booklet === undefined || text === facts.paper.read(workbookNames)) return;
  const saver = session.unstoppable();
  await unlessRefused(saver.request(({ workbook }) => saveFact(workbook, workbookNames, facts.paper, text)));
}
