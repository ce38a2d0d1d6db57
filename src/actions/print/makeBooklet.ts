import type { BookletPlan } from "../../maze/booklet";
import { counted } from "../../maze/model";
import { answerLayout, fillPage, headerOf } from "../../worksheet/paper";
import {
  type BookPlace,
  Booklet,
  type BookletDesign,
  STACK_EXTRA,
  readBookPlace,
  sheetNamesOf,
} from "../../worksheet/booklet";
import { type Job, Refusal, freshSeed } from "../../worksheet/excel";
import { checkStructure } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import { type BookletChoice, MOST_MAZES, MOST_SHEETS } from "./bookletChoice";
import { keepPaper } from "./keptPaper";
import { bookletMazes } from "./bookletMazes";

interface BookletOutcome extends ActionOutcome {
  /** The seed that was given, or the fresh one. */
  readonly seed: string;
}

/**
 * Makes a booklet on new sheets: an index with a link to each maze, the mazes, one a sheet or all on one, and their answers. The same
 * choice always gives the same booklet. 30 mazes of 20x28 take 8 requests, 200 take 23; see test/actions/print.
 *
 * Throws ActionFailure; then, and when the person stops it, the workbook is as before, or holds a smaller booklet with a correct index.
 */
export function makeBooklet(choice: BookletChoice, dialogue: Dialogue): Promise<BookletOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<BookletOutcome>("Make booklet", dialogue, { seed }, async (job, changes) => {
    const isOnOneSheet = choice.isOnOneSheet || choice.count > MOST_SHEETS;
    const { sheets, ...plain } = await checked(job, choice, isOnOneSheet);
    const { count, columns, rows, generators, difficulty, ends } = choice;
    const plan: BookletPlan = { count, columns, rows, generators, difficulty, ends, seed };
    const mazes = await bookletMazes(plan, dialogue);
    const what = `${counted(count, "maze")} of ${counted(columns, "column")} and ${counted(rows, "row")}`;
    const design: BookletDesign = {
      ...plain,
      book: job.stamp,
      mazes,
      about: `${what}, ${difficulty}. The seed is ${seed}.`,
    };
    const booklet = new Booklet(design, sheets);
    const total = 2 * count;
    const isZoomed = await changes.make(job, {
      make: async (drawer) => {
        await booklet.draw(drawer, (done, sentence) => dialogue.progress(done, total, sentence));
        dialogue.progress(total, total, "Writing the index…");
        return booklet.finish(drawer);
      },
      finish: (finisher) => booklet.makeWhole(finisher),
      get leaves() {
        return whatStands(booklet, count);
      },
      ifStuck:
        "The booklet is unfinished, and its index may not be true. Press Delete booklet, which takes away all of it, and try again.",
    });
    await keepPaper(job, { workbookNames: [] }, choice.kept);
    const not = isZoomed ? "" : " Look at the print preview: the zoom of one page was not taken.";
    const oneSheet =
      isOnOneSheet && !choice.isOnOneSheet ? ` More than ${MOST_SHEETS} mazes are on one sheet, a page each.` : "";
    return {
      seed,
      sentence: `A booklet of ${what} stands on new sheets, from Index to Answers.${oneSheet}${not} Its seed is ${seed}. To print it, choose to print the entire workbook, or only its sheets.`,
    };
  });
}

/** The design as far as it is known before there are mazes. Throws {@link Refusal} for impossible choices before anything changes. */
async function checked(
  job: Job,
  choice: BookletChoice,
  isOnOneSheet: boolean,
): Promise<Omit<BookletDesign, "book" | "mazes" | "about"> & Pick<BookPlace, "sheets">> {
  const { count, columns, rows, paper, gaps, letters, title, hasNameLine } = choice;
  if (!Number.isInteger(count) || count < 1 || count > MOST_MAZES) {
    throw new Refusal(`Choose 1 to ${MOST_MAZES} mazes. A booklet of ${count} was asked for.`);
  }
  if (!(columns >= 2 && rows >= 2)) {
    throw new Refusal(`Choose at least 2 columns and 2 rows. ${columns} by ${rows} leave nothing to be found.`);
  }
  if (!gaps && !letters) {
    throw new Refusal("Choose gaps in the frame, S and E, or both. Otherwise nobody sees where a maze begins.");
  }
  if (choice.generators.length === 0) throw new Refusal("Choose a kind of maze. None was chosen.");
  const { cellSize, wallWeight } = fillPage(paper, { columns, rows }, isOnOneSheet ? STACK_EXTRA : 0);
  const layout = answerLayout(paper, { columns, rows }, choice.answers, cellSize);
  if (layout === undefined) {
    throw new Refusal(
      `Choose fewer answers a page, or a smaller maze. ${choice.answers} answers of ${columns} by ${rows} cells on a page of ${paper} would be too small to be seen.`,
    );
  }
  headerOf({ title, hasNameLine, label: `Maze ${MOST_MAZES}`, difficulty: "", code: "" });
  const design = {
    paper,
    title,
    hasNameLine,
    marks: { gaps, letters },
    cellSize,
    wallWeight,
    answerLayout: layout,
    isOnOneSheet,
  };
  const place = await readBookPlace(job);
  checkStructure(place);
  const taken = new Set(place.sheets.map(({ name }) => name.toUpperCase()));
  const wanted = sheetNamesOf(isOnOneSheet, count);
  const clash = wanted.find((name) => taken.has(name.toUpperCase()));
  if (clash !== undefined) {
    throw new Refusal(
      place.books.length > 0
        ? `Press Delete booklet, or rename the sheet ${clash}, and try again. A booklet needs that name for a sheet of its own.`
        : `Rename the sheet ${clash} and try again. A booklet needs that name for a sheet of its own.`,
    );
  }
  return { ...design, sheets: place.sheets };
}

/** How the workbook is left when a booklet that is interrupted now has been completed. */
function whatStands({ made, answered }: Booklet, count: number): string {
  if (made === 0) return "Nothing was changed.";
  const size =
    made === count
      ? `The booklet of ${counted(made, "maze")} stands`
      : `A booklet of ${counted(made, "maze")} instead of ${count} stands`;
  const answers =
    answered === made
      ? ""
      : answered === 0
        ? ", without answers"
        : `, with answers to the first ${counted(answered, "maze")}`;
  return `${size}${answers}, and its index is true.`;
}
