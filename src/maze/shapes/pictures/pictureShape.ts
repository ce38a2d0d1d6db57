import type { Message } from "../../../message";

/** A picture that a maze can have as its shape. */
export interface PictureShape {
  readonly id: string;
  readonly name: Message;
  /** Its width, where its height is 1. */
  readonly proportion: number;
  /** The fewest columns and rows in which one recognises it. */
  readonly smallest: { readonly columns: number; readonly rows: number };
  /** Whether a point is in it: x from -`proportion` (left) to `proportion`, y from -1 (top) to 1. */
  contains(x: number, y: number): boolean;
}
