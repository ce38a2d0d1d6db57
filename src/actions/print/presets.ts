import type { Grid } from "../../maze/model";

interface Preset extends Pick<Grid, "columns" | "rows"> {
  readonly id: PresetId;
}

/** The names by which a workbook keeps the chosen size. */
export type PresetId = "small" | "medium" | "large";

/** Sizes for a page: cells of 24, 15.75 and 15.75 points fill A4 and Letter alike; the last one is landscape. */
export const presets: readonly Preset[] = [
  { id: "small", columns: 20, rows: 28 },
  { id: "medium", columns: 30, rows: 42 },
  { id: "large", columns: 42, rows: 30 },
];
