import { columnLetters, type Selection } from "../../store";
import { gridlineWidth } from "./backgroundPainter";
import { families } from "../../looks/fonts";
import type { Pane } from "./panes";
import type { Projection } from "./patch";
import type { PixelAxis } from "./pixelAxis";
import type { Chrome } from "./theme";

/** CSS pixels at 100 %. */
const HEIGHT = 20;
const LEAST_WIDTH = 26;
const DIGIT = 7.5;

/** Device pixels that headings take at the left and at the top. */
export function headingRoom({ sheet, scale }: Projection, lastRow: number): { width: number; height: number } {
  if (!sheet.showHeadings) return { width: 0, height: 0 };
  const width = Math.max(LEAST_WIDTH, String(lastRow + 1).length * DIGIT + 11);
  return { width: Math.round(width * scale), height: Math.round(HEIGHT * scale) };
}

/** Paints the headings of rows and columns beside the panes; those of selected lines stand out. */
export function paintHeadings(
  context: CanvasRenderingContext2D,
  projection: Projection,
  panes: readonly Pane[],
  room: { width: number; height: number },
  selection: Selection,
  chrome: Chrome,
): void {
  if (room.width === 0) return;
  const { scale } = projection;
  context.save();
  context.font = `${Math.round(13 * scale)}px ${families("Aptos Narrow")}`;
  context.textBaseline = "middle";
  context.textAlign = "center";
  for (const pane of panes) {
    context.save();
    context.beginPath();
    context.rect(pane.x, 0, pane.width, room.height);
    context.clip();
    context.fillStyle = chrome.heading;
    context.fillRect(pane.x, 0, pane.width, room.height);
    forEachLine(projection.columns, pane.x + pane.left, pane.width, (column, start, size) => {
      const state = stateOf(selection, column, "column");
      paintHeading(
        context,
        chrome,
        state,
        start - pane.left,
        0,
        size,
        room.height,
        columnLetters(column),
        "column",
        scale,
      );
    });
    context.restore();
    context.save();
    context.beginPath();
    context.rect(0, pane.y, room.width, pane.height);
    context.clip();
    context.fillStyle = chrome.heading;
    context.fillRect(0, pane.y, room.width, pane.height);
    forEachLine(projection.rows, pane.y + pane.top, pane.height, (row, start, size) => {
      const state = stateOf(selection, row, "row");
      paintHeading(context, chrome, state, 0, start - pane.top, room.width, size, String(row + 1), "row", scale);
    });
    context.restore();
  }
  paintCorner(context, room, chrome, scale);
  context.restore();
}

/** The lines below frozen rows and right of frozen columns. */
export function paintFreezeLines(
  context: CanvasRenderingContext2D,
  { sheet, rows, columns, scale }: Projection,
  room: { width: number; height: number },
): void {
  const line = gridlineWidth(scale);
  const { width, height } = context.canvas;
  context.fillStyle = "#7f7f7f";
  if (sheet.frozen.rows > 0) context.fillRect(0, room.height + rows.offset(sheet.frozen.rows) - line, width, line);
  if (sheet.frozen.columns > 0) {
    context.fillRect(room.width + columns.offset(sheet.frozen.columns) - line, 0, line, height);
  }
}

type State = "plain" | "touched" | "selected";

function stateOf({ areas }: Selection, line: number, kind: "row" | "column"): State {
  let state: State = "plain";
  for (const area of areas) {
    const [first, count] = kind === "row" ? [area.row, area.rows] : [area.column, area.columns];
    if (line < first || line >= first + count) continue;
    const whole = kind === "row" ? area.columns >= 16_384 : area.rows >= 1_048_576;
    if (whole) return "selected";
    state = "touched";
  }
  return state;
}

function paintHeading(
  context: CanvasRenderingContext2D,
  chrome: Chrome,
  state: State,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  kind: "row" | "column",
  scale: number,
): void {
  const line = gridlineWidth(scale);
  context.fillStyle =
    state === "plain" ? chrome.heading : state === "touched" ? chrome.headingTouched : chrome.headingSelected;
  context.fillRect(x, y, width, height);
  context.fillStyle = chrome.headingLine;
  context.fillRect(x + width - line, y, line, height);
  context.fillRect(x, y + height - line, width, line);
  if (state !== "plain") {
    const mark = Math.max(2, Math.round(2 * scale));
    context.fillStyle = chrome.accent;
    if (kind === "column") context.fillRect(x - line, height - mark, width + line, mark);
    else context.fillRect(x + width - mark, y - line, mark, height + line);
  }
  context.fillStyle =
    state === "plain" ? chrome.headingText : state === "touched" ? chrome.accentText : chrome.headingSelectedText;
  const room = kind === "row" ? height : width;
  const needed = kind === "row" ? 9 * scale : text.length * 8 * scale;
  if (room >= needed)
    context.fillText(text, Math.round(x + (width - line) / 2), Math.round(y + (height - line) / 2) + 1);
}

function paintCorner(
  context: CanvasRenderingContext2D,
  room: { width: number; height: number },
  chrome: Chrome,
  scale: number,
): void {
  const line = gridlineWidth(scale);
  context.fillStyle = chrome.heading;
  context.fillRect(0, 0, room.width, room.height);
  context.fillStyle = chrome.headingLine;
  context.fillRect(room.width - line, 0, line, room.height);
  context.fillRect(0, room.height - line, room.width, line);
  const side = Math.round(10 * scale);
  const right = room.width - Math.round(4 * scale);
  const bottom = room.height - Math.round(4 * scale);
  context.fillStyle = chrome.headingCorner;
  context.beginPath();
  context.moveTo(right, bottom - side);
  context.lineTo(right, bottom);
  context.lineTo(right - side, bottom);
  context.fill();
}

function forEachLine(
  axis: PixelAxis,
  from: number,
  length: number,
  visit: (line: number, start: number, size: number) => void,
): void {
  let line = axis.shownFrom(axis.lineAt(Math.max(0, from)), 1);
  while (line !== undefined && axis.offset(line) < from + length) {
    visit(line, axis.offset(line), axis.size(line));
    line = axis.shownFrom(line + 1, 1);
  }
}
