import type { Mask } from "../../maze/model";
import type { CellSize, Outside } from "../cells";
import type { Area } from "../excel";
import type { Before } from "./before";
import type { Written } from "./written";

/** What must be remembered when a maze is drawn. */
export interface DrawnMaze extends CellSize {
  /** The stamp of the drawing action. */
  readonly act: string;
  readonly sheetName: string;
  readonly area: Area;
  /** The grid that the sheet had before; undefined if it had none. */
  readonly over: Area | undefined;
  readonly before: Before;
  /** Whether there is a copy of what it covers, or it was lost; undefined if it covers nothing. */
  readonly covers: "cells" | "lost" | undefined;
  readonly mask?: Mask | undefined;
  /** How the cells look that are out of it; undefined if that was not chosen. */
  readonly outside?: Outside | undefined;
  readonly code?: string | undefined;
  readonly walls?: string | undefined;
  readonly replaced?: string | undefined;
  /** What is written into its cells. */
  readonly written?: Written | undefined;
}
