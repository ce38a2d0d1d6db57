import { type Variation, UNVARIED, generatorFacts, isVariation } from "../../maze/generators";
import { type Outline, pictureShapes } from "../../maze/shapes";
import { fieldsOf, jsonOfName } from "../../worksheet/names";
import { facts, savedChoices } from "../../worksheet/facts";
import {
  defaultLayout,
  type GenerateChoice,
  type Layout,
  type Outside,
  type SetNumbersChoice,
  type CellShape,
  type WallWeight,
} from "./choices";
import { type Dialogue, firstLook } from "./work";

// Apart from choices.ts, which the pane loads first: this one needs the worksheet floor.

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
  const { generator, seed, setNumbers, tint, layout, variation, shape, outside } = choice;
  // An image is too long for a name; without it, the ribbon makes rectangles.
  const kept = typeof shape === "object" && shape.kind === "image" ? {} : { shape, outside };
  return encodeURIComponent(JSON.stringify({ generator, seed, setNumbers, tint, layout, variation, ...kept }));
}

/** Reads what {@link encodeChoice} wrote; invalid parts become the default's. Anybody may have edited the text. */
export function decodeChoice(text: string): GenerateChoice {
  const kept = fieldsOf<GenerateChoice>(jsonOfName(text));
  const { generator, seed, setNumbers, tint, shape, outside } = kept;
  const variation = { ...UNVARIED, ...(fieldsOf(kept.variation) as Partial<Variation>) };
  return {
    generator: generatorFacts.some(({ id }) => id === generator) ? (generator as string) : defaultChoice.generator,
    seed: typeof seed === "string" && seed.length <= LONGEST_SEED ? seed : "",
    setNumbers: places.find((place) => place === setNumbers) ?? defaultChoice.setNumbers,
    pace: "instant",
    tint: tint === true,
    layout: layoutOf(fieldsOf<Layout>(kept.layout)),
    variation: isVariation(variation) ? variation : UNVARIED,
    shape: cellShapes.find((each) => each === shape) ?? outlineOf(fieldsOf(shape)),
    outside: outsides.find((each) => each === outside),
  };
}

/** What an action begins with: the last choices of Generate in this workbook, or else the defaults. Throws as {@link firstLook} does. */
export async function readSavedChoice(dialogue: Dialogue): Promise<GenerateChoice> {
  return decodeChoice(await firstLook(dialogue, (session) => savedChoices(session, facts.choices)));
}

/** In characters: the longest text of a cell, as for share codes. */
const LONGEST_SEED = 32_767;
/** Excel's tallest row and largest font, in points. */
const MOST_POINTS = 409;
const places: readonly SetNumbersChoice[] = ["usual", "grid", "hiddenSheet", "none"];
const cellShapes: readonly CellShape[] = ["areas", "colour"];
const outsides: readonly Outside[] = ["blank", "hatched", "filled"];
const LONGEST_WORD = 200;
/** A width that walls may have which are cells, in percent of the paths; undefined for anything else. */
export function shareOf(value: unknown): Layout["wallShare"] {
  return [25, 50, 100].find((share) => share === value);
}

const weights: readonly WallWeight[] = ["Thin", "Medium", "Thick"];

function outlineOf({ kind, id, text }: Readonly<Record<string, unknown>>): Outline | undefined {
  if (kind === "picture" && typeof id === "string" && pictureShapes.some((each) => each.id === id)) return { kind, id };
  if (kind === "word" && typeof text === "string" && text.length <= LONGEST_WORD) return { kind, text };
  return undefined;
}

function layoutOf(kept: { readonly [Field in keyof Layout]?: unknown }): Layout {
  const points = <None>(value: unknown, none: None) =>
    typeof value === "number" && value >= 1 && value <= MOST_POINTS ? value : none;
  const color = (value: unknown, none: string) =>
    typeof value === "string" && /^#[0-9A-F]{6}$/i.test(value) ? value.toUpperCase() : none;
  return {
    cellSize: points(kept.cellSize, defaultLayout.cellSize),
    cellHeight: points(kept.cellHeight, undefined),
    wallWeight: weights.find((weight) => weight === kept.wallWeight) ?? defaultLayout.wallWeight,
    wallColor: color(kept.wallColor, defaultLayout.wallColor),
    fill: color(kept.fill, defaultLayout.fill),
    fontSize: points(kept.fontSize, defaultLayout.fontSize),
    wallShare: shareOf(kept.wallShare),
  };
}
