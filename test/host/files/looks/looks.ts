import type {
  Alignment as FileAlignment,
  Borders,
  Fill as FileFill,
  FillPatterns,
  Font as FileFont,
  Style,
} from "exceljs";
import { type Alignment, type CellStyle, DEFAULT_STYLE, type Fill, type Font, type Line, NO_FILL } from "../../store";
import { heavier, lineFromFile, lineToFile } from "./borders";
import { type Palette, colorFromFile, colorToFile } from "./colors";
import { fontSizeFromFile, formatFromFile } from "./formats";

/** A cell's four edges and its own look: what a file calls its style. */
export interface EdgedStyle {
  readonly style: CellStyle;
  readonly top: Line;
  readonly left: Line;
  readonly bottom: Line;
  readonly right: Line;
}

/** Excel's names of fill patterns and a file's (ECMA-376 part 1, 18.18.55). */
const PATTERNS: readonly (readonly [string, FillPatterns])[] = [
  ["None", "none"],
  ["Solid", "solid"],
  ["Gray50", "mediumGray"],
  ["Gray75", "darkGray"],
  ["Gray25", "lightGray"],
  ["Horizontal", "darkHorizontal"],
  ["Vertical", "darkVertical"],
  ["Down", "darkDown"],
  ["Up", "darkUp"],
  ["Checker", "darkGrid"],
  ["SemiGray75", "darkTrellis"],
  ["LightHorizontal", "lightHorizontal"],
  ["LightVertical", "lightVertical"],
  ["LightDown", "lightDown"],
  ["LightUp", "lightUp"],
  ["Grid", "lightGrid"],
  ["CrissCross", "lightTrellis"],
  ["Gray16", "gray125"],
  ["Gray8", "gray0625"],
];

type FileHorizontal = NonNullable<FileAlignment["horizontal"]>;
const HORIZONTAL: readonly (readonly [Alignment["horizontal"], FileHorizontal])[] = [
  ["Left", "left"],
  ["Center", "center"],
  ["Right", "right"],
  ["Fill", "fill"],
  ["Justify", "justify"],
  ["CenterAcrossSelection", "centerContinuous"],
  ["Distributed", "distributed"],
];
const VERTICAL: readonly (readonly [Alignment["vertical"], NonNullable<FileAlignment["vertical"]>])[] = [
  ["Top", "top"],
  ["Center", "middle"],
  ["Bottom", "bottom"],
  ["Justify", "justify"],
  ["Distributed", "distributed"],
];
const UNDERLINE: readonly (readonly [Font["underline"], NonNullable<FileFont["underline"]>])[] = [
  ["Single", "single"],
  ["Double", "double"],
  ["SingleAccountant", "singleAccounting"],
  ["DoubleAccountant", "doubleAccounting"],
];

function toFile<A, B>(pairs: readonly (readonly [A, B])[], value: A): B | undefined {
  return pairs.find(([name]) => name === value)?.[1];
}

function fromFile<A, B>(pairs: readonly (readonly [A, B])[], value: B | undefined): A | undefined {
  return pairs.find(([, name]) => name === value)?.[0];
}

/** The style for exceljs. Its `alignment` is always there, so that the style is never number 0, which exceljs would not write. */
export function lookToFile({ style, top, left, bottom, right }: EdgedStyle): Partial<Style> {
  const { font, fill, alignment } = style;
  const borders = definedOnly({
    top: lineToFile(top),
    left: lineToFile(left),
    bottom: lineToFile(bottom),
    right: lineToFile(right),
    diagonal: diagonalToFile(style),
  }) as Partial<Borders>;
  return {
    numFmt: style.numberFormat,
    font: fontToFile(font),
    alignment: alignmentToFile(alignment),
    protection: { locked: style.locked, hidden: style.formulaHidden },
    ...(Object.keys(borders).length > 0 && { border: borders }),
    ...(fill.pattern !== "None" && { fill: fillToFile(fill) }),
  };
}

/** @param file a style read by exceljs from guarded styles (formats.ts); undefined for a cell that has none. */
export function lookFromFile(file: Partial<Style> | undefined, palette: Palette): CellStyle {
  if (!file) return DEFAULT_STYLE;
  const diagonal = lineFromFile(file.border?.diagonal, palette);
  const { up = false, down = false } = file.border?.diagonal ?? {};
  return {
    fill: fillFromFile(file.fill, palette),
    font: file.font ? fontFromFile(file.font, palette) : DEFAULT_STYLE.font,
    alignment: file.alignment ? alignmentFromFile(file.alignment) : DEFAULT_STYLE.alignment,
    numberFormat: formatFromFile(file.numFmt),
    locked: file.protection?.locked ?? true,
    formulaHidden: file.protection?.hidden ?? false,
    diagonalDown: down ? diagonal : DEFAULT_STYLE.diagonalDown,
    diagonalUp: up ? diagonal : DEFAULT_STYLE.diagonalUp,
    styleName: "Normal",
  };
}

