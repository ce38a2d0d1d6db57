import { message } from "../../message";
import type { Pupil } from "../../maze/classes";
import type { BookNames } from "../../worksheet/booklet";
import { freeSheetName } from "../../worksheet/changes";
import type { Dialogue } from "../desk";

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
