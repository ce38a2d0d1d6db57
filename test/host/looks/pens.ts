import { tinted } from "../store/tinted";
import type { Line, LineStyle, LineWeight } from "../store";

/** CSS pixels of each weight at 100 %, as Excel draws them at 96 dots an inch. */
const WIDTHS: Readonly<Record<LineWeight, number>> = { Hairline: 1, Thin: 1, Medium: 2, Thick: 3 };

/** Dashes and gaps in CSS pixels; Excel's own lengths for thin lines, three times as long for wider ones. */
const DASHES: Readonly<Partial<Record<LineStyle, readonly number[]>>> = {
  Dash: [3, 1],
  Dot: [2, 2],
  DashDot: [9, 3, 3, 3],
  DashDotDot: [9, 3, 3, 3, 3, 3],
  SlantDashDot: [10, 2, 4, 2],
};

/** How a line is drawn, all in device pixels. */
export interface Pen {
  readonly color: string;
  /** Whole device pixels, at least 1. */
  readonly width: number;
  /** Empty for a solid line. */
  readonly dashes: readonly number[];
  /** Width of the gap along the middle of a double line, 0 for others. */
  readonly gap: number;
  /** Lines of a higher rank lie on top. */
  readonly rank: number;
}

/** The pen for a line at `scale` device pixels in a CSS pixel (display scaling times zoom); undefined when nothing is drawn. */
export function penFor(line: Line, scale: number): Pen | undefined {
  if (line.style === "None") return undefined;
  const color = tinted(line.color, line.tintAndShade);
  if (line.style === "Double") {
    const stroke = Math.max(1, Math.round(scale));
    return { color, width: 3 * stroke, dashes: [], gap: stroke, rank: 3.5 };
  }
  const weight = WIDTHS[line.weight];
  const width = Math.max(1, Math.round(weight * scale));
  const pattern = line.weight === "Hairline" && line.style === "Continuous" ? [1, 1] : (DASHES[line.style] ?? []);
  const stretch = Math.max(1, scale) * (weight > 1 && (line.style === "Dash" || line.style === "Dot") ? 3 : 1);
  const dashes = pattern.map((length) => Math.max(1, Math.round(length * stretch)));
  return { color, width, dashes, gap: 0, rank: weight + (dashes.length > 0 ? 0 : 0.25) };
}

/**
 * First pixel of a line `width` pixels wide that lies on the boundary at `boundary`. The middle of every line is the pixel before
 * the boundary, where gridlines are, so that lines of all widths are centred on one another.
 */
export function lineStart(boundary: number, width: number): number {
  return boundary - 1 - (width >> 1);
}
