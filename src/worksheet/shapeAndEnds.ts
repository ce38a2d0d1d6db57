/** The shape of a maze and its ends, as facts of its sheet. */
import { type Grid, type Mask, runsOf } from "../maze/model";
import type { Area, Reference } from "./addresses";
import type { Border, CellSide } from "./borders";
import type { Outside, Look } from "./looks";
import { textFact, type Fact } from "./fact";
import {
  type ReadName,
  areaOfName,
  fieldsOf,
  findName,
  jsonForName,
  jsonOfName,
  textFormula,
  textOfFormula,
} from "./names";

export interface MaskedGrid extends Grid {
  readonly outside?: Outside | undefined;
}

/**
 * The mask as text: "5x8:" (rows x columns), then the lengths of the runs of cells that are in, out, in … the maze, row by row, in base
 * 36; then ";blank" if it was chosen how the others look. [1, 1, 0, 1] of one row is "1x4:2 1 1". About 3 characters a run.
 */
export function encodeMask({ rows, columns, mask, outside }: MaskedGrid): string {
  const runs = Array.from(
    runsOf(rows * columns, (cell) => mask?.[cell] ?? 1),
    ({ length }) => length.toString(36),
  );
  if (mask?.[0] === 0) runs.unshift("0");
  return `${rows}x${columns}:${runs.join(" ")}${outside === undefined ? "" : `;${outside}`}`;
}

/** Undefined for anything but the mask of a grid of this size. Nothing is allocated before the sizes agree: a name may hold anything. */
export function decodeMask(text: string, { rows, columns }: Grid): Mask | undefined {
  const size = `${rows}x${columns}:`;
  if (!text.startsWith(size)) return undefined;
  const runs = text.slice(size.length).split(";", 1)[0]!.split(" ");
  const mask = new Uint8Array(rows * columns);
  let cell = 0;
  for (const [i, run] of runs.entries()) {
    const length = /^[0-9a-z]{1,5}$/.test(run) ? parseInt(run, 36) : NaN;
    if (!(length <= mask.length - cell)) return undefined;
    if (i % 2 === 0) mask.fill(1, cell, cell + length);
    cell += length;
  }
  return cell === mask.length ? mask : undefined;
}

export function decodeOutside(text: string): Outside | undefined {
  return (["blank", "hatched", "filled"] as const).find((each) => text.endsWith(`;${each}`));
}

/** It counts, and not how cells look: Excel does not report every pattern of a fill, and somebody may have changed it. */
export const maskFact = textFact<MaskedGrid>("MazeMask", "maze", encodeMask);

/** The mask that a sheet's names remember for a grid of this size; undefined if no cell is out, or {@link isMaskOutgrown}. */
export function savedMask(list: readonly ReadName[], area: Area): Mask | undefined {
  const text = maskFact.read(list);
  const mask = text === undefined ? undefined : decodeMask(text, area);
  return mask?.includes(0) === true && mask.includes(1) ? mask : undefined;
}

export function savedOutside(list: readonly ReadName[]): Outside | undefined {
  return decodeOutside(maskFact.read(list) ?? "");
}

/** Whether the remembered mask does not fit a grid of this size, because rows or columns were inserted or deleted in Excel. */
export function isMaskOutgrown(list: readonly ReadName[], area: Area): boolean {
  const text = maskFact.read(list);
  return text !== undefined && decodeMask(text, area)?.includes(1) !== true;
}

/** Names of cells: "MazeEntrance", "MazeExit1" …; a hidden name beside each, "MazeEntranceWas" …, says what the mark replaced. */
export const ENTRANCE = "MazeEntrance";
const EXIT = /^MazeExit(\d+)$/i;
const WAS = "Was";

export interface UnderMark {
  readonly look: Look;
  /** What the cell held: a formula or a value; "" for an empty cell. */
  readonly formula: string | number | boolean;
  /** Whether that is a text, even if it looks like a formula or a number. */
  readonly isText?: boolean;
  readonly opened?: { readonly side: CellSide; readonly line: Border } | undefined;
}

export function exitName(number: number): string {
  return `MazeExit${number}`;
}

interface End<Place> {
  readonly name: string;
  readonly place: Place;
  readonly was: UnderMark | undefined;
}

/** Reading gives the entrance and then the exits, ordered by number; without a place where a name is missing, or its cell was deleted. */
export const endsFact: Fact<readonly End<Area>[], readonly End<Reference | undefined>[]> = {
  name: ENTRANCE,
  diesWith: "maze",
  likely: [ENTRANCE, exitName(1)].flatMap((name) => [name, name + WAS]),
  owns: isEndName,
  namesFor: (ends) =>
    ends.flatMap(({ name, place, was }) => [
      { name, meaning: place },
      { name: name + WAS, meaning: textFormula(encodeWas(was)) },
    ]),
  read: (list) =>
    [ENTRANCE, ...exitNames(list)].map((name) => ({
      name,
      place: areaOfName(list, name),
      was: decodeWas(findName(list, name + WAS)?.formula),
    })),
};

export function endNames(name: string): readonly [string, string] {
  return [name, name + WAS];
}

function exitNames(list: readonly ReadName[]): string[] {
  const number = (name: string) => Number(EXIT.exec(name)![1]);
  return list
    .map(({ name }) => name)
    .filter((name) => EXIT.test(name))
    .sort((one, other) => number(one) - number(other));
}

function isEndName(name: string): boolean {
  const base = name.replace(/Was$/i, "");
  return EXIT.test(base) || base.toUpperCase() === ENTRANCE.toUpperCase();
}

/** What a mark replaced, as a name's text: empty parts are left out, and the line is "2 Continuous Thick #1F3864". */
function encodeWas(was: UnderMark | undefined): string {
  const { look, formula, isText, opened } = was ?? { look: "", formula: "" };
  const line = opened && [opened.side, opened.line.style, opened.line.weight, opened.line.color].join(" ");
  return jsonForName({ look, formula: formula === "" ? undefined : formula, isText: isText || undefined, line });
}

function decodeWas(text: string | undefined): UnderMark | undefined {
  const kept = fieldsOf(text === undefined ? undefined : jsonOfName(textOfFormula(text)));
  const { look, formula = "", isText, line: saved } = kept;
  if (typeof look !== "string") return undefined;
  if (typeof formula !== "string" && typeof formula !== "number" && typeof formula !== "boolean") return undefined;
  const [, side, style, weight, color] = /^([0-3]) (\w{1,20}) (\w{1,20}) (#[0-9A-F]{6})$/i.exec(String(saved)) ?? [];
  const line = { style: style!, weight: weight!, color: color! };
  const opened = side === undefined ? undefined : { side: Number(side) as CellSide, line };
  return { look, formula, isText: isText === true, opened };
}

export function fitsName(was: UnderMark): boolean {
  return encodeWas(was).length <= REMEMBERED_LENGTH;
}

/** The longest text for what a mark replaced, in characters: with its quotation marks no name is longer than 4,000. */
export const REMEMBERED_LENGTH = 3_900;
