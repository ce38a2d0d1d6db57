const NAMESPACE = "http://www.w3.org/2000/svg";

/** A drawing of lines that says nothing by itself: a path each, in the classes of controls.css that give it its colour. */
export function drawing(box: string, looks: string, ...paths: readonly { d: string; looks?: string }[]): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", looks);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const { d, looks: own } of paths) {
    const path = document.createElementNS(NAMESPACE, "path");
    path.setAttribute("d", d);
    if (own !== undefined) path.setAttribute("class", own);
    svg.append(path);
  }
  return svg;
}
