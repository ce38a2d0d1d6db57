import { addressOf, type Area, wholeSheet } from "../../src/worksheet/addresses";
import { isIn } from "./picture";

interface Belonging {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly content: string;
}

/** What a person wrote into the cells of mazes, and where it is; two cells may hold the same. */
export class Belongings {
  private all: readonly Belonging[] = [];

  get sheetIds(): string[] {
    return [...new Set(this.all.map(({ sheetId }) => sheetId))];
  }

  put(sheetId: string, row: number, column: number, content: string): void {
    this.release(sheetId, { row, column, rows: 1, columns: 1 });
    this.all = [...this.all, { sheetId, row, column, content }];
  }

  /** The person gives up what is in an area, or on the whole sheet. */
  release(sheetId: string, area = wholeSheet): void {
    this.all = this.all.filter((each) => each.sheetId !== sheetId || !isIn(area, each.row, each.column));
  }

  /**
   * A row or column was inserted before this one, or deleted with what is in it; `within`: in these cells alone, as the add-in does.
   */
  shift(sheetId: string, line: "row" | "column", edit: "insert" | "delete", index: number, within = wholeSheet): void {
    const all = this.within(sheetId);
    this.release(sheetId);
    for (const each of all) {
      const isMeant = isIn(within, each.row, each.column);
      if (isMeant && edit === "delete" && each[line] === index) continue;
      const isMoved = isMeant && (edit === "insert" ? each[line] >= index : each[line] > index);
      const moved = isMoved ? { ...each, [line]: each[line] + (edit === "insert" ? 1 : -1) } : each;
      this.put(sheetId, moved.row, moved.column, moved.content);
    }
  }

  /** What is in an area, or on the whole sheet. */
  within(sheetId: string, area: Area = wholeSheet): readonly Belonging[] {
    return this.all.filter((each) => each.sheetId === sheetId && isIn(area, each.row, each.column));
  }

  has(sheetId: string, row: number, column: number): boolean {
    return this.within(sheetId, { row, column, rows: 1, columns: 1 }).length > 0;
  }

  copied(from: string, to: string): void {
    for (const { row, column, content } of this.within(from)) this.put(to, row, column, content);
  }

  /** What is not where it should be, in words. */
  missing(sheetId: string, sheet: string, contentAt: (row: number, column: number, own: string) => string): string[] {
    return this.within(sheetId).flatMap(({ row, column, content }) => {
      const now = contentAt(row, column, content);
      const cell = addressOf({ row, column, rows: 1, columns: 1 });
      return now === content ? [] : [`${cell} on ${sheet} holds "${now}" instead of the person's "${content}"`];
    });
  }

  /** For giving back what was released too early. */
  snapshot(): () => void {
    const { all } = this;
    return () => (this.all = all);
  }
}
