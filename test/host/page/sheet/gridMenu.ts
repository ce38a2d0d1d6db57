import { containsCell, isEntireColumn, isEntireRow, type Area, type SheetStore } from "../../store";
import type { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { attempt } from "../controls/attempt";
import { askOne, askText } from "../controls/dialogs";
import { openMenu, type MenuItem } from "../controls/menu";
import type { GridView, Hit } from "../view/gridView";
import { charactersOf, pointsOfCharacters } from "./columnWidth";
import type { GridClipboard } from "./gridClipboard";
import { choose } from "./gridKeys";
import { columnsBetween, rowsBetween, single } from "./selection";

const HIGHEST_ROW = 409;
const WIDEST_COLUMN = 255;

/** The menu on cells and on headings: what is selected says which. */
export class GridMenu {
  constructor(
    private readonly grid: GridView,
    private readonly excel: EmbeddedExcel,
    private readonly clipboard: GridClipboard,
    private readonly refuse: (sentence: string) => void,
    /** What an add-in adds to the menu of cells. */
    private readonly addInItems: () => readonly MenuItem[],
  ) {}

  /** At the mouse; cells that are not selected are selected first, as in every workbook. */
  openAt(hit: Hit, x: number, y: number): void {
    const { sheet } = this.grid;
    const isSelected = sheet.selection.areas.some((area) => isPartOf(area, hit));
    if (!isSelected && hit.part === "cell") choose(sheet, single(sheet, hit));
    else if (!isSelected && hit.part !== "corner") {
      const area = hit.part === "rowHeading" ? rowsBetween(hit.row, hit.row) : columnsBetween(hit.column, hit.column);
      choose(sheet, { areas: [area], activeRow: area.row, activeColumn: area.column });
    }
    this.open(x, y);
  }

  /** By a key: beside the active cell. */
  openAtCell(): void {
    const { activeRow, activeColumn } = this.grid.sheet.selection;
    this.grid.reveal(activeRow, activeColumn);
    const place = this.grid.placeOf({ row: activeRow, column: activeColumn, rows: 1, columns: 1 });
    const box = this.grid.element.getBoundingClientRect();
    this.open(box.left + place.x + place.width / 2, box.top + place.y + place.height / 2);
  }

  private open(x: number, y: number): void {
    const { sheet } = this.grid;
    const { areas } = sheet.selection;
    const everyArea = (is: (area: Area) => boolean): boolean => areas.every(is);
    const kind = everyArea(isEntireRow) ? "Rows" : everyArea(isEntireColumn) ? "Columns" : "Cells";
    const one = areas.length === 1 ? areas[0]! : undefined;
    const ofOne = (act: (area: Area) => void): MenuItem["act"] => one && (() => act(one));
    const { person } = this.excel;
    openMenu(
      kind,
      [
        { label: "Cut", act: ofOne(() => this.clipboard.copy(true)) },
        { label: "Copy", act: ofOne(() => this.clipboard.copy(false)) },
        { label: "Paste", act: ofOne(() => void this.clipboard.paste()) },
        ...(kind === "Cells"
          ? [
              { label: "Insert…", act: ofOne((area) => void this.insert(sheet, area)) },
              { label: "Delete…", act: ofOne((area) => void this.delete(sheet, area)) },
            ]
          : [
              { label: "Insert", act: ofOne((area) => this.attempt(() => person.insert(sheet, area, "Down"))) },
              { label: "Delete", act: ofOne((area) => this.attempt(() => person.deleteCells(sheet, area, "Up"))) },
            ]),
        { label: "Clear contents", act: () => this.attempt(() => person.empty(sheet, areas)) },
        ...(kind === "Cells" ? this.addInItems() : this.sizes(sheet, areas, kind)),
      ],
      x,
      y,
    );
  }

  private sizes(sheet: SheetStore, areas: readonly Area[], kind: "Rows" | "Columns"): MenuItem[] {
    const { person } = this.excel;
    const hide = (hidden: boolean) => () =>
      this.attempt(() =>
        kind === "Rows" ? person.hideRows(sheet, areas, hidden) : person.hideColumns(sheet, areas, hidden),
      );
    return [
      kind === "Rows"
        ? { label: "Row height…", act: () => void this.askHeight(sheet, areas) }
        : { label: "Column width…", act: () => void this.askWidth(sheet, areas) },
      { label: "Hide", act: hide(true) },
      { label: "Unhide", act: hide(false) },
    ];
  }

  private async insert(sheet: SheetStore, area: Area): Promise<void> {
    const { person } = this.excel;
    const ways = [
      () => person.insert(sheet, area, "Right"),
      () => person.insert(sheet, area, "Down"),
      () => person.insert(sheet, rowsOf(area), "Down"),
      () => person.insert(sheet, columnsOf(area), "Right"),
    ];
    const options = ["Shift cells right", "Shift cells down", "Entire row", "Entire column"];
    const chosen = await askOne("Insert", "What to insert", options, "Insert");
    if (chosen !== undefined) this.attempt(ways[chosen]!);
  }

  private async delete(sheet: SheetStore, area: Area): Promise<void> {
    const { person } = this.excel;
    const ways = [
      () => person.deleteCells(sheet, area, "Left"),
      () => person.deleteCells(sheet, area, "Up"),
      () => person.deleteCells(sheet, rowsOf(area), "Up"),
      () => person.deleteCells(sheet, columnsOf(area), "Left"),
    ];
    const options = ["Shift cells left", "Shift cells up", "Entire row", "Entire column"];
    const chosen = await askOne("Delete", "What to delete", options, "Delete");
    if (chosen !== undefined) this.attempt(ways[chosen]!);
  }

  private async askHeight(sheet: SheetStore, areas: readonly Area[]): Promise<void> {
    const now = String(sheet.rows.size(areas[0]!.row));
    const height = await this.askNumber("Row height", `Points, 0 to ${HIGHEST_ROW}`, now, HIGHEST_ROW);
    if (height !== undefined) this.attempt(() => this.excel.person.setRowHeight(sheet, areas, height));
  }

  private async askWidth(sheet: SheetStore, areas: readonly Area[]): Promise<void> {
    const now = String(charactersOf(sheet.columns.size(areas[0]!.column)));
    const width = await this.askNumber("Column width", `Characters, 0 to ${WIDEST_COLUMN}`, now, WIDEST_COLUMN);
    if (width === undefined) return;
    this.attempt(() => this.excel.person.setColumnWidth(sheet, areas, pointsOfCharacters(width)));
  }

  private async askNumber(title: string, label: string, value: string, most: number): Promise<number | undefined> {
    const text = await askText(title, label, value);
    if (text === undefined) return undefined;
    const number = Number(text.trim().replace(",", "."));
    if (text.trim() !== "" && number >= 0 && number <= most) return number;
    this.refuse(`Type a number from 0 to ${most}. Nothing was changed.`);
    return undefined;
  }

  private attempt(act: () => void): void {
    attempt(act, this.refuse);
  }
}

function isPartOf(area: Area, { part, row, column }: Hit): boolean {
  if (part === "corner") return true;
  if (part === "rowHeading") return isEntireRow(area) && containsCell(area, row, 0);
  if (part === "columnHeading") return isEntireColumn(area) && containsCell(area, 0, column);
  return containsCell(area, row, column);
}

function rowsOf({ row, rows }: Area): Area {
  return rowsBetween(row, row + rows - 1);
}

function columnsOf({ column, columns }: Area): Area {
  return columnsBetween(column, column + columns - 1);
}
