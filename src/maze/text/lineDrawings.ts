import { message } from "../../message";
import { textFault } from "../model";
import { type TextReading, isEndOrPath, isPathMark, readingOf, readLattice } from "./reading";
import { ownOrMeasured } from "./textForms";
import { type Line, type TextPart, cutOut, extentOf, named, placeIn } from "./textPart";

/** The widest and the tallest cells that are read, with a wall. */
const MOST_ACROSS = 9;
const MOST_DOWN = 5;

/** A drawing of lines, cut off at its frame. */
interface Frame extends ReturnType<typeof cutOut> {
  readonly armsOf: (character: string | undefined) => number;
  /** Whether the tip of a wall has a character of its own, as + or ╵ is. */
  readonly hasTips: boolean;
}

/**
 * The maze of a drawing of lines with corners: cells of any width up to 8 and any height up to 4, which its corners show. Where cells
 * of 2 by 1, as we write them, show another maze, it is the first reading. Undefined if the text is no such drawing. Throws MazeError.
 */
export function readLineDrawing(part: TextPart): TextReading | undefined {
  part = withPosts(part) ?? withCorners(part);
  const arms = armsIn(part.lines.map(({ text }) => text));
  const armsOf = (character: string | undefined) => arms.get(character ?? " ") ?? 0;
  const isUpright = (character: string) => armsOf(character) !== 0 && armsOf(character) !== ACROSS;
  const isPost = (character: string) => isUpright(character) && armsOf(character) !== DOWN;
  const all = part.lines.flatMap(({ text }, i) => (isWalled(text, armsOf, isPost) ? [i] : []));
  const begin = all[0] ?? 0;
  // The caption of another maze.
  const caption = part.lines.findIndex(
    ({ text }, i) => i > begin && text !== "" && !Array.from(text).some((each) => armsOf(each) !== 0),
  );
  const walled = all.filter((i) => caption < 0 || i < caption);
  if (walled.length < 2) return undefined;
  const end = walled[walled.length - 1]! + 1;
  const lines = part.lines.slice(begin, end);
  for (const beyond of [part.lines[begin - 1], part.lines[end]]) {
    if (beyond === undefined || Array.from(beyond.text).filter(isUpright).length < 2) continue;
    throw textFault(...placeIn(beyond, 0), message("frame-cut-off"));
  }
  const walls = walled.map((i) => part.lines[i]!.text);
  const [left, right] = extentOf(walls, isUpright);
  if (!lines.some(({ text }) => Array.from(text).some((character) => armsOf(character) === DOWN))) return undefined;
  const frame: Frame = {
    ...cutOut(part, [begin, end], [left, right]),
    armsOf,
    hasTips: arms.has("+") || lines.some(({ text }) => /[╴-╻]/.test(text)),
  };
  const { rows, rest } = frame;
  const readAt = (across: number, down: number) =>
    readingOf({ form: "lines", ...ofLines(frame, across, down), ...rest });
  const turned = Array.from(rows[0]!, (_, at) => rows.map((row) => row[at]).join(""));
  const [across, down] = [pitchOf(frame, rows, ACROSS, MOST_ACROSS), pitchOf(frame, turned, DOWN, MOST_DOWN)];
  if (across === 0) throw textFault(...placeIn(lines[0]!, right + 1), message("frame-of-wrong-size"));
  if (down === 0) throw textFault(...placeIn(lines[lines.length - 1]!, left), message("frame-of-wrong-size"));
  const measured = () => {
    if (across !== undefined && down !== undefined) return readAt(across, down);
    const told = { width: MOST_ACROSS - 1, height: MOST_DOWN - 1 };
    throw textFault(...placeIn(lines[0]!, right), message("cells-too-large", told));
  };
  if ((right - left) % 3 !== 0 || (rows.length - 1) % 2 !== 0) return measured();
  const isSame = across === 3 && down === 2;
  return ownOrMeasured(() => readAt(3, 2), rows, isSame ? undefined : measured);
}

/** A drawing whose corners are blank, with corners at both ends of each wall. A line of openings alone is blank in it. */
function withCorners(part: TextPart): TextPart {
  const isDashed = (line: Line | undefined) => line !== undefined && /^ *-[- ]*$/.test(line.text);
  const isBarred = (line: Line | undefined) =>
    line !== undefined && line.text.includes("|") && !/[.·o]/.test(line.text);
  const { all } = part;
  const begin = part.begin + part.lines.findIndex(isDashed);
  let end = begin;
  while (isDashed(all[end]) || isBarred(all[end]) || (all[end]?.text === "" && isBarred(all[end + 1]))) end++;
  const barred = all.slice(Math.max(begin, 0), end).flatMap((line) => (isBarred(line) ? line.text : []));
  if (barred.length === 0 || barred.length + 2 > end - begin) return part;
  const [left, right] = extentOf(barred, (sign) => sign === "|");
  const cornered = ({ text, ...line }: Line) => {
    const walls = ` ${text.padEnd(right + 1)} `.replace(/ (?=-)|(?<=-) /g, "+").slice(1, right + 2);
    return { ...line, text: `${walls.slice(0, left)}+${walls.slice(left + 1, right)}+${walls.slice(right + 1)}` };
  };
  const lines = all.slice(part.begin, Math.max(end, part.begin + part.lines.length));
  return { ...part, lines: lines.map((line, i) => (isDashed(line) && part.begin + i < end ? cornered(line) : line)) };
}

