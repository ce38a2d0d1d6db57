import { engine } from "../../engine";
import { type BookletPlan, type Candidate, DifficultyScale, areAlike } from "../../maze/booklet";
import { encode } from "../../maze/code";
import { counted } from "../../maze/model";
import { generatorFactsById } from "../../maze/generators";
import { stars } from "../../maze/measures";
import type { BookMaze } from "../../worksheet/booklet";
import { type Dialogue, askFirst } from "../desk";

/**
 * The mazes of a booklet, with progress. If mazes of this size differ too little in difficulty it asks whether the nearest will do.
 * Rejects with Stopped, and with what the generators throw.
 */
export async function bookletMazes(plan: BookletPlan, dialogue: Dialogue): Promise<BookMaze[]> {
  dialogue.progress(0, plan.count, "Measuring how difficult such mazes are…");
  const sample = await engine.run("difficultyScale", plan, dialogue.signal);
  const scale = new DifficultyScale(sample);
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
    made.push(await engine.run("bookletMaze", { plan, scale: sample, index }, dialogue.signal));
  }
  if (plan.difficulty === "rising") made.sort((one, other) => one.difficulty - other.difficulty);
  return made.map(({ recipe, maze, ends, path, difficulty }, i) => ({
    number: i + 1,
    maze,
    ends,
    path,
    difficulty: `${stars(scale.rank(difficulty))} ${Math.round(difficulty)} of 100`,
    measured: Math.round(difficulty),
    algorithm: generatorFactsById(recipe.generator).name,
    code: encode(recipe),
  }));
}
