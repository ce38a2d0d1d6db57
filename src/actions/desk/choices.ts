import { type Imperfection, PERFECT, generatorFacts, isImperfection } from "../../maze/generators";
import type { Grid, Ends, Mask } from "../../maze/model";
import { type ImageChoice, pictureShapes } from "../../maze/shapes";
import { type Layout, type Outside, START_SIZE, type WallWeight } from "../../worksheet/looks";
import type { ChosenShape } from "../../worksheet/grid";
import { fieldsOf, jsonOfName } from "../../worksheet/names";
import { keptChoices } from "../../worksheet/record";
import { engine } from "../../engine";
import { type Dialogue, firstLook } from "./work";

export type { Layout, Outside, WallWeight } from "../../worksheet/looks";
export type { ChosenShape as Shape } from "../../worksheet/grid";

/** The widths that walls may have which are cells, in percent of the paths. */
const WALL_SHARES = [25, 50, 100] as const;

/** Where set numbers are shown: in the maze's own cells, at the same addresses of a hidden sheet, or nowhere. */
export type SetNumbersPlace = "grid" | "hiddenSheet" | "none";

/** One of these places, or "usual": on a hidden sheet if that is small and costs nothing, else nowhere; see {@link placeOfNumbers}. */
export type SetNumbersChoice = SetNumbersPlace | "usual";

/** Mazes of up to this many cells usually have their set numbers on a hidden sheet, as the choice in the pane says. */
const USUALLY_NUMBERED = 10_000;

/** Where to keep the set numbers of a maze with this many cells. */
export function placeOfNumbers(choice: SetNumbersChoice, cells: number): SetNumbersPlace {
  if (choice !== "usual") return choice;
  return cells <= USUALLY_NUMBERED ? "hiddenSheet" : "none";
}

/** At once, at a speed that the person chooses, or wall by wall. */
export type Pace = "instant" | "watch" | "step";

/** The size of a maze on a sheet without size cells. */
export const startSize: Pick<Grid, "columns" | "rows"> = START_SIZE;

/** The look of a maze if nothing was chosen yet: points and colours. */
export const defaultLayout: Layout = {
  cellSize: 24,
  wallWeight: "Thick",
  wallColor: "#1F3864",
  fill: "#FFFFFF",
  fontSize: 9,
};

/** A shape that the maze has within its rectangle: a picture of src/maze/shapes by its id, the letters of a word, or an image. */
export type Outline =
  | { readonly kind: "picture"; readonly id: string }
  | { readonly kind: "word"; readonly text: string }
  | ({ readonly kind: "image" } & ImageChoice);

/** What a person chooses for the next maze. */
export interface GenerateChoice {
  /** An id of the list of generators. */
  readonly generator: string;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  readonly setNumbers: SetNumbersChoice;
  readonly pace: Pace;
  /** Whether cells are tinted by their sets, or by what the algorithm does, during playback. */
  readonly tint: boolean;
  readonly layout: Layout;
  /** Loops and blocked walls; a perfect maze where it is missing. */
  readonly imperfection?: Imperfection | undefined;
  /** Columns and rows for a sheet that has no size cells yet; 20 and 15 where it is missing. Size cells take precedence. */
  readonly size?: Pick<Grid, "columns" | "rows"> | undefined;
  /** Which cells the maze is made of; where it is missing, a rectangle of the size in the size cells. */
  readonly shape?: ChosenShape | undefined;
  /** The shape within the rectangle of the size cells, where it has one and `shape` is missing. */
  readonly outline?: Outline | undefined;
  /** How the cells look that are out of the maze; hatched where it is missing. */
  readonly outside?: Outside | undefined;
  /** Whether it is of `size` and begins in B2 also where the sheet in front says otherwise; then it goes to a new sheet. */
  readonly isExact?: boolean | undefined;
  /** Whether the ribbon's Generate uses this choice from now on. */
  readonly isKept?: boolean | undefined;
}

/** The cells of a shape in a grid. */
export interface Outlined {
  /** Undefined if the shape fills the whole grid. */
  readonly mask: Mask | undefined;
  /** Where the shape has a beginning and an end of its own. */
  readonly ends: Ends | undefined;
}

/** Throws MazeError if the shape does not fit the grid, and Stopped. */
export async function outlined(
  outline: Outline,
  { rows, columns }: Pick<Grid, "rows" | "columns">,
  signal: AbortSignal,
): Promise<Outlined> {
  const grid = { rows, columns };
  const found =
    outline.kind === "picture"
      ? { mask: await engine.run("pictureMask", { id: outline.id, grid }, signal) }
      : outline.kind === "image"
        ? { mask: await engine.run("imageMask", { choice: outline, grid }, signal) }
        : await engine.run("wordShape", { text: outline.text, grid }, signal);
  const { mask } = found;
  return { ends: undefined, ...found, mask: mask.includes(0) ? mask : undefined };
}

