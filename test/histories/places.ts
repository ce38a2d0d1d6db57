import type { Message } from "../../src/message";
import { parseArea, parseReference, type Area } from "../../src/worksheet/addresses";
import type { SheetStore } from "../host/store";
import { sentencesIn, book } from "../actions/stage";

/** Ids that say where a maze or a closed grid is now, with the arguments `area` and `sheet`. */
const STANDS = /^(?:maze-ready(?:-to-watch|-on-new-sheet)?|previous-maze-back|grid-ready|grid-closed|lines-changed)$/;
/** Ids that say that a sheet, their argument `sheet`, has no maze any more. */
const GONE = /^(?:cleared-as-before|maze-cleared(?:-nevertheless)?|sheet-as-before|earlier-maze-gone)$/;

type Line = "row" | "column";
const countOf = { row: "rows", column: "columns" } as const;

/**
 * Where each sheet's maze is: learned from what the add-in says, and followed by Excel's rules while a person inserts, deletes and moves
 * cells. A maze that was changed by the add-in counts as another one.
 */
export class Places {
  private readonly areas = new Map<string, Area>();
  /** Ids of sheets on which a person deleted the name of the maze. */
  readonly nameless = new Set<string>();
  private readonly versions = new Map<string, number>();

  of({ id }: SheetStore): Area | undefined {
    return this.areas.get(id);
  }

  /** Counts the mazes that a sheet has had. */
  versionOn(sheetId: string): number {
    return this.versions.get(sheetId) ?? 0;
  }

  /** The add-in changed the walls of a sheet's maze. */
  changed(sheetId: string): void {
    this.versions.set(sheetId, this.versionOn(sheetId) + 1);
  }

  /** Takes over what an outcome says; gives the ids of the sheets whose maze is another one, or gone. */
  hear(told: Message | undefined): Set<string> {
    const heard = new Set<string>();
    for (const each of sentencesIn(told)) {
      const { id, args } = each as Message;
      const { sheet: name, area } = args as { readonly sheet?: unknown; readonly area?: unknown };
      const sheet = typeof name === "string" ? book.workbook.sheet(name) : undefined;
      if (sheet === undefined) continue;
      // Repair also works where a sheet that belongs to the maze is in front.
      if (id === "maze-mended") this.changed(sheet.id);
      if (STANDS.test(id) || GONE.test(id)) this.nameless.delete(sheet.id);
      if (STANDS.test(id)) this.areas.set(sheet.id, parseArea(String(area))!);
      else if (GONE.test(id)) this.areas.delete(sheet.id);
      else continue;
      this.changed(sheet.id);
      heard.add(sheet.id);
    }
    return heard;
  }

  /** After an act that ended half done: a person sees in the name box where a maze is. */
  lookAt(sheet: SheetStore): void {
    const name = book.workbook.name("MazeGrid", sheet);
    const found = name && parseReference(name.formula);
    if (found?.sheet === sheet.name) this.areas.set(sheet.id, found.area);
    else if (found !== undefined || !this.nameless.has(sheet.id)) this.areas.delete(sheet.id);
    this.changed(sheet.id);
  }

  /** A person inserted a whole row or column before this one, or deleted it. */
  shift(sheetId: string, line: Line, edit: "insert" | "delete", index: number): void {
    const area = this.areas.get(sheetId);
    const moved = area && shifted(area, line, edit, index);
    if (moved !== undefined) this.areas.set(sheetId, moved);
    else this.areas.delete(sheetId);
  }

  /** A person took all cells of a maze away. */
  lose(sheetId: string): void {
    this.areas.delete(sheetId);
    this.changed(sheetId);
  }

  /** A person cut a whole maze and pasted it on the same sheet. */
  move({ id }: SheetStore, area: Area): void {
    this.areas.set(id, area);
    this.changed(id);
  }

  /** A person copied a sheet. */
  copied(from: SheetStore, to: SheetStore): void {
    const area = this.of(from);
    if (area !== undefined) this.areas.set(to.id, area);
  }
}

/** Where an area is after a row or column was inserted before this one, or deleted; undefined if nothing is left of it. */
export function shifted(area: Area, line: Line, edit: "insert" | "delete", index: number): Area | undefined {
  const count = countOf[line];
  const by = edit === "insert" ? 1 : -1;
  const isBefore = edit === "insert" ? index <= area[line] : index < area[line];
  const isWithin = !isBefore && index < area[line] + area[count];
  if (!isBefore && !isWithin) return area;
  const moved = isBefore ? { ...area, [line]: area[line] + by } : { ...area, [count]: area[count] + by };
  return moved[count] > 0 ? moved : undefined;
}
