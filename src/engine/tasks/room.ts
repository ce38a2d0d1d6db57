import type { Grid } from "../../maze/model";

/** The largest maze that fits. */
export interface Room {
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
}

/** In place of a maze that is too large. */
export interface TooLarge {
  readonly tooLarge: Pick<Grid, "rows" | "columns">;
}

/** Whether a maze of this size fits. */
export function hasRoom({ rows, columns, cells }: Room, size: TooLarge["tooLarge"]): boolean {
  return size.rows <= rows && size.columns <= columns && size.rows * size.columns <= cells;
}
