import { drawing } from "./drawing";

/** Pictures for buttons, drawn in a square of 16; the button's name says what they mean. */
const shapes = {
  first: "M3 3h2v10H3zM14 3v10L6 8z",
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  about:
    "M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 0 1 8 1.5m0 1.2a5.3 5.3 0 1 0 0 10.6A5.3 5.3 0 0 0 8 2.7M7.3 7h1.4v4.3H7.3zM7.3 4.6h1.4V6H7.3z",
  last: "M11 3h2v10h-2zM2 3v10l8-5z",
} as const;

/** The picture of a button, hidden from screen readers. */
export function icon(shape: keyof typeof shapes): SVGSVGElement {
  return drawing("0 0 16 16", "icon", { d: shapes[shape] });
}
