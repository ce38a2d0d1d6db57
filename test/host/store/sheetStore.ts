import {
  type Area,
  MAX_COLUMNS,
  MAX_ROWS,
  WHOLE_SHEET,
  areaBetween,
  bounding,
  cellArea,
  cellCount,
  intersect,
  lastColumn,
  lastRow,
} from "./cells/area";
import { Axis, type AxisState } from "./cells/axis";
import { BandedGrid, type BandedState } from "./cells/bandedGrid";
import { type PageSetup, newPageSetup } from "./pageSetup";
import type { ChartEntry } from "./chartParts";
import type {
  ConditionalFormatEntry,
  HyperlinkEntry,
  ProtectionOptions,
  Selection,
  ShapeEntry,
  TableEntry,
  ValidationEntry,
} from "./parts";
import { type GridState, SparseGrid } from "./cells/sparseGrid";
import { type CellStyle, type Line } from "./style";
import { idIn } from "./cells/interner";
import { usedArea } from "./usedArea";
import type { CellValue } from "./cellValue";
import type { WorkbookStore } from "./workbookStore";

export type Visibility = "Visible" | "Hidden" | "VeryHidden";

/** What cells hold besides looks: a value, or a formula with the value it gives. */
interface CellContent {
  readonly value: CellValue | undefined;
  readonly formula: string | undefined;
}

const PLAIN = [
  "visibility",
  "tabColor",
  "showGridlines",
  "showHeadings",
  "frozen",
  "protection",
  "autoFilter",
  "conditionalFormats",
  "validations",
  "tables",
  "charts",
  "shapes",
  "hyperlinks",
  "merges",
  "customProperties",
  "page",
] as const satisfies readonly (keyof SheetStore)[];

/** The state of a sheet, except its selection. */
export interface SheetState {
  readonly name: string;
  readonly plain: Pick<SheetStore, (typeof PLAIN)[number]>;
  readonly rows: AxisState;
  readonly columns: AxisState;
  readonly values: GridState<CellValue | undefined>;
  readonly formulas: GridState<string | undefined>;
  readonly styles: BandedState;
  readonly horizontal: BandedState;
  readonly vertical: BandedState;
}

/**
 * One worksheet's contents as plain data: no rules of Excel's (they are the model's), no protocol.
 *
 * Rows and columns count from 0, sizes are points. An edge between two cells exists once: `horizontalEdge(r, c)` is the line
 * on top of cell (r, c) and so below cell (r - 1, c), `verticalEdge(r, c)` the line left of cell (r, c) and so right of
 * (r, c - 1). There is one more line than cells: rows 0..MAX_ROWS, columns 0..MAX_COLUMNS.
 *
 * `workbook.changes` reports every change made by its methods. After editing `page`, `tables`, `charts`, `shapes` or the
 * plain fields directly, call `touched()`.
 */
export class SheetStore {
  visibility: Visibility = "Visible";
  /** "#RRGGBB", or "" for none. */
  tabColor = "";
  showGridlines = true;
  showHeadings = true;
  /** Rows and columns frozen at the top and left (0: none). */
  frozen = { rows: 0, columns: 0 };
  /** Undefined when the sheet is not protected. */
  protection: { options: ProtectionOptions; password: string } | undefined;
  readonly page: PageSetup;
  /** The range with filter buttons; undefined when there is none. */
  autoFilter: Area | undefined;
  /** The last one made comes first, as in Excel. */
  conditionalFormats: ConditionalFormatEntry[] = [];
  /** Rules for what may be typed; none of their areas overlap. */
  validations: ValidationEntry[] = [];
  tables: TableEntry[] = [];
  charts: ChartEntry[] = [];
  shapes: ShapeEntry[] = [];
  /** The first that has a cell is the cell's. */
  hyperlinks: HyperlinkEntry[] = [];
  /** Areas shown as one cell; they never overlap. */
  merges: Area[] = [];
  customProperties = new Map<string, string>();
  readonly rows = new Axis(MAX_ROWS, 15);
  readonly columns = new Axis(MAX_COLUMNS, 48);