/** A file has one line for both diagonals: the heavier. */
function diagonalToFile({ diagonalDown, diagonalUp }: CellStyle): Partial<Borders["diagonal"]> | undefined {
  const line = lineToFile(heavier(diagonalDown, diagonalUp));
  return line && { ...line, down: diagonalDown.style !== "None", up: diagonalUp.style !== "None" };
}

function fontToFile(font: Font): Partial<FileFont> {
  const underline = toFile(UNDERLINE, font.underline);
  return {
    name: font.name,
    size: font.size,
    color: colorToFile(font.color, font.tintAndShade),
    family: 2,
    ...(font.bold && { bold: true }),
    ...(font.italic && { italic: true }),
    ...(underline && { underline }),
    ...(font.strikethrough && { strike: true }),
    ...(font.subscript && { vertAlign: "subscript" as const }),
    ...(font.superscript && { vertAlign: "superscript" as const }),
  };
}

function fontFromFile(font: Partial<FileFont>, palette: Palette): Font {
  const underline = font.underline === true ? "Single" : fromFile(UNDERLINE, font.underline as FileFont["underline"]);
  return {
    name: font.name ?? "Calibri",
    size: fontSizeFromFile(font.size),
    color: colorFromFile(font.color, palette, "#000000"),
    bold: font.bold ?? false,
    italic: font.italic ?? false,
    underline: underline ?? "None",
    strikethrough: font.strike ?? false,
    subscript: font.vertAlign === "subscript",
    superscript: font.vertAlign === "superscript",
    tintAndShade: 0,
  };
}

/** A file's foreground colour draws the pattern, and is the only colour of a solid fill. */
function fillToFile(fill: Fill): FileFill {
  const color = colorToFile(fill.color, fill.tintAndShade);
  if (fill.pattern === "Solid") return { type: "pattern", pattern: "solid", fgColor: color };
  const pattern = toFile(PATTERNS, fill.pattern) ?? "solid";
  return {
    type: "pattern",
    pattern,
    fgColor: colorToFile(fill.patternColor, fill.patternTintAndShade),
    bgColor: color,
  };
}

/** A gradient becomes its first colour. */
function fillFromFile(fill: FileFill | undefined, palette: Palette): Fill {
  if (!fill) return NO_FILL;
  if (fill.type === "gradient") {
    const color = colorFromFile(fill.stops[0]?.color, palette, "#FFFFFF");
    return { ...NO_FILL, pattern: "Solid", color };
  }
  const pattern = fromFile(PATTERNS, fill.pattern) ?? "None";
  if (pattern === "None") return NO_FILL;
  const foreground = fill.fgColor;
  if (pattern === "Solid") return { ...NO_FILL, pattern, color: colorFromFile(foreground, palette, "#000000") };
  return {
    ...NO_FILL,
    pattern,
    color: colorFromFile(fill.bgColor, palette, "#FFFFFF"),
    patternColor: colorFromFile(foreground, palette, "#000000"),
  };
}

function alignmentToFile(alignment: Alignment): Partial<FileAlignment> {
  const horizontal = toFile(HORIZONTAL, alignment.horizontal);
  const { readingOrder, textOrientation } = alignment;
  return {
    vertical: toFile(VERTICAL, alignment.vertical)!,
    ...(horizontal && { horizontal }),
    ...(alignment.wrapText && { wrapText: true }),
    ...(alignment.shrinkToFit && { shrinkToFit: true }),
    ...(alignment.indentLevel > 0 && { indent: alignment.indentLevel }),
    ...(readingOrder !== "Context" && {
      readingOrder: readingOrder === "RightToLeft" ? ("rtl" as const) : ("ltr" as const),
    }),
    ...(textOrientation !== 0 && { textRotation: textOrientation === 180 ? ("vertical" as const) : textOrientation }),
  };
}

function alignmentFromFile(alignment: Partial<FileAlignment>): Alignment {
  const { readingOrder, textRotation } = alignment;
  return {
    horizontal: fromFile(HORIZONTAL, alignment.horizontal) ?? "General",
    vertical: fromFile(VERTICAL, alignment.vertical) ?? "Bottom",
    wrapText: alignment.wrapText ?? false,
    shrinkToFit: alignment.shrinkToFit ?? false,
    indentLevel: alignment.indent ?? 0,
    readingOrder: readingOrder === undefined ? "Context" : readingOrder === "rtl" ? "RightToLeft" : "LeftToRight",
    textOrientation: textRotation === "vertical" ? 180 : (textRotation ?? 0),
    autoIndent: false,
  };
}

function definedOnly(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
