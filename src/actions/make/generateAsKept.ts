import { type Dialogue, readKeptChoice } from "../desk";
import { generate, type GenerateOutcome } from "./generate";

/** A maze at once, with the choices that the pane's Generate had last in this workbook. Throws as {@link generate} does, and Stopped. */
export async function generateAsKept(dialogue: Dialogue): Promise<GenerateOutcome> {
  return generate(await readKeptChoice(dialogue), dialogue);
}
