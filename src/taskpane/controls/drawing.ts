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
