import { message } from "../../../message";
import { engine } from "../../../engine";
import { type BookletMaze, type BookletPlan, DifficultyScale, areAlike } from "../../../maze/booklet";
import { encode } from "../../../maze/code";
import { generatorFactsById } from "../../../maze/generators";
import type { BookMaze } from "../../../worksheet/booklet";
import { type Dialogue, askFirst } from "../../desk";
import { type BelowMaze, ratingText, usualBelow } from "../mazeWords";

interface ChosenMazes {
  readonly mazes: BookMaze[];
  /** Mazes that were tried and left out because they are dull. */
  readonly leftOut: number;
  /** Mazes of the booklet that are dull although nobody asked for dull ones: there were no others. */
  readonly dull: number;
}

/**
 * The mazes of a booklet, with progress. If mazes of this size differ too little in difficulty it asks whether the nearest will do.
 * Rejects with Stopped, and with what the generators throw.
 */
export async function bookletMazes(
  plan: BookletPlan,
  dialogue: Dialogue,
  below: BelowMaze = usualBelow,
): Promise<ChosenMazes> {
  dialogue.progress(0, plan.count, message("measuring-difficulty"));
  const sample = await engine.run("difficultyScale", plan, dialogue.signal);
  const scale = new DifficultyScale(sample);
  if (plan.difficulty !== "medium" && areAlike(scale)) {
    const { columns, rows } = plan;
    const difficulty = Math.round(scale.quantile(0.5));
    await askFirst(dialogue, {
      sentence: message("mazes-alike", { columns, rows, difficulty }),
      yes: message("make-it"),
    });
  }
  const made: BookletMaze[] = [];
  for (let index = 0; index < plan.count; index++) {
    dialogue.progress(index, plan.count, message("making-book-maze", { number: index + 1, count: plan.count }));
    made.push(await engine.run("bookletMaze", { plan, scale: sample, index }, dialogue.signal));
  }
  if (plan.difficulty === "rising") made.sort((one, other) => one.rating.score - other.rating.score);
  const { say } = dialogue;
  const mazes = made.map(({ recipe, maze, ends, path, rating: { stars, score } }, i) => {
    const number = i + 1;
    const measured = Math.round(score);
    const label = message("maze-label", { number });
    const rating = ratingText({ stars, points: measured }, below, say);
    const code = encode(recipe);
    return {
      ...{ number, maze, ends, path, measured },
      algorithm: say(generatorFactsById(recipe.generator).name),
      code,
      texts: {
        label: say(label),
        answer: say(message("answer-link", { number })),
        stars,
        rating,
        code: below.code ? code : "",
        caption: say(
          rating === ""
            ? message("book-maze-steps", { label, steps: path.length - 1 })
            : message("book-maze-caption", { label, rating, steps: path.length - 1 }),
        ),
      },
    };
  });
  return {
    mazes,
    leftOut: made.reduce((sum, { dullBefore }) => sum + dullBefore, 0),
    dull: plan.withDull ? 0 : made.filter(({ rating }) => rating.isDull).length,
  };
}
