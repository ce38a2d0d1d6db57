import type { Message } from "../message";
import { worksheetFunctions } from "./worksheetFunctions";

/**
 * What functions.json tells Excel about the functions, in the words of a language. `help` is the address of the help page.
 * Excel translates names and descriptions by it; ids are the same in every language.
 */
export function metadata(say: (told: Message) => string, help: string): object {
  return {
    functions: worksheetFunctions.map(({ id, description, parameters, gives, fillsRange }) => ({
      id,
      name: id,
      description: say(description),
      helpUrl: `${help}#functions`,
      parameters: parameters.map(({ name, description: about, type, isRange, isOptional }) => ({
        name,
        description: say(about),
        type,
        dimensionality: isRange ? "matrix" : "scalar",
        ...(isOptional && { optional: true }),
      })),
      result: { type: gives, dimensionality: fillsRange ? "matrix" : "scalar" },
      options: { cancelable: true },
    })),
  };
}
