import { CellError, displayText, type CellStyle, type CellValue } from "../store";

/** The horizontal place of a cell's text: from its alignment, or what General means for its kind of value. */
export type Side = "left" | "center" | "right";

export function sideOf(value: CellValue, style: CellStyle): Side {
  switch (style.alignment.horizontal) {
    case "Center":
    case "CenterAcrossSelection":
    case "Distributed":
      return "center";
    case "Right":
      return "right";
    case "General":
      if (typeof value === "number") return "right";
      return typeof value === "boolean" || value instanceof CellError ? "center" : "left";
    default:
      return "left";
  }
}

/**
 * What a number, logical value or error shows in `room` pixels: a number in the General format gets as many decimals as have
 * room; anything without room shows "###". `measure` gives the width of a text in pixels.
 */
export function fittingValue(
  value: CellValue,
  format: string,
  room: number,
  measure: (text: string) => number,
): string {
  const full = shown(value, format);
  if (measure(full) <= room) return full;
  if (typeof value === "number" && /^General$/i.test(format) && !Number.isInteger(value) && Math.abs(value) < 1e11) {
    for (let decimals = 8; decimals >= 0; decimals--) {
      const text = String(Number(value.toFixed(decimals)));
      if (measure(text) <= room) return text;
    }
  }
  return "#".repeat(Math.max(0, Math.floor(room / measure("#"))));
}

const known = new Map<string, Map<CellValue, string>>();

/** As displayText, remembered: a sheet shows the same few thousand numbers again and again. */
export function shown(value: CellValue, format: string): string {
  let texts = known.get(format);
  if (!texts) known.set(format, (texts = new Map<CellValue, string>()));
  let text = texts.get(value);
  if (text === undefined) {
    if (texts.size > 20_000) texts.clear();
    text = displayText(value, format);
    texts.set(value, text);
  }
  return text;
}

/** The lines of a wrapped text, at most `room` pixels wide if its words allow it. */
export function wrapped(text: string, room: number, measure: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/(?<=\s)/)) {
      if (line !== "" && measure((line + word).trimEnd()) > room) {
        lines.push(line.trimEnd());
        line = word;
      } else line += word;
    }
    return [...lines, line.trimEnd()];
  });
}