  private current: Selection = { areas: [cellArea(0, 0)], activeRow: 0, activeColumn: 0 };
  private readonly values = new SparseGrid<CellValue | undefined>(undefined);
  private readonly formulas = new SparseGrid<string | undefined>(undefined);
  private readonly styles = new BandedGrid(MAX_ROWS, MAX_COLUMNS, 1);
  private readonly horizontal = new BandedGrid(MAX_ROWS + 1, MAX_COLUMNS, 1);
  private readonly vertical = new BandedGrid(MAX_ROWS, MAX_COLUMNS + 1, 1);

  /** Sheets are made by `workbook.addSheet`. */
  constructor(
    readonly workbook: WorkbookStore,
    readonly id: string,
    private sheetName: string,
  ) {
    this.page = newPageSetup(workbook.paperSize);
  }

  get name(): string {
    return this.sheetName;
  }

  /** To be called by the workbook alone, which rewrites the formulas that name the sheet. */
  takeName(name: string): void {
    this.sheetName = name;
  }

  get selection(): Selection {
    return this.current;
  }

  /** The active cell is the first area's first unless given. */
  select(areas: readonly Area[], activeRow = areas[0]!.row, activeColumn = areas[0]!.column): void {
    this.current = { areas, activeRow, activeColumn };
    this.workbook.changes.sheet("selection", this);
  }

  /** To be called after a change of a plain field, of `page`, `tables`, `charts` or `shapes`. */
  touched(): void {
    this.workbook.changes.sheet("view", this);
  }

  // Values

  /** The cell's value, for a formula its result; undefined when the cell is empty. */
  value(row: number, column: number): CellValue | undefined {
    return this.values.get(row, column);
  }

  /** The formula beginning with "=", or undefined. */
  formula(row: number, column: number): string | undefined {
    return this.formulas.get(row, column);
  }

  /** Writes one cell; both undefined empties it. No coercion: text that looks like a number stays text. */
  setCell(row: number, column: number, value: CellValue | undefined, formula?: string): void {
    this.values.set(row, column, value);
    this.formulas.set(row, column, formula);
    this.workbook.changes.cells(this, cellArea(row, column), "contents");
  }

  /** Visits the cells with a value or formula, in no particular order. */
  forEachCell(area: Area, visit: (row: number, column: number, content: CellContent) => void): void {
    this.values.forEach(area, (value, row, column) =>
      visit(row, column, { value, formula: this.formulas.get(row, column) }),
    );
  }

  /** Visits the cells that hold a formula. */
  forEachFormula(area: Area, visit: (row: number, column: number, formula: string) => void): void {
    this.formulas.forEach(area, (formula, row, column) => visit(row, column, formula!));
  }

  clearContents(area: Area): void {
    this.values.erase(area);
    this.formulas.erase(area);
    this.workbook.changes.cells(this, area, "contents");
  }

  // Looks

  style(row: number, column: number): CellStyle {
    return this.workbook.styles.get(this.styles.get(row, column));
  }

  /** A small number that is the same for equal styles; `workbook.styles.get` gives the style. Cheaper to compare and cache. */
  styleId(row: number, column: number): number {
    return this.styles.get(row, column);
  }

  /** Changes the look of every cell of the area; `change` is called once for each different style in it. */
  restyle(area: Area, change: (style: CellStyle) => CellStyle): void {
    const known = new Map<number, number>();
    this.styles.update(area, (id) => {
      let next = known.get(id);
      if (next === undefined) {
        next = this.workbook.styles.id(change(this.workbook.styles.get(id)));
        known.set(id, next);
      }
      return next;
    });
    this.workbook.changes.cells(this, area, "looks");
  }

