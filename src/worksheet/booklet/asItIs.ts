import { type Job, sheetAt } from "../excel";
import type { SheetName } from "../sheet";
import type { EarlierIndex } from "./bookletDesign";
import { indexAsItIs, loadIndex } from "./indexSheet";
import { hasAnswersOf, loadAnswers, type MazeSheet } from "./mazeSheet";

/** The sheets of a class set that tell of its pages, and what they should tell. */
interface Telling {
  readonly index: SheetName;
  /** Undefined if there is none. */
  readonly answers: SheetName | undefined;
  /** How the answers are arranged. */
  readonly places: Pick<MazeSheet, "slot" | "across"> | undefined;
  /** How many pages the index listed last. */
  readonly listed: number;
  /** The pages in their order: the names of their sheets, and of their pupils. */
  readonly pages: readonly { readonly name: string; readonly label: string }[];
}

/** What they tell now. */
interface Told {
  readonly earlier: EarlierIndex;
  readonly isIndexRight: boolean;
  readonly areAnswersRight: boolean;
}

/** Compares index and answers of a class set with its pages. One request. */
export async function readTelling(job: Job, { index, answers, places, listed, pages }: Telling): Promise<Told> {
  const read = await job.request((context) => ({
    index: loadIndex(sheetAt(context, index.id), Math.max(listed, pages.length)),
    answers: answers && places && loadAnswers(sheetAt(context, answers.id), places, pages.length),
  }));
  const { isRight, ...earlier } = indexAsItIs(read.index, listed, pages);
  const labels = pages.map(({ label }) => label);
  const areAnswersRight =
    places === undefined || (read.answers !== undefined && hasAnswersOf(read.answers, places, labels));
  return { earlier, isIndexRight: isRight, areAnswersRight };
}
