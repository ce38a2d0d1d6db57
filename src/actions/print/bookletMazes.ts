import { areAlike, bookletMaze } from "../../maze/booklet/bookletMaze";
import type { BookletPlan } from "../../maze/booklet/bookletPlan";
import type { Candidate } from "../../maze/booklet/candidate";
import { DifficultyScale } from "../../maze/booklet/difficultyScale";
import { encode } from "../../maze/code";
import { counted } from "../../maze/counted";
import { generatorById } from "../../maze/generators";
import { stars } from "../../maze/measures/stars";
import type { BookMaze } from "../../worksheet/booklet/bookMaze";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import type { Dialogue } from "../desk/dialogue";
import { askFirst } from "../desk/work";

/**
 * The mazes of a booklet, in turns, with progress. Where mazes of this size are all alike it asks whether the nearest will do.
 * Rejects with Stopped, and with what the generators throw.
 */
export async function bookletMazes(plan: BookletPlan, dialogue: Dialogue): Promise<BookMaze[]> {
  dialogue.progress(0, plan.count, "Measuring how difficult such mazes are…");
  await nextTask();
  const scale = await inTurns(DifficultyScale.of(plan), dialogue.signal);
  if (plan.difficulty !== "medium" && areAlike(scale)) {
    const size = `${counted(plan.columns, "column")} and ${counted(plan.rows, "row")}`;
    const nearest = Math.round(scale.quantile(0.5));
    await askFirst(dialogue, {
      sentence: `Mazes of ${size} of these kinds are all about as difficult, ${nearest} of 100, so that none is easy or hard among them. Make the booklet with such mazes?`,
      yes: "Make it",
    });
  }
  const made: Candidate[] = [];
  for (let index = 0; index < plan.count; index++) {
    dialogue.progress(index, plan.count, `Making maze ${index + 1} of ${plan.count}…`);
    made.push(await inTurns(bookletMaze(plan, scale, index), dialogue.signal));
  }
  if (plan.difficulty === "rising") made.sort((one, other) => one.difficulty - other.difficulty);
  return made.map(({ recipe, maze, ends, path, difficulty }, i) => ({
    number: i + 1,
    maze,
    ends,
    path,
    difficulty: `${stars(scale.rank(difficulty))} ${Math.round(difficulty)} of 100`,
    measured: Math.round(difficulty),
    algorithm: generatorById(recipe.generator).name,
    code: encode(recipe),
  }));
}
