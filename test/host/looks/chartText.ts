import { CHART_FONT } from "./chartFrame";
import { escaped, svg } from "./svg";

interface Written {
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  /** Degrees, clockwise, around (x, y). */
  readonly turned?: number;
}

/** A line of text with its baseline at y. */
export function chartText(
  text: string,
  x: number,
  y: number,
  { size = CHART_FONT, anchor = "middle", turned }: Written = {},
): string {
  if (text === "") return "";
  const transform = turned === undefined ? undefined : `rotate(${turned} ${Math.round(x)} ${Math.round(y)})`;
  return svg("text", { x, y, "font-size": size, "text-anchor": anchor, transform }, escaped(text));
}