/**
 * A drawing of - and | alone, whose walls go on through their corners, with a + at each corner. Its lines of dashes, and its bars
 * elsewhere, say where these are. Undefined for another drawing.
 */
function withPosts(part: TextPart): TextPart | undefined {
  const isRule = ({ text }: Line) => /[-=]/.test(text) && /^[-=| ]+$/.test(text);
  const begin = part.lines.findIndex(isRule);
  if (!part.lines.some((line) => isRule(line) && line.text.includes("|"))) return undefined;
  let end = part.lines.length;
  while (!isRule(part.lines[end - 1]!)) end--;
  const lines = part.lines.slice(begin, end);
  const between = lines.filter((line) => !isRule(line));
  if (between.length === 0 || !between.every(({ text }) => /^ *[|]|[|]$/.test(text))) return undefined;
  const bars = between.flatMap(({ text }) => Array.from(text.matchAll(/[|]/g), ({ index }) => index));
  const left = lines.reduce((least, { text }) => Math.min(least, text.search(/\S/)), Infinity);
  const across = bars.reduce((common, at) => greatestDivisor(common, at - left), 0);
  const down = lines.reduce((common, line, i) => (isRule(line) ? greatestDivisor(common, i) : common), 0);
  if (across < 2 || down < 2) return undefined;
  const width = bars.reduce((most, at) => Math.max(most, at), 0) - left + 1;
  const cornered = part.lines.slice();
  for (let i = begin; i < end; i += down) {
    const { text, ...line } = part.lines[i]!;
    const walls = Array.from(text.slice(left).padEnd(width), (each, at) => (at % across === 0 ? "+" : each)).join("");
    if (!walls.split("+").every((each) => /^(?:[-=]*| *)$/.test(each))) return undefined;
    cornered[i] = { ...line, text: " ".repeat(left) + walls };
  }
  return { ...part, lines: cornered };
}

/** Whether a line is one of walls: two corners, or one and a wall, and hardly anything else but lines. */
function isWalled(
  text: string,
  armsOf: (character: string) => number,
  isPost: (character: string) => boolean,
): boolean {
  const signs = Array.from(text.replaceAll(" ", ""));
  const strokes = signs.filter((sign) => armsOf(sign) !== 0);
  const isWall = strokes.some((sign) => armsOf(sign) === ACROSS);
  return signs.filter(isPost).length + Number(isWall) > 1 && 2 * strokes.length > signs.length;
}

/**
 * Characters from one cell to the next along these rows of a drawing, whose walls in that direction are `along`: the largest number that
 * divides all places of corners and of walls across it; undefined if it is more than `most`. Programs without a character for the tip of
 * a wall draw it as the wall, so what begins or ends without a corner is one. If no number divides all, the one that leaves out least:
 * what stands elsewhere is a fault.
 */
