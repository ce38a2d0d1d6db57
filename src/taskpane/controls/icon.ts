import { drawing } from "./drawing";

/** Pictures for buttons, drawn in a square of 16; the button's name says what they mean. */
const shapes = {
  first: "M3 3h2v10H3zM14 3v10L6 8z",
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  last: "M11 3h2v10h-2zM2 3v10l8-5z",
} as const;

/** The picture of a button, hidden from screen readers. */
export function icon(shape: keyof typeof shapes): SVGSVGElement {
  return drawing("0 0 16 16", "icon", { d: shapes[shape] });
}
