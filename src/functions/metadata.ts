import { type Message, message } from "../message";
import { parameters, worksheetFunctions } from "./worksheetFunctions";

/**
 * What functions.json tells Excel about the functions, in the words of a language. `help` is the address of the help page.
 * Excel translates names and descriptions by it; ids are the same in every language.
 */
export function metadata(say: (told: Message) => string, help: string): object {
  const names = Object.keys(worksheetFunctions) as (keyof typeof worksheetFunctions)[];
  return {
    functions: names.map((id) => ({
      id,
      name: id,
      description: say(message(`function-${id.toLowerCase() as Lowercase<typeof id>}`)),
      helpUrl: `${help}#functions`,
      parameters: worksheetFunctions[id].parameters.map((name) => ({
        name,
        description: say(message(`argument-${name}`)),
        ...parameters[name],
      })),
      result: worksheetFunctions[id].result,
      options: { cancelable: true },
    })),
  };
}
