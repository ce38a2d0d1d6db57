import { drawing } from "../controls";

/** The lines of a pattern in a field of 12 x 8, and its name; a plain fill has none. */
const patterns: Readonly<Record<string, readonly [words: string, d: string]>> = {
  Gray8: ["dotted", "M2 2h.6M6 2h.6M10 2h.6M4 5h.6M8 5h.6"],
  LightUp: ["hatched upwards", "M0 4L4 0M0 8L8 0M4 8L12 0M8 8L12 4"],
  LightDown: ["hatched downwards", "M8 0L12 4M4 0L12 8M0 0L8 8M0 4L4 8"],
  LightVertical: ["striped", "M2 0v8M5 0v8M8 0v8M11 0v8"],
};

/** A look, "RRGGBB" or "RRGGBB,Gray8,RRGGBB", as a small picture and in words. */
export function swatch(look: string): { readonly picture: SVGSVGElement; readonly words: string } {
  const [color, pattern = "", patternColor = color] = look.split(",");
  const [words, d] = patterns[pattern] ?? ["plain", ""];
  const field = { d: "M0 0h12v8H0z", fill: `#${color}` };
  const picture = drawing("0 0 12 8", "picture swatch", field, { d, stroke: `#${patternColor}` });
  return { picture, words };
}
