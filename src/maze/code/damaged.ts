import { CodeError } from "../model";

/** What to throw for a code that nobody made so; `fault` ends with a full stop. */
export function damaged(fault: string): CodeError {
  return new CodeError(`Copy the code again. It is damaged: ${fault}`);
}
