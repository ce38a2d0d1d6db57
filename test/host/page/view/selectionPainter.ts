import { cellArea, type Area, type Selection } from "../../store";
import { lineStart } from "../../looks/pens";
import { overlap, type Pane, type Rectangle } from "./panes";
import type { Projection } from "./patch";
import type { Chrome } from "./theme";

/** Paints the selection over the cells: a green frame with a corner to pull, or shaded areas when there are several. */
export function paintSelection(
  context: CanvasRenderingContext2D,
  projection: Projection,
  panes: readonly Pane[],
  selection: Selection,
  chrome: Chrome,
): void {
  const scaling = window.devicePixelRatio;
  const active = activePlace(projection, selection);
  const frame = Math.max(2, Math.round(2 * scaling));
  const fine = Math.max(1, Math.round(scaling));
  for (const pane of panes) {
    context.save();
    context.beginPath();
    context.rect(pane.x, pane.y, pane.width, pane.height);
    context.clip();
    const activeHere = moved(active, pane);
    for (const area of selection.areas) {
      const place = moved(placeOf(projection, area), pane);
      const shown = overlap(grown(place, 3 * frame), pane);
      if (!shown) continue;
      if (area.rows > 1 || area.columns > 1 || selection.areas.length > 1)
        shade(context, overlap(place, pane), activeHere, chrome);
      if (selection.areas.length > 1) outline(context, place, fine, chrome.accent);
      else {
        outline(context, place, frame, chrome.accent);
        handle(context, place, frame, fine, chrome);
      }
    }
    if (selection.areas.length > 1) outline(context, activeHere, fine, chrome.accent);
    context.restore();
  }
}

/** Paints a dashed frame just inside cells that are copied or cut. */
export function paintMark(
  context: CanvasRenderingContext2D,
  projection: Projection,
  panes: readonly Pane[],
  area: Area,
  chrome: Chrome,
): void {
  const width = Math.max(2, Math.round(2 * window.devicePixelRatio));
  for (const pane of panes) {
    const place = overlap(grown(moved(placeOf(projection, area), pane), width), pane);
    if (!place) continue;
    context.save();
    context.beginPath();
    context.rect(pane.x, pane.y, pane.width, pane.height);
    context.clip();
    context.lineWidth = width;
    const { x, y, width: across, height: down } = moved(placeOf(projection, area), pane);
    const dash = 3 * width;
    for (const [color, offset] of [
      ["#ffffff", 0],
      [chrome.accent, dash],
    ] as const) {
      context.strokeStyle = color;
      context.setLineDash([dash, dash]);
      context.lineDashOffset = offset;
      context.strokeRect(x + width, y + width, across - 2 * width, down - 2 * width);
    }
    context.restore();
  }
}

/** Pixels of the sheet that the area covers. */
export function placeOf({ rows, columns }: Projection, area: Area): Rectangle {
  const x = columns.offset(area.column);
  const y = rows.offset(area.row);
  return {
    x,
    y,
    width: columns.offset(area.column + area.columns) - x,
    height: rows.offset(area.row + area.rows) - y,
  };
}

function activePlace(projection: Projection, { activeRow, activeColumn }: Selection): Rectangle {
  const merge = projection.sheet.mergeAt(activeRow, activeColumn);
  return placeOf(projection, merge ?? cellArea(activeRow, activeColumn));
}

function shade(context: CanvasRenderingContext2D, place: Rectangle | undefined, hole: Rectangle, chrome: Chrome): void {
  if (!place) return;
  context.fillStyle = chrome.selectionFill;
  context.beginPath();
  context.rect(place.x, place.y, place.width, place.height);
  const open = overlap(place, hole);
  if (open) context.rect(open.x, open.y, open.width, open.height);
  context.fill("evenodd");
}

/** A frame `width` pixels wide along the gridlines around the place. */
function outline(context: CanvasRenderingContext2D, place: Rectangle, width: number, color: string): void {
  // Far ends beyond the canvas lose precision: only what can be seen is drawn.
  const limit = (pixel: number): number => Math.min(Math.max(pixel, -100_000), 100_000);
  const left = limit(lineStart(place.x, width));
  const top = limit(lineStart(place.y, width));
  const right = limit(lineStart(place.x + place.width, width));
  const bottom = limit(lineStart(place.y + place.height, width));
  context.fillStyle = color;
  context.fillRect(left, top, right - left + width, width);
  context.fillRect(left, bottom, right - left + width, width);
  context.fillRect(left, top, width, bottom - top + width);
  context.fillRect(right, top, width, bottom - top + width);
}

function handle(
  context: CanvasRenderingContext2D,
  place: Rectangle,
  frame: number,
  fine: number,
  chrome: Chrome,
): void {
  const side = 3 * frame;
  const x = lineStart(place.x + place.width, side);
  const y = lineStart(place.y + place.height, side);
  context.fillStyle = "#ffffff";
  context.fillRect(x - fine, y - fine, side + 2 * fine, side + 2 * fine);
  context.fillStyle = chrome.accent;
  context.fillRect(x, y, side, side);
}

function moved(place: Rectangle, pane: Pane): Rectangle {
  return { ...place, x: place.x - pane.left, y: place.y - pane.top };
}

function grown(place: Rectangle, by: number): Rectangle {
  return { x: place.x - by, y: place.y - by, width: place.width + 2 * by, height: place.height + 2 * by };
}
