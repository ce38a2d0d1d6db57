import { addressOf, type Area } from "../../src/worksheet/addresses";
import { isIn } from "./picture";

type Line = "row" | "column";

/** What a person wrote into the cells of mazes, and where it is; two cells may hold the same. */
export class Belongings {
  private readonly onSheets = new Map<string, Map<string, { row: number; column: number; content: string }>>();

  get sheetIds(): string[] {
    return [...this.onSheets.keys()];
  }

  put(sheetId: string, row: number, column: number, content: string): void {
    const own = this.onSheets.get(sheetId) ?? new Map<string, { row: number; column: number; content: string }>();
    own.set(keyOf(row, column), { row, column, content });
    this.onSheets.set(sheetId, own);
  }

  /** The person gives up what is in an area. */
  release(sheetId: string, area: Area): void {
    this.keep(sheetId, ({ row, column }) => !isIn(area, row, column));
  }

  /** The sheet was deleted. */
  releaseAll(sheetId: string): void {
    this.onSheets.delete(sheetId);
  }

  /**
   * A row or column was inserted before this one, or deleted with what is in it; `within`: in these cells alone, as the add-in does.
   */
  shift(sheetId: string, line: Line, edit: "insert" | "delete", index: number, within?: Area): void {
    const all = [...(this.onSheets.get(sheetId)?.values() ?? [])];
    this.onSheets.delete(sheetId);
    for (const each of all) {
      const isMeant = within === undefined || isIn(within, each.row, each.column);
      if (isMeant && edit === "delete" && each[line] === index) continue;
      const isMoved = isMeant && (edit === "insert" ? each[line] >= index : each[line] > index);
      const moved = isMoved ? { ...each, [line]: each[line] + (edit === "insert" ? 1 : -1) } : each;
      this.put(sheetId, moved.row, moved.column, moved.content);
    }
  }

  /** What is in an area. */
  within(sheetId: string, area: Area): readonly { row: number; column: number; content: string }[] {
    return [...(this.onSheets.get(sheetId)?.values() ?? [])].filter(({ row, column }) => isIn(area, row, column));
  }

  copied(from: string, to: string): void {
    for (const { row, column, content } of [...(this.onSheets.get(from)?.values() ?? [])]) {
      this.put(to, row, column, content);
    }
  }

  /** What is not where it should be, in words. */
  missing(sheetId: string, sheet: string, contentAt: (row: number, column: number, own: string) => string): string[] {
    return [...(this.onSheets.get(sheetId)?.values() ?? [])].flatMap(({ row, column, content }) => {
      const now = contentAt(row, column, content);
      const cell = addressOf({ row, column, rows: 1, columns: 1 });
      return now === content ? [] : [`${cell} on ${sheet} holds "${now}" instead of the person's "${content}"`];
    });
  }

  /** For giving back what was released too early. */
  snapshot(): () => void {
    const kept = [...this.onSheets].map(([id, own]) => [id, new Map(own)] as const);
    return () => {
      this.onSheets.clear();
      for (const [id, own] of kept) this.onSheets.set(id, own);
    };
  }

  private keep(sheetId: string, isKept: (each: { row: number; column: number }) => boolean): void {
    const own = this.onSheets.get(sheetId);
    for (const [key, each] of own ?? []) if (!isKept(each)) own!.delete(key);
  }
}

const keyOf = (row: number, column: number) => `${row},${column}`;
