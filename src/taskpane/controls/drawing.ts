const NAMESPACE = "http://www.w3.org/2000/svg";

/** A path: its colours come from its class in controls.css, or are given here, "#RRGGBB". */
interface Path {
  readonly d: string;
  readonly looks?: string;
  readonly fill?: string;
  readonly stroke?: string;
}

/** A decorative line drawing, hidden from screen readers. */
export function drawing(box: string, looks: string, ...paths: readonly Path[]): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", looks);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const { d, looks: own, fill, stroke } of paths) {
    const path = document.createElementNS(NAMESPACE, "path");
    path.setAttribute("d", d);
    if (own !== undefined) path.setAttribute("class", own);
    if (fill !== undefined) path.setAttribute("fill", fill);
    if (stroke !== undefined) path.setAttribute("stroke", stroke);
    svg.append(path);
  }
  return svg;
}

/** Pictures for buttons, drawn in a square of 16; the button's name says what they mean. */
const icons = {
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  about:
    "M8 1.5A6.5 6.5 0 1 1 8 14.5 6.5 6.5 0 0 1 8 1.5m0 1.2a5.3 5.3 0 1 0 0 10.6A5.3 5.3 0 0 0 8 2.7M7.3 7h1.4v4.3H7.3zM7.3 4.6h1.4V6H7.3z",
} as const;

export function icon(shape: keyof typeof icons): SVGSVGElement {
  return drawing("0 0 16 16", "icon", { d: icons[shape] });
}
