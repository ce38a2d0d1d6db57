import type { KnownHost } from "../excel";

/**
 * How a cell is filled, as text: "FFFFFF" is a plain fill, "DDEBF7,Gray16,5B7FA6" one with a pattern of Excel's and the
 * pattern's colour, "" no fill.
 */
export type Look = string;

/*
 * The marks. None relies only on colour: an end has its letter, searched cells are dotted, cells out of the maze are hatched.
 * Colours are from Okabe and Ito's palette (Color Universal Design, 2008), which colour-blind people can tell apart; searched cells
 * have a lighter one.
 */
/** The fill of an entrance. */
export const entranceMark: Look = "56B4E9";
/** The fill of an exit. */
export const exitMark: Look = "E69F00";
/** The fill of the cells of a path. */
export const pathMark: Look = "F0E442";
/** The fill of cells that a search visited beside its path. */
export const visitedMark: Look = "DDEBF7,Gray16,5B7FA6";
/** Two searches at once: cells visited by the first only, by the second only, by both; then the paths of the first and of the second. */
export const raceMarks: readonly Look[] = [
  "D3E8F5,LightUp,0072B2",
  "FBE3C8,LightDown,D55E00",
  "E6DDF0,CrissCross,75508F",
  "8EC7EA,Up,005A8E",
  "F2B67A,Down,A34800",
];
/**
 * Distances, from near to far: each band is darker than the one before, so that they can be told apart without colour, and has a
 * patterned variant. The darkest is lighter than any wall.
 */
export const distanceMarks: readonly Look[] = [
  "FFF9D6",
  "F1EFB0,Gray8,8C8C4A",
  "D6E7A3",
  "B0DBA4,LightUp,5F9A63",
  "86CBAE",
  "62B5BA,LightVertical,2F7F86",
  "4A9BBF",
  "4280B8,LightDown,1F4E82",
];
/** A cell that was taken out of the maze. */
export const removedMark: Look = "D9D9D9,LightUp,7F7F7F";

/** A cell that is out of a maze whose outside is filled: darker than a path, so that the maze stands out on an answer page too. */
const filledMark: Look = "7F7F7F";

/** The two cells of a step's wall while playback is paused at that step; its sentence names them too. */
export const stepMark: Look = "CC79A7";

/** Every look that Lavirint gives to cells of a maze and must recognise when it reads them. */
export const allMarks: ReadonlySet<Look> = new Set([
  ...[entranceMark, exitMark, pathMark, visitedMark, removedMark, filledMark],
  ...raceMarks,
  ...distanceMarks,
]);

/** How the cells of a grid look that are out of its maze. */
export type Outside = "blank" | "hatched" | "filled";

/**
 * What they are filled with, and whether the grid keeps the frame of its rectangle beside them; without it, the frame follows the
 * shape of the maze. Hatched is what mazes have that remember nothing of this.
 */
export function outsideLook(outside: Outside | undefined): { readonly look: Look; readonly isFramed: boolean } {
  // White hides the gridlines of a sheet that shows them.
  if (outside === "blank") return { look: "FFFFFF", isFramed: false };
  return { look: outside === "filled" ? filledMark : removedMark, isFramed: true };
}

/** The colour of a look apart from its pattern, "DDEBF7"; "" of no fill. */
export function colorOf(look: Look): string {
  return look.split(",", 1)[0]!;
}

/** The fill properties that {@link lookOfFill} needs. */
export const FILL_OPTIONS = { color: true, pattern: true, patternColor: true, tintAndShade: true } as const;

/** Queues a look for all cells of a range or of several areas. */
export function paintLook({ fill }: { readonly fill: Excel.RangeFill }, look: Look): void {
  const [color, pattern, patternColor] = look.split(",");
  // Clear first: setting only a colour keeps an earlier pattern.
  fill.clear();
  if (color === undefined || color === "") return;
  fill.color = `#${color}`;
  if (pattern === undefined) return;
  fill.pattern = pattern as Excel.FillPattern;
  if (patternColor !== undefined && patternColor !== "") fill.patternColor = `#${patternColor}`;
}

/**
 * The look of a fill as Excel reports it: "white" both for white and for no fill, and no pattern for plain fills. On hosts that can tell,
 * the tint is null if there is no fill (OfficeDev/office-js#4900); on others `white` says what it means, "FFFFFF" or "".
 */
export function lookOfFill(host: KnownHost, fill: Excel.CellPropertiesFill | undefined, white: Look): Look {
  const hex = (color: string | undefined) => (color ?? "").replace("#", "").toUpperCase();
  const pattern: string | null | undefined = fill?.pattern;
  if (typeof pattern === "string" && pattern !== "None" && pattern !== "Solid") {
    return [hex(fill?.color), pattern, hex(fill?.patternColor)].join(",");
  }
  if (hex(fill?.color) !== "FFFFFF") return hex(fill?.color);
  if (hasNoFill(fill)) return "";
  return host.reportsNoFill ? "FFFFFF" : white;
}

/** Learns from cells that were read whether the host can tell no fill from white; call it before their looks are read. */
export function learnFills(host: KnownHost, cells: readonly (readonly Excel.CellProperties[])[]): void {
  host.reportsNoFill ||= cells.some((row) => row.some(({ format }) => hasNoFill(format?.fill)));
}

const hasNoFill = (fill: Excel.CellPropertiesFill | undefined) =>
  (fill?.tintAndShade as number | null | undefined) === null;

/** What a fill that Excel reports as white means: white in a grid that Lavirint drew, otherwise no fill. */
export function whiteOf(isNamed: boolean): Look {
  return isNamed ? "FFFFFF" : "";
}
