import { message } from "../../message";
import type { ClassWords } from "../../maze/classes";
import { pictureShapes } from "../../maze/shapes";
import type { Dialogue } from "../core";

/** The words that a class list is written and read with. */
export function classWords(say: Dialogue["say"]): ClassWords {
  return {
    name: say(message("class-heading-name")),
    level: say(message("class-heading-level")),
    words: say(message("class-heading-words")),
    shape: say(message("class-heading-shape")),
    easy: say(message("class-level-easy")),
    medium: say(message("class-level-medium")),
    hard: say(message("class-level-hard")),
    shapes: pictureShapes.map(({ id, name }) => ({ id, name: say(name) })),
    ownName: say(message("class-shape-own-name")),
  };
}

/** The same in each language, the own one first; that one alone where the others do not load. */
export async function wordsOfLists({
  say,
  inEveryLanguage,
}: Pick<Dialogue, "say" | "inEveryLanguage">): Promise<readonly [ClassWords, ...ClassWords[]]> {
  const others = await inEveryLanguage().catch(() => []);
  return [classWords(say), ...others.map(classWords)];
}
