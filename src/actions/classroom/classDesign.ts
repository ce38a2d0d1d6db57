import { message } from "../../message";
import type { BookMaze, BookletDesign, BookNames } from "../../worksheet/booklet";
import { Refusal, type Reference } from "../../worksheet/excel";
import { facts, remember } from "../../worksheet/memory";
import { answerLayout, fillPage } from "../../worksheet/paper";
import type { Dialogue } from "../desk";
import { bookTexts, letterSize } from "../print";
import type { ClassChoice, KeptClassSet } from "./classChoice";
import type { Pupil, StandingPages } from "../../maze/classes";
import { freeSheetName } from "../../worksheet/changes";
import type { ClassSetSheets } from "../../worksheet/classroom";

/** Answers on a page. */
const ANSWERS = 6;

/** What all class sets with this choice have in common. Throws {@link Refusal} for impossible choices. */
export function classStyle(choice: ClassChoice, { say }: Pick<Dialogue, "say">) {
  const { columns, rows, paper, title, seed, difficulty, hasAnswers, generators } = choice;
  if (!(columns >= 2 && rows >= 2)) throw new Refusal(message("booklet-size", { columns, rows }));
  if (generators.length === 0) throw new Refusal(message("booklet-kinds"));
  const { cellSize, wallWeight } = fillPage(paper, { columns, rows });
  const layout = hasAnswers ? answerLayout(paper, { columns, rows }, ANSWERS, cellSize) : undefined;
  if (hasAnswers && layout === undefined) {
    throw new Refusal(message("class-answers-too-small", { columns, rows, paper }));
  }
  const about = message("about-class-set", { columns, rows, difficulty, seed });
  const texts = bookTexts(about, say);
  const [, ...headings] = texts.headings;
  const untitled = say(message("untitled-class-set"));
  const first = say(message("class-heading-name"));
  return {
    ...{
      paper,
      title,
      nameLine: "",
      cellSize,
      wallWeight,
      answerLayout: layout,
      isOnOneSheet: false,
      isClassSet: true,
      itemSize: letterSize({ cellSize }),
    },
    marks: { gaps: true, letters: true },
    texts: { ...texts, untitled, headings: [first, ...headings] },
  } satisfies Omit<BookletDesign, "book" | "mazes" | "names">;
}

/** What the index of a class set is to remember: what it was made with, for whom, and where its list is. `names`: what is there. */
export function remembered(
  choice: ClassChoice,
  mazes: readonly BookMaze[],
  list: Reference,
  names: Parameters<typeof remember>[1] = [],
): NonNullable<BookletDesign["remembered"]> {
  const { columns, rows, generators, difficulty, hasAnswers, seed, paper, title, below } = choice;
  const order = mazes.map(({ pupil }) => pupil!.key);
  const kept: KeptClassSet = {
    ...{ columns, rows, generators, difficulty, hasAnswers, seed, paper, title, below, order },
  };
  return (index) => {
    remember(index, names, facts.classSet, kept);
    remember(index, names, facts.classList, list);
  };
}

type Named = readonly { readonly name: string }[];

/** Names for the sheets of a class set, all different, and none that a sheet already has; "" if the set has no answers. */
export function classNames(
  sheets: Named,
  pupils: readonly Pupil[],
  hasAnswers: boolean,
  say: Dialogue["say"],
): BookNames {
  const [index, answers, ...mazes] = freeNames(sheets, [
    say(message("index-sheet")),
    say(message("answers-sheet")),
    ...pupils.map(({ name }) => name),
  ]);
  return { index: index!, answers: hasAnswers ? answers! : "", mazes };
}

function freeNames(sheets: Named, words: readonly string[]): string[] {
  const names: { name: string }[] = [];
  for (const word of words) names.push({ name: freeSheetName([...sheets, ...names], word) });
  return names.map(({ name }) => name);
}

/** The pages that a class set has, by which its list's rows of one name are told apart. */
export function standingPages({ pages }: Pick<ClassSetSheets, "pages">): StandingPages {
  return new Map(pages.map(({ pupil }) => [pupil.key, pupil.print]));
}
