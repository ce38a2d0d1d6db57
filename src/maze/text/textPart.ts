import { type Message, message } from "../../message";
import { MazeError, runsOf, textFault } from "../model";

/** The lines of a text; each ends at CR LF, CR, LF or the end of the text. */
export const textLines = (text: string): string[] => text.split(/\r\n?|\n/);

const MAX_TEXT_LENGTH = 50_000_000;
const TAB = 8;

/** A line of a text, without the blanks at its end and without what quotes it. */
export interface Line {
  readonly text: string;
  /** As it was, with its tabs. */
  readonly raw: string;
  /** Its number in the text, from 1. */
  readonly number: number;
  /** How many characters that quote it stand before it. */
  readonly shift: number;
}

/** Lines without a blank one, and the lines after them. */
export interface TextPart {
  readonly lines: readonly Line[];
  readonly all: readonly Line[];
  /** Where `lines` begin in `all`. */
  readonly begin: number;
}

/** Characters that are as wide as two others. */
export const WIDE = /([\u2b1b\u2b1c\u{1f300}-\u{1faff}])/u;
const WIDE_BLANK = "\u3000";
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/; // eslint-disable-line no-control-regex -- what no text has

/** What programs and pages put into texts, and what stands for it here. */
const PLAIN: readonly (readonly [found: string | RegExp, by: string])[] = [
  ["\u001a", ""], // the end of a file of DOS
  [/\ufe0e|\ufe0f|[\u200b-\u200f\u2060\ufeff]/g, ""], // what takes no place
  [/[\u00a0\u2000-\u200a\u202f\u205f]/g, " "], // blanks but tab, line ends and the one that is as wide as an ideograph
  ["Ű", "█"], // what byte 0xDB, the block of old code pages, becomes where a program takes it for Central European text
  [/\u001b\[[\d;]*m/g, ""], // eslint-disable-line no-control-regex -- what colours a text in a terminal
  [/<\/t[dh]>\s*<t[dh]\b[^<>\n]{0,200}>/gi, ","],
  [/<\/?(?:pre|code|samp|p|br|div|span|table|tbody|tr|td|th|row|line|maze|ul|li)\b[^<>\n]{0,200}>/gi, ""],
  ["&nbsp;", " "],
  [/\[,(\d{1,4})\]|\[(\d{1,4}),\]/g, " $1$2"], // how R names rows and columns
];
/** As wide as an ideograph: the characters from ! to ~ again. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** What a picture of plain numbers (PBM, PGM) begins with: its size, and the number for white. */
const IMAGE = /^P(?:1\r?\n(?:#[^\n]*\n)*\d+ +\d+\r?\n|2\r?\n(?:#[^\n]*\n)*\d+ +\d+\r?\n\d+\r?\n)/;

/** A line of half blocks, each of which shows a block of an upper row and one of a lower row. */
const HALVES = /^[ █▀▄]*$/;

/** The parts of a text between blank lines. Throws MazeError for a text that is none, that is too long, or that has no line. */
export function textParts(text: string): readonly TextPart[] {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new MazeError("size", message("maze-text-too-long", { length: text.length, most: MAX_TEXT_LENGTH }));
  }
  let plain = PLAIN.reduce((sum, [found, by]) => sum.replaceAll(found, by), text);
  plain = plain.replaceAll(WIDE_BLANK, WIDE.test(plain) ? "  " : " ");
  plain = plain.replace(FULL_WIDTH, (each) => String.fromCharCode(each.charCodeAt(0) - 0xfee0));
  plain = plain.replace(IMAGE, (heading) => heading.replace(/[^\n]/g, ""));
  if (plain.includes("[][]")) plain = plain.replaceAll("[]", "██");
  if (CONTROL.test(plain)) throw new MazeError("text", message("file-without-text"));
  const areHalves = /[▀▄]/.test(plain);
  const all = unquoted(textLines(plain).map(withoutBlanks)).flatMap(({ raw, shift }, i): Line[] => {
    const line = { text: expanded(raw), raw, number: i + 1, shift };
    if (!areHalves || !HALVES.test(raw)) return [line];
    const half = (character: string) =>
      withoutBlanks(line.text.replace(/[▀▄]/g, (each) => (each === character ? "█" : " ")));
    return ["▀", "▄"].map((character) => ({ ...line, text: half(character), raw: half(character) }));
  });
  const parts: TextPart[] = [];
  for (const { first, length, value: isBlank } of runsOf(all.length, (line) => all[line]!.text === "")) {
    if (!isBlank) parts.push({ lines: all.slice(first, first + length), all, begin: first });
  }
  if (parts.length === 0) throw textFault(1, 1, message("no-maze-in-text"));
  return parts;
}

/** A line without spaces and tabs at its end, in linear time: a pattern would start at every space within the line. */
export function withoutBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && (line[end - 1] === " " || line[end - 1] === "\t")) end--;
  return line.slice(0, end);
}

