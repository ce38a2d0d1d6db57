import { type Message, message } from "../../../message";
import {
  type BookNames,
  type BookTexts,
  bookNames,
  type Booklet,
  type BookletDesign,
} from "../../../worksheet/booklet";
import { pageCodes, pageNumbers } from "../../../worksheet/paper";
import type { Dialogue } from "../../desk";
import type { KeptBooklet } from "../keptPaper";
import type { PrintChoice } from "../printChoice";
import type { ReversibleChange } from "../../../worksheet/changes";

type Say = Dialogue["say"];

/** The names of a booklet's sheets; `count`: of the sheets of mazes, or undefined if one holds all. */
export function namesOfBook(count: number | undefined, say: Say): BookNames {
  const ofMaze = (_: unknown, i: number) => say(message("maze-label", { number: i + 1 }));
  return bookNames({
    index: say(message("index-sheet")),
    mazes: count === undefined ? [say(message("mazes-sheet"))] : Array.from({ length: count }, ofMaze),
    answers: say(message("answers-sheet")),
  });
}

/** The words on a booklet's sheets besides those of its mazes. */
export function bookTexts(about: Message, say: Say): BookTexts {
  return {
    untitled: say(message("untitled-booklet")),
    about: say(about),
    headings: [
      say(message("index-heading-maze")),
      say(message("index-heading-difficulty")),
      say(message("index-heading-stars")),
      say(message("index-heading-algorithm")),
      say(message("index-heading-steps")),
      say(message("index-heading-code")),
      say(message("index-heading-answer")),
    ],
    pageNumber: pageNumbers(say(message("number-of-pages", pageCodes))),
  };
}

/** The most mazes of a booklet. */
export const MOST_MAZES = 200;
/** The most mazes of a booklet with a sheet for each. */
export const MOST_SHEETS = 50;

/** The choices for a booklet. */
export interface BookletChoice extends Omit<PrintChoice, "number">, KeptBooklet {
  readonly columns: number;
  readonly rows: number;
}

/** The change that makes a booklet and shows its progress; it gives whether Excel took the zoom of the pages. */
export function bookletMade(
  booklet: Booklet,
  { mazes, update }: BookletDesign,
  dialogue: Dialogue,
): ReversibleChange<boolean> {
  const total = (update?.drawn ?? mazes).length + mazes.length;
  return {
    make: async (job) => {
      await booklet.draw(job, (done, sentence) => dialogue.progress(done, total, sentence));
      dialogue.progress(total, total, message("writing-index"));
      return booklet.finish(job);
    },
    takeBack: (job) => booklet.remove(job),
    get ifStuck() {
      return booklet.ifStuck;
    },
  };
}
