import { type Message, message } from "../../message";
import { CodeError } from "../model";

/** The error for a code that this engine cannot have made; `fault` ends the sentence. */
export function damaged(fault: Message): CodeError {
  return new CodeError(message("share-code-damaged", { fault }));
}