export function expanded(raw: string): string {
  if (!raw.includes("\t")) return raw;
  let text = "";
  for (const part of raw.split(/(\t)/)) text += part === "\t" ? " ".repeat(TAB - (text.length % TAB)) : part;
  return text;
}

const QUOTE = /^ ?(?:> ?)+|^ *\/\/ /;

/** Takes away the > of quoted lines and the // of comments, of which two or more follow each other: one may be an arrow at an entrance. */
function unquoted(lines: readonly string[]): { raw: string; shift: number }[] {
  const marks = lines.map((line) => QUOTE.exec(line)?.[0].length ?? 0);
  return lines.map((line, i) => {
    const isQuoted = marks[i]! > 0 && ((marks[i - 1] ?? 0) > 0 || (marks[i + 1] ?? 0) > 0);
    const shift = isQuoted ? marks[i]! : 0;
    return { raw: line.slice(shift), shift };
  });
}

/** The longest run of lines that are alike: of which `key` gives the same, and not undefined. Of several, the first; empty if none is. */
export function longestRun<T>(lines: readonly T[], key: (line: T) => unknown): readonly [from: number, to: number] {
  const keys = lines.map(key);
  let [from, to] = [0, 0];
  for (const { first, length, value } of runsOf(keys.length, (i) => keys[i])) {
    if (value !== undefined && length > to - from) [from, to] = [first, first + length];
  }
  return [from, to];
}

/** The first place and the last at which one of these characters stands, in any of some lines. */
export function extentOf(lines: readonly ArrayLike<string>[], isOne: (character: string) => boolean) {
  let [first, last] = [Infinity, -1];
  for (const line of lines) {
    for (let at = 0; at < line.length; at++) {
      if (isOne(line[at]!)) [first, last] = [Math.min(first, at), Math.max(last, at)];
    }
  }
  return [first, last] as const;
}

/** The part of some lines from the left side of a drawing to its right side, as many characters of each; and what stands beside it. */
export function cutOut(
  { lines: all, begin }: TextPart,
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
) {
  const lines = all.slice(from, to);
  const beside = lines.map(({ text }) => `${text.slice(0, left)} ${text.slice(right + 1)}`.trim());
  return {
    lines,
    left,
    rows: lines.map(({ text }) => text.slice(left, right + 1).padEnd(right + 1 - left)),
    rest: { lines: [begin + from, begin + to] as const, beside: beside.find((text) => text !== "") },
  };
}

export function placeIn({ number, shift }: Line, column: number): readonly [line: number, column: number] {
  return [number, shift + column + 1];
}

/** What a fault calls the text it found: the characters in quotes, or the end of the line. */
export function named(found: string): Message {
  return found === "" ? message("found-line-end") : message("found-characters", { characters: shortened(found) });
}

const QUOTED = 30;

export function shortened(text: string): string {
  return text.length <= QUOTED ? text : `${text.slice(0, QUOTED - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