/** The choice if none was kept. */
export const defaultChoice: GenerateChoice = {
  generator: "kruskal",
  seed: "",
  setNumbers: "usual",
  pace: "instant",
  tint: false,
  layout: defaultLayout,
};

/** The choice as a text without quotation marks. The pace is the pane's own. */
export function encodeChoice(choice: GenerateChoice): string {
  const { generator, seed, setNumbers, tint, layout, imperfection, shape, outline, outside } = choice;
  // An image is too long for a name; without it, the ribbon makes rectangles.
  const kept = outline?.kind === "image" ? {} : { outline, outside };
  return encodeURIComponent(
    JSON.stringify({ generator, seed, setNumbers, tint, layout, imperfection, shape, ...kept }),
  );
}

/** Reads what {@link encodeChoice} wrote; invalid parts become the default's. Anybody may have edited the text. */
export function decodeChoice(text: string): GenerateChoice {
  const kept = fieldsOf(jsonOfName(text));
  const { generator, seed, setNumbers, tint, shape, outside } = kept;
  return {
    generator: generatorFacts.some(({ id }) => id === generator) ? (generator as string) : defaultChoice.generator,
    seed: typeof seed === "string" && seed.length <= LONGEST_SEED ? seed : "",
    setNumbers: places.find((place) => place === setNumbers) ?? defaultChoice.setNumbers,
    pace: "instant",
    tint: tint === true,
    layout: layoutOf(fieldsOf(kept.layout)),
    imperfection: imperfectionOf(fieldsOf(kept.imperfection)),
    shape: shapes.find((each) => each === shape),
    outline: outlineOf(fieldsOf(kept.outline)),
    outside: outsides.find((each) => each === outside),
  };
}

/**
 * What an action begins with: the choices that the pane's Generate had last in this workbook; the defaults if it was never used. Throws
 * as {@link firstLook} does.
 */
export async function readKeptChoice(dialogue: Dialogue): Promise<GenerateChoice> {
  return decodeChoice(await firstLook(dialogue, keptChoices));
}

/** In characters: the longest text of a cell, as for share codes. */
const LONGEST_SEED = 32_767;
/** Excel's tallest row and largest font, in points. */
const MOST_POINTS = 409;
const places: readonly SetNumbersChoice[] = ["usual", "grid", "hiddenSheet", "none"];
const shapes: readonly ChosenShape[] = ["areas", "colour"];
const outsides: readonly Outside[] = ["blank", "hatched", "filled"];
/** Characters of the longest word that is kept. */
const LONGEST_WORD = 200;
const wallShares: readonly number[] = WALL_SHARES;
const weights: readonly WallWeight[] = ["Thin", "Medium", "Thick"];

function outlineOf({ kind, id, text }: Readonly<Record<string, unknown>>): Outline | undefined {
  if (kind === "picture" && typeof id === "string" && pictureShapes.some((each) => each.id === id)) return { kind, id };
  if (kind === "word" && typeof text === "string" && text.length <= LONGEST_WORD) return { kind, text };
  return undefined;
}

function imperfectionOf(kept: Readonly<Record<string, unknown>>): Imperfection {
  const { loopPercent, blockPermille, openPercent, braidPercent, rooms, roomFrom, roomTo } = kept;
  // A workbook from before these shares holds none of them.
  const share = (value: unknown) => (value === undefined ? undefined : Number(value));
  const imperfection = {
    loopPercent: Number(loopPercent),
    blockPermille: Number(blockPermille),
    openPercent: share(openPercent),
    braidPercent: share(braidPercent),
    ...(rooms === undefined ? {} : { rooms: share(rooms), roomFrom: share(roomFrom), roomTo: share(roomTo) }),
  };
  return isImperfection(imperfection) ? imperfection : PERFECT;
}

function layoutOf({
  cellSize,
  cellHeight,
  wallWeight,
  wallColor,
  fill,
  fontSize,
  wallShare,
}: Readonly<Record<string, unknown>>): Layout {
  const points = <None>(value: unknown, none: None) =>
    typeof value === "number" && value >= 1 && value <= MOST_POINTS ? value : none;
  const color = (value: unknown, none: string) =>
    typeof value === "string" && /^#[0-9A-F]{6}$/i.test(value) ? value.toUpperCase() : none;
  return {
    cellSize: points(cellSize, defaultLayout.cellSize),
    cellHeight: points(cellHeight, undefined),
    wallWeight: weights.find((weight) => weight === wallWeight) ?? defaultLayout.wallWeight,
    wallColor: color(wallColor, defaultLayout.wallColor),
    fill: color(fill, defaultLayout.fill),
    fontSize: points(fontSize, defaultLayout.fontSize),
    wallShare: wallShares.find((share) => share === wallShare),
  };
}
