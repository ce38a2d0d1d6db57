/**
 * A letter as strokes of a square pen, on a field of its own: x and y from 0 (left, top) to 6 (right, baseline), and down to 8 below
 * the baseline. "06 00 66 60" is one stroke through four points, each x and y; a semicolon begins the next stroke.
 */
export interface Glyph {
  /** Columns that the pen moves to the right at least where it is 2 cells wide: 0 for an I, 3 for an H with one column inside. */
  readonly width: number;
  /** The left half alone, where the right half mirrors it. */
  readonly isMirrored: boolean;
  readonly strokes: string;
}

/** A letter whose strokes are all written out. */
export function drawn(width: number, strokes: string): Glyph {
  return { width, isMirrored: false, strokes };
}

/** A letter that is symmetric, by the strokes of its left half. */
export function mirrored(width: number, strokes: string): Glyph {
  return { width, isMirrored: true, strokes };
}
