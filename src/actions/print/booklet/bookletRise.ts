import { engine } from "../../../engine";
import { type BookletPlan, type DifficultyScale, type Rise, riseOf } from "../../../maze/booklet";

/** What decides how difficult the mazes of a booklet can be. */
type Sizes = Pick<BookletPlan, "columns" | "rows" | "generators" | "ends">;

/** How a booklet with these smallest mazes rises to these largest, and the difficulties of the smallest. Rejects with Stopped. */
export async function measuredRise(
  sizes: Sizes,
  largest: Rise["largest"],
  signal: AbortSignal,
): Promise<{ readonly rise: Rise; readonly scale: DifficultyScale }> {
  const plan: BookletPlan = { ...sizes, count: 1, difficulty: "rising", seed: "" };
  const scale = await engine.run("difficultyScale", plan, signal);
  const last = await engine.run("difficultyScale", { ...plan, ...largest }, signal);
  return { rise: { largest, ...riseOf(scale, last) }, scale };
}
