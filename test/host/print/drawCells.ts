import { type Side, shown, sideOf, wrapped } from "../looks/cellText";
import { type Paint, paintOf } from "../looks/fillPatterns";
import { families } from "../looks/fonts";
import { tinted } from "../store/tinted";
import {
  ConditionalColors,
  type Area,
  CellError,
  type CellStyle,
  type CellValue,
  type SheetStore,
  lastColumn,
  lastRow,
} from "../store";
import { type Positions, boxOf, rectangleOf } from "./drawLines";
import { escaped, svg } from "../looks/svg";

/** Points of a dot of a pattern fill: a pixel at 96 dots an inch. */
const DOT = 0.75;
/** Points between a cell's side and its text. */
const PADDING = 1.5;
/** Width of a letter, as a share of the font's size: without a page, text cannot be measured. */
const LETTER_WIDTH = 0.52;

/** The fills of the area, runs of equal cells in one piece. */
export function drawFills(sheet: SheetStore, area: Area, positions: Positions): string {
  if (sheet.page.blackAndWhite) return "";
  const definitions = new Map<string, string>();
  const pieces: string[] = [];
  for (let row = area.row; row <= lastRow(area); row++) {
    let first = area.column;
    for (let column = area.column; column <= lastColumn(area); column++) {
      const next = column < lastColumn(area) ? sheet.styleId(row, column + 1) : -1;
      if (sheet.styleId(row, column) === next) continue;
      const style = sheet.style(row, column).fill;
      const paint = paintOf(style);
      const run = { row, column: first, rows: 1, columns: column - first + 1 };
      if (paint) {
        const fill = fillName(paint, style.pattern, definitions);
        pieces.push(svg("rect", { ...rectangleOf(area, run, positions), fill }));
      }
      first = column + 1;
    }
  }
  pieces.push(...drawScales(sheet, area, positions));
  if (pieces.length === 0) return "";
  const defs = definitions.size === 0 ? "" : svg("defs", {}, [...definitions.values()].join(""));
  return svg("g", { "shape-rendering": "crispEdges" }, defs + pieces.join(""));
}

/** What colour scales paint over the fills. */
function drawScales(sheet: SheetStore, area: Area, positions: Positions): string[] {
  const scales = new ConditionalColors(sheet);
  const pieces: string[] = [];
  if (scales.isEmpty) return pieces;
  sheet.forEachCell(area, (row, column) => {
    const fill = scales.colorAt(row, column);
    if (fill === undefined) return;
    const { first, box } = boxOf(sheet, area, row, column);
    if (first) pieces.push(svg("rect", { ...rectangleOf(area, box, positions), fill }));
  });
  return pieces;
}

