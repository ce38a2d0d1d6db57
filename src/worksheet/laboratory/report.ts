/** A cell of a report: figures are numbers, and "" is an empty cell. */
export type ReportCell = string | number;

/** A table; texts never begin like a formula. */
export interface ReportTable {
  /** Shown in a cell above the table. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** The number formats of some of its columns, one a row. */
  readonly formats: readonly { readonly column: number; readonly formats: readonly string[] }[];
  /** A column of texts to the right of numbers, indented. */
  readonly indented?: number | undefined;
}

/** A column of a table of `Row`s. */
export interface Column<Row> {
  readonly heading: string;
  /** What it holds; undefined is an empty cell. */
  readonly of: (row: Row) => ReportCell | undefined;
  /** The number format of its cells. */
  readonly format?: string | ((row: Row) => string);
  /** Whether it holds texts to the right of numbers, and is indented. */
  readonly isIndented?: boolean;
}

/** A table of these columns, a row each. */
export function tableOf<Row>(heading: string, columns: readonly Column<Row>[], rows: readonly Row[]): ReportTable {
  const indented = columns.findIndex(({ isIndented }) => isIndented === true);
  return {
    heading,
    columns: columns.map((column) => column.heading),
    rows: rows.map((row) => columns.map((column) => column.of(row) ?? "")),
    formats: columns.flatMap(({ format }, column) => {
      if (format === undefined) return [];
      return [{ column, formats: rows.map((row) => (typeof format === "string" ? format : format(row))) }];
    }),
    indented: indented < 0 ? undefined : indented,
  };
}

/** A chart, and the figures that it shows: in cells of their own, so that sorting or filtering a table does not change it. */
export interface ReportChart {
  /** Clustered columns; lines from high to low with a tick; lines with a mark at each figure; points, whose x are in the first column. */
  readonly type: "ColumnClustered" | "StockHLC" | "LineMarkers" | "XYScatter";
  readonly name: string;
  readonly title: string;
  /** Names of the axes. */
  readonly categories: string;
  readonly values: string;
  /** What it shows, in words: two lines, one a cell above it, of at most 80 characters. */
  readonly sentence: readonly [string, string];
  /** Headings first; names, or x, in the first column. */
  readonly figures: readonly (readonly ReportCell[])[];
  readonly seriesBy: "Columns" | "Rows";
  /** Number formats of its figures, and of the marks on its axis. */
  readonly format: string;
  readonly axisFormat: string;
  readonly hasLegend: boolean;
}

/** A sheet of figures. */
export interface Report {
  /** The sheet's name, to which a number is added if it is taken. */
  readonly name: string;
  /** The title and what to know first, a line a cell; at most four. */
  readonly lines: readonly string[];
  readonly charts: readonly ReportChart[];
  readonly tables: readonly ReportTable[];
}
