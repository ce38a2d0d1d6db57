/** Headers and footers of pages. */
import { message, type SayWords } from "../message";
import { Refusal } from "./excel";
import { HEADER_FONT } from "./paper";

/** With Excel's codes. */
export type PageTexts = readonly [left: string, center: string, right: string];

export const NO_TEXTS: PageTexts = ["", "", ""];

/**
 * The most characters of a header or a footer, including "&L", "&C" and "&R" before its three texts
 * ([MS-XLSB] 2.5.73, https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb).
 */
const LONGEST = 255;
/** The most characters of a footer that stand side by side on upright paper. */
const LINE = 90;
/** The same of a header in its usual size, and of a title left of what is in the middle; longer ones are smaller, or stand above that. */
const TITLE_LINE = 64;
const BESIDE = 26;
/** Points: of the smallest title, and the usual font. */
const [LEAST_FONT, MIDDLE_FONT] = [8, 11];

/** What fills a message about the number of a page: Excel's codes for it and for how many there are. */
export const pageCodes = { page: "&P", pages: "&N" } as const;

export function pageNumbers(text: string): string {
  return text.replace(/&(?![PN])/g, "&&");
}

/** "&" is doubled, because it would begin a code. */
export function pageText(text: string): string {
  const line = text.replace(/\s/g, " ").trim();
  return line.replace(/&/g, "&&");
}

/** A digit right after the size would be read as part of it. */
export function inPoints(points: number, text: string): string {
  if (text === "") return "";
  return `&${points}${/^\d/.test(text) ? " " : ""}${text}`;
}

/** `middle` is a line for a name or {@link pageNumbers}. Throws {@link Refusal} for a title that does not fit. */
export function headerOf(
  { title, middle, label }: { readonly title: string; readonly middle: string; readonly label: string },
  points = HEADER_FONT,
): PageTexts {
  const size = Math.max(
    LEAST_FONT,
    Math.min(points, Math.floor((points * TITLE_LINE) / (title.length + label.length))),
  );
  const center = middle !== "" && title.length > BESIDE ? `&${size} \n${inPoints(MIDDLE_FONT, middle)}` : middle;
  const texts = [inPoints(size, pageText(title)), center, inPoints(size, pageText(label))] as const;
  const over = lengthOf(texts) - LONGEST;
  if (over <= 0) return texts;
  throw new Refusal(message("title-too-long", { over, most: LONGEST }));
}

/** The footer. A code that would reach into the difficulty, such as that of a shape, is left out. */
export function footerOf({ rating, code }: { readonly rating: string; readonly code: string }): PageTexts {
  const isLine = rating.length + code.length <= LINE;
  return isLine ? [pageText(rating), "", pageText(code)] : footerOfSentence(rating);
}

export interface BelowMaze {
  readonly stars: boolean;
  readonly difficulty: boolean;
  /** The share code: whoever types it into Lavirint sees the maze, and can solve it. */
  readonly code: boolean;
}

/** "★★★☆☆ Difficulty 54/100", one of the two, or "". */
export function ratingText(
  { stars, score = 0 }: { readonly stars: string; readonly score?: number },
  below: Omit<BelowMaze, "code">,
  say: SayWords,
): string {
  if (!below.difficulty) return below.stars ? stars : "";
  return say(message("maze-rating", { stars: below.stars ? `${stars} ` : "", points: Math.round(score) }));
}

export function footerOfSentence(text: string): PageTexts {
  const letters = Array.from(text);
  for (;;) {
    const texts = [pageText(letters.join("")), "", ""] as const;
    if (lengthOf(texts) <= LONGEST) return texts;
    letters.pop();
  }
}

function lengthOf(texts: PageTexts): number {
  return texts.reduce((sum, text) => sum + (text === "" ? 0 : text.length + 2), 0);
}
