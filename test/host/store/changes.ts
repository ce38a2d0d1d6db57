import { type Area, bounding, cellCount } from "./cells/area";
import type { SheetStore } from "./sheetStore";

/**
 * What changed since the last notification:
 * - "cells": values, styles, edges or merged areas within `area` (edges: the cells on both sides are within it);
 * - "sizes": row heights, column widths, hidden rows or columns, inserted or deleted rows or columns: everything from there on moved;
 * - "view": gridlines, headings, frozen panes, tab colour, protection, page layout, tables, charts or shapes of that sheet;
 * - "selection": the sheet's selection;
 * - "sheets": sheets added, deleted, renamed, moved, shown, hidden or activated;
 * - "names": names or other parts of the workbook.
 */
export type Change =
  | { readonly kind: "cells"; readonly sheet: SheetStore; readonly area: Area }
  | { readonly kind: "sizes" | "view" | "selection"; readonly sheet: SheetStore }
  | { readonly kind: "sheets" | "names" };

const MOST_AREAS = 64;

/** Collects changes and reports them to listeners once, after the running task (or at once by `flush`). */
export class Changes {
  private readonly listeners = new Set<(changes: readonly Change[]) => void>();
  private readonly areas = new Map<SheetStore, Area[]>();
  private readonly perSheet = new Map<string, Change>();
  private waiting = false;
  private counted = 0;
  private lastOfContents = 0;

  /** @returns a function that ends the subscription. */
  subscribe(listener: (changes: readonly Change[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** How often something changed that a person would want to undo: anything but selections and which sheet is in front. */
  get count(): number {
    return this.counted;
  }

  /** The count at the last change that formulas may depend on: of contents, sheets or names. */
  get contents(): number {
    return this.lastOfContents;
  }

  cells(sheet: SheetStore, area: Area, what: "contents" | "looks"): void {
    this.counted++;
    if (what === "contents") this.lastOfContents = this.counted;
    if (this.listeners.size === 0) return;
    const areas = this.areas.get(sheet) ?? [];
    this.areas.set(sheet, areas);
    join(areas, area);
    if (areas.length > MOST_AREAS) areas.splice(0, areas.length, areas.reduce(bounding));
    this.schedule();
  }

  sheet(kind: "sizes" | "view" | "selection", sheet: SheetStore): void {
    if (kind !== "selection") this.counted++;
    this.perSheet.set(`${kind} ${sheet.id}`, { kind, sheet });
    this.schedule();
  }

  workbook(kind: "sheets" | "names"): void {
    this.lastOfContents = ++this.counted;
    this.perSheet.set(kind, { kind });
    this.schedule();
  }

  /** Another sheet is in front. */
  activated(): void {
    this.perSheet.set("sheets", { kind: "sheets" });
    this.schedule();
  }

  /** Reports to the listeners now instead of after the running task. */
  flush(): void {
    this.waiting = false;
    const changes = [...this.perSheet.values()];
    for (const [sheet, areas] of this.areas) for (const area of areas) changes.push({ kind: "cells", sheet, area });
    this.perSheet.clear();
    this.areas.clear();
    if (changes.length > 0) for (const listener of [...this.listeners]) listener(changes);
  }

  private schedule(): void {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => this.waiting && this.flush());
  }
}

/** Joins the area with the last one if that adds few other cells, and the last one with the one before if it adds none. */
function join(areas: Area[], area: Area): void {
  const last = areas.pop();
  const both = last && bounding(last, area);
  if (last && both && cellCount(both) > cellCount(last) + 4 * cellCount(area)) areas.push(last, area);
  else areas.push(both ?? area);
  const [before, after] = areas.slice(-2);
  if (before && after) {
    const joined = bounding(before, after);
    if (cellCount(joined) <= cellCount(before) + cellCount(after)) areas.splice(-2, 2, joined);
  }
}
