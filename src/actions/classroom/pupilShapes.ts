import { type Message, message, together } from "../../message";
import type { BookletPlan } from "../../maze/booklet";
import type { Pupil } from "../../maze/classes";
import { generatorFactsById } from "../../maze/generators";
import { MaskError, SizeError } from "../../maze/model";
import { type Dialogue, outlined } from "../desk";
import type { ClassChoice } from "./classChoice";
import { refuseFaults } from "./pupilsOf";

/** What a row with a shape decides about the plan of its maze. */
export type ShapePlan = Required<Pick<BookletPlan, "shape" | "generators">>;

/**
 * The shapes of the pupils that have one, by the keys of the pupils; equal shapes are one object. Rejects with Refusal, which names the
 * rows whose shapes do not fit the size or the kinds of the set, and with Stopped.
 */
export async function pupilShapes(
  { columns, rows, generators }: Pick<ClassChoice, "columns" | "rows" | "generators">,
  pupils: readonly Pupil[],
  { signal }: Pick<Dialogue, "signal">,
): Promise<ReadonlyMap<string, ShapePlan>> {
  const filling = generators.filter((id) => generatorFactsById(id).honoursMask);
  const plans = new Map<string, ShapePlan>();
  const known = new Map<string, ShapePlan>();
  const faults: Message[] = [];
  for (const { row, name, key, shape } of pupils) {
    if (shape === undefined) continue;
    if (filling.length === 0) {
      faults.push(message("class-shape-kinds", { row, name }));
      continue;
    }
    const same = JSON.stringify(shape);
    try {
      const plan = known.get(same) ?? {
        shape: await outlined(shape, { columns, rows }, signal),
        generators: filling,
      };
      known.set(same, plan);
      plans.set(key, plan);
    } catch (error) {
      if (error instanceof SizeError)
        faults.push(together(message("class-shape-too-large", { row, name }), error.sentence));
      else if (error instanceof MaskError)
        faults.push(together(message("class-shape-letters", { row, name }), error.sentence));
      else throw error;
    }
  }
  refuseFaults(faults);
  return plans;
}
