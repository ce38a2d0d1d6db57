import { type Area, areaIn, boundsOf, intersection, rangeAt, sameArea, wholeSheet, without } from "../excel";
import type { SheetState } from "../sheet";
import { sizeCellsOn } from "../sizeCells";

/** What was read of a place besides its contents: formats that drawing leaves alone, and whether the rest of the sheet is in use. */
interface LoadedFormats {
  readonly format: Excel.RangeFormat;
  readonly diagonals: readonly Excel.RangeBorder[];
  readonly conditional: OfficeExtension.ClientResult<number>;
  readonly validation: Excel.DataValidation;
  /** Cells with contents around the place. */
  readonly beside: readonly Excel.Range[];
}

/** A place where nothing is lost if its formats are replaced as a whole. */
export interface PlainPlace {
  /** The font of its cells. */
  readonly font: string;
  /** Whether cells around it hold something that is not Lavirint's. */
  readonly isBesideContents: boolean;
}

const DIAGONALS = ["DiagonalDown", "DiagonalUp"] as const;

const FONT = {
  ...{ bold: false, color: "#000000", italic: false, strikethrough: false, subscript: false, superscript: false },
  underline: "None",
} as const;
const ALIGNMENT = { indentLevel: 0, readingOrder: "Context", textOrientation: 0, wrapText: false } as const;
const PROTECTION = { formulaHidden: false, locked: true } as const;

/** Queues the reading, about 3 KB, for any number of cells. `grid`: an earlier maze. */
export function loadFormats(sheet: Excel.Worksheet, area: Area, grid: Area | undefined): LoadedFormats {
  const range = rangeAt(sheet, area);
  const { format } = range;
  format.load(Object.keys(ALIGNMENT).join());
  format.font.load(["name", ...Object.keys(FONT)].join());
  format.protection.load(Object.keys(PROTECTION).join());
  return {
    format,
    diagonals: DIAGONALS.map((item) => format.borders.getItem(item).load("style")),
    conditional: range.conditionalFormats.getCount(),
    validation: range.dataValidation.load("type"),
    beside: loadBeside(sheet, area, grid),
  };
}

/** Queues the question which cells around a place hold anything, about 1 KB. `grid`: an earlier maze. */
export function loadBeside(sheet: Excel.Worksheet, area: Area, grid: Area | undefined): readonly Excel.Range[] {
  return without(wholeSheet, taken(area, grid)).map((part) =>
    rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address"),
  );
}

/** Whether these cells hold something that is not Lavirint's. */
export function isBesideContents(state: SheetState, beside: readonly Excel.Range[]): boolean {
  const own = sizeCellsOn(state.sizeCells, state.name);
  return beside.some((used) => {
    const area = used.isNullObject ? undefined : areaIn(used.address);
    const inside = area && own && intersection(area, own);
    return area !== undefined && (inside === undefined || !sameArea(inside, area));
  });
}

const taken = (area: Area, grid: Area | undefined) => (grid === undefined ? area : boundsOf([area, grid]));

/**
 * The place, if its cells have no format of the person's besides those that drawing a maze replaces in any case: fills, edges, font sizes,
 * alignments and number formats of an earlier maze. Excel gives null for what differs between cells.
 */
export function plainPlace(state: SheetState, read: LoadedFormats): PlainPlace | undefined {
  const { format, diagonals, conditional, validation, beside } = read;
  const { font, protection } = format;
  const has = <T extends object>(object: T, expected: Partial<Record<keyof T, unknown>>) =>
    (Object.keys(expected) as (keyof T)[]).every((key) => object[key] === expected[key]);
  const isPlain =
    has(font, FONT) &&
    has(format, ALIGNMENT) &&
    has(protection, PROTECTION) &&
    diagonals.every(({ style }) => style === "None") &&
    conditional.value === 0 &&
    validation.type === "None";
  if (!isPlain || typeof font.name !== "string") return undefined;
  return { font: font.name, isBesideContents: isBesideContents(state, beside) };
}
