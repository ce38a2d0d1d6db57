import { BOTTOM, type OwnedSide, RIGHT } from "../../maze/model";
import type { Area } from "../addresses";
import { rangeAt, rangesAt } from "../excel";
import type { ReversibleChange } from "../changes";
import { addSheetOfMaze } from "../sheet";
import { facts } from "../memory";
import { type Border, lineInside } from "../lines";
import { everywhere } from "../looks";
import { type SheetToPrint, pageOfTable } from "../page";
import { packAreas } from "../pieces";
import type { NewSheet } from "./tableSheet";

export interface DrawnNode {
  /** An address, or "#41" for a union; a text. */
  readonly name: string;
  /** Of a union: its children, as places in the list of nodes, and the step that made it. */
  readonly union?: { readonly left: number; readonly right: number; readonly step: number } | undefined;
}

interface MergeTreeSheet {
  /** The sheet of the maze, and its place there. */
  readonly mazeSheet: string;
  readonly grid: Area;
  /** First the cells, then the unions in the order in which they were made. */
  readonly nodes: readonly DrawnNode[];
  /** Above the tree; each begins with a letter. */
  readonly lines: readonly string[];
  /** Of the table: node, left child, right child, parent, step. */
  readonly headings: readonly string[];
}

/** Points. */
const TABLE_COLUMN = 64;
const GAP = 24;
const LEAF_COLUMN = 60;
const UNION_COLUMN = 30;

const LINE: Border = { style: "Continuous", weight: "Thin", color: "#000000" };

/**
 * A new sheet with a merge tree, twice: as an Excel table of nodes with their children and parent, and beside it as a drawing in cells. The
 * drawing has a row for each cell and a column for each union, from left to right in the order in which they were made; lines lead from
 * each node to the union above it. One request. Gives the sheet.
 */
export function addMergeTreeSheet(
  { name, sheets }: NewSheet,
  { mazeSheet, grid, nodes, lines, headings }: MergeTreeSheet,
): ReversibleChange<SheetToPrint> {
  const kind = facts.mergeTree;
  const fill = (sheet: Excel.Worksheet) => {
    sheet.showGridlines = false; // only the tree's lines
    const at = { row: 0, column: 0, rows: lines.length, columns: 1 };
    rangeAt(sheet, at).values = lines.map((line) => [line]);
    writeTable(sheet, { row: lines.length + 1, column: 0, rows: nodes.length + 1, columns: headings.length }, [
      [...headings],
      ...tableRows(nodes),
    ]);
    drawTree(sheet, { row: lines.length + 2, column: headings.length + 1 }, nodes);
  };
  return addSheetOfMaze(kind, { name, sheets }, { sheet: mazeSheet, area: grid }, fill, (id) => {
    const unions = nodes.filter(({ union }) => union !== undefined).length;
    const width = headings.length * TABLE_COLUMN + GAP + LEAF_COLUMN + unions * UNION_COLUMN;
    const heading = lines.length + 2;
    return { id, page: pageOfTable(width, heading + nodes.length, `$${heading}:$${heading}`) };
  });
}

function writeTable(sheet: Excel.Worksheet, area: Area, rows: (number | string)[][]): void {
  // Addresses are text, also where Excel would take one for a date: JAN5.
  rangeAt(sheet, { ...area, columns: area.columns - 1 }).numberFormat = everywhere("@");
  rangeAt(sheet, area).values = rows;
  rangeAt(sheet, { ...area, rows: 1 }).format.columnWidth = TABLE_COLUMN;
  // Rows that a filter hides would be missing in the drawing beside them.
  sheet.tables.add(rangeAt(sheet, area), true).showFilterButton = false;
}

/** Node, left child, right child, parent, step. */
function tableRows(nodes: readonly DrawnNode[]): (number | string)[][] {
  const parents = new Map<number, string>();
  for (const { name, union } of nodes) {
    if (union !== undefined) for (const child of [union.left, union.right]) parents.set(child, name);
  }
  return nodes.map(({ name, union }, i) => {
    const [left, right] = union === undefined ? ["", ""] : [nodes[union.left]!.name, nodes[union.right]!.name];
    return [name, left, right, parents.get(i) ?? "", union?.step ?? ""];
  });
}

function drawTree(sheet: Excel.Worksheet, origin: { row: number; column: number }, nodes: readonly DrawnNode[]): void {
  const leaves = nodes.findIndex(({ union }) => union !== undefined);
  const rows = leaves === -1 ? nodes.length : leaves;
  const place = treeRows(nodes.map(({ union }) => union));
  const columnOf = (node: number) => origin.column + Math.max(0, node - rows + 1);
  const area = { ...origin, rows, columns: 1 + nodes.length - rows };
  const values = Array.from({ length: rows }, () => new Array<string>(area.columns).fill(""));
  nodes.forEach(({ name }, node) => (values[place[node]!]![columnOf(node) - origin.column] = name));
  const drawing = rangeAt(sheet, area);
  drawing.numberFormat = everywhere("@");
  drawing.values = values;
  drawing.format.columnWidth = UNION_COLUMN;
  drawing.format.shrinkToFit = true;
  drawing.format.verticalAlignment = "Bottom";
  rangeAt(sheet, { ...area, columns: 1 }).format.columnWidth = LEAF_COLUMN;
  rangeAt(sheet, { row: 0, column: origin.column - 1, rows: 1, columns: 1 }).format.columnWidth = GAP;

  /** Below a node, from its own column up to that of its parent. */
  const across = (node: number, end: number) => ({
    ...{ row: origin.row + place[node]!, column: columnOf(node) },
    ...{ rows: 2, columns: Math.max(1, end - columnOf(node)) },
  });
  const [below, beside]: [Area[], Area[]] = [[], []];
  const hasParent = new Set<number>();
  nodes.forEach(({ union }, node) => {
    if (union === undefined) return;
    const { left, right } = union;
    const column = columnOf(node);
    for (const child of [left, right]) {
      hasParent.add(child);
      below.push(across(child, column));
    }
    const first = origin.row + place[left]! + 1;
    beside.push({ row: first, column: column - 1, rows: place[right]! - place[left]!, columns: 2 });
  });
  nodes.forEach((_, node) => {
    if (!hasParent.has(node)) below.push(across(node, columnOf(node) + 1));
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
    for (const addresses of packAreas(apart)) {
      for (const range of rangesAt(sheet, addresses)) lineInside(range, side, LINE);
    }
  }
}

/**
 * The row of each node of binary trees in a drawing whose leaves are rows, from 0. `unions`: the two children of each node as places in the
 * list, or undefined for a leaf; children come before their parents. The leaves of every node follow each other without a gap, so that
 * no two lines cross; a node with children is in the middle between them, and never below the row of the right one.
 */
function treeRows(unions: readonly ({ readonly left: number; readonly right: number } | undefined)[]): Uint32Array {
  const rows = new Uint32Array(unions.length);
  const isChild = new Uint8Array(unions.length);
  for (const union of unions) {
    if (union === undefined) continue;
    isChild[union.left] = 1;
    isChild[union.right] = 1;
  }
  let leaves = 0;
  const place = (node: number): void => {
    const union = unions[node];
    if (union === undefined) {
      rows[node] = leaves++;
      return;
    }
    place(union.left);
    place(union.right);
    rows[node] = Math.floor((rows[union.left]! + rows[union.right]!) / 2);
  };
  for (let node = 0; node < unions.length; node++) if (isChild[node] === 0) place(node);
  return rows;
}