/** The `fill` of a rectangle; a pattern is put among the definitions, under a name that says what it looks like. */
function fillName({ color, pattern }: Paint, name: string, definitions: Map<string, string>): string {
  if (!pattern) return color;
  const id = `${name}-${color}-${pattern.color}`.replaceAll("#", "");
  if (!definitions.has(id)) {
    const width = pattern.width * DOT;
    const height = pattern.height * DOT;
    const dots = pattern.dots.map(({ x, y }) => `M${x * DOT} ${y * DOT}h${DOT}v${DOT}h-${DOT}z`).join("");
    const content = svg("rect", { width, height, fill: color }) + svg("path", { d: dots, fill: pattern.color });
    definitions.set(id, svg("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, content));
  }
  return `url(#${id})`;
}

/** The texts of the area. One that is too long runs over empty neighbours, as on the sheet; numbers never do. */
export function drawTexts(sheet: SheetStore, area: Area, positions: Positions): string {
  const texts: string[] = [];
  sheet.forEachCell(area, (row, column, { value }) => {
    if (value === undefined || sheet.rows.shown(row) === 0 || sheet.columns.shown(column) === 0) return;
    const { first, box } = boxOf(sheet, area, row, column);
    const style = sheet.style(row, column);
    const text = textOf(sheet, value, style);
    if (!first || text === "") return;
    const room =
      typeof value === "string" && !style.alignment.wrapText ? overflow(sheet, area, box, sideOf(value, style)) : box;
    texts.push(
      drawText(
        text,
        sideOf(value, style),
        style,
        rectangleOf(area, box, positions),
        rectangleOf(area, room, positions),
        sheet,
      ),
    );
  });
  return texts.join("");
}

function textOf(sheet: SheetStore, value: CellValue, style: CellStyle): string {
  if (!(value instanceof CellError)) return shown(value, style.numberFormat);
  switch (sheet.page.printErrors) {
    case "Blank":
      return "";
    case "Dash":
      return "--";
    case "NotAvailable":
      return "#N/A";
    default:
      return value.text;
  }
}

/** The box with the empty cells beside it into which a text of this side may run. */
function overflow(sheet: SheetStore, area: Area, box: Area, side: Side): Area {
  const empty = (column: number) => sheet.value(box.row, column) === undefined && !sheet.mergeAt(box.row, column);
  let first = box.column;
  let last = lastColumn(box);
  if (side !== "left") while (first > area.column && empty(first - 1)) first--;
  if (side !== "right") while (last < lastColumn(area) && empty(last + 1)) last++;
  return { ...box, column: first, columns: last - first + 1 };
}

type Rectangle = ReturnType<typeof rectangleOf>;

function drawText(
  text: string,
  side: Side,
  style: CellStyle,
  cell: Rectangle,
  room: Rectangle,
  sheet: SheetStore,
): string {
  const { font, alignment } = style;
  const indent = PADDING + alignment.indentLevel * font.size * 0.8;
  const inner = Math.max(1, cell.width - 2 * PADDING);
  const widthAt = (size: number) => (line: string) => line.length * size * LETTER_WIDTH;
  const longest = widthAt(font.size)(text);
  const size =
    alignment.shrinkToFit && !alignment.wrapText && longest > inner ? (font.size * inner) / longest : font.size;
  const lines = alignment.wrapText ? wrapped(text, inner, widthAt(size)) : [text.replace(/\r?\n/g, " ")];
  const lineHeight = size * 1.22;
  const height = lines.length * lineHeight;
  const top =
    alignment.vertical === "Top"
      ? cell.y + PADDING / 2
      : alignment.vertical === "Bottom"
        ? cell.y + cell.height - height - PADDING / 2
        : cell.y + (cell.height - height) / 2;
  const x =
    side === "left" ? cell.x + indent : side === "right" ? cell.x + cell.width - indent : cell.x + cell.width / 2;
  const underlined = font.underline !== "None" ? "underline" : "";
  const decoration = `${underlined}${font.strikethrough ? " line-through" : ""}`.trim();
  const spans = lines.map((line, index) =>
    svg("tspan", { x: x - room.x, y: top + index * lineHeight + size * 0.95 - room.y }, escaped(line) || " "),
  );
  const rotation = alignment.textOrientation === 180 ? 90 : -alignment.textOrientation;
  const middle = `${cell.x + cell.width / 2 - room.x} ${cell.y + cell.height / 2 - room.y}`;
  const written = svg(
    "text",
    {
      "font-family": families(font.name),
      "font-size": size,
      fill: sheet.page.blackAndWhite ? "#000000" : tinted(font.color, font.tintAndShade),
      "font-weight": font.bold ? "bold" : undefined,
      "font-style": font.italic ? "italic" : undefined,
      "text-decoration": decoration || undefined,
      "text-anchor": side === "left" ? "start" : side === "right" ? "end" : "middle",
      transform: rotation === 0 ? undefined : `rotate(${rotation} ${middle})`,
      "xml:space": "preserve",
    },
    spans.join(""),
  );
  // A nested picture clips text that does not fit.
  return svg("svg", { x: room.x, y: room.y, width: room.width, height: room.height }, written);
}
