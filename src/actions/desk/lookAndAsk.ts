import { type Message, isSame } from "../../message";
import type { Dialogue } from "./dialogue";
import { askFirst } from "./work";

/**
 * Looks, and asks the question that the look found, until the answer fits what is there: while a question waits, the sheet may change,
 * or be renamed. `isAgain`: the look is not the first. Throws Stopped if the answer is no.
 */
export async function lookAndAsk<T extends { readonly question: Message | undefined }>(
  dialogue: Dialogue,
  yes: Message,
  look: (isAgain: boolean) => Promise<T>,
): Promise<T> {
  let asked: Message | undefined;
  for (;;) {
    const seen = await look(asked !== undefined);
    if (seen.question === undefined || isSame(seen.question, asked)) return seen;
    asked = seen.question;
    await askFirst(dialogue, { sentence: asked, yes });
  }
}
