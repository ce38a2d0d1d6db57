import { keptChoices } from "../../worksheet/memory";
import { type Dialogue, decodeChoice, glance } from "../desk";
import { generate, type GenerateOutcome } from "./generate";

/**
 * The most cells: about 80,000 areas of openings, which a workbook of 2.6 ms an area draws in the three and a half minutes that a command
 * of the ribbon has for them.
 */
const MOST_CELLS = 160_000;

/**
 * Makes a maze at once, with the choices that the pane's Generate had last in this workbook, for the ribbon, whose commands Office ends
 * after five minutes. As {@link generate}.
 */
export async function generateAsKept(dialogue: Dialogue): Promise<GenerateOutcome> {
  return generate(decodeChoice(await glance(dialogue.workbook, keptChoices)), dialogue, MOST_CELLS);
}
