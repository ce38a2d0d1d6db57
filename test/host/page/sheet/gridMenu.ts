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

interface Asked {
  readonly title: string;
  readonly unit: string;
  readonly most: number;
  readonly now: number;
}

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
              this.ways("Insert", one, (area) => ({
                "Shift cells right": () => person.insert(sheet, area, "Right"),
                "Shift cells down": () => person.insert(sheet, area, "Down"),
                "Entire row": () => person.insert(sheet, rowsOf(area), "Down"),
                "Entire column": () => person.insert(sheet, columnsOf(area), "Right"),
              })),
              this.ways("Delete", one, (area) => ({
                "Shift cells left": () => person.deleteCells(sheet, area, "Left"),
                "Shift cells up": () => person.deleteCells(sheet, area, "Up"),
                "Entire row": () => person.deleteCells(sheet, rowsOf(area), "Up"),
                "Entire column": () => person.deleteCells(sheet, columnsOf(area), "Left"),
              })),
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
    const height = { title: "Row height", unit: "Points", most: HIGHEST_ROW, now: sheet.rows.size(areas[0]!.row) };
    const width = {
      title: "Column width",
      unit: "Characters",
      most: WIDEST_COLUMN,
      now: charactersOf(sheet.columns.size(areas[0]!.column)),
    };
    const size =
      kind === "Rows"
        ? this.asking(height, (points) => person.setRowHeight(sheet, areas, points))
        : this.asking(width, (count) => person.setColumnWidth(sheet, areas, pointsOfCharacters(count)));
    return [size, { label: "Hide", act: hide(true) }, { label: "Unhide", act: hide(false) }];
  }

  /** An item that asks for one of several ways to do it. */
  private ways(
    what: "Insert" | "Delete",
    one: Area | undefined,
    ways: (area: Area) => Record<string, () => void>,
  ): MenuItem {
    const ask = async (area: Area): Promise<void> => {
      const offered = Object.entries(ways(area));
      const labels = offered.map(([label]) => label);
      const chosen = await askOne(what, `What to ${what.toLowerCase()}`, labels, what);
      if (chosen !== undefined) this.attempt(offered[chosen]![1]);
    };
    return { label: `${what}…`, act: one && (() => void ask(one)) };
  }

  private asking({ title, unit, most, now }: Asked, set: (number: number) => void): MenuItem {
    const ask = async (): Promise<void> => {
      const text = await askText(title, `${unit}, 0 to ${most}`, String(now));
      if (text === undefined) return;
      const number = Number(text.trim().replace(",", "."));
      if (text.trim() !== "" && number >= 0 && number <= most) this.attempt(() => set(number));
      else this.refuse(`Type a number from 0 to ${most}. Nothing was changed.`);
    };
    return { label: `${title}…`, act: () => void ask() };
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
