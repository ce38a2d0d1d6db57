import { message } from "../../message";
import { textFault } from "../model";
import { blocksOf, type TextReading, isEndOrPath, readingOf, readLattice } from "./reading";
import { ownOrMeasured } from "./textForms";
import { type Line, type TextPart, cutOut, extentOf, named, placeIn } from "./textPart";

/** Widths of cells that are read, with a wall, and that of our own. */
const PITCHES = [9, 8, 7, 6, 5, 4, 3, 2];
const OWN = 4;

/** The maze of floors of underscores and walls of |, a line a row below a line of ceilings; undefined for others. Throws MazeError. */
export function readUnderscores(part: TextPart): TextReading | undefined {
  const begin = part.lines.findIndex(
    ({ text }, i) => text.includes("_") && /^[ _.\p{L}]+$/u.test(text) && part.lines[i + 1]?.text.includes("|"),
  );
  if (begin < 0) return undefined;
  const { text: ceiling } = part.lines[begin]!;
  // Dots at the corners.
  if (ceiling.includes(".")) {
    const lines = part.lines.map((line) => ({ ...line, text: line.text.replaceAll(".", " ").trimEnd() }));
    return readUnderscores({ ...part, lines });
  }
  let end = begin + 1;
  while (part.lines[end]?.text.includes("|") === true) end++;
  const walled = part.lines.slice(begin + 1, end).map(({ text }) => text);
  const [left, right] = extentOf(walled, (sign) => sign === "|");
  const { lines, rows, rest } = cutOut(part, [begin, end], [left, right]);
  const last = right - left;
  const readAt = (pitch: number) => readingOf({ form: "underscores", ...ofFloors(lines, rows, left, pitch), ...rest });
  const fits = (pitch: number) => last >= pitch && last % pitch === 0;
  const pitches = PITCHES.filter(fits);
  const pitch = pitches.find((each) => isWhole(rows, each, true)) ?? pitches.find((each) => isWhole(rows, each));
  if (pitch === undefined) throw textFault(...placeIn(lines[1]!, right), message("frame-of-wrong-size"));
  if (!fits(OWN)) return readAt(pitch);
  return ownOrMeasured(() => readAt(OWN), rows, pitch === OWN ? undefined : () => readAt(pitch));
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

function ofFloors(lines: readonly Line[], rows: readonly string[], left: number, pitch: number) {
  const size = { rows: rows.length - 1, columns: (rows[0]!.length - 1) / pitch };
  /** The line of a row of blocks, ceilings or floors below the cells; and where a column of blocks begins. */
  const firstOf = (row: number, column: number) => [(row + 1) >> 1, pitch * (column >> 1) + (column % 2)] as const;
  const placeOf = (row: number, column: number) => {
    const [line, at] = firstOf(row, column);
    return placeIn(lines[line]!, left + at);
  };
  const signOutOfPlace = (row: number, column: number, found: string) =>
    textFault(...placeOf(row, column), message("sign-out-of-place", { found: named(found) }));
  return readLattice({
    ...size,
    placeOf,
    textAt: (row, column) => {
      const [line, at] = firstOf(row, column);
      if (column % 2 === 0) {
        const sign = rows[line]![at]!;
        if (sign === "|") return undefined;
        if (column === 0 || sign === "_" || sign === " " || isEndOrPath(sign)) return "";
        throw signOutOfPlace(row, column, sign);
      }
      const floor = rows[line]!.slice(at, at + pitch - 1);
      if (row % 2 === 1) {
        const text = floor.replace(/[_ ]/g, "");
        return /^#+$/.test(text) ? undefined : text;
      }
      if (row === 0) return floor.includes("_") ? undefined : isEndOrPath(floor.trim()) ? floor.trim() : "";
      const beside = rows[line]![at + pitch - 1]!;
      const isHidden = pitch === 2 && /[^_ ]/.test(floor);
      const isLast = line === size.rows;
      if (isHidden && !isLast && beside === "|") throw signOutOfPlace(row, column, floor);
      return (isHidden ? isLast || beside === "_" : floor.includes("_")) ? undefined : "";
    },
  });
}

const NODE = /[.·•oO]/;

/** The maze of dots with walls of | and - between them and no frame; undefined for others. Throws MazeError. */
export function readDots({ all, begin }: TextPart): TextReading | undefined {
  const first = all[begin]!.text;
  const columns = Array.from(first.matchAll(/[^\s|]/g), ({ index }) => index);
  const left = columns[0];
  const pitch = columns.length > 1 ? columns[1]! - left! : 0;
  if (left === undefined || pitch < 2 || !NODE.test(first + (all[begin + 2]?.text ?? ""))) return undefined;
  const isNode = (text: string, at: number) => NODE.test(text[at] ?? " ") || isEndOrPath(text[at] ?? " ");
  if (!columns.every((at, i) => at === left + pitch * i && isNode(first, at))) return undefined;
  let rows = 1;
  const isRow = (line: Line | undefined) => line !== undefined && columns.every((at) => isNode(line.text, at));
  while (isRow(all[begin + 2 * rows])) rows++;
  if (rows < 2) return undefined;
  const size = { rows, columns: columns.length };
  const blocks = blocksOf(size);
  const startOf = (column: number) => columns[(column - 1) >> 1]! + 1 - (column % 2);
  const placeOf = (row: number, column: number) => placeIn(all[begin + row - 1]!, startOf(column));
  let walls = 0;
  const found = readLattice({
    ...size,
    placeOf,
    textAt: (row, column) => {
      if (row === 0 || column === 0 || row === blocks.rows - 1 || column === blocks.columns - 1) return undefined;
      const text = all[begin + row - 1]?.text ?? "";
      const at = startOf(column);
      if (row % 2 === 1 && column % 2 === 1) return NODE.test(text[at]!) ? "" : text[at]!;
      const sign = text.slice(at, at + pitch - 1 + (column % 2)).trim();
      if (sign === "") return "";
      if (!/^(?:[|│]+|[-–—─_]+)$/.test(sign)) {
        throw textFault(...placeOf(row, column), message("sign-out-of-place", { found: named(sign) }));
      }
      walls++;
      return undefined;
    },
  });
  if (walls === 0) return undefined;
  return readingOf({ form: "dots", ...found, lines: [begin, begin + 2 * rows - 1] });
}