function pitchOf({ armsOf, hasTips }: Frame, rows: readonly string[], along: number, most: number): number | undefined {
  const last = rows[0]!.length - 1;
  const counts = new Uint32Array(last + 1);
  for (const row of rows) {
    for (let at = 0; at <= last; at++) {
      const stroke = armsOf(row[at]);
      const isTip = !hasTips && (armsOf(row[at - 1]) === 0 || armsOf(row[at + 1]) === 0);
      if (stroke !== 0 && (stroke !== along || isTip)) counts[at]!++;
    }
  }
  const common = counts.reduce((divisor, count, at) => (count > 0 ? greatestDivisor(divisor, at) : divisor), last);
  if (common > 1) return common > most ? undefined : common;
  let [best, least] = [0, Infinity];
  for (let pitch = Math.min(most, last); pitch > 1; pitch--) {
    if (last % pitch !== 0) continue;
    const off = counts.reduce((sum, count, at) => (at % pitch === 0 ? sum : sum + count), 0);
    if (off < least) [best, least] = [pitch, off];
  }
  return best;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** The maze on a lattice of this pitch. Throws MazeError at the first place that does not fit. */
function ofLines(
  { lines, rows: drawn, left, armsOf, hasTips }: Frame,
  across: number,
  down: number,
): ReturnType<typeof readLattice> {
  const size = { rows: (drawn.length - 1) / down, columns: (drawn[0]!.length - 1) / across };
  const place = (line: number, at: number) => placeIn(lines[line]!, left + at);
  const signOutOfPlace = (line: number, at: number) =>
    textFault(...place(line, at), message("sign-out-of-place", { found: named(drawn[line]![at]!) }));
  const isRim = (line: number, at: number) =>
    line === 0 || at === 0 || line === drawn.length - 1 || at === drawn[0]!.length - 1;
  /** The first of the lines, or of the characters in a line, that show a row or column of blocks, and how many they are. */
  const span = (block: number, pitch: number) =>
    block % 2 === 0 ? ([(block * pitch) / 2, 1] as const) : ([((block - 1) * pitch) / 2 + 1, pitch - 1] as const);
  const found = readLattice({
    ...size,
    placeOf: (row, column) => place(span(row, down)[0], span(column, across)[0]),
    textAt: (row, column) => {
      const [[line, height], [at, width]] = [span(row, down), span(column, across)];
      let text = "";
      for (let i = line; i < line + height; i++) text += drawn[i]!.slice(at, at + width);
      const fault = (i: number) => signOutOfPlace(line + Math.floor(i / width), at + (i % width));
      if (row % 2 === 1 && column % 2 === 1) {
        if (/^(?:#+|░+|▒+|▓+|█+)$/.test(text)) return undefined;
        const stroke = Array.from(text).findIndex((character) => armsOf(character) !== 0 && armsOf(character) !== ANY);
        if (stroke >= 0) throw fault(stroke);
        return text.trim().replace(/ +/g, " ");
      }
      const strokes = Array.from(text, (character) => armsOf(character) === (row % 2 === 0 ? ACROSS : DOWN));
      if (!strokes.includes(false)) return undefined;
      const opening = text.trim();
      const isOpen = opening === "" || (isRim(line, at) ? isEndOrPath(opening) : isPathMark(opening));
      if (isOpen && !strokes.includes(true)) return opening;
      throw fault(strokes.indexOf(false));
    },
  });
  checkCorners();
  return found;

  /** A lost wall shows at its corners. Programs that do not join their lines, and gaps in the frame, are left alone. */
  function checkCorners(): void {
    let [wrong, count] = [0, 0];
    let first: readonly [line: number, at: number] | undefined;
    const strokeAt = (line: number, at: number, stroke: number) => armsOf(drawn[line]?.[at]) === stroke;
    for (let line = 0; line < drawn.length; line += down) {
      for (let at = 0; at < drawn[0]!.length; at += across) {
        const character = drawn[line]![at]!;
        const stroke = armsOf(character);
        if (stroke === 0 && character !== " ") throw signOutOfPlace(line, at);
        if (stroke === ANY || character === " " || (isRim(line, at) && found.gaps.length > 0)) continue;
        count++;
        const walls =
          Number(strokeAt(line - 1, at, DOWN)) +
          2 * Number(strokeAt(line, at + 1, ACROSS)) +
          4 * Number(strokeAt(line + 1, at, DOWN)) +
          8 * Number(strokeAt(line, at - 1, ACROSS));
        const isTip = !hasTips && (stroke === ACROSS || stroke === DOWN) && walls !== 0 && (walls & stroke) === walls;
        if (walls === stroke || isTip) continue;
        wrong++;
        first ??= [line, at];
      }
    }
    if (first !== undefined && 4 * wrong <= count) throw signOutOfPlace(...first);
  }
}

/** Arms of a line's character, as bits: up 1, right 2, down 4, left 8. */
const ACROSS = 10;
const DOWN = 5;
/** A corner that does not say which walls meet there. */
const ANY = 16;

/** The arms of Unicode's box drawing characters from U+2500 on, light, heavy, double and rounded, as hexadecimal digits. */
const BOXES =
  "aa55aa55aa556666cccc33339999777777" +
  "77ddddddddeeeeeeeebbbbbbbbffffffffffffffffaa55" +
  "a5666ccc333999777dddeeebbbfff6c93000" +
  "81248124a5a5";

function strokes(): ReadonlyMap<string, number> {
  const arms = new Map(Array.from(BOXES, (digit, i) => [String.fromCharCode(0x2500 + i), parseInt(digit, 16)]));
  for (const dash of "-–—‒−=") arms.set(dash, ACROSS);
  for (const bar of "|¦") arms.set(bar, DOWN);
  return arms;
}

const ARMS = /* #__PURE__ */ strokes();

/** Characters that some programs draw as corners, at the ends of walls; and, where no bar is drawn, as upright walls. */
const CORNERS = /[o.*'`,·•°O#:+](?=[-=])|(?<=[-=])[o.*'`,·•°O#:+]/g;
const BARS = "!I";

/** The arms of characters that are lines here. Without box drawing, corners are + and what stands at the ends of dashes. */
function armsIn(lines: readonly string[]): ReadonlyMap<string, number> {
  if (lines.some((line) => /[\u2500-\u257f]/.test(line))) return ARMS;
  const arms = new Map(ARMS).set("+", ANY);
  for (const dash of "~_") if (lines.some((line) => line.includes(`+${dash}`))) arms.set(dash, ACROSS);
  if (!lines.some((line) => line.includes("|"))) for (const bar of BARS) arms.set(bar, DOWN);
  for (const line of lines) for (const [corner] of line.matchAll(CORNERS)) arms.set(corner, ANY);
  return arms;
}
