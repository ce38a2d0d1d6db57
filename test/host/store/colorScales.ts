import { intersect, type Area } from "./cells/area";
import type { ColorCriterion, ConditionalFormatEntry } from "./parts";
import type { SheetStore } from "./sheetStore";
import { CellError } from "./cellValue";

/** A value and the colour that stands for it, "#RRGGBB". */
interface Stop {
  readonly value: number;
  readonly color: string;
}

/** The colour that Excel uses if a scale's criteria name none. */
const WITHOUT_COLOR = "#FFFFFF";

/**
 * The colours that the sheet's colour scales give to cells. Rebuilt after values have changed, because the lowest and highest values
 * are found only once.
 */
export class ColorScales {
  private readonly scales: readonly { readonly areas: readonly Area[]; readonly stops: readonly Stop[] }[];

  constructor(private readonly sheet: SheetStore) {
    this.scales = sheet.conditionalFormats.map((entry) => ({ areas: entry.areas, stops: stopsOf(sheet, entry) }));
  }

  get isEmpty(): boolean {
    return this.scales.length === 0;
  }

  /** "#RRGGBB" of a cell that holds a number within a scale; of several scales the first, which has priority. */
  colorAt(row: number, column: number): string | undefined {
    const value = this.sheet.value(row, column);
    if (typeof value !== "number") return undefined;
    const cell = { row, column, rows: 1, columns: 1 };
    const scale = this.scales.find(
      ({ areas, stops }) => stops.length > 0 && areas.some((area) => intersect(area, cell) !== undefined),
    );
    return scale && colorOf(value, scale.stops);
  }
}

/**
 * From the lowest to the highest; none if the scale colours nothing, because there are no numbers, because one of the cells
 * shows an error ("Use conditional formatting to highlight information in Excel", Microsoft Support), or because a criterion's
 * formula is more than a number, which is not worked out here.
 */
function stopsOf(sheet: SheetStore, { areas, criteria }: ConditionalFormatEntry): Stop[] {
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
