/**
 * How cells are marked. Never by colour alone: an end has its letter, searched cells are dotted, cells out of the maze are
 * hatched. Colours are of Okabe and Ito's palette (Color Universal Design, 2008), which colour-blind people tell apart,
 * the searched cells' a lighter one.
 */
export interface Mark {
  /** "#RRGGBB" */
  readonly fill: string;
  /** Excel's pattern and its colour "#RRGGBB"; without one the fill is plain. */
  readonly pattern?: readonly [Excel.FillPattern | "Gray16" | "LightUp", string];
}

export const entranceMark: Mark = { fill: "#56B4E9" };
export const exitMark: Mark = { fill: "#E69F00" };
export const pathMark: Mark = { fill: "#F0E442" };
export const visitedMark: Mark = { fill: "#DDEBF7", pattern: ["Gray16", "#5B7FA6"] };
/** A cell that was taken out of the maze. */
export const outMark: Mark = { fill: "#D9D9D9", pattern: ["LightUp", "#7F7F7F"] };

/** Queues the mark. The colour first: a pattern set on a cell without fill would otherwise lie on white. */
export function mark(format: { readonly fill: Excel.RangeFill }, { fill, pattern }: Mark): void {
  // What was there goes first, because a colour alone would keep an earlier pattern.
  format.fill.clear();
  format.fill.color = fill;
  if (pattern === undefined) return;
  format.fill.pattern = pattern[0] as Excel.FillPattern;
  format.fill.patternColor = pattern[1];
}

/** Queues a plain fill "#RRGGBB" again, or none for "". */
export function plainFill(format: { readonly fill: Excel.RangeFill }, color: string): void {
  format.fill.clear();
  if (color !== "") format.fill.color = color;
}
