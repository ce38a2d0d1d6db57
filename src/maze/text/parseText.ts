import { message } from "../../message";
import { MazeError, orRefused, textFault } from "../model";
import { charactersOf, matrixOf, readBlocks } from "./blockTexts";
import { digitsOf, readCodes, readOwnCodes, sumsOf } from "./codeTexts";
import { readBlockList, readList, readRecords, readWallTables } from "./cellLists";
import type { TextReading } from "./reading";
import { literalParts } from "./literals";
import { readLineDrawing } from "./lineDrawings";
import { readDots, readUnderscores } from "./otherDrawings";
import { type TextPart, textParts, placeIn, shortened } from "./textPart";
import { isOwnText, textFormById } from "./textForms";

/** What is read, in the order in which it is tried. Each gives undefined for a text that is something else. */
const families: readonly ((part: TextPart) => TextReading | undefined)[] = [
  readLineDrawing,
  readUnderscores,
  readDots,
  readRecords,
  readList,
  (part) => {
    const matrix = matrixOf(part);
    if (matrix === undefined) return undefined;
    const codes = sumsOf(matrix);
    return (codes && (readCodes(codes, part.all) ?? readOwnCodes(matrix))) ?? readBlocks(matrix);
  },
  readBlockList,
  (part) => {
    const codes = digitsOf(part);
    const characters = charactersOf(part);
    return (codes && readCodes(codes, part.all)) ?? (characters && readBlocks(characters));
  },
];

/** A maze of fewer cells may be a heading. */
const HEADING = 6;
const MOST_PARTS = 100;

/**
 * The maze of a text in any form that people and programs are known to use; of several, the first. Throws MazeError, with the place of the
 * first fault where the text looks like a maze.
 */
export function parseText(text: string): TextReading {
  const parts = textParts(text);
  const { all } = parts[0]!;
  const literals = literalParts(all);
  const whole = readRecords(parts[0]!) ?? readWallTables(literals) ?? readWallTables(parts);
  if (whole !== undefined) return whole;
  const literal = readLiteral(literals);
  if (literal !== undefined && !(literal instanceof MazeError)) return literal;
  let reading: TextReading | undefined;
  let fault = literal;
  const known = new Set(fault && literals.flatMap(({ lines }) => lines.map(({ number }) => number)));
  const others: TextReading[] = [];
  for (const part of parts.slice(0, MOST_PARTS)) {
    if (reading !== undefined && part.begin < reading.lines[1]) continue;
    if (part.lines.some(({ number }) => known.has(number))) continue;
    const found = readPart(part);
    if (found instanceof MazeError) fault ??= found;
    else if (found !== undefined && (reading === undefined || isHeading(reading, found))) reading = found;
    else if (found !== undefined) others.push(found);
  }
  if (reading === undefined) throw fault ?? textFault(...placeIn(parts[0]!.lines[0]!, 0), message("no-maze-in-text"));
  const isRead = (line: number) => [reading, ...others].some(({ lines: [begin, end] }) => line >= begin && line < end);
  const left = all.flatMap(({ text: line }, i) => (line === "" || isRead(i) ? [] : [line.trim()]));
  if (reading.beside !== undefined) left.unshift(reading.beside);
  const texts = all.map((line) => line.text);
  const isWhole = left.length === 0 || isOwnText(reading, texts, [textFormById("blocks")]);
  const remarks = [
    ...reading.remarks,
    ...(others.length > 0 ? [message("text-with-more-mazes", { mazes: others.length + 1 })] : []),
    ...(isWhole ? [] : [message("text-left-out", { text: shortened(left[0]!), more: left.length - 1 })]),
  ];
  return { ...reading, remarks, other: reading.other && { ...reading.other, remarks } };
}

/** The maze of an array of a program, which says nothing of what is around it; or why it is none, where it looks like one. */
function readLiteral(parts: readonly TextPart[]): TextReading | MazeError | undefined {
  const found = parts.slice(0, MOST_PARTS).flatMap((part) => readPart(part) ?? []);
  const readings = found.flatMap((each) => (each instanceof MazeError || each.maze.size < HEADING ? [] : [each]));
  const [reading] = readings;
  if (reading === undefined) return found.find((each) => each instanceof MazeError);
  const more = readings.length > 1 ? [message("text-with-more-mazes", { mazes: readings.length })] : [];
  return { ...reading, remarks: [...reading.remarks, ...more] };
}

/** Whether what was read is the heading of what follows, as its size is: "4 5" may be the codes of two cells. */
function isHeading({ maze: one }: TextReading, { maze: next }: TextReading): boolean {
  return one.size < HEADING && next.size > one.size;
}

function readPart(part: TextPart): TextReading | MazeError | undefined {
  for (const read of families) {
    const found = orRefused(() => read(part));
    if (found !== undefined) return found;
  }
  return undefined;
}
