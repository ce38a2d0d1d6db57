import { type Message, message } from "../../message";
import type { ClassWords } from "../../maze/classes";
import { type ListCell, foldedText } from "../../maze/content";
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

type Say = (told: Message) => string;

/** Whether a list has this heading of names in any of the languages; in the own one where the others do not load. */
export async function hasNames({
  say,
  inEveryLanguage,
}: Pick<Dialogue, "say" | "inEveryLanguage">): Promise<(headings: readonly string[]) => boolean> {
  const every: Say[] = [say, ...(await inEveryLanguage().catch(() => []))];
  const known = new Set(every.map((each) => foldedText(each(message("class-heading-name")))));
  return (headings) => headings.some((heading) => known.has(foldedText(heading)));
}

type Rows = readonly (readonly ListCell[])[];

/**
 * The cells of a class list that was written in any of the languages: its headings, levels and shapes in the words of what is written
 * now. Names and words along the path stay. Where the other languages do not load, the list is as it was.
 */
export async function inOwnWords(
  rows: Rows,
  { say, inEveryLanguage }: Pick<Dialogue, "say" | "inEveryLanguage">,
): Promise<Rows> {
  const own = wordsIn(say);
  const others = (await inEveryLanguage().catch(() => [])).map(wordsIn);
  const [first = [], ...rest] = rows;
  const headings = first.map(({ text }) => translated(text, "headings", own, others));
  const isThere = (heading: string) => first.some(({ text }) => isSame(text, heading));
  const kinds = headings.map((heading) => own.kindOf.get(foldedText(heading)));
  return [
    first.map((cell, column) =>
      isSame(cell.text, headings[column]!) || isThere(headings[column]!) ? cell : { ...cell, text: headings[column]! },
    ),
    ...rest.map((cells) =>
      cells.map((cell, column) => {
        const kind = kinds[column];
        return kind === undefined ? cell : { ...cell, text: translated(cell.text, kind, own, others) };
      }),
    ),
  ];
}

/** The words of a list in a language, those of one meaning at the same place in every language. */
interface ListWords {
  readonly headings: readonly string[];
  readonly levels: readonly string[];
  readonly shapes: readonly string[];
  /** What the cells below a heading are: one of the lists above. */
  readonly kindOf: ReadonlyMap<string, "levels" | "shapes">;
}

function wordsIn(say: Say): ListWords {
  const { name, level, words, shape, easy, medium, hard, shapes, ownName } = classWords(say);
  return {
    headings: [name, level, words, shape],
    levels: [easy, medium, hard],
    shapes: [ownName, ...shapes.map((each) => each.name)],
    kindOf: new Map([
      [foldedText(level), "levels"],
      [foldedText(shape), "shapes"],
    ]),
  };
}

const isSame = (a: string, b: string) => foldedText(a) === foldedText(b);

/** The own word for what a text says in another language; the text itself if it is one's own word, or none. */
function translated(
  text: string,
  kind: "headings" | "levels" | "shapes",
  own: ListWords,
  others: readonly ListWords[],
): string {
  if (own[kind].some((word) => isSame(word, text))) return text;
  for (const other of others) {
    const place = other[kind].findIndex((word) => isSame(word, text));
    if (place >= 0) return own[kind][place]!;
  }
  return text;
}
