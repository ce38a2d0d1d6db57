import { intersect, type Area } from "./cells/area";
import type { CellValueEntry, ColorCriterion, ColorScaleEntry, ConditionalFormatEntry } from "./parts";
import type { SheetStore } from "./sheetStore";
import { CellError, type CellValue } from "./cellValue";

/** A value and the colour that stands for it, "#RRGGBB". */
interface Stop {
  readonly value: number;
  readonly color: string;
}

/** The colour that Excel uses if a scale's criteria name none. */
const WITHOUT_COLOR = "#FFFFFF";

/**
 * The colours that the sheet's conditional formats give to cells. Rebuilt after values have changed, because the lowest and highest
 * values are found only once.
 */
export class ConditionalColors {
  private readonly formats: readonly {
    readonly areas: readonly Area[];
    colorOf(value: CellValue | undefined): string | undefined;
  }[];

  constructor(private readonly sheet: SheetStore) {
    this.formats = sheet.conditionalFormats.map((entry) => ({ areas: entry.areas, colorOf: colorsOf(sheet, entry) }));
  }

  get isEmpty(): boolean {
    return this.formats.length === 0;
  }

  /** "#RRGGBB" of a cell to which a format applies; of several the first, which has priority. */
  colorAt(row: number, column: number): string | undefined {
    const cell = { row, column, rows: 1, columns: 1 };
    const value = this.sheet.value(row, column);
    for (const { areas, colorOf } of this.formats) {
      if (!areas.some((area) => intersect(area, cell) !== undefined)) continue;
      const color = colorOf(value);
      if (color !== undefined) return color;
    }
    return undefined;
  }
}

function colorsOf(
  sheet: SheetStore,
  entry: ConditionalFormatEntry,
): (value: CellValue | undefined) => string | undefined {
  if (entry.type === "CellValue")
    return (value) => (applies(entry, value) && entry.color !== "" ? entry.color : undefined);
  const stops = stopsOf(sheet, entry);
  return (value) => (typeof value === "number" && stops.length > 0 ? colorOf(value, stops) : undefined);
}

/** Whether a rule applies to a cell that holds this. A blank cell is 0 or "", as in a formula; formulas are not worked out. */
function applies({ rule: { operator, formula1, formula2 } }: CellValueEntry, value: CellValue | undefined): boolean {
  const [one, other] = [constantOf(formula1), constantOf(formula2 ?? "")];
  if (one === undefined || value instanceof CellError) return false;
  const first = compared(value, one);
  const isBetween = () => other !== undefined && first >= 0 && compared(value, other) <= 0;
  switch (operator) {
    case "Between":
      return isBetween();
    case "NotBetween":
      return other !== undefined && !isBetween();
    case "EqualTo":
      return first === 0;
    case "NotEqualTo":
      return first !== 0;
    case "GreaterThan":
      return first > 0;
    case "LessThan":
      return first < 0;
    case "GreaterThanOrEqual":
      return first >= 0;
    case "LessThanOrEqual":
      return first <= 0;
  }
}

type Constant = number | string | boolean;

/** The constant that a formula is: =1, ="#", =TRUE; undefined for any other formula. */
function constantOf(formula: string): Constant | undefined {
  const text = formula.replace(/^=/, "").trim();
  const quoted = /^"((?:[^"]|"")*)"$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replace(/""/g, '"');
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
  return text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Less than 0, 0, or more, as Excel orders values: numbers before texts, and texts before TRUE and FALSE. */
function compared(value: Exclude<CellValue, CellError> | undefined, constant: Constant): number {
  const kinds = ["number", "string", "boolean"];
  const known = value ?? (typeof constant === "string" ? "" : typeof constant === "number" ? 0 : false);
  const kind = kinds.indexOf(typeof known) - kinds.indexOf(typeof constant);
  if (kind !== 0) return kind;
  const [one, other] = [known, constant].map((each) => (typeof each === "string" ? each.toLowerCase() : Number(each)));
  return one! < other! ? -1 : one! > other! ? 1 : 0;
}

/**
 * From the lowest to the highest; none if the scale colours nothing, because there are no numbers, because one of the cells
 * shows an error ("Use conditional formatting to highlight information in Excel", Microsoft Support), or because a criterion's
 * formula is more than a number, which is not worked out here.
 */
function stopsOf(sheet: SheetStore, { areas, criteria }: ColorScaleEntry): Stop[] {
  const values: number[] = [];
  let hasError = false;
  for (const area of areas) {
    sheet.forEachCell(area, (_row, _column, { value }) => {
      if (typeof value === "number") values.push(value);
      else if (value instanceof CellError) hasError = true;
    });
  }
  if (hasError || values.length === 0) return [];
  values.sort((a, b) => a - b);
  const wanted = [criteria.minimum, criteria.midpoint, criteria.maximum].filter((one) => one !== undefined);
  const stops = wanted.map((criterion) => ({
    value: valueOf(criterion, values),
    color: criterion.color ?? WITHOUT_COLOR,
  }));
  return stops.some(({ value }) => Number.isNaN(value)) ? [] : stops;
}

/** @param values in ascending order, at least one. NaN if the criterion has no number. */
function valueOf({ type, formula }: ColorCriterion, values: readonly number[]): number {
  const least = values[0]!;
  const most = values[values.length - 1]!;
  if (type === "LowestValue") return least;
  if (type === "HighestValue") return most;
  const text = (formula ?? "").replace(/^=/, "").trim();
  const number = text === "" ? NaN : Number(text);
  if (type === "Percent") return least + ((most - least) * number) / 100;
  if (type === "Percentile") return percentile(values, number / 100);
  return number;
}

/** As the worksheet function PERCENTILE.INC does it: between two values in proportion. */
function percentile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * Math.min(1, Math.max(0, share));
  const below = values[Math.floor(place)] ?? NaN;
  const above = values[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place % 1);
}

function colorOf(value: number, stops: readonly Stop[]): string {
  const next = stops.findIndex((stop) => value <= stop.value);
  if (next <= 0) return stops[next === 0 ? 0 : stops.length - 1]!.color;
  const from = stops[next - 1]!;
  const to = stops[next]!;
  const share = to.value > from.value ? (value - from.value) / (to.value - from.value) : 1;
  const channels = [1, 3, 5].map((at) => {
    const start = parseInt(from.color.slice(at, at + 2), 16);
    return Math.round(start + (parseInt(to.color.slice(at, at + 2), 16) - start) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}
