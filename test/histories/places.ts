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
      if (!STANDS.test(id) && !GONE.test(id)) continue;
      this.nameless.delete(sheet.id);
      this.move(sheet.id, STANDS.test(id) ? parseArea(String(area)) : undefined);
      heard.add(sheet.id);
    }
    return heard;
  }

  /** After an act that ended half done: a person sees in the name box where a maze is. */
  lookAt(sheet: SheetStore): void {
    const name = book.workbook.name("MazeGrid", sheet);
    const found = name && parseReference(name.formula);
    const isKept = found === undefined && this.nameless.has(sheet.id);
    this.move(sheet.id, found?.sheet === sheet.name ? found.area : isKept ? this.of(sheet) : undefined);
  }

  /** A person inserted a whole row or column before this one, or deleted it. */
  shift(sheetId: string, line: Line, edit: "insert" | "delete", index: number): void {
    const area = this.areas.get(sheetId);
    this.put(sheetId, area && shifted(area, line, edit, index));
  }

  /** A person cut a whole maze and pasted it on the same sheet, or took all its cells away. */
  move(sheetId: string, area: Area | undefined): void {
    this.put(sheetId, area);
    this.changed(sheetId);
  }

  /** A person copied a sheet. */
  copied(from: SheetStore, to: SheetStore): void {
    this.put(to.id, this.of(from));
  }

  private put(sheetId: string, area: Area | undefined): void {
    if (area === undefined) this.areas.delete(sheetId);
    else this.areas.set(sheetId, area);
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
