import { type Message, message } from "../../../message";
import { type BookNames, type BookTexts, bookNames } from "../../../worksheet/booklet";
import { pageCodes, pageNumbers } from "../../../worksheet/paper";
import type { Dialogue } from "../../desk";

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
