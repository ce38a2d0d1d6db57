import { type Message, message, type SayWords } from "../../message";
import { columnLetters, inQuotes } from "../addresses";
import { rangeAt } from "../excel";
import { everywhere } from "../looks";
import { type SheetContents, onPages } from "./newSheet";

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
  const at = (row: number, column: number, rows: number, columns: number) => ({
    row: row - 1,
    column,
    rows,
    columns,
  });
  const fill = (sheet: Excel.Worksheet) => {
    // Below the title the names of the switches, and of what is counted.
    const lines = [
      message("union-find-title", where),
      message("union-find-how"),
      message("by-rank-label"),
      message("compression-label"),
      message("predict-label"),
      message("right-predictions-label"),
      message("steps-heading-left"),
    ];
    rangeAt(sheet, at(1, 0, 7, 1)).values = lines.map((line) => [say(line)]);
    rangeAt(sheet, at(3, 2, 5, 1)).formulas = [[0], [0], [0], ...counts.map((formula) => [formula])];
    const headings = [message("steps-heading-cell"), message("steps-heading-neighbour"), message("weight-heading")];
    rangeAt(sheet, at(HEADINGS, 0, 1, 3)).values = [headings.map(say)];
    const headingsOfSteps = [
      message("steps-heading-step"),
      message("root-of-cell-heading"),
      message("rank-heading"),
      message("root-of-neighbour-heading"),
      message("rank-heading"),
      message("prediction-heading"),
      message("steps-heading-outcome"),
      message("mark-heading"),
    ];
    rangeAt(sheet, at(HEADINGS, places.steps, 1, steps.length)).values = [headingsOfSteps.map(say)];
    const names = rangeAt(sheet, at(HEADINGS - 1, places.parents, 1, cells.length));
    names.numberFormat = everywhere("@");
    names.values = [cells.map((cell) => cell.name)];
    // Above the parents before the first step, when every cell is its own.
    const numbers = cells.map(({ number }) => number);
    rangeAt(sheet, at(HEADINGS, places.parents, 2, cells.length)).values = [numbers, numbers];
    rangeAt(sheet, at(FIRST, 0, last, 3)).values = walls.map(([cell, neighbour], i) => [cell, neighbour, i + 1]);
    const first = rangeAt(sheet, at(FIRST, places.steps, 1, steps.length));
    first.formulas = [[...steps]];
    const firstOfRest = rangeAt(sheet, at(FIRST, places.rest, 1, rest.length));
    firstOfRest.formulas = [[...rest]];
    const next = rangeAt(sheet, at(FIRST + 1, places.parents, 1, cells.length));
    next.formulas = [[...parents]];
    if (last > 1) {
      rangeAt(sheet, at(FIRST + 1, places.steps, last - 1, steps.length)).copyFrom(first, "Formulas");
      rangeAt(sheet, at(FIRST + 1, places.rest, last - 1, rest.length)).copyFrom(firstOfRest, "Formulas");
      rangeAt(sheet, at(FIRST + 2, places.parents, last - 1, cells.length)).copyFrom(next, "Formulas");
    }
    sheet.tables.add(rangeAt(sheet, at(HEADINGS, 0, last + 1, 3)), true);
    rangeAt(sheet, at(HEADINGS, places.steps, 1, places.rest - places.steps)).format.font.bold = true;
    for (const input of [at(3, 2, 3, 1), at(FIRST, places.steps + PREDICTION, last, 1)])
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
