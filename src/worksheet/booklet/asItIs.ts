import { type ExcelSession, rangeAt, sheetAt } from "../excel";
import type { SheetName } from "../sheet";
import type { EarlierIndex } from "./bookletDesign";
import { indexAsItIs, loadIndex } from "./indexSheet";
import { type Places, endOf, slotPlace } from "./mazeSheet";

/** The sheets of a class set that tell of its pages, and what they should tell. */
interface Telling {
  readonly index: SheetName;
  /** Undefined if there is none. */
  readonly answers: SheetName | undefined;
  readonly places: Places;
  /** How many pages the index listed last. */
  readonly listed: number;
  /** The pages in their order: the names of their sheets, and of their pupils. */
  readonly pages: readonly { readonly name: string; readonly label: string }[];
}

interface Told {
  readonly earlier: EarlierIndex;
  readonly isIndexRight: boolean;
  readonly areAnswersRight: boolean;
}

/** Compares index and answers of a class set with its pages. One request. */
export async function readTelling(
  session: ExcelSession,
  { index, answers, places, listed, pages }: Telling,
): Promise<Told> {
  const read = await session.request((context) => ({
    index: loadIndex(sheetAt(context, index.id), Math.max(listed, pages.length)),
    answers: answers && loadAnswers(sheetAt(context, answers.id), places, pages.length),
  }));
  const { isRight, ...earlier } = indexAsItIs(read.index, listed, pages);
  const labels = pages.map(({ label }) => label);
  const areAnswersRight = read.answers !== undefined && hasAnswersOf(read.answers, places, labels);
  return { earlier, isIndexRight: isRight, areAnswersRight };
}

/** More lines than any share code takes. */
const MOST_LINES = 20;

/** Queues the reading of what stands above the slots of answers, and of the share codes below them. */
function loadAnswers(sheet: Excel.Worksheet, places: Places, count: number): Excel.Range[] {
  const rows = endOf(places, { length: count }) + MOST_LINES * count;
  return Array.from({ length: Math.min(places.across, count) }, (_, i) => {
    return rangeAt(sheet, { row: 0, column: slotPlace(places, i).column, rows, columns: 1 }).load("values");
  });
}

/** Whether answers of these pupils, and no others, stand there in this order, and share codes below them. */
function hasAnswersOf(read: readonly Excel.Range[], places: Places, labels: readonly string[]): boolean {
  const at = (slot: number, row: number) => {
    const rows = read[slot]!.values as unknown[][];
    return row < rows.length ? String(rows[row]![0]) : "";
  };
  let row = endOf(places, labels);
  return labels.every((label, i) => {
    const isAbove = at(i % places.across, slotPlace(places, i).row - 1) === label;
    const isBelow = at(0, row++) === label && at(0, row) !== "";
    while (at(0, row) !== "" && at(0, row) !== labels[i + 1]) row++;
    return isAbove && isBelow;
  });
}
