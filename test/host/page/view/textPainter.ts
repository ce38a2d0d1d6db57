import type { CellStyle, CellValue } from "../../store";
import { isCovered, mergePlace } from "./backgroundPainter";
import { fittingValue, shown, sideOf, wrapped, type Side } from "../../looks/cellText";
import type { Fonts, ScreenFont } from "../../looks/fonts";
import type { Patch } from "./patch";
import type { Rectangle } from "./panes";

/** How many columns outside the patch to search for texts that reach into it. */
const REACH = 40;

/** Paints values: numbers as their format and room allow, texts over empty neighbours as Excel does, merged areas as one cell. */
export class TextPainter {
  /** Rows in which a text was painted: it may reach over other cells, so a change in them concerns the whole row. */
  readonly textRows = new Set<number>();

  constructor(private readonly fonts: Fonts) {}

  /** Returns the number of cells with something in them. */
  paint(patch: Patch): number {
    let painted = 0;
    const { sheet } = patch.projection;
    const { merges } = sheet;
    patch.rows.forEach((row, i) => {
      const place = { y: patch.y[i]!, height: patch.y[i + 1]! - patch.y[i]! };
      for (const column of this.columnsOfRow(patch, row)) {
        const value = sheet.value(row, column);
        if (value === undefined || (merges.length > 0 && isInMerge(patch, row, column))) continue;
        const { columns } = patch.projection;
        const cell = { ...place, x: columns.offset(column) - patch.left, width: columns.size(column) };
        this.paintCell(patch, row, column, value, cell, true);
        painted++;
      }
    });
    for (const merge of merges) {
      const place = mergePlace(patch, merge);
      const value = sheet.value(merge.row, merge.column);
      if (place && value !== undefined) this.paintCell(patch, merge.row, merge.column, value, place, false);
    }
    return painted;
  }

  /** The patch's columns in the row, and the nearest filled cells before and after them, whose texts may reach in. */
  private columnsOfRow({ columns, projection }: Patch, row: number): number[] {
    const first = columns[0];
    const last = columns[columns.length - 1];
    if (first === undefined || last === undefined) return [];
    const { sheet } = projection;
    const result: number[] = [];
    for (let column = first - 1; column >= Math.max(0, first - REACH); column--) {
      if (sheet.value(row, column) === undefined) continue;
      result.push(column);
      break;
    }
    result.push(...columns);
    for (let column = last + 1; column <= Math.min(projection.columns.count - 1, last + REACH); column++) {
      if (sheet.value(row, column) === undefined) continue;
      result.push(column);
      break;
    }
    return result;
  }

  private paintCell(
    patch: Patch,
    row: number,
    column: number,
    value: CellValue,
    cell: Rectangle,
    mayOverflow: boolean,
  ): void {
    const { context, projection } = patch;
    const style = projection.sheet.style(row, column);
    const side = sideOf(value, style);
    const padding = Math.round(2 * projection.scale);
    const indent = style.alignment.indentLevel * Math.round(9 * projection.scale);
    const room = Math.max(0, cell.width - 2 * padding - indent);
    let font = this.fonts.of(style);
    const measure = (text: string): number => this.fonts.width(text, font);
    const full = shown(value, style.numberFormat);
    if (typeof value === "string" && !this.textRows.has(row)) this.textRows.add(row);
    if (full === "") return;
    if (style.alignment.shrinkToFit && measure(full) > room)
      font = this.fonts.of(style, Math.max(0.1, room / measure(full)));
    const wraps = style.alignment.wrapText && typeof value === "string";
    const lines = wraps
      ? wrapped(full, room, measure)
      : [typeof value === "string" ? full : fittingValue(value, style.numberFormat, room, measure)];
    const widest = Math.max(...lines.map(measure));
    const spills = mayOverflow && typeof value === "string" && !wraps && widest > room;
    const clip = spills ? this.spillPlace(patch, row, column, cell, widest + 2 * padding + indent, side) : cell;

    context.save();
    if (widest > room || lines.length > 1 || clip !== cell) {
      context.beginPath();
      context.rect(clip.x, clip.y, clip.width, clip.height);
      context.clip();
    }
    context.fillStyle = font.color;
    context.font = font.css;
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
    const degrees = style.alignment.textOrientation;
    if (degrees !== 0 && degrees !== 180) this.paintTurned(patch, lines[0]!, font, cell, degrees);
    else this.paintLines(patch, lines, font, cell, style, side, padding, indent);
    context.restore();
  }

  private paintLines(
    { context, projection }: Patch,
    lines: readonly string[],
    font: ScreenFont,
    cell: Rectangle,
    style: CellStyle,
    side: Side,
    padding: number,
    indent: number,
  ): void {
    const height = font.ascent + font.descent;
    const block = height * lines.length;
    const { vertical } = style.alignment;
    const top =
      vertical === "Top"
        ? cell.y + Math.round(projection.scale)
        : vertical === "Bottom"
          ? cell.y + cell.height - block - Math.round(projection.scale)
          : cell.y + (cell.height - 1 - block) / 2;
    lines.forEach((line, index) => {
      const width = this.fonts.width(line, font);
      const x =
        side === "left"
          ? cell.x + padding + indent
          : side === "right"
            ? cell.x + cell.width - padding - indent - width
            : cell.x + (cell.width - 1 - width) / 2;
      const baseline = Math.round(top + index * height + font.ascent);
      context.fillText(line, Math.round(x), baseline);
      this.paintRules(context, style, font, Math.round(x), baseline, width);
    });
  }

  private paintRules(
    context: CanvasRenderingContext2D,
    { font: style }: CellStyle,
    font: ScreenFont,
    x: number,
    baseline: number,
    width: number,
  ): void {
    const thickness = Math.max(1, Math.round(font.size / 14));
    const below = Math.round(baseline + font.size * 0.12);
    if (style.underline !== "None") context.fillRect(x, below, width, thickness);
    if (style.underline.startsWith("Double")) context.fillRect(x, below + 2 * thickness, width, thickness);
    if (style.strikethrough) context.fillRect(x, Math.round(baseline - font.size * 0.3), width, thickness);
  }

  private paintTurned({ context }: Patch, text: string, font: ScreenFont, cell: Rectangle, degrees: number): void {
    context.translate(cell.x + cell.width / 2, cell.y + cell.height / 2);
    context.rotate((-degrees * Math.PI) / 180);
    context.fillText(text, -this.fonts.width(text, font) / 2, (font.ascent - font.descent) / 2);
  }

  /** The cell with as many empty neighbours as its text needs and there are. */
  private spillPlace(
    { projection }: Patch,
    row: number,
    column: number,
    cell: Rectangle,
    wanted: number,
    side: Side,
  ): Rectangle {
    const { sheet, columns } = projection;
    const missing = wanted - cell.width;
    const free = (step: 1 | -1, needed: number): number => {
      let found = 0;
      for (let next = column + step; found < needed && next >= 0 && next < columns.count; next += step) {
        if (sheet.value(row, next) !== undefined || isCovered(sheet.merges, row, next)) break;
        found += columns.size(next);
      }
      return found;
    };
    const before = side === "left" ? 0 : free(-1, side === "center" ? missing / 2 : missing);
    const after = side === "right" ? 0 : free(1, side === "center" ? missing / 2 : missing);
    return { ...cell, x: cell.x - before, width: cell.width + before + after };
  }
}

function isInMerge({ projection }: Patch, row: number, column: number): boolean {
  return projection.sheet.mergeAt(row, column) !== undefined;
}
