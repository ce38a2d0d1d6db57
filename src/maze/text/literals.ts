import { type Line, type TextPart, expanded, longestRun, withoutBlanks } from "./textPart";

interface Slice {
  readonly begin: number;
  readonly end: number;
}

/** What stands between two brackets, or the whole text. */
interface Group {
  readonly begin: number;
  readonly closer?: string;
  readonly strings: Slice[];
  /** The groups in it, of values each, that may be rows. */
  readonly rows: Slice[];
  hasGroups: boolean;
}

const LEAST = 3;
const CLOSING: Readonly<Record<string, string>> = { "[": "]", "{": "}", "(": ")" };
/** What stands before a string of a program, and after it. */
const BEFORE = /(?:^|[[{(,=+:;\n])$/;
const AFTER = /^[ \t]*(?:$|[\]}),;+\n])/;
const WIDTH = /["']?\b(?:width|columns|cols)\b["']?\s*[:=]\s*(\d{1,5})\b/i;
const ENTRY = /[^\s,]+/g;

/**
 * Mazes in what programs write and read: arrays of numbers, of letters and of strings, on lines or all on one, as JSON, Python, C, MATLAB
 * and Excel have them. Each is given with its rows as lines. O(n) for n characters.
 */
export function literalParts(all: readonly Line[]): TextPart[] {
  const text = all.map(({ raw }) => raw).join("\n");
  const lineOf = linePlaces(all);
  const partOf = (rows: readonly Slice[]): TextPart => {
    const lines = rows.map(({ begin, end }): Line => {
      const { number, at } = lineOf(begin);
      const raw = withoutBlanks(text.slice(begin, end).replace(/\n/g, " "));
      return { raw, text: expanded(raw), number, shift: at };
    });
    return { lines, all: lines, begin: 0 };
  };
  const single = rowsInLine(all, text);
  if (single !== undefined) return [partOf(single)];
  if (!/[[{("'`]/.test(text)) return [];
  const found: { readonly begin: number; readonly rows: readonly Slice[] }[] = [];
  const width = Number(WIDTH.exec(text)?.[1]);
  const open: Group[] = [{ begin: 0, strings: [], rows: [], hasGroups: false }];
  for (let at = 0; at < text.length; at++) {
    const group = open[open.length - 1]!;
    const string = stringAt(text, at);
    const closer = CLOSING[text[at]!];
    if (string !== undefined) {
      const lines = linesIn(text, string);
      add(string.begin, lines);
      if (lines.length === 1) group.strings.push(lines[0]!);
      at = string.end + string.begin - at - 1; // its marks are alike
    } else if (closer !== undefined) {
      group.hasGroups = true;
      open.push({ begin: at + 1, closer, strings: [], rows: [], hasGroups: false });
    } else if (text[at] === group.closer) {
      open.pop();
      close(group, at, open[open.length - 1]!);
    }
  }
  for (const group of open.reverse()) finish(group);
  return found.sort((one, other) => one.begin - other.begin).map(({ rows }) => partOf(rows));

  function add(begin: number, rows: readonly Slice[]): void {
    if (rows.length >= LEAST) found.push({ begin, rows });
  }

  function close(group: Group, end: number, parent: Group): void {
    finish(group);
    if (group.hasGroups) return;
    const content = text.slice(group.begin, end);
    const [string, ...more] = group.strings;
    // As print("# #") has it.
    if (string !== undefined && more.length === 0) {
      parent.strings.push(string);
      return;
    }
    const bare = content.replace(/\/\/[^\n]*/g, (comment) => " ".repeat(comment.length));
    const entries = [...bare.matchAll(ENTRY)];
    const byLine = cut(bare, { begin: 0, end: bare.length }, /\n/g).filter(
      ({ begin, end }) => bare.slice(begin, end).trim() !== "",
    );
    const areLines = byLine.every(({ begin, end }) => (bare.slice(begin, end).match(ENTRY)?.length ?? 0) > 1);
    if (string === undefined && content.includes(";")) {
      add(group.begin, cut(text, { begin: group.begin, end: group.begin + content.replace(/;\s*$/, "").length }, /;/g));
    } else if (byLine.length >= LEAST && areLines) {
      const rows = byLine.map((slice) => trimmed(bare, slice));
      add(group.begin, shifted(rows, group.begin));
    } else if (width > 1 && entries.length % width === 0 && entries.length >= LEAST * width) {
      add(group.begin, shifted(rowsOfWidth(entries, width), group.begin));
    } else if (entries.length > (text[group.begin - 1] === "(" ? 2 : 1)) parent.rows.push({ begin: group.begin, end });
  }

  function finish({ begin, rows, strings }: Group): void {
    add(begin, rows);
    const [from, to] = longestRun(strings, (each) => (each.end - each.begin > 2 ? each.end - each.begin : undefined));
    if (to - from >= LEAST) add(begin, strings);
  }
}

const shifted = (slices: readonly Slice[], by: number) =>
  slices.map(({ begin, end }) => ({ begin: begin + by, end: end + by }));

/** The rows of a maze that is one line, parted by a sign, or as long as the size in the line above says. */
function rowsInLine(all: readonly Line[], text: string): readonly Slice[] | undefined {
  const [line, more, ...others] = all.flatMap(({ raw }) => (raw === "" ? [] : [raw])).reverse();
  if (line === undefined || others.length > 0) return undefined;
  const begin = text.lastIndexOf(line);
  if (more !== undefined) {
    const sizes = /^\s*(\d{1,4})\D+(\d{1,4})\s*$/.exec(more)?.slice(1).map(Number) ?? [];
    const entries = [...line.matchAll(ENTRY)];
    const isRow = (width: number) => entries.slice(0, width).every(([entry]) => entry === entries[0]![0]);
    if (sizes.length !== 2 || entries.length !== sizes[0]! * sizes[1]!) return undefined;
    const width = isRow(Math.max(...sizes)) ? Math.max(...sizes) : sizes[0]!;
    return shifted(rowsOfWidth(entries, width), begin);
  }
  const cuts = [/;/g, /\//g, /\|/g, /,/g, / /g].map((sign) =>
    cut(text, { begin, end: begin + line.length }, sign).filter((row) => row.end > row.begin),
  );
  return cuts.find((rows) => {
    const [length, ...lengths] = rows.map((row) => row.end - row.begin);
    return rows.length >= LEAST && length! >= LEAST && lengths.every((each) => each === length);
  });
}

function rowsOfWidth(entries: readonly RegExpMatchArray[], width: number): Slice[] {
  return Array.from({ length: entries.length / width }, (_, row) => {
    const last = entries[(row + 1) * width - 1]!;
    return { begin: entries[row * width]!.index!, end: last.index! + last[0].length };
  });
}

/** A line without what is left of a comment, and the comma at its end. */
function trimmed(text: string, { begin, end }: Slice): Slice {
  while (end > begin && /[\s,]/.test(text[end - 1]!)) end--;
  return { begin, end };
}

function cut(text: string, { begin, end }: Slice, separator: RegExp): Slice[] {
  const slices: Slice[] = [];
  let from = begin;
  for (const { index, 0: found } of text.slice(begin, end).matchAll(separator)) {
    slices.push({ begin: from, end: begin + index });
    from = begin + index + found.length;
  }
  return [...slices, { begin: from, end }];
}

/** The content of the string that begins with this quote; undefined if none does. */
function stringAt(text: string, at: number): Slice | undefined {
  const quote = text[at]!;
  if (!"\"'`".includes(quote)) return undefined;
  let before = at;
  while (before > 0 && (text[before - 1] === " " || text[before - 1] === "\t")) before--;
  const isTriple = text.startsWith(quote.repeat(3), at);
  // Three of ` begin a listing of Markdown.
  if (isTriple && quote === "`") return undefined;
  if (!isTriple && !BEFORE.test(text.slice(Math.max(0, before - 1), before))) return undefined;
  const mark = isTriple ? quote.repeat(3) : quote;
  const begin = at + mark.length;
  const line = text.indexOf("\n", begin);
  const within = isTriple || quote === "`" || line < 0 ? text.length : line;
  const end = within === text.length ? text.indexOf(mark, begin) : begin + text.slice(begin, within).indexOf(mark);
  if (end < begin) return undefined;
  return AFTER.test(text.slice(end + mark.length, end + mark.length + 40)) ? { begin, end } : undefined;
}

/** The lines of a string's content from the first that is not blank, which may be parted by an escaped line feed. */
function linesIn(text: string, string: Slice): Slice[] {
  const lines = cut(text, string, /\n|(?:\\r)?\\n/g);
  if (lines[lines.length - 1]!.begin === string.end) lines.pop();
  const first = lines.findIndex(({ begin, end }) => text.slice(begin, end).trim() !== "");
  return first < 0 ? [] : lines.slice(first);
}

/** Which line of the text a character is in, and where; asked for in any order. */
function linePlaces(all: readonly Line[]): (at: number) => { readonly number: number; readonly at: number } {
  const starts: number[] = [];
  let start = 0;
  for (const { raw } of all) {
    starts.push(start);
    start += raw.length + 1;
  }
  return (at) => {
    let [line, end] = [0, starts.length];
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if (starts[middle]! > at) end = middle;
      else line = middle;
    }
    const { number, shift } = all[line]!;
    return { number, at: shift + at - starts[line]! };
  };
}
