import { type Dialogue, readKeptChoice } from "../desk";
import { generate, type GenerateOutcome } from "./generate";

/** Makes a maze at once, with the choices that the pane's Generate had last in this workbook. As {@link generate}. */
export async function generateAsKept(dialogue: Dialogue): Promise<GenerateOutcome> {
  return generate(await readKeptChoice(dialogue.workbook), dialogue);
}
