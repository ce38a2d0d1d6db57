import { type Message, message } from "../message";
import { MazeError } from "../maze/model";
import { sayInFunction } from "../words";
import type { WorksheetFunction } from "./worksheetFunctions";

/** The function as Excel calls it: with all arguments, even omitted ones, and its invocation. Rejects with CustomFunctions.Error. */
export function answering({ parameters, calculate }: WorksheetFunction) {
  return async (...given: unknown[]): Promise<unknown> => {
    let isCancelled = false;
    const invocation = given[parameters.length];
    if (typeof invocation === "object" && invocation !== null) {
      (invocation as { onCanceled?: () => void }).onCanceled = () => (isCancelled = true);
    }
    try {
      const calculation = calculate(given.slice(0, parameters.length));
      for (;;) {
        const { done, value } = calculation.next();
        if (done === true) return value;
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (isCancelled) throw new MazeError("time", message("function-cancelled"));
      }
    } catch (error) {
      const isMazeError = error instanceof MazeError;
      const told = isMazeError ? error.sentence : message("function-fault", { fault: String(error) });
      const code = isMazeError && error.kind === "path" ? "#N/A" : "#VALUE!";
      throw new CustomFunctions.Error(code, sentenceOf(told));
    }
  };
}

/** Undefined if the runtime lacks what words need, such as plurals: the code of the error still stands in the cell. */
function sentenceOf(told: Message): string | undefined {
  try {
    return sayInFunction(told);
  } catch {
    return undefined;
  }
}
