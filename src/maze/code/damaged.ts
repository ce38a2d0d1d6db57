import { type Message, message } from "../../message";
import { CodeError } from "../model";

/** What to throw for a code that nobody made so; `fault` ends the sentence. */
export function damaged(fault: Message): CodeError {
  return new CodeError(message("share-code-damaged", { fault }));
}
