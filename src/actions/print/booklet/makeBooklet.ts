import { message, together } from "../../../message";
import type { BookletPlan } from "../../../maze/booklet";
import { answerLayout, fillPage, headerOf } from "../../../worksheet/paper";
import {
  type BookPlace,
  Booklet,
  type BookletDesign,
  STACK_EXTRA,
  namesInOrder,
  readBookPlace,
} from "../../../worksheet/booklet";
import { Refusal, freshSeed } from "../../../worksheet/excel";
import { type Act, type ActionOutcome, type Dialogue, actFor } from "../../desk";
import { type BookletChoice, MOST_MAZES, MOST_SHEETS, bookletMade, bookTexts, namesOfBook } from "./bookletTexts";
import { checkKept, keepPaper } from "../keptPaper";
import { bookletMazes } from "./bookletMazes";
import { nameLine } from "../printChoice";

interface BookletOutcome extends ActionOutcome {
  /** The seed that was given, or the fresh one. */
  readonly seed: string;
}

/**
 * Makes a booklet on new sheets: an index with a link to each maze, the mazes, one a sheet or all on one, and their answers. The same
 * choice always gives the same booklet. Its sheets arrive in one file, in 6 requests; if Excel does not take that, 30 mazes of 20x28
 * take 9 requests to draw, 200 take 24; see test/actions/print.
 *
 * Throws ActionFailure; then, and when the person stops it, the workbook is as before.
 */
export function makeBooklet(choice: BookletChoice, dialogue: Dialogue): Promise<BookletOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<BookletOutcome>(message("make-booklet-button"), dialogue, { seed }, async (job, changes) => {
    const isOnOneSheet = choice.isOnOneSheet || choice.count > MOST_SHEETS;
    const { sheets, frontId, workbookNames, ...plain } = await checked(
      { job, changes, dialogue },
      choice,
      isOnOneSheet,
    );
    const { count, columns, rows, generators, difficulty, ends, withDull } = choice;
    const plan: BookletPlan = { count, columns, rows, generators, difficulty, ends, withDull, seed };
    const { mazes, leftOut, dull } = await bookletMazes(plan, dialogue, choice.below);
    const about = message("about-booklet", { count, columns, rows, difficulty, seed });
    const design: BookletDesign = { ...plain, book: job.stamp, mazes, texts: bookTexts(about, dialogue.say) };
    const booklet = new Booklet(design, { sheets, frontId });
    const isZoomed = await changes.make(job, bookletMade(booklet, design, dialogue));
    await keepPaper(job, { workbookNames }, choice.kept);
    const sentence = together(
      message("booklet-ready", { count, columns, rows }),
      isOnOneSheet && !choice.isOnOneSheet ? message("booklet-on-one-sheet", { most: MOST_SHEETS }) : undefined,
      leftOut === 0 || dull > 0 ? undefined : message("dull-mazes-left-out", { count: leftOut }),
      dull === 0 ? undefined : message("dull-mazes-taken", { count: dull }),
      isZoomed ? undefined : message("booklet-zoom-not-taken"),
      message("seed", { seed }),
      message("to-print-booklet"),
    );
    return { seed, sentence };
  });
}

/** The design as far as it is known before there are mazes. Throws {@link Refusal} for impossible choices before anything changes. */
async function checked(
  { job, changes, dialogue: { say } }: Act,
  choice: BookletChoice,
  isOnOneSheet: boolean,
): Promise<Omit<BookletDesign, "book" | "mazes" | "texts"> & Pick<BookPlace, "sheets" | "frontId" | "workbookNames">> {
  const { count, columns, rows, paper, gaps, letters, title, hasNameLine } = choice;
  if (!Number.isInteger(count) || count < 1 || count > MOST_MAZES) {
    throw new Refusal(message("booklet-count", { most: MOST_MAZES, count }));
  }
  if (!(columns >= 2 && rows >= 2)) {
    throw new Refusal(message("booklet-size", { columns, rows }));
  }
  if (!gaps && !letters) {
    throw new Refusal(message("booklet-marks"));
  }
  if (choice.generators.length === 0) throw new Refusal(message("booklet-kinds"));
  const { cellSize, wallWeight } = fillPage(paper, { columns, rows }, { extra: isOnOneSheet ? STACK_EXTRA : 0 });
  const layout = answerLayout(paper, { columns, rows }, choice.answers, cellSize);
  if (layout === undefined) {
    throw new Refusal(message("answers-too-small", { answers: choice.answers, columns, rows, paper }));
  }
  const line = nameLine(hasNameLine, say);
  headerOf({ title, middle: line, label: say(message("maze-label", { number: MOST_MAZES })) });
  const design = {
    paper,
    title,
    nameLine: line,
    names: namesOfBook(isOnOneSheet ? undefined : count, say),
    marks: { gaps, letters },
    cellSize,
    wallWeight,
    answerLayout: layout,
    isOnOneSheet,
  };
  const place = await readBookPlace(job, choice.kept !== undefined);
  changes.touch(place, { structure: true });
  checkKept(place, choice.kept);
  const taken = new Set(place.sheets.map(({ name }) => name.toUpperCase()));
  const clash = namesInOrder(design.names).find((name) => taken.has(name.toUpperCase()));
  if (clash !== undefined) {
    throw new Refusal(
      place.books.length > 0
        ? message("booklet-name-taken-by-booklet", { sheet: clash })
        : message("booklet-name-taken", { sheet: clash }),
    );
  }
  const { sheets, frontId, workbookNames } = place;
  return { ...design, sheets, frontId, workbookNames };
}
