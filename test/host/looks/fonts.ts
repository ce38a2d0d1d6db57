import type { CellStyle } from "../store";
import { tinted } from "../store/tinted";

/** Free fonts with the same widths, for machines without Excel's fonts. */
const STAND_INS: Readonly<Record<string, string>> = {
  calibri: "Calibri, Carlito, 'Open Sans', 'Segoe UI', Arial, sans-serif",
  "aptos narrow": "'Aptos Narrow', Aptos, Calibri, Carlito, 'Open Sans', Arial, sans-serif",
  cambria: "Cambria, Caladea, Georgia, serif",
  arial: "Arial, 'Liberation Sans', 'Open Sans', sans-serif",
  "times new roman": "'Times New Roman', 'Liberation Serif', serif",
  "courier new": "'Courier New', 'Liberation Mono', monospace",
  consolas: "Consolas, 'Liberation Mono', monospace",
};

/** A cell's font as the canvas takes it; lengths in device pixels. */
export interface ScreenFont {
  readonly css: string;
  readonly size: number;
  readonly color: string;
  /** Above and below the baseline. */
  readonly ascent: number;
  readonly descent: number;
}

/** Fonts and widths of texts, measured once. One for each scale. */
export class Fonts {
  private readonly fonts = new Map<string, ScreenFont>();
  private readonly widths = new Map<string, number>();

  /** @param scale device pixels in a CSS pixel. */
  constructor(
    private readonly context: CanvasRenderingContext2D,
    readonly scale: number,
  ) {}

  /** @param shrink factor by which the size is smaller than the style says. */
  of(style: CellStyle, shrink = 1): ScreenFont {
    const { font } = style;
    const raised = font.superscript || font.subscript ? 0.66 : 1;
    const size = Math.max(1, font.size * (96 / 72) * this.scale * shrink * raised);
    const css = `${font.italic ? "italic " : ""}${font.bold ? "bold " : ""}${size.toFixed(2)}px ${families(font.name)}`;
    const color = tinted(font.color, font.tintAndShade);
    const key = css + color;
    let found = this.fonts.get(key);
    if (!found) {
      this.context.font = css;
      const box = this.context.measureText("0");
      found = { css, size, color, ascent: box.fontBoundingBoxAscent, descent: box.fontBoundingBoxDescent };
      this.fonts.set(key, found);
    }
    return found;
  }

  /** Device pixels across. */
  width(text: string, font: ScreenFont): number {
    const key = `${font.css}|${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.context.font = font.css;
      width = this.context.measureText(text).width;
      if (this.widths.size > 20_000) this.widths.clear();
      this.widths.set(key, width);
    }
    return width;
  }
}

export function families(name: string): string {
  return STAND_INS[name.toLowerCase()] ?? `'${name.replaceAll("'", "")}', 'Open Sans', Arial, sans-serif`;
}
