/** Union-find on sheets: followed step by step by formulas, and drawn as the tree of its unions. */
import { BOTTOM, type OwnedSide, RIGHT } from "../maze/model";
import { type Message, message, type SayWords } from "../message";
import { columnLetters, inQuotes, type Area } from "./addresses";
import type { Border } from "./borders";
import { rangeAt } from "./excel";
import { lineInside } from "./lines";
import { everywhere } from "./looks";
import { packedRanges } from "./pieces";
import { type Column, type SheetContents, TEXT, onPages, writeFrom, writeTable } from "./newSheets";

interface UnionFind {
  readonly where: { readonly area: string; readonly sheet: string };
  /** The cells by their numbers in the grid, from 1, and their addresses. */
  readonly cells: readonly { readonly number: number; readonly name: string }[];
  /** Selected cell and neighbour of each wall, by their numbers. */
  readonly walls: readonly (readonly [cell: number, neighbour: number])[];
}

/** The row of the headings, from 1; above it are title, switches and counts. */
const HEADINGS = 9;
const FIRST = HEADINGS + 1;
/** Points. */
const [WIDTH, PARENT_WIDTH, GAP] = [72, 27, 12];
const INPUT_FILL = "#FFF2CC";

/**
 * Ordinary formulas, as in Excel 2007, that follow union-find, one row a step: an Excel table of walls, which can be sorted and typed over;
 * beside it the roots of both cells with their ranks, a prediction and its mark, and the parent of every cell before the step. Hidden: the
 * root that stays and the one that gets a parent, and the paths from both cells to their roots. Without ranks the selected cell's root
 * stays, so it is the set number of Excel's workbook.
 */
export function unionFindContents({ where, cells, walls }: UnionFind, say: SayWords): SheetContents {
  const { steps, parents, rest, places, counts } = formulasOf(cells.length, walls.length, say);
  const last = walls.length;
  const at = (row: number, column: number, rows = 1, columns = 1) => ({ row: row - 1, column, rows, columns });
  const fill = (sheet: Excel.Worksheet) => {
    // Below the title the names of the switches, and of what is counted.
    writeFrom(sheet, at(1, 0), [
      [say(message("union-find-title", where))],
      [say("union-find-how")],
      [say("by-rank-label")],
      [say("compression-label")],
      [say("predict-label")],
      [say("right-predictions-label")],
      [say("steps-heading-left")],
    ]);
    writeFrom(sheet, at(3, 2), [[0], [0], [0], ...counts.map((formula) => [formula])]);
    writeFrom(sheet, at(HEADINGS, 0), [
      [say("steps-heading-cell"), say("steps-heading-neighbour"), say("weight-heading")],
      ...walls.map(([cell, neighbour], i) => [cell, neighbour, i + 1]),
    ]);
    const headingsOfSteps = [
      say("steps-heading-step"),
      say("root-of-cell-heading"),
      say("rank-heading"),
      say("root-of-neighbour-heading"),
      say("rank-heading"),
      say("prediction-heading"),
      say("steps-heading-outcome"),
      say("mark-heading"),
    ];
    writeFrom(sheet, at(HEADINGS, places.steps), [headingsOfSteps]);
    const names = rangeAt(sheet, at(HEADINGS - 1, places.parents, 1, cells.length));
    names.numberFormat = everywhere(TEXT);
    names.values = [cells.map((cell) => cell.name)];
    // Above the parents before the first step, when every cell is its own.
    const numbers = cells.map(({ number }) => number);
    writeFrom(sheet, at(HEADINGS, places.parents), [numbers, numbers]);
    for (const [row, column, formulas] of [
      [FIRST, places.steps, steps],
      [FIRST, places.rest, rest],
      [FIRST + 1, places.parents, parents],
    ] as const) {
      const first = writeFrom(sheet, at(row, column), [formulas]);
      if (last > 1) rangeAt(sheet, at(row + 1, column, last - 1, formulas.length)).copyFrom(first, "Formulas");
    }
    sheet.tables.add(rangeAt(sheet, at(HEADINGS, 0, last + 1, 3)), true);
    rangeAt(sheet, at(HEADINGS, places.steps, 1, places.rest - places.steps)).format.font.bold = true;
    for (const input of [at(3, 2, 3), at(FIRST, places.steps + PREDICTION, last)])
      rangeAt(sheet, input).format.fill.color = INPUT_FILL;
    rangeAt(sheet, at(1, places.rest, 1, rest.length)).columnHidden = true;
  };
  const before = [WIDTH, WIDTH, WIDTH, GAP, ...steps.map(() => WIDTH), GAP];
  const widths = [...before, ...cells.map(() => PARENT_WIDTH)];
  return { fill, ...onPages(widths, HEADINGS + last, `$${HEADINGS - 1}:$${HEADINGS}`) };
}

