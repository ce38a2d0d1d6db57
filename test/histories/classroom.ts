import type { Message } from "../../src/message";
import { addressOf, parseArea, parseReference } from "../../src/worksheet/addresses";
import { book, idsIn, mazeIn, sentencesIn } from "../actions/stage";
import type { SheetStore } from "../host/store";
import { cellsIn, isIn, Picture } from "./picture";

/** What a pupil's page was made from: the texts of the row. */
interface Page {
  readonly sheetId: string;
  readonly row: string;
}

/** What is said of a readable maze: where it is, and where its maze. */
interface Readable {
  readonly written: string;
  readonly maze: string;
  readonly sheet: string;
}

interface ClassSet {
  readonly indexId: string;
  readonly listId: string;
  /** By what the index calls the pupils. */
  readonly pages: ReadonlyMap<string, Page>;
}

const isGone = (sheetId: string) => book.workbook.sheetById(sheetId) === undefined;
const pagesOf = ({ pages }: ClassSet) => [...pages.values()].map(({ sheetId }) => sheetId);

/** The first row of pupils on an index, and where a sheet for self-marking takes a path; from 0. */
const FIRST_ROW = 4;
const PATH = { row: 3, column: 1 };
const MARKING = /^Your path through the maze \S+ on (.*)$/;

/**
 * Class lists, class sets and what pupils typed, as a teacher sees them: in the cells of the lists, in the links of the index, on the
 * pages, and in what the add-in says. Nothing is learned from hidden names.
 */
export class Classroom {
  private readonly listIds = new Set<string>();
  private sets: ClassSet[] = [];
  /** Pages and lists as they looked, by sheet id, as long as nobody is at work there. */
  private readonly looks = new Map<string, string>();
  /** Ids of those where somebody was at work. */
  private readonly touched = new Set<string>();
  /** By id of the sheet: the path that was typed there. */
  private readonly typed = new Map<string, string>();
  /** By id of a sheet for self-marking: the id of its maze's sheet. */
  private readonly marked = new Map<string, string>();

  get lists(): SheetStore[] {
    return [...this.listIds].flatMap((id) => book.workbook.sheetById(id) ?? []);
  }

  /** The sheets of class sets that a teacher may have in front. */
  get sheets(): SheetStore[] {
    return this.sets.flatMap((set) =>
      [set.indexId, ...pagesOf(set)].flatMap((id) => book.workbook.sheetById(id) ?? []),
    );
  }

  /** Whether somebody has worked on a pupil's page or a list; undefined for any other sheet. */
  isTouched({ id }: SheetStore): boolean | undefined {
    return this.looks.has(id) ? this.touched.has(id) : undefined;
  }

  /** The sheets for self-marking, by the line that they begin with. */
  get markers(): SheetStore[] {
    return book.workbook.sheets.filter((sheet) => MARKING.test(String(sheet.value(0, 0) ?? "")));
  }

  /** New sheets for self-marking name the sheets of their mazes, which may be renamed later. */
  private readMarkers(): void {
    for (const marker of this.markers) {
      const [, maze = ""] = MARKING.exec(String(marker.value(0, 0)))!;
      if (!this.marked.has(marker.id)) this.marked.set(marker.id, book.workbook.sheet(maze)!.id);
    }
  }

  /** The rows of a list's table: name, level, words and shape, without those that have no name. */
  rowsOf(list: SheetStore): string[][] {
    const { row: header, rows: count } = list.tables[0]!.area;
    const lines = Array.from({ length: count - 1 }, (_, i) => header + 1 + i);
    const cells = lines.map((row) => [0, 1, 2, 3].map((column) => String(list.value(row, column) ?? "").trim()));
    return cells.filter(([name]) => name !== "");
  }

  listAdded(list: SheetStore): void {
    this.listIds.add(list.id);
    this.looked(list);
  }

  /** The person changed something on this sheet. */
  looked(sheet: SheetStore): void {
    this.looks.set(sheet.id, JSON.stringify(Picture.of(sheet)));
  }

  /** A pupil types a path, in place of an earlier one. */
  typePath(marker: SheetStore, path: string): void {
    book.excel.person.type(marker, PATH.row, PATH.column, path);
    this.typed.set(marker.id, path);
  }

  /** The person deletes a sheet. */
  deleted({ id }: SheetStore): void {
    this.listIds.delete(id);
    this.looks.delete(id);
    this.typed.delete(id);
    this.sets = this.sets.filter(({ indexId }) => indexId !== id);
  }