  /** The different styles in the area (see BandedGrid.idsIn for how exact). */
  stylesIn(area: Area): CellStyle[] {
    return [...this.styles.idsIn(area)].map((id) => this.workbook.styles.get(id));
  }

  /** Styles given to whole rows, whole columns and the sheet, as ids of `workbook.styles`; for files. */
  styleBands(): ReturnType<BandedGrid["bands"]> {
    return this.styles.bands();
  }

  /** Visits the cells that have a style of their own, not by their row or column; for files. */
  forEachStyled(area: Area, visit: (row: number, column: number, styleId: number) => void): void {
    this.styles.forEachOwn(area, (id, row, column) => visit(row, column, id));
  }

  /** Takes over all styles and edges of another sheet, of this workbook or of another one. */
  copyLooks(source: SheetStore): void {
    const lineIn = idIn(source.workbook.lines, this.workbook.lines);
    this.styles.copyFrom(source.styles, idIn(source.workbook.styles, this.workbook.styles));
    this.horizontal.copyFrom(source.horizontal, lineIn);
    this.vertical.copyFrom(source.vertical, lineIn);
    this.workbook.changes.cells(this, WHOLE_SHEET, "looks");
  }

  // Edges

  /** The line on top of cell (row, column). */
  horizontalEdge(row: number, column: number): Line {
    return this.workbook.lines.get(this.horizontal.get(row, column));
  }

  /** The line at the left of cell (row, column). */
  verticalEdge(row: number, column: number): Line {
    return this.workbook.lines.get(this.vertical.get(row, column));
  }

  /** As `horizontalEdge`, as an id of `workbook.lines`; 1 is no line. */
  horizontalEdgeId(row: number, column: number): number {
    return this.horizontal.get(row, column);
  }

  /** As `verticalEdge`, as an id of `workbook.lines`; 1 is no line. */
  verticalEdgeId(row: number, column: number): number {
    return this.vertical.get(row, column);
  }

  /**
   * Changes the horizontal edges (r, c) within `edges`, an area of edges, not of cells: {row: 1, rows: 1} is the
   * line between rows 0 and 1.
   */
  changeHorizontalEdges(edges: Area, change: (line: Line) => Line): void {
    this.changeEdges(this.horizontal, edges, change);
    this.workbook.changes.cells(this, around(edges, 1, 0), "looks");
  }

  /** Changes the vertical edges (r, c) within `edges`, an area of edges: {column: 1, columns: 1} is the line between columns 0 and 1. */
  changeVerticalEdges(edges: Area, change: (line: Line) => Line): void {
    this.changeEdges(this.vertical, edges, change);
    this.workbook.changes.cells(this, around(edges, 0, 1), "looks");
  }

  /** The different lines among these horizontal edges. */
  horizontalEdgesIn(edges: Area): Line[] {
    return [...this.horizontal.idsIn(edges)].map((id) => this.workbook.lines.get(id));
  }

  /** The different lines among these vertical edges. */
  verticalEdgesIn(edges: Area): Line[] {
    return [...this.vertical.idsIn(edges)].map((id) => this.workbook.lines.get(id));
  }

  // Sizes

  /** @param height points, undefined for the default. */
  setRowHeight(first: number, last: number, height: number | undefined): void {
    this.rows.resize(first, last, height);
    this.workbook.changes.sheet("sizes", this);
  }

  /** @param width points, undefined for the default. */
  setColumnWidth(first: number, last: number, width: number | undefined): void {
    this.columns.resize(first, last, width);
    this.workbook.changes.sheet("sizes", this);
  }

  hideRows(first: number, last: number, hidden: boolean): void {
    this.rows.hide(first, last, hidden);
    this.workbook.changes.sheet("sizes", this);
  }

  hideColumns(first: number, last: number, hidden: boolean): void {
    this.columns.hide(first, last, hidden);
    this.workbook.changes.sheet("sizes", this);
  }

  // Areas

