import { type Message, message } from "../../message";
import { MazeError, textFault } from "../model";
import { charactersOf, matrixOf, readBlocks } from "./blockTexts";
import { digitsOf, readBlockList, readCodes, readList, readOwnCodes, sumsOf } from "./codeTexts";
import { readRecords, readWallTables } from "./cellRecords";
import type { Drawing, SizeCheck } from "./form";
import { type TextReading, orRefused } from "./found";
import { literalParts } from "./literals";
import { readLineDrawing } from "./lineDrawings";
import { readDots, readUnderscores } from "./otherDrawings";
import { type TextPart, textParts, placeIn, shortened, withoutBlanks } from "./textPart";
import { textFormById, textForms } from "./textForms";

type Family = (part: TextPart, check: SizeCheck) => TextReading | undefined;

/** What is read, in the order in which it is tried. Each gives undefined for a text that is something else. */
const families: readonly Family[] = [
  (part, check) => readLineDrawing(part, isOwn, check),
  (part, check) => readUnderscores(part, isOwn, check),
  readDots,
  readRecords,
  readList,
  (part, check) => {
    const matrix = matrixOf(part);
    const codes = matrix && sumsOf(matrix);
    const ofCodes = codes && (readCodes(codes, part.all, check) ?? readOwnCodes(matrix, check));
    return ofCodes ?? (matrix && readBlocks(matrix, check));
  },
  readBlockList,
  (part, check) => {
    const codes = digitsOf(part);
    const characters = charactersOf(part);
    return (codes && readCodes(codes, part.all, check)) ?? (characters && readBlocks(characters, check));
  },
];

/** Whether a text is exactly what we write for a drawing in one of these forms. */
function isOwn(drawing: Drawing, rows: readonly string[], forms = textForms): boolean {
  const bare = (lines: readonly string[]) => lines.map(withoutBlanks).join("\n").trimEnd();
  const text = bare(rows);
  return forms.some(({ print }) => bare(print(drawing).split("\n")) === text);
}

/** A maze of fewer cells may be a heading. */
const HEADING = 6;
/** The most parts of a text, between blank lines, in which a maze is looked for. */
const MOST_PARTS = 100;

/**
 * The maze of a text in any form that people and programs are known to use; of several, the first. `check` gets the size before any cell
 * is read, and may throw. Throws MazeError, with the place of the first fault where the text looks like a maze.
 */
export function parseText(text: string, check: SizeCheck = () => undefined): TextReading {
  const parts = textParts(text);
  const { all } = parts[0]!;
  const literals = literalParts(all);
  const whole = readRecords(parts[0]!, check) ?? readWallTables(literals, check) ?? readWallTables(parts, check);
  if (whole !== undefined) return whole;
  const literal = readLiteral(literals, check);
  if (literal !== undefined && !(literal instanceof MazeError)) return literal;
  let reading: TextReading | undefined;
  let fault = literal;
  const known = new Set(
    literals.flatMap(({ lines }) => (fault === undefined ? [] : lines.map(({ number }) => number))),
  );
  const others: TextReading[] = [];
  for (const part of parts.slice(0, MOST_PARTS)) {
    if (reading !== undefined && part.begin < reading.lines[1]) continue;
    if (part.lines.some(({ number }) => known.has(number))) continue;
    const isFirst = reading === undefined || reading.maze.size < HEADING;
    const found = readPart(part, isFirst ? check : () => undefined);
    if (found instanceof MazeError) fault ??= found;
    else if (found !== undefined && (reading === undefined || isHeading(reading, found))) reading = found;
    else if (found !== undefined) others.push(found);
  }
  if (reading === undefined) throw fault ?? textFault(...placeIn(parts[0]!.lines[0]!, 0), message("no-maze-in-text"));
  const isRead = (line: number) => [reading, ...others].some(({ lines: [begin, end] }) => line >= begin && line < end);
  const left = all.flatMap(({ text: line }, i) => (line === "" || isRead(i) ? [] : [line.trim()]));
  if (reading.beside !== undefined) left.unshift(reading.beside);
  const texts = all.map((line) => line.text);
  const isWhole = left.length === 0 || isOwn(reading, texts, [textFormById("blocks")]);
  const remarks = [
    ...reading.remarks,
    ...(others.length > 0 ? [message("text-with-more-mazes", { mazes: others.length + 1 })] : []),
    ...(isWhole ? [] : [leftOut(left)]),
  ];
  return { ...reading, remarks, other: reading.other && { ...reading.other, remarks } };
}

/** The maze of an array of a program, which says nothing of what is around it; or why it is none, where it looks like one. */
function readLiteral(parts: readonly TextPart[], check: SizeCheck): TextReading | MazeError | undefined {
  const found = parts.slice(0, MOST_PARTS).flatMap((part) => readPart(part, check) ?? []);
  const readings = found.flatMap((each) => (each instanceof MazeError || each.maze.size < HEADING ? [] : [each]));
  const [reading] = readings;
  if (reading === undefined) return found.find((each) => each instanceof MazeError);
  const more = readings.length > 1 ? [message("text-with-more-mazes", { mazes: readings.length })] : [];
  return { ...reading, remarks: [...reading.remarks, ...more] };
}

function leftOut([first, ...more]: readonly string[]): Message {
  const text = shortened(first!);
  return message("text-left-out", { text, more: more.length });
}

/** Whether what was read is the heading of what follows, as its size is: "4 5" may be the codes of two cells. */
function isHeading({ maze: one }: TextReading, { maze: next }: TextReading): boolean {
  return one.size < HEADING && next.size > one.size;
}

/** What the first family gives that knows the text: a maze, or why it refuses it. */
function readPart(part: TextPart, check: SizeCheck): TextReading | MazeError | undefined {
  for (const read of families) {
    const found = orRefused(() => read(part, check));
    if (found !== undefined) return found;
  }
  return undefined;
}
