import { tinted } from "../../store/tinted";
import { type Area, type CellStyle, DEFAULT_STYLE, type Font, type Line, NO_LINE, type SheetStore } from "../../store";
import { textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import type { Session } from "../base/session";
import { BORDER_INDEXES, type BorderIndex, changeLines } from "./edges";

/** The look that a cell style gives its cells. Lines are for each cell's own sides. */
interface StyleLook {
  readonly font?: Partial<Font>;
  /** "#RRGGBB" */
  readonly fill?: string;
  readonly numberFormat?: string;
  readonly around?: Line;
  readonly top?: Line;
  readonly bottom?: Line;
}

/** The Office theme's second dark colour and its accents. */
const DARK = "#44546A";
const ACCENTS = ["#4472C4", "#ED7D31", "#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47"] as const;
const WHITE = "#FFFFFF";

const line = (style: Line["style"], weight: Line["weight"], color: string): Line => ({
  style,
  weight,
  color,
  tintAndShade: 0,
});
const thin = (color: string): Line => line("Continuous", "Thin", color);
const heading = (size: number, bottom?: Line): StyleLook => ({
  font: { bold: true, size, color: DARK },
  ...(bottom && { bottom }),
});

/** ECMA-376 part 1, presetCellStyles.xml, in the colours of the Office theme of 2013 to 2022. */
const LOOKS: Readonly<Record<string, StyleLook>> = {
  Bad: { font: { color: "#9C0006" }, fill: "#FFC7CE" },
  Good: { font: { color: "#006100" }, fill: "#C6EFCE" },
  Neutral: { font: { color: "#9C6500" }, fill: "#FFEB9C" },
  Calculation: { font: { bold: true, color: "#FA7D00" }, fill: "#F2F2F2", around: thin("#7F7F7F") },
  "Check Cell": { font: { bold: true, color: WHITE }, fill: "#A5A5A5", around: line("Double", "Thick", "#3F3F3F") },
  "Explanatory Text": { font: { italic: true, color: "#7F7F7F" } },
  Hyperlink: { font: { underline: "Single", color: "#0563C1" } },
  "Followed Hyperlink": { font: { underline: "Single", color: "#954F72" } },
  Input: { font: { color: "#3F3F76" }, fill: "#FFCC99", around: thin("#7F7F7F") },
  "Linked Cell": { font: { color: "#FA7D00" }, bottom: line("Double", "Thick", "#FF8001") },
  Note: { fill: "#FFFFCC", around: thin("#B2B2B2") },
  Output: { font: { bold: true, color: "#3F3F3F" }, fill: "#F2F2F2", around: thin("#3F3F3F") },
  "Warning Text": { font: { color: "#FF0000" } },
  "Heading 1": heading(15, line("Continuous", "Thick", ACCENTS[0])),
  "Heading 2": heading(13, line("Continuous", "Thick", tinted(ACCENTS[0], 0.5))),
  "Heading 3": heading(11, line("Continuous", "Medium", tinted(ACCENTS[0], 0.4))),
  "Heading 4": heading(11),
  Title: { font: { name: "Calibri Light", size: 18, color: DARK } },
  Total: { font: { bold: true }, top: thin(ACCENTS[0]), bottom: line("Double", "Thick", ACCENTS[0]) },
  Comma: { numberFormat: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)' },
  "Comma [0]": { numberFormat: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)' },
  Currency: { numberFormat: '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)' },
  "Currency [0]": { numberFormat: '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)' },
  Percent: { numberFormat: "0%" },
  ...Object.fromEntries(
    ACCENTS.flatMap((color, i): [string, StyleLook][] => [
      [`Accent${i + 1}`, { font: { color: WHITE }, fill: color }],
      [`20% - Accent${i + 1}`, { font: {}, fill: tinted(color, 0.8) }],
      [`40% - Accent${i + 1}`, { font: {}, fill: tinted(color, 0.6) }],
      [`60% - Accent${i + 1}`, { font: { color: WHITE }, fill: tinted(color, 0.4) }],
    ]),
  ),
};

/** Gives the cells the cell style with that name, as `cellStyle` writes it: what it includes of the look ("Normal": all of it). */
export function applyCellStyle({ switches }: Session, sheet: SheetStore, area: Area, styleName: string): void {
  const draw = (sides: readonly BorderIndex[], drawn: Line): void => {
    for (const side of sides) changeLines(switches.edgesHeldBy, sheet, area, side, () => drawn);
  };
  if (styleName === DEFAULT_STYLE.styleName) {
    sheet.restyle(area, () => DEFAULT_STYLE);
    draw(BORDER_INDEXES, NO_LINE);
    return;
  }
  const { font, fill, numberFormat, around, top, bottom } = LOOKS[styleName]!;
  sheet.restyle(area, (style): CellStyle => ({
    ...style,
    styleName,
    ...(font && { font: { ...DEFAULT_STYLE.font, ...font } }),
    ...(fill !== undefined && { fill: { ...DEFAULT_STYLE.fill, pattern: "Solid", color: fill } }),
    ...(numberFormat !== undefined && { numberFormat }),
  }));
  if (around) draw(BORDER_INDEXES.slice(0, 6), around);
  if (top) draw(["InsideHorizontal", "EdgeTop"], top);
  if (bottom) draw(["InsideHorizontal", "EdgeBottom"], bottom);
}

const key = (name: string): string => name.replace(/[^\p{L}\d]/gu, "").toLowerCase();

/** Names of `Excel.BuiltInStyle` that are written otherwise, "Accent1_20", "Hlink". */
const OTHERWISE: Readonly<Record<string, string>> = {
  hlink: "Hyperlink",
  hlinktrav: "Followed Hyperlink",
  wholecomma: "Comma [0]",
  wholedollar: "Currency [0]",
  ...Object.fromEntries(
    ACCENTS.flatMap((_, i) => [20, 40, 60].map((part) => [`accent${i + 1}${part}`, `${part}% - Accent${i + 1}`])),
  ),
};

/** The style's name as Excel writes it, from that or from `Excel.BuiltInStyle`. @throws InvalidArgument for no style of the workbook */
export function cellStyle(value: unknown): string {
  const wanted = key(textual(value));
  const found =
    OTHERWISE[wanted] ?? [DEFAULT_STYLE.styleName, ...Object.keys(LOOKS)].find((name) => key(name) === wanted);
  if (found === undefined) throw invalidArgument();
  return found;
}
