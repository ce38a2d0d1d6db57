import type { Message } from "../../message";
import type { Maze } from "../../maze/model";
import type { Lattice } from "../../maze/foreign";
import { type Area, cellOfWhole, cellsOf } from "../addresses";
import { type Cells, FillList, type Fills, lookOfCell } from "../cells";
import type { Gap } from "../lines";
import type { ReadName } from "../names";
import type { DrawnEdges, GridLines } from "./drawnEdges";

/** What was read of a place where a maze that Lavirint did not draw may be. */
export interface SeenPlace {
  readonly area: Area;
  readonly cells: Cells;
  /** The fills as they would be without a solution, and as a conditional format shows them. */
  readonly shown: Fills;
  /** Undefined where no two neighbouring cells have a line between them. */
  readonly edges: DrawnEdges | undefined;
  readonly merged: readonly Area[];
  readonly focus: Area | undefined;
  readonly names: readonly ReadName[];
  /** Whether a colour scale colours cells that hold numbers. */
  readonly hasScale: boolean;
}

/** A maze that Lavirint did not draw, as it was recognised. A cell of the maze is a cell of its area, also where its walls are cells. */
export interface Recognised {
  readonly area: Area;
  readonly maze: Maze;
  readonly gaps: readonly Gap[];
  readonly cells: Cells;
  /** The fills without those of a solution. */
  readonly looks: Fills;
  /** Entrance and exits that are named, typed or coloured; otherwise the first gap in the frame, and the others. */
  readonly entrance: number | undefined;
  readonly exits: readonly number[];
  /** What was taken for walls; undefined for ordinary lines. */
  readonly taken: Message | undefined;
  /** Whether whole cells are walls: those are out of the maze. */
  readonly isOfCells: boolean;
  readonly isOfLines: boolean;
  /** Whether what the cells hold are its walls. */
  readonly isTyped: boolean;
  /** The same maze with walls between its cells; undefined where it is the maze itself, or there is none. */
  readonly lattice: Lattice | undefined;
  readonly grid: GridLines | undefined;
  /** Whether conditional formats colour cells of the maze that are open: a fill would not be seen. */
  readonly isCoveredByRules: boolean;
}

export function seenIn(
  { area: whole, cells, shown, hasScale }: SeenPlace,
  area: Area,
  isOpen: (cell: number) => boolean = () => true,
): Pick<Recognised, "area" | "cells" | "looks" | "isCoveredByRules"> {
  const size = cellsOf(area);
  const [fills, looks] = [new FillList(size), new FillList(size)];
  const [values, formulas] = [new Array<unknown>(size), new Array<unknown>(size)];
  let isCoveredByRules = false;
  for (let cell = 0; cell < size; cell++) {
    const at = cellOfWhole(whole, area, cell);
    const look = lookOfCell(shown, at);
    fills.set(cell, lookOfCell(cells.fills, at));
    looks.set(cell, look.replace(`${RULE} `, ""));
    values[cell] = cells.values[at];
    formulas[cell] = cells.formulas[at];
    const isCovered = look.startsWith(RULE) || (hasScale && typeof values[cell] === "number");
    isCoveredByRules ||= isCovered && isOpen(cell);
  }
  return { area, cells: { fills, values, formulas }, looks, isCoveredByRules };
}

/** A look that a conditional format gives, "rule RRGGBB", says so. */
export const RULE = "rule";

/** A value as a text; "" for what is none. */
export function typedIn(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
