import { type SheetStore, columnLetters } from "../store";
import { drawFills, drawTexts } from "./drawCells";
import { drawEdges, drawGridlines, positionsOf } from "./drawLines";
import { drawPictures } from "./drawPictures";
import { type PageFacts, drawHeaderFooter } from "./headerFooter";
import { HEADING, type PagePart, type PrintedPage } from "./pages";
import { escaped, rounded, svg } from "../looks/svg";

/** The page as an SVG picture of the paper's size in points, as text; a screen reader says its title. */
export function drawPage(sheet: SheetStore, page: PrintedPage, facts: PageFacts): string {
  const { width, height } = page;
  const parts = page.parts.map((part) => drawPart(sheet, page, part)).join("");
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      role: "img",
      width: `${rounded(width)}pt`,
      height: `${rounded(height)}pt`,
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
    },
    svg("title", {}, escaped(`Page ${facts.page} of ${facts.pages}: ${facts.sheet}`)) +
      svg("rect", { width, height, fill: "#FFFFFF" }) +
      parts +
      drawHeadings(sheet, page) +
      drawHeaderFooter(sheet.page, page, facts),
  );
}

function drawPart(sheet: SheetStore, page: PrintedPage, part: PagePart): string {
  const { cells } = part;
  const positions = positionsOf(sheet, cells);
  const content =
    drawFills(sheet, cells, positions) +
    (sheet.page.printGridlines ? drawGridlines(sheet, cells, positions) : "") +
    drawTexts(sheet, cells, positions) +
    drawEdges(sheet, cells, positions) +
    drawPictures(sheet, cells);
  if (content === "") return "";
  return svg("g", { transform: `translate(${rounded(part.left)} ${rounded(part.top)}) scale(${page.scale})` }, content);
}

/** Column letters over the parts that are uppermost, row numbers beside those at the left. */
function drawHeadings(sheet: SheetStore, page: PrintedPage): string {
  const { headings, scale, parts } = page;
  if (!headings) return "";
  const boxes: string[] = [];
  const box = (x: number, y: number, width: number, height: number, label: string) => {
    if (width === 0 || height === 0) return;
    boxes.push(
      svg("rect", { x, y, width, height, fill: "none", stroke: "#808080", "stroke-width": 0.25 }),
      svg(
        "text",
        { x: x + width / 2, y: y + height / 2 + 3.5 * scale, "font-size": 10 * scale, "text-anchor": "middle" },
        label,
      ),
    );
  };
  const firstTop = Math.min(...parts.map((part) => part.top));
  const firstLeft = Math.min(...parts.map((part) => part.left));
  for (const { cells, left, top } of parts) {
    const positions = positionsOf(sheet, cells);
    for (let index = 0; top === firstTop && index < cells.columns; index++) {
      const x = positions.columns[index]!;
      const width = (positions.columns[index + 1]! - x) * scale;
      box(left + x * scale, headings.top, width, HEADING.height * scale, columnLetters(cells.column + index));
    }
    for (let index = 0; left === firstLeft && index < cells.rows; index++) {
      const y = positions.rows[index]!;
      const height = (positions.rows[index + 1]! - y) * scale;
      box(headings.left, top + y * scale, HEADING.width * scale, height, String(cells.row + index + 1));
    }
  }
  return svg("g", { "font-family": "Calibri, Carlito, Arial, sans-serif" }, boxes.join(""));
}