  /** The set that an action means: the one of the sheet in front, or the only one. */
  private setMeant(front: SheetStore): ClassSet | undefined {
    const there = this.sets.filter(({ indexId }) => !isGone(indexId));
    const inFront = there.find((set) => [set.indexId, ...pagesOf(set)].includes(front.id));
    return inFront ?? (there.length === 1 ? there[0] : undefined);
  }

  /** Takes over what an outcome says; `consents` are the questions that were answered with yes. */
  hear(told: Message | undefined, front: SheetStore, consents: readonly Message[]): void {
    this.readMarkers();
    for (const { id, args } of sentencesIn(told) as Message[]) {
      const { sheet, index, sheets } = args as Readonly<Record<string, unknown>>;
      if (id === "class-list-ready") this.listAdded(book.workbook.sheet(String(sheet))!);
      if (id === "class-set-ready") this.setMade(book.workbook.sheet(String(index))!, front.id);
      if (id === "class-set-updated" || id === "class-set-updated-nevertheless") this.setUpdated(front, consents);
      if (id === "readable-written") this.checkReadable(args as unknown as Readable);
      if (id === "results-collected") this.checkCollected(Number(sheets));
      if (id === "booklet-deleted") this.setsDeleted();
      if (id === "partly-done" || id === "booklet-sheets-left") this.lookAgain();
    }
  }

  private setMade(index: SheetStore, listId: string): void {
    const set = this.read(index, listId);
    this.sets.push(set);
    this.checkAgrees(set, index);
    for (const id of pagesOf(set)) this.looked(book.workbook.sheetById(id)!);
  }

  /** What an index lists, and what is in the rows of its list now; `before`: the pages that the set had. */
  private read(index: SheetStore, listId: string, before: ClassSet["pages"] = new Map()): ClassSet {
    const list = book.workbook.sheetById(listId);
    const rows = list === undefined ? [] : labelled(this.rowsOf(list), before);
    const pages = new Map<string, Page>();
    for (let row = FIRST_ROW; ; row++) {
      const [, sheet, label] = /^=HYPERLINK\("#'(.+)'![A-Z]+\d+","(.*)"\)$/.exec(index.formula(row, 0) ?? "") ?? [];
      if (sheet === undefined) break;
      const page = book.workbook.sheet(sheet.replace(/''/g, "'").replace(/""/g, '"'));
      if (page === undefined) throw new Error(`${index.name} leads to ${sheet}, which is not there.`);
      const name = label!.replace(/""/g, '"');
      pages.set(name, { sheetId: page.id, row: rows.find((each) => each.label === name)?.row ?? "" });
    }
    return { indexId: index.id, listId, pages };
  }

  /** Checks that an index has the pupils of the list, in its order, each with a whole maze. */
  private checkAgrees({ listId, pages }: ClassSet, index: SheetStore, before: ClassSet["pages"] = new Map()): void {
    const list = book.workbook.sheetById(listId);
    if (list === undefined) return;
    const rows = labelled(this.rowsOf(list), before);
    expect([index.name, [...pages.keys()]]).toEqual([index.name, rows.map(({ label }) => label)]);
    rows.forEach(({ label, shape }) => {
      const page = book.workbook.sheetById(pages.get(label)!.sheetId)!;
      const grid = parseReference(book.workbook.name("MazeGrid", page)?.formula ?? "");
      // The maze of a page that stands may have been cleared by the person.
      if (grid !== undefined && shape === "") mazeIn(page, addressOf(grid.area));
    });
  }

  private setUpdated(front: SheetStore, consents: readonly Message[]): void {
    const before = this.setMeant(front);
    if (before === undefined) return;
    const index = book.workbook.sheetById(before.indexId)!;
    const now = this.read(index, before.listId, before.pages);
    this.sets = this.sets.map((set) => (set === before ? now : set));
    this.checkAgrees(now, index, before.pages);
    for (const [label, { sheetId, row }] of now.pages) {
      const earlier = before.pages.get(label);
      if (earlier !== undefined && !isGone(earlier.sheetId) && earlier.row === row)
        expect([label, sheetId]).toEqual([label, earlier.sheetId]);
      if (sheetId !== earlier?.sheetId) this.looked(book.workbook.sheetById(sheetId)!);
    }
    const goneTyped = consents.some((each) => idsIn(each).includes("class-typed-paths-go"));
    this.dropGone(pagesOf(before), goneTyped);
  }

