import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import type { BookletPlan } from "../../maze/booklet";
import type { Pupil } from "../../maze/classes";
import { encode } from "../../maze/code";
import { fillContent } from "../../maze/content";
import { generatorFactsById } from "../../maze/generators";
import { ContentError, Random } from "../../maze/model";
import type { BookMaze } from "../../worksheet/booklet";
import type { Dialogue } from "../desk";
import { ratingText } from "../print";
import type { ClassChoice } from "./classChoice";
import { type ShapePlan, pupilShapes } from "./pupilShapes";
import { refuseFaults } from "./pupilsOf";

/**
 * The mazes of a class set, in the order of its pupils, with progress: each follows from the choice and its own row alone. Rejects
 * with Stopped, with what the generators throw, and with Refusal for words and shapes that do not fit.
 */
export async function classMazes(
  choice: ClassChoice,
  pupils: readonly Pupil[],
  { say, signal, progress }: Pick<Dialogue, "say" | "signal" | "progress">,
): Promise<BookMaze[]> {
  const { columns, rows, generators, difficulty, seed: ofSet, below } = choice;
  const count = pupils.length;
  const plan: BookletPlan = {
    ...{ count, columns, rows, generators, difficulty, ends: "corners", withDull: false, seed: ofSet },
  };
  progress(0, count, message("measuring-difficulty"));
  const shapes = await pupilShapes(choice, pupils, { signal });
  /** Of rectangles, and of each shape: a level is a rank among mazes of one shape. */
  const scales = new Map<ShapePlan | undefined, Float64Array>();
  const mazes: BookMaze[] = [];
  const faults: Message[] = [];
  for (const [i, pupil] of pupils.entries()) {
    const number = i + 1;
    progress(i, count, message("making-book-maze", { number, count }));
    const seed = `${ofSet}/${pupil.key}`;
    const shape = shapes.get(pupil.key);
    const own = { ...plan, ...shape };
    const scale = scales.get(shape) ?? (await engine.run("difficultyScale", own, signal));
    scales.set(shape, scale);
    const made = await engine.run("mazeOfLevel", { plan: own, scale, level: pupil.level ?? difficulty, seed }, signal);
    const { recipe, maze, ends, path, rating } = made;
    const measured = Math.round(rating.score);
    const code = encode(recipe);
    const { key, print, name, items } = pupil;
    mazes.push({
      ...{ number, maze, ends, path, measured, code, pupil: { key, print, name } },
      items: items.length === 0 ? undefined : itemsIn(made, items, new Random(`${seed}/words`), pupil, faults),
      algorithm: say(generatorFactsById(recipe.generator).name),
      texts: {
        label: name,
        answer: say(message("class-answer-link")),
        stars: rating.stars,
        rating: ratingText({ stars: rating.stars, points: measured }, below, say),
        code: below.code ? code : "",
        caption: name,
      },
    });
  }
  refuseFaults(faults);
  return mazes;
}

/** What the cells hold; adds a fault if the words do not fit. */
function itemsIn(
  walk: Parameters<typeof fillContent>[0],
  items: readonly string[],
  random: Random,
  { row, name }: Pupil,
  faults: Message[],
): readonly string[] | undefined {
  try {
    return fillContent(walk, items, "once", random).cells;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(together(message("class-words-fault", { row, name }), error.sentence));
    return undefined;
  }
}
