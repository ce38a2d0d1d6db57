import { message } from "../../message";
import { BOTTOM, LEFT, Maze, RIGHT, TOP, textFault } from "../model";
import { type Drawing, type SizeCheck, checkTextSize } from "./form";
import { type Mark, type TextReading, isEndOrPath, ownOrMeasured, readingOf } from "./found";
import { type Line, type TextPart, named, placeIn } from "./textPart";

/** The widest cell that is read, with a wall, and the width of our own. */
const MOST_ACROSS = 9;
const OWN = 4;

/**
 * The maze of a drawing with floors of underscores and upright walls of |, a line for each row below a line of ceilings. Undefined if
 * the text is no such drawing. Throws MazeError.
 */
export function readUnderscores(
  part: TextPart,
  isOwn: (drawing: Drawing, rows: readonly string[]) => boolean,
  check: SizeCheck,
): TextReading | undefined {
  const begin = part.lines.findIndex(
    ({ text }, i) => text.includes("_") && /^[ _.\p{L}]+$/u.test(text) && part.lines[i + 1]?.text.includes("|"),
  );
  if (begin < 0) return undefined;
  const { text: ceiling } = part.lines[begin]!;
  // Dots at the corners.
  if (ceiling.includes(".")) return readUnderscores({ ...part, lines: part.lines.map(withoutDots) }, isOwn, check);
  let end = begin + 1;
  while (part.lines[end]?.text.includes("|") === true) end++;
  const walled = part.lines.slice(begin + 1, end);
  const left = walled.reduce((least, { text }) => Math.min(least, text.indexOf("|")), Infinity);
  const right = walled.reduce((most, { text }) => Math.max(most, text.lastIndexOf("|")), 0);
  const rows = part.lines.slice(begin, end).map(({ text }) => text.slice(left, right + 1).padEnd(right + 1 - left));
  const beside = walled.map(({ text }) => `${text.slice(0, left)} ${text.slice(right + 1)}`.trim()).filter(Boolean);
  const lines = part.lines.slice(begin, end);
  const rest = {
    lines: [part.begin + begin, part.begin + end] as const,
    beside: beside[0],
  };
  const last = right - left;
  const readAt = (pitch: number) => readingOf({ ...ofFloors(lines, rows, left, pitch, check), ...rest });
  const fits = (pitch: number) => last >= pitch && last % pitch === 0;
  const fitting = (isStrict: boolean) => {
    let pitch = MOST_ACROSS;
    while (pitch > 1 && !(fits(pitch) && isWhole(rows, pitch, isStrict))) pitch--;
    return pitch > 1 ? pitch : undefined;
  };
  const pitch = fitting(true) ?? fitting(false);
  if (pitch === undefined) {
    throw textFault(...placeIn(lines[1]!, right), message("frame-of-wrong-size"));
  }
  if (!fits(OWN)) return readAt(pitch);
  return ownOrMeasured(
    () => readAt(OWN),
    (reading) => isOwn(reading, rows),
    pitch === OWN ? undefined : () => readAt(pitch),
  );
}

function withoutDots({ text, ...line }: Line): Line {
  return { ...line, text: text.replaceAll(".", " ").trimEnd() };
}

/**
 * Whether all upright walls stand between cells of this pitch, and every floor is as wide as its cell. `isStrict`: and goes on between
 * two cells only from the left one, as most programs draw it.
 */
function isWhole(rows: readonly string[], pitch: number, isStrict = false): boolean {
  return rows.every((row, i) => {
    for (let at = 0; at < row.length; at += pitch) {
      const cell = row.slice(at + 1, at + pitch);
      if (cell.includes("|") || (cell.includes("_") && cell.includes(" "))) return false;
      if (isStrict && i > 0 && row[at] === "_" && !row.slice(Math.max(0, at - pitch + 1), at).includes("_"))
        return false;
    }
    return true;
  });
}