  /** A readable maze says of each pair of neighbours what is between them. */
  private checkReadable({ written, maze, sheet }: Readable): void {
    const [twin, own] = [book.workbook.sheet(written)!, book.workbook.sheet(sheet)!];
    const area = parseArea(maze)!;
    const opens = (r: number, c: number, side: string) => new RegExp(`\\b${side}\\b`).test(String(twin.value(r, c)));
    const isInMaze = ({ row, column }: { readonly row: number; readonly column: number }) =>
      String(twin.value(row, column)) !== "outside";
    for (const { row, column } of cellsIn(area).filter(isInMaze)) {
      for (const [r, c, side, back, line] of [
        [row, column + 1, "right", "left", own.verticalEdge(row, column + 1)],
        [row + 1, column, "down", "up", own.horizontalEdge(row + 1, column)],
      ] as const) {
        if (!isIn(area, r, c) || !isInMaze({ row: r, column: c })) continue;
        const isPassage = line.style === "None";
        const said = [opens(row, column, side), opens(r, c, back)];
        expect([written, row, column, ...said]).toEqual([written, row, column, isPassage, isPassage]);
      }
    }
  }

  /** Results have a row for each sheet that marks a maze whose sheet is there. */
  private checkCollected(sheets: number): void {
    const mazes = this.markers.flatMap(({ id }) => book.workbook.sheetById(this.marked.get(id)!) ?? []);
    expect(sheets).toBe(mazes.length);
  }

  /** A deleted set is gone wholly, and so are the paths of its pupils. */
  private setsDeleted(): void {
    for (const { pages } of this.sets.filter(({ indexId }) => isGone(indexId)))
      expect([...pages.values()].filter(({ sheetId }) => !isGone(sheetId))).toEqual([]);
    this.sets = this.sets.filter(({ indexId }) => !isGone(indexId));
    // Also of a set whose index the person had deleted.
    const pages = [...this.looks.keys()].filter((sheetId) => !this.listIds.has(sheetId));
    this.dropGone(pages, true);
  }

  /** These pages may be gone, and with them what was typed. */
  private dropGone(sheetIds: readonly string[], mayLoseTyped: boolean): void {
    for (const id of sheetIds.filter(isGone)) this.looks.delete(id);
    if (mayLoseTyped) for (const id of [...this.typed.keys()].filter(isGone)) this.typed.delete(id);
  }

  /** After an act that ended half done, what is there counts. */
  private lookAgain(): void {
    this.dropGone(this.sets.flatMap(pagesOf), true);
    this.sets = [];
  }

  /** Checks what nobody worked on: lists, pages, and paths that pupils typed. `atWork`: the sheets where somebody did. */
  check(atWork: ReadonlySet<string>): void {
    for (const [id, look] of this.looks) {
      const sheet = book.workbook.sheetById(id);
      if (sheet === undefined) throw new Error("A page or a list of a class is gone, and nobody said so.");
      const now = JSON.stringify(Picture.of(sheet));
      if (atWork.has(id)) {
        this.touched.add(id);
        this.looks.set(id, now);
      } else if (now !== look) expect([sheet.name, JSON.parse(now)]).toEqual([sheet.name, JSON.parse(look)]);
    }
    for (const [id, path] of this.typed) {
      const marker = book.workbook.sheetById(id);
      expect([marker?.name, marker?.value(PATH.row, PATH.column)]).toEqual([marker?.name, path]);
    }
  }
}

interface Labelled {
  readonly label: string;
  readonly row: string;
  readonly shape: string;
}

/**
 * What the pages of a list are called: rows of one name are numbered; those that say what a page that is there was made from keep its
 * number, the others are numbered in their order.
 */
function labelled(rows: readonly (readonly string[])[], pages: ClassSet["pages"]): Labelled[] {
  const taken = new Set<string>();
  const called = ([name = "", ...others]: readonly string[], number: number): Labelled => {
    const label = number === 1 ? name : `${name} ${number}`;
    return { label, row: JSON.stringify([label, ...others]), shape: others[2] ?? "" };
  };
  const first = (row: readonly string[], isIts: (one: Labelled) => boolean): Labelled | undefined => {
    for (let number = 1; number <= rows.length + pages.size; number++) {
      const one = called(row, number);
      if (taken.has(one.label.toLowerCase()) || !isIts(one)) continue;
      taken.add(one.label.toLowerCase());
      return one;
    }
    return undefined;
  };
  const stands = ({ label, row }: Labelled) => {
    const page = pages.get(label);
    return page?.row === row && !isGone(page.sheetId);
  };
  const kept = rows.map((row) => first(row, stands));
  return rows.map((row, i) => kept[i] ?? first(row, () => true)!);
}