  /** The merged area that holds the cell. */
  mergeAt(row: number, column: number): Area | undefined {
    return this.merges.find((area) => intersect(area, cellArea(row, column)));
  }

  addMerge(area: Area): void {
    this.merges = [...this.merges.filter((other) => !intersect(other, area)), area];
    this.workbook.changes.cells(this, area, "contents");
  }

  /** Takes apart every merged area that meets `area`. */
  removeMerges(area: Area): void {
    for (const merge of this.merges) if (intersect(merge, area)) this.workbook.changes.cells(this, merge, "contents");
    this.merges = this.merges.filter((merge) => !intersect(merge, area));
  }

  /**
   * The smallest area with everything in it: values, and unless `valuesOnly` styles, edges and merges of single cells too.
   * Undefined when there is nothing. A line counts for the cell that holds it; one that both hold as a side of a box, and a row of such
   * lines alone for the cells below (nobody knows on which side it was drawn).
   */
  usedArea(valuesOnly: boolean, within: Area = WHOLE_SHEET): Area | undefined {
    const { values, formulas, styles, horizontal, vertical, merges } = this;
    const lineOf = (id: number) => this.workbook.lines.get(id);
    return usedArea({ values, formulas, styles, horizontal, vertical, merges, lineOf }, valuesOnly, within);
  }

  /** Moves values, looks and edges of the cells; merges, tables, names and formulas elsewhere are the caller's business. */
  moveCells(area: Area, rows: number, columns: number): void {
    this.values.move(area, rows, columns);
    this.formulas.move(area, rows, columns);
    this.styles.move(area, rows, columns);
    this.horizontal.move(area, rows, columns);
    this.vertical.move(area, rows, columns);
    this.workbook.changes.cells(
      this,
      bounding(area, { ...area, row: area.row + rows, column: area.column + columns }),
      "contents",
    );
  }

  /** The sheet as it is now; kept cheaply, since grids copy what is written into later. */
  state(): SheetState {
    return {
      name: this.sheetName,
      plain: structuredClone(
        Object.fromEntries(PLAIN.map((key) => [key, this[key]])),
      ) as unknown as SheetState["plain"],
      rows: this.rows.state(),
      columns: this.columns.state(),
      values: this.values.state(),
      formulas: this.formulas.state(),
      styles: this.styles.state(),
      horizontal: this.horizontal.state(),
      vertical: this.vertical.state(),
    };
  }

  /** To be called by the workbook alone, which takes back its names and the other sheets too. */
  takeState(state: SheetState): void {
    const { page, ...plain } = structuredClone(state.plain);
    this.sheetName = state.name;
    Object.assign(this, plain);
    Object.assign(this.page, page);
    for (const part of ["rows", "columns"] as const) this[part].takeState(state[part]);
    for (const part of ["styles", "horizontal", "vertical"] as const) this[part].takeState(state[part]);
    this.values.takeState(state.values);
    this.formulas.takeState(state.formulas);
    this.workbook.changes.cells(this, WHOLE_SHEET, "contents");
    this.workbook.changes.sheet("sizes", this);
    this.touched();
  }

  private changeEdges(grid: BandedGrid, edges: Area, change: (line: Line) => Line): void {
    if (cellCount(edges) <= 0) return;
    const known = new Map<number, number>();
    grid.update(edges, (id) => {
      let next = known.get(id);
      if (next === undefined) {
        next = this.workbook.lines.id(change(this.workbook.lines.get(id)));
        known.set(id, next);
      }
      return next;
    });
  }
}

/** The cells on both sides of these edges. */
function around(edges: Area, rows: number, columns: number): Area {
  const row = Math.max(0, edges.row - rows);
  const column = Math.max(0, edges.column - columns);
  return areaBetween(row, column, Math.min(lastRow(edges), MAX_ROWS - 1), Math.min(lastColumn(edges), MAX_COLUMNS - 1));
}
