import type { Say } from "../../message";
import type { ClassWords } from "../../maze/classes";
import { pictureShapes } from "../../maze/shapes";
import type { Dialogue } from "../core";

/** The words that a class list is written and read with. */
export function classWords(say: Say): ClassWords {
  return {
    name: say("class-heading-name"),
    level: say("class-heading-level"),
    words: say("class-heading-words"),
    shape: say("class-heading-shape"),
    easy: say("class-level-easy"),
    medium: say("class-level-medium"),
    hard: say("class-level-hard"),
    shapes: pictureShapes.map(({ id, name }) => ({ id, name: say(name) })),
    ownName: say("class-shape-own-name"),
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
