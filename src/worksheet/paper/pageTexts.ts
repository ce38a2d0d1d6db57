import { message } from "../../message";
import { Refusal } from "../excel";

/** The three texts above or below a page, with Excel's codes. */
export interface PageTexts {
  readonly left: string;
  readonly center: string;
  readonly right: string;
}

export const NO_TEXTS: PageTexts = { left: "", center: "", right: "" };

/** The texts around a maze on paper; "" for those not wanted. */
export interface PageWords {
  readonly title: string;
  /** "Maze 7" */
  readonly label: string;
  readonly hasNameLine: boolean;
  /** "★★★☆☆ 54 of 100" */
  readonly difficulty: string;
  readonly code: string;
}

/**
 * The most characters of a header or a footer, including "&L", "&C" and "&R" before its three texts
 * ([MS-XLSB] 2.5.73, https://learn.microsoft.com/openspecs/office_file_formats/ms-xlsb).
 */
const LONGEST = 255;
/** Points. */
export const HEADER_FONT = 14;
const NAME_LINE = "Name: ____________________";

/** A text for a header: "&" is doubled, because it would begin a code, and line breaks become spaces. */
function headerText(text: string): string {
  const line = text.replace(/\s/g, " ").trim();
  return line.replace(/&/g, "&&");
}

/** The same with a font size in points; a digit right after the size would be read as part of it. */
export function inPoints(points: number, text: string): string {
  if (text === "") return "";
  return `&${points}${/^\d/.test(text) ? " " : ""}${text}`;
}

/** The header: title, a line for a name, "Maze 7"; font size in points. Throws {@link Refusal} for a title that does not fit. */
export function headerOf({ title, label, hasNameLine }: PageWords, points = HEADER_FONT): PageTexts {
  const texts = {
    left: inPoints(points, headerText(title)),
    center: hasNameLine ? NAME_LINE : "",
    right: inPoints(points, headerText(label)),
  };
  const over = lengthOf(texts) - LONGEST;
  if (over <= 0) return texts;
  throw new Refusal(message("title-too-long", { over, most: LONGEST }));
}

/** The footer: stars and difficulty, share code. A code that is too long is left out. */
export function footerOf({ difficulty, code }: PageWords): PageTexts {
  const texts = { left: headerText(difficulty), center: "", right: headerText(code) };
  return lengthOf(texts) <= LONGEST ? texts : { ...texts, right: "" };
}

function lengthOf({ left, center, right }: PageTexts): number {
  return [left, center, right].reduce((sum, text) => sum + (text === "" ? 0 : text.length + 2), 0);
}
