import { CellError } from "../../store";
import { heldText, number, text } from "./coercion";
import type { Given, KnownFunction } from "./knownFunctions";
import { FormulaStop } from "./results";

/** LEN, MID and others that take texts. Characters are UTF-16 units, and upper and lower case differ. */
export const textFunctions: Readonly<Record<string, KnownFunction>> = {
  LEN: { ...{ least: 1, most: 1 }, of: (given) => text(given.value(0)).length },
  MID: {
    ...{ least: 3, most: 3 },
    of: (given) => {
      const [from, count] = [whole(given, 1), whole(given, 2)];
      if (from < 1 || count < 0) throw new FormulaStop(CellError.value);
      return text(given.value(0)).slice(from - 1, from - 1 + count);
    },
  },
  FIND: {
    ...{ least: 2, most: 3 },
    of: (given) => {
      const [sought, within] = [text(given.value(0)), text(given.value(1))];
      const from = given.count > 2 ? whole(given, 2) : 1;
      const place = from < 1 || from > within.length + 1 ? -1 : within.indexOf(sought, from - 1);
      if (place < 0) throw new FormulaStop(CellError.value);
      return place + 1;
    },
  },
  SUBSTITUTE: { ...{ least: 3, most: 4 }, of: substitute },
  CHAR: {
    ...{ least: 1, most: 1 },
    of: (given) => {
      const code = whole(given, 0);
      if (code < 1 || code > 255) throw new FormulaStop(CellError.value);
      return code >= FIRST_OF_WINDOWS && code < FIRST_OF_WINDOWS + OF_WINDOWS.length
        ? OF_WINDOWS[code - FIRST_OF_WINDOWS]!
        : String.fromCharCode(code);
    },
  },
};

/** The characters from 128 on that Windows-1252 has of its own; Node decodes them as ISO 8859-1. */
const FIRST_OF_WINDOWS = 128;
const OF_WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const whole = (given: Given, index: number) => Math.trunc(number(given.value(index)));

/** SUBSTITUTE(text, old, new, which one): every old text, or that one alone. */
function substitute(given: Given): string {
  const [source, old, replacement] = [0, 1, 2].map((i) => text(given.value(i))) as [string, string, string];
  const which = given.count > 3 ? whole(given, 3) : undefined;
  if (which !== undefined && which < 1) throw new FormulaStop(CellError.value);
  if (old === "") return source;
  const pieces = source.split(old);
  if (which === undefined) return heldText(pieces.join(replacement));
  if (which >= pieces.length) return source;
  return heldText(`${pieces.slice(0, which).join(old)}${replacement}${pieces.slice(which).join(old)}`);
}