function ofFloors(lines: readonly Line[], rows: readonly string[], left: number, pitch: number, check: SizeCheck) {
  const size = { rows: rows.length - 1, columns: (rows[0]!.length - 1) / pitch };
  checkTextSize(size);
  check(size);
  const marks: Mark[] = [];
  const mask = new Uint8Array(size.rows * size.columns).fill(1);
  const floor = (row: number, column: number) => rows[row + 1]!.slice(pitch * column + 1, pitch * (column + 1));
  for (let cell = 0; cell < mask.length; cell++) {
    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
    const text = floor(row, column).replace(/[_ ]/g, "");
    if (text === "") continue;
    if (/^#+$/.test(text)) mask[cell] = 0;
    else marks.push({ cell, text, place: () => placeIn(lines[row + 1]!, left + pitch * column + 1) });
  }
  if (!mask.includes(1)) throw textFault(...placeIn(lines[0]!, left), message("every-cell-masked"));
  const maze = Maze.walled({ ...size, mask: mask.includes(0) ? mask : undefined });
  const gaps: { cell: number; side: number }[] = [];
  for (let row = -1; row < size.rows; row++) {
    for (let column = 0; column < size.columns; column++) {
      const cell = row * size.columns + column;
      const place = () => placeIn(lines[row + 1]!, left + pitch * column + 1);
      const isHidden = pitch === 2 && row >= 0 && /[^_ ]/.test(floor(row, column));
      const beside = rows[row + 1]![pitch * (column + 1)]!;
      if (isHidden && row < size.rows - 1 && beside === "|") {
        throw textFault(...place(), message("sign-out-of-place", { found: named(floor(row, column)) }));
      }
      const isFloor = isHidden ? row === size.rows - 1 || beside === "_" : floor(row, column).includes("_");
      if (!isFloor) {
        if (row < 0 || row === size.rows - 1) {
          const gap = { cell: row < 0 ? column : cell, side: row < 0 ? TOP : BOTTOM };
          gaps.push(gap);
          const found = row < 0 ? floor(row, column).trim() : "";
          if (found !== "" && isEndOrPath(found)) marks.push({ cell: column, text: found, place });
        } else if (maze.separates(2 * cell + BOTTOM)) maze.openWall(2 * cell + BOTTOM);
        else throw textFault(...place(), message("opening-beside-mask"));
      }
      if (row < 0) continue;
      if (column === 0 && rows[row + 1]![0] !== "|") gaps.push({ cell, side: LEFT });
      if (beside === "|") continue;
      if (beside !== "_" && beside !== " " && !isEndOrPath(beside)) {
        const where = placeIn(lines[row + 1]!, left + pitch * (column + 1));
        throw textFault(...where, message("sign-out-of-place", { found: named(beside) }));
      }
      if (column === size.columns - 1) gaps.push({ cell, side: RIGHT });
      else if (maze.separates(2 * cell + RIGHT)) maze.openWall(2 * cell + RIGHT);
      else throw textFault(...place(), message("opening-beside-mask"));
    }
  }
  return { form: "underscores" as const, maze, marks, gaps };
}

/** What stands for a cell. */
const NODE = /[.·•oO]/;

/**
 * The maze of dots in equal distances, with walls of | and - between them and no frame; lines without a wall may be blank. Undefined
 * if the text is no such drawing. Throws MazeError.
 */
export function readDots({ all, begin }: TextPart, check: SizeCheck): TextReading | undefined {
  const first = all[begin]!.text;
  const columns = Array.from(first.matchAll(/[^\s|]/g), ({ index }) => index);
  const left = columns[0];
  const pitch = columns.length > 1 ? columns[1]! - left! : 0;
  if (left === undefined || pitch < 2 || !NODE.test(first + (all[begin + 2]?.text ?? ""))) return undefined;
  if (!columns.every((at, i) => at === left + pitch * i && (NODE.test(first[at]!) || isEndOrPath(first[at]!))))
    return undefined;
  const isNode = (text: string, at: number) => NODE.test(text[at] ?? " ") || isEndOrPath(text[at] ?? " ");
  let rows = 1;
  const isRow = (line: Line | undefined) => line !== undefined && columns.every((at) => isNode(line.text, at));
  while (isRow(all[begin + 2 * rows])) rows++;
  const size = { rows, columns: columns.length };
  if (rows < 2) return undefined;
  checkTextSize(size);
  check(size);
  const maze = Maze.walled(size);
  const marks: Mark[] = [];
  let walls = 0;
  for (let cell = 0; cell < maze.size; cell++) {
    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
    const line = all[begin + 2 * row]!;
    const at = columns[column]!;
    if (!NODE.test(line.text[at]!)) marks.push({ cell, text: line.text[at]!, place: () => placeIn(line, at) });
    const below = all[begin + 2 * row + 1]?.text.slice(at, at + pitch).trim() ?? "";
    const beside = line.text.slice(at + 1, at + pitch).trim();
    for (const [wall, found] of [
      [2 * cell + RIGHT, beside],
      [2 * cell + BOTTOM, below],
    ] as const) {
      if (!maze.separates(wall)) continue;
      if (found === "") maze.openWall(wall);
      else if (/^(?:[|│]+|[-–—─_]+)$/.test(found)) walls++;
      else throw textFault(...placeIn(line, at), message("sign-out-of-place", { found: named(found) }));
    }
  }
  if (walls === 0) return undefined;
  return readingOf({ form: "dots", maze, marks, gaps: [], lines: [begin, begin + 2 * rows - 1] });
}
