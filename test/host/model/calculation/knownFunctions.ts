import { lookupFunctions } from "./lookupFunctions";
import { numberFunctions } from "./numberFunctions";
import { type Given, type KnownFunction, FormulaStop, MANY, isCells, takes } from "./results";
import { CellError, lastColumn, lastRow } from "../../store";
import { truth, heldText, number, text } from "./coercion";
import { Values } from "./customFunctions";

/** IF, AND, OR and IFERROR. */
const logicalFunctions: Readonly<Record<string, KnownFunction>> = {
  IF: takes(2, 3, (given) => {
    const place = truth(given.value(0)) ? 1 : 2;
    return place < given.count ? given.value(place) : false;
  }),
  AND: takes(1, MANY, (given) => truths(given).every(Boolean)),
  OR: takes(1, MANY, (given) => truths(given).some(Boolean)),
  IFERROR: takes(2, 2, (given) => {
    try {
      const value = given.value(0) ?? "";
      if (!(value instanceof CellError) || value === CellError.busy) return value;
    } catch (error) {
      if (!(error instanceof FormulaStop) || error.shown === CellError.busy) throw error;
    }
    return given.value(1) ?? "";
  }),
};

/** The logical values among arguments: in cells, texts and empty cells do not count. #VALUE! if there are none. */
function truths(given: Given): boolean[] {
  const found: boolean[] = [];
  for (let i = 0; i < given.count; i++) {
    const result = given.result(i);
    if (result instanceof Values) for (const value of result.rows.flat()) take(value);
    else if (!isCells(result)) found.push(truth(result));
    else {
      const { sheet, area } = result;
      const used = sheet.usedArea(true, area);
      for (let row = used?.row ?? 0; used && row <= lastRow(used); row++) {
        for (let column = used.column; column <= lastColumn(used); column++) take(given.read(sheet, row, column));
      }
    }
  }
  if (found.length === 0) throw new FormulaStop(CellError.value);
  return found;

  function take(value: ReturnType<Given["value"]>): void {
    if (value !== undefined && typeof value !== "string") found.push(truth(value));
  }
}

/** LEN, MID and others that take texts. Characters are UTF-16 units, and upper and lower case differ. */
const textFunctions: Readonly<Record<string, KnownFunction>> = {
  LEN: takes(1, 1, (given) => text(given.value(0)).length),
  MID: takes(3, 3, (given) => {
    const [from, count] = [whole(given, 1), whole(given, 2)];
    if (from < 1 || count < 0) throw new FormulaStop(CellError.value);
    return text(given.value(0)).slice(from - 1, from - 1 + count);
  }),
  FIND: takes(2, 3, (given) => {
    const [sought, within] = [text(given.value(0)), text(given.value(1))];
    const from = given.count > 2 ? whole(given, 2) : 1;
    const place = from < 1 || from > within.length + 1 ? -1 : within.indexOf(sought, from - 1);
    if (place < 0) throw new FormulaStop(CellError.value);
    return place + 1;
  }),
  SUBSTITUTE: takes(3, 4, substitute),
  CHAR: takes(1, 1, (given) => {
    const code = whole(given, 0);
    if (code < 1 || code > 255) throw new FormulaStop(CellError.value);
    return code >= FIRST_OF_WINDOWS && code < FIRST_OF_WINDOWS + OF_WINDOWS.length
      ? OF_WINDOWS[code - FIRST_OF_WINDOWS]!
      : String.fromCharCode(code);
  }),
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

/** The functions that are known, as Microsoft Support describes each; any other gives #NAME?. */
export const knownFunctions: ReadonlyMap<string, KnownFunction> = new Map(
  Object.entries({ ...numberFunctions, ...logicalFunctions, ...lookupFunctions, ...textFunctions }),
);
