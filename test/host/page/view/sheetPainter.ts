import { bounding, intersect, showsCells, type Area } from "../../store";
import { BackgroundPainter } from "./backgroundPainter";
import { EdgePainter } from "./edgePainter";
import { Fonts } from "../../looks/fonts";
import type { ObjectPainter } from "./objectPainter";
import { overlap, type Pane, type Rectangle } from "./panes";
import { patchOf, type Projection } from "./patch";
import { TextPainter } from "./textPainter";

/** What was painted since the page was opened; tests read it to see that nothing is painted twice. */
export interface PaintCount {
  /** Rectangles of the canvas that were painted. */
  patches: number;
  /** Cells within them. */
  cells: number;
}

/** Paints a sheet's cells into a rectangle of the canvas. One for each sheet and scale, since it remembers colours, pens and fonts. */
export class SheetPainter {
  private readonly background = new BackgroundPainter();
  private readonly edges: EdgePainter;
  private readonly text: TextPainter;
  /** Widest line in device pixels: how far a cell's edges reach into its neighbours. */
  private readonly margin: number;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    readonly projection: Projection,
    private readonly objects: ObjectPainter,
    private readonly count: PaintCount,
  ) {
    this.edges = new EdgePainter(projection.sheet, projection.scale);
    this.text = new TextPainter(new Fonts(context, projection.scale));
    this.margin = Math.max(3, Math.round(3 * projection.scale));
  }

  /** Paints everything within `area` that the pane shows there. */
  paint(pane: Pane, area: Rectangle): void {
    const patch = patchOf(this.context, this.projection, pane, area, this.margin);
    if (!patch) return;
    this.count.patches++;
    this.count.cells += patch.rows.length * patch.columns.length;
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(patch.area.x, patch.area.y, patch.area.width, patch.area.height);
    context.clip();
    this.background.paint(patch);
    this.text.paint(patch);
    this.edges.paint(patch);
    this.objects.paint(patch);
    context.restore();
  }

  /** Canvas pixels of the pane that a change of these cells affects: their edges reach into their neighbours, their texts further. */
  concerned(pane: Pane, changed: Area): Rectangle | undefined {
    const { rows, columns, sheet } = this.projection;
    this.background.forgetValues();
    if (sheet.charts.some((chart) => showsCells(sheet.workbook, chart, sheet, changed))) return { ...pane };
    // A value may become the highest of a colour scale, so that all its cells change their colours.
    const scales = sheet.conditionalFormats.filter(({ areas }) => areas.some((area) => intersect(area, changed)));
    const cells = scales.flatMap(({ areas }) => areas).reduce(bounding, changed);
    const x = columns.offset(cells.column) - pane.left - this.margin;
    const y = rows.offset(cells.row) - pane.top - this.margin;
    const right = columns.offset(cells.column + cells.columns) - pane.left + this.margin;
    const bottom = rows.offset(cells.row + cells.rows) - pane.top + this.margin;
    const place = overlap(pane, { x, y, width: right - x, height: bottom - y });
    return place && this.holdsText(cells) ? overlap(pane, { ...place, x: pane.x, width: pane.width }) : place;
  }

  /** Whether these rows hold a text, or did when last painted: it may reach beyond its cell. */
  private holdsText(cells: Area): boolean {
    const { textRows } = this.text;
    const { sheet } = this.projection;
    if (cells.rows > textRows.size) {
      for (const row of textRows) if (row >= cells.row && row < cells.row + cells.rows) return true;
    } else for (let row = cells.row; row < cells.row + cells.rows; row++) if (textRows.has(row)) return true;
    let found = false;
    if (cells.rows * cells.columns <= 4096)
      sheet.forEachCell(cells, (_row, _column, { value }) => (found ||= typeof value === "string"));
    else found = true;
    return found;
  }
}
