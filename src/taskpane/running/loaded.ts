import { ActionFailure } from "../../actions/desk";
import { inLines, message } from "../../message";
import { loadAllWords } from "../../words";

/**
 * A script, with the words for its sentences. Rejects with ActionFailure if one of them does not load; the next call tries again.
 */
export async function loaded<Module>(script: Promise<Module>): Promise<Module> {
  try {
    const [module] = await Promise.all([script, loadAllWords()]);
    return module;
  } catch (error) {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ActionFailure(message("part-not-loaded"), inLines(details));
  }
}
