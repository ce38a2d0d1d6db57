import type { Fill } from "../store";
import { tinted } from "../store/tinted";

/**
 * Excel's pattern fills as bitmaps that repeat: rows from the top, "x" in the pattern's colour, "." in the fill's. Names are
 * those of Excel.FillPattern; their names in a file say which is which (ECMA-376 part 1, 18.18.55): Checker is darkGrid,
 * SemiGray75 darkTrellis, CrissCross lightTrellis.
 */
const BITMAPS: Readonly<Record<string, readonly string[]>> = {
  Gray75: [".xxx", "xx.x"],
  Gray50: ["x.", ".x"],
  Gray25: ["x...", "..x."],
  Gray16: ["x...", "....", "..x.", "...."],
  Gray8: ["x.......", "........", "....x...", "........"],
  Horizontal: ["x", "x", ".", "."],
  Vertical: ["xx.."],
  Down: ["xx..", ".xx.", "..xx", "x..x"],
  Up: ["x..x", "..xx", ".xx.", "xx.."],
  Checker: ["xx..", "xx..", "..xx", "..xx"],
  SemiGray75: ["xxxx", ".xx.", "xxxx", "x..x"],
  LightHorizontal: ["x", ".", ".", "."],
  LightVertical: ["x..."],
  LightDown: ["x...", ".x..", "..x.", "...x"],
  LightUp: ["...x", "..x.", ".x..", "x..."],
  Grid: ["xxxx", "x...", "x...", "x..."],
  CrissCross: ["x...", ".x.x", "..x.", ".x.x"],
};

/** How a fill is painted; `dots` are the places of a bitmap of `width` x `height` pixels that have the pattern's colour. */
export interface Paint {
  /** "#RRGGBB", tint included. */
  readonly color: string;
  readonly pattern?: {
    readonly color: string;
    readonly width: number;
    readonly height: number;
    readonly dots: readonly { readonly x: number; readonly y: number }[];
  };
}

/** Undefined for no fill. Gradients, which have no pattern, are shown plain. */
export function paintOf(fill: Fill): Paint | undefined {
  if (fill.pattern === "None") return undefined;
  const color = tinted(fill.color, fill.tintAndShade);
  const bitmap = BITMAPS[fill.pattern];
  if (!bitmap) return { color };
  const dots = bitmap.flatMap((row, y) => [...row].flatMap((dot, x) => (dot === "x" ? [{ x, y }] : [])));
  const patternColor = tinted(fill.patternColor, fill.patternTintAndShade);
  return { color, pattern: { color: patternColor, width: bitmap[0]!.length, height: bitmap.length, dots } };
}