/** Among the columns of steps, from 0. */
const PREDICTION = 5;

/**
 * The formulas of the first step, and of the parents after it, and the columns where they stand, from 0. A row is empty as long as the one
 * above has no outcome: because the prediction is missing, or its wall names no cells.
 */
function formulasOf(cells: number, walls: number, say: SayWords) {
  const words = (told: Message) => inQuotes(say(told));
  const [joined, refused] = (["joined", "refused"] as const).map((outcome) =>
    words(message("step-outcome", { outcome })),
  );
  const [right, wrong] = [words(message("step-is-right")), words(message("prediction-is-wrong"))];
  const places = { steps: 4, parents: 13, rest: 13 + cells };
  const [row, last] = [FIRST, FIRST + walls - 1];
  const column = (index: number) => `$${columnLetters(index)}`;
  const cell = (index: number) => `${column(index)}${row}`;
  const across = (index: number, count: number) => `${cell(index)}:${cell(index + count - 1)}`;
  // From an empty row on, so that it is never a single cell.
  const above = (index: number) => `${column(index)}$${HEADINGS - 1}:${column(index)}${row - 1}`;
  const down = (index: number) => `${column(index)}${FIRST}:${column(index)}${last}`;
  const [rank, compression, predict] = ["$C$3", "$C$4", "$C$5"];
  const [rootOne, rankOne, rootOther, rankOther, prediction, outcome] = [1, 2, 3, 4, 5, 6].map((i) => cell(4 + i));
  const [stays, falls] = [cell(places.rest), cell(places.rest + 1)];
  const [pathOne, pathOther] = [places.rest + 3, places.rest + 3 + cells];
  const [one, other] = [cell(pathOne + cells - 1), cell(pathOther + cells - 1)];
  const before = across(places.parents, cells);
  const numbers = `${column(places.parents)}$${HEADINGS}:${column(places.rest - 1)}$${HEADINGS}`;
  const rankOf = (root: string | undefined) =>
    `=IF(OR(${outcome}="",${rank}<>1),"",COUNTIF(${above(places.rest + 2)},${root}))`;
  const isUnknown = `OR(${one}="",${other}="",AND(${predict}=1,${prediction}=""))`;
  const outcomeOf = `IF(${one}<>${other},${joined},${refused})`;
  const isRight = `${prediction}=IF(${one}<>${other},1,0)`;
  const verdict = `IF(${isRight},${right},${wrong})`;
  const shown = (root: string) => `=IF(${outcome}="","",${root})`;
  const steps = [
    `=IF(${cell(places.parents)}="","",COUNT(${above(places.steps)})+1)`,
    shown(one),
    rankOf(rootOne),
    shown(other),
    rankOf(rootOther),
    "",
    `=IF(${isUnknown},"",${outcomeOf})`,
    `=IF(OR(${prediction}="",${outcome}=""),"",${verdict})`,
  ];
  const rest = [
    `=IF(${outcome}="","",IF(AND(${rank}=1,${rankOther}>${rankOne}),${other},${one}))`,
    `=IF(OR(${outcome}="",${one}=${other}),"",${one}+${other}-${stays})`,
    `=IF(AND(${rank}=1,${falls}<>"",${rankOne}=${rankOther}),${stays},"")`,
    ...pathOf(`$A${row}`, pathOne),
    ...pathOf(`$B${row}`, pathOther),
  ];
  const parents = Array.from({ length: cells }, (_, i) => {
    const letters = columnLetters(places.parents + i);
    const [number, parent] = [`${letters}$${HEADINGS}`, `${letters}${row}`];
    const isOn = (first: number) => `COUNTIF(${across(first, cells)},${number})>0`;
    const compressed = `IF(${isOn(pathOne)},${one},IF(${isOn(pathOther)},${other},${parent}))`;
    return `=IF(${outcome}="","",IF(${number}=${falls},${stays},IF(${compression}=1,${compressed},${parent})))`;
  });
  const counts = [
    `=COUNTIF(${down(places.steps + PREDICTION + 2)},${right})`,
    `=${cells}-COUNT(${down(places.rest + 1)})`,
  ];
  return { steps, parents, rest, places, counts };

  /** From a cell to its root, which is repeated to the end; empty where there is no such cell. */
  function pathOf(from: string, first: number): string[] {
    return Array.from({ length: cells }, (_, i) => {
      const [below, source] = i === 0 ? [from, numbers] : [`${columnLetters(first + i - 1)}${row}`, before];
      return `=IFERROR(INDEX(${source},1,MATCH(${below},${numbers},0)),"")`;
    });
  }
}

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
const TREE_GAP = 24;
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
  const lines = [title, means, message("merge-tree-drawing-means")].map((line) => [say(line)]);
  const nameOf = (node: number | undefined) => (node === undefined ? "" : nodes[node]!.name);
  const columns: Column<DrawnNode>[] = [
    { heading: "tree-heading-node", of: ({ name }) => name, format: TEXT },
    { heading: "tree-heading-left", of: ({ union }) => nameOf(union?.left), format: TEXT },
    { heading: "tree-heading-right", of: ({ union }) => nameOf(union?.right), format: TEXT },
    { heading: "tree-heading-parent", of: ({ parent }) => nameOf(parent), format: TEXT },
    { heading: "steps-heading-step", of: ({ union }) => union?.step },
  ];
  const fill = (sheet: Excel.Worksheet) => {
    sheet.showGridlines = false; // only the tree's lines
    writeFrom(sheet, { row: 0, column: 0 }, lines);
    // Rows that a filter hides would be missing in the drawing beside them.
    writeTable(sheet, { row: lines.length + 1, column: 0 }, { columns, rows: nodes }, say).showFilterButton = false;
    drawTree(sheet, { row: lines.length + 2, column: columns.length + 1 }, nodes);
  };
  const unions = nodes.slice(cells).map(() => UNION_COLUMN);
  const widths = [...columns.map(() => TABLE_COLUMN), TREE_GAP, LEAF_COLUMN, ...unions];
  const heading = lines.length + 2;
  return { fill, ...onPages(widths, heading + nodes.length, `$${heading}:$${heading}`) };
}

function drawTree(sheet: Excel.Worksheet, origin: { row: number; column: number }, nodes: readonly DrawnNode[]): void {
  const rows = nodes.filter(({ union }) => union === undefined).length;
  const place = treeRows(nodes);
  const columnOf = (node: number) => origin.column + Math.max(0, node - rows + 1);
  const columns = 1 + nodes.length - rows;
  const values = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  nodes.forEach(({ name }, node) => (values[place[node]!]![columnOf(node) - origin.column] = name));
  const drawing = rangeAt(sheet, { ...origin, rows, columns });
  drawing.numberFormat = everywhere(TEXT);
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
