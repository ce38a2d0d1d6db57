import { families } from "../looks/fonts";
import { type HeaderFooterTexts, type PageSetup, textsOfPage } from "../store";
import type { PrintedPage } from "./pages";
import { escaped, svg } from "../looks/svg";

/** What the codes in a header or footer stand for on one page. */
export interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly sheet: string;
  readonly file: string;
  readonly date: string;
  readonly time: string;
}

/** How a piece of a header or footer looks; `size` in points. */
interface Look {
  readonly size: number;
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly color: string;
}

interface Run {
  text: string;
  readonly look: Look;
}

const PLAIN: Look = { size: 11, family: "Calibri", bold: false, italic: false, underlined: false, color: "#000000" };

/** Line height, as a multiple of the font size. */
const LINE_HEIGHT = 1.22;

/** Points from the paper's sides where headers do not keep to the page's margins: Excel's margins of a new sheet. */
const OWN_MARGIN = 50.4;

/** The header and footer of a page, as SVG; "" if it has none. */
export function drawHeaderFooter(setup: PageSetup, page: PrintedPage, facts: PageFacts): string {
  const { header, footer } = textsOfPage(setup, page.isFirst, page.number);
  const scale = setup.headersUseScale ? page.scale : 1;
  const left = setup.headersUseMargins ? setup.leftMargin : OWN_MARGIN;
  const right = page.width - (setup.headersUseMargins ? setup.rightMargin : OWN_MARGIN);
  const drawn = (texts: HeaderFooterTexts, place: (lines: readonly Run[][]) => number) =>
    [
      [texts.left, left, "start"] as const,
      [texts.center, (left + right) / 2, "middle"] as const,
      [texts.right, right, "end"] as const,
    ]
      .filter(([text]) => text !== "")
      .map(([text, x, anchor]) => {
        const lines = linesOf(text, facts);
        return drawLines(lines, x, place(lines), anchor, scale);
      })
      .join("");
  const height = (lines: readonly Run[][]) => lines.reduce((sum, line) => sum + lineHeight(line), 0) * scale;
  const written =
    drawn(header, () => setup.headerMargin) +
    drawn(footer, (lines) => page.height - setup.footerMargin - height(lines));
  return written === "" ? "" : svg("g", {}, written);
}

function drawLines(lines: readonly Run[][], x: number, top: number, anchor: string, scale: number): string {
  let bottom = top;
  return lines
    .map((line) => {
      const height = lineHeight(line) * scale;
      bottom += height;
      const y = bottom - height * (1 - 1 / LINE_HEIGHT);
      const runs = line.map(({ text, look }) =>
        svg(
          "tspan",
          {
            "font-size": look.size * scale,
            "font-family": families(look.family),
            "font-weight": look.bold ? "bold" : undefined,
            "font-style": look.italic ? "italic" : undefined,
            "text-decoration": look.underlined ? "underline" : undefined,
            fill: look.color === PLAIN.color ? undefined : look.color,
          },
          escaped(text),
        ),
      );
      return svg("text", { x, y, "text-anchor": anchor, "xml:space": "preserve" }, runs.join(""));
    })
    .join("");
}

function lineHeight(line: readonly Run[]): number {
  return Math.max(PLAIN.size, ...line.map((run) => run.look.size)) * LINE_HEIGHT;
}

/**
 * The lines of a header's or footer's text with its codes resolved: &P &N &A &F &D &T, && for an ampersand, fonts ("name,style"), sizes
 * (all digits that follow), &B &I &U &E, colours of the form Krrggbb. Other codes are left out.
 */
function linesOf(text: string, facts: PageFacts): Run[][] {
  const lines: Run[][] = [[]];
  let look = PLAIN;
  const write = (words: string) => {
    for (const [index, part] of words.split(/\r\n|\n|\r/).entries()) {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1]!;
      const last = line[line.length - 1];
      if (last?.look === look) last.text += part;
      else if (part !== "") line.push({ text: part, look });
    }
  };
  for (const [piece] of text.matchAll(/&(?:"[^"]*"|K[\dA-Fa-f]{6}|K\d\d[+-]\d{3}|\d+|[^])|[^&]+|&/g)) {
    if (!piece.startsWith("&")) write(piece);
    else if (piece.startsWith('&"')) look = { ...look, ...fontOf(piece.slice(2, -1)) };
    else if (/^&\d/.test(piece)) look = { ...look, size: Math.min(409, Math.max(1, Number(piece.slice(1)))) };
    else if (/^&K[\dA-F]{6}$/i.test(piece)) look = { ...look, color: `#${piece.slice(2)}` };
    else if (/^&[BIUE]$/i.test(piece)) look = { ...look, ...toggled(piece[1]!.toUpperCase(), look) };
    else write(meaning(piece.slice(1), facts));
  }
  return lines;
}

function toggled(code: string, look: Look): Partial<Look> {
  if (code === "B") return { bold: !look.bold };
  return code === "I" ? { italic: !look.italic } : { underlined: !look.underlined };
}

/** "Arial,Bold Italic"; "-" keeps the font. */
function fontOf(code: string): Partial<Look> {
  const [name = "", style = ""] = code.split(",");
  return {
    ...(name !== "" && name !== "-" && { family: name }),
    bold: /bold/i.test(style),
    italic: /italic/i.test(style),
  };
}

function meaning(code: string, facts: PageFacts): string {
  switch (code.toUpperCase()) {
    case "P":
      return String(facts.page);
    case "N":
      return String(facts.pages);
    case "A":
      return facts.sheet;
    case "F":
      return facts.file;
    case "D":
      return facts.date;
    case "T":
      return facts.time;
    case "&":
      return "&";
    default:
      return "";
  }
}
