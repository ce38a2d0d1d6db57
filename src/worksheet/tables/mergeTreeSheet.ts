import { type Message, message, type SayWords } from "../../message";
import { BOTTOM, type OwnedSide, RIGHT } from "../../maze/model";
import type { Area } from "../addresses";
import { rangeAt } from "../excel";
import type { Border } from "../borders";
import { lineInside } from "../lines";
import { everywhere } from "../looks";
import { packedRanges } from "../pieces";
import { type SheetContents, onPages } from "./newSheet";

export interface DrawnNode {
  /** An address, or "#41" for a union; a text. */
  readonly name: string;
  /** Its children, as places in the list of nodes, and the step that made it. */
  readonly union?: { readonly left: number; readonly right: number; readonly step: number } | undefined;
  /** The union whose child it is, as a place in the list. */
  parent?: number;
}

/** Points. */
const TABLE_COLUMN = 64;
const GAP = 24;
const LEAF_COLUMN = 60;
const UNION_COLUMN = 30;

const LINE: Border = { style: "Continuous", weight: "Thin", color: "#000000" };

/**
 * A merge tree, twice: as an Excel table, and beside it as a drawing in cells, with a row for each cell and a column for each union, from
 * left to right in the order in which they were made. `nodes` are first the cells, then the unions in that order.
 */
export function mergeTreeContents(title: Message, nodes: readonly DrawnNode[], say: SayWords): SheetContents {
  const cells = nodes.filter(({ union }) => union === undefined).length;
  const means = message("merge-tree-table-means", { first: `#${cells + 1}` });
  const lines = [title, means, message("merge-tree-drawing-means")];
  const headings = [
    say(message("tree-heading-node")),
    say(message("tree-heading-left")),
    say(message("tree-heading-right")),
    say(message("tree-heading-parent")),
    say(message("steps-heading-step")),
  ];
  const fill = (sheet: Excel.Worksheet) => {
    sheet.showGridlines = false; // only the tree's lines
    const at = { row: 0, column: 0, rows: lines.length, columns: 1 };
    rangeAt(sheet, at).values = lines.map((line) => [say(line)]);
    writeTable(sheet, { row: lines.length + 1, column: 0, rows: nodes.length + 1, columns: headings.length }, [
      headings,
      ...tableRows(nodes),
    ]);
    drawTree(sheet, { row: lines.length + 2, column: headings.length + 1 }, nodes);
  };
  const unions = nodes.slice(cells).map(() => UNION_COLUMN);
  const widths = [...headings.map(() => TABLE_COLUMN), GAP, LEAF_COLUMN, ...unions];
  const heading = lines.length + 2;
  return { fill, ...onPages(widths, heading + nodes.length, `$${heading}:$${heading}`) };
}

function writeTable(sheet: Excel.Worksheet, area: Area, rows: (number | string)[][]): void {
  // Addresses are text, also where Excel would take one for a date: JAN5.
  rangeAt(sheet, { ...area, columns: area.columns - 1 }).numberFormat = everywhere("@");
  rangeAt(sheet, area).values = rows;
  // Rows that a filter hides would be missing in the drawing beside them.
  sheet.tables.add(rangeAt(sheet, area), true).showFilterButton = false;
}

function tableRows(nodes: readonly DrawnNode[]): (number | string)[][] {
  const nameOf = (node: number | undefined) => (node === undefined ? "" : nodes[node]!.name);
  return nodes.map(({ name, union, parent }) => {
    return [name, nameOf(union?.left), nameOf(union?.right), nameOf(parent), union?.step ?? ""];
  });
}

function drawTree(sheet: Excel.Worksheet, origin: { row: number; column: number }, nodes: readonly DrawnNode[]): void {
  const rows = nodes.filter(({ union }) => union === undefined).length;
  const place = treeRows(nodes);
  const columnOf = (node: number) => origin.column + Math.max(0, node - rows + 1);
  const area = { ...origin, rows, columns: 1 + nodes.length - rows };
  const values = Array.from({ length: rows }, () => new Array<string>(area.columns).fill(""));
  nodes.forEach(({ name }, node) => (values[place[node]!]![columnOf(node) - origin.column] = name));
  const drawing = rangeAt(sheet, area);
  drawing.numberFormat = everywhere("@");
  drawing.values = values;
  drawing.format.shrinkToFit = true;
  drawing.format.verticalAlignment = "Bottom";

  // Below a node, from its own column up to that of its parent.
  const below = nodes.map(({ parent }, node): Area => {
    const column = columnOf(node);
    const columns = parent === undefined ? 1 : columnOf(parent) - column;
    return { row: origin.row + place[node]!, column, rows: 2, columns };
  });
  const beside = nodes.flatMap(({ union }, node): Area[] => {
    if (union === undefined) return [];
    const [first, last] = [place[union.left]!, place[union.right]!];
    return [{ row: origin.row + first + 1, column: columnOf(node) - 1, rows: last - first, columns: 2 }];
  });
  drawLines(sheet, BOTTOM, below);
  drawLines(sheet, RIGHT, beside);
}

/**
 * Lines between the two rows, or columns, of each area. Every third row, or column, goes into one address: areas in it have a gap between
 * them, because some Excel may draw a line where two areas of an address touch.
 */
function drawLines(sheet: Excel.Worksheet, side: OwnedSide, areas: readonly Area[]): void {
  for (const third of [0, 1, 2]) {
    const apart = areas.filter(({ row, column }) => (side === BOTTOM ? row : column) % 3 === third);
    for (const range of packedRanges(sheet, apart)) lineInside(range, side, LINE);
  }
}

/**
 * The row of each node of binary trees in a drawing whose leaves are rows, from 0. The leaves of every node follow each other without a
 * gap, so that no two lines cross; a node with children is in the middle between them, and never below the row of the right one.
 */
function treeRows(nodes: readonly DrawnNode[]): Uint32Array {
  const rows = new Uint32Array(nodes.length);
  let leaves = 0;
  const place = (node: number): void => {
    const { union } = nodes[node]!;
    if (union === undefined) {
      rows[node] = leaves++;
      return;
    }
    place(union.left);
    place(union.right);
    rows[node] = Math.floor((rows[union.left]! + rows[union.right]!) / 2);
  };
  nodes.forEach(({ parent }, node) => {
    if (parent === undefined) place(node);
  });
  return rows;
}
