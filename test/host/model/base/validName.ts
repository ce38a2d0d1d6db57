import { parseArea } from "../../store";
import { textual } from "./arguments";
import { invalidArgument } from "./errors";

/**
 * The text as a name: 1 to 255 letters, digits, points, underscores, question marks and backslashes, not beginning with a digit, a
 * point or a question mark, and nothing that could be an address (B2, R1C1, C). @throws InvalidArgument
 */
export function validName(value: unknown): string {
  const name = textual(value);
  const wellFormed = name.length <= 255 && /^[\p{L}_\\][\p{L}\p{N}._?\\]*$/u.test(name);
  const addressLike = parseArea(name) !== undefined || /^(R\d*)?(C\d*)?$/i.test(name) || /^(true|false)$/i.test(name);
  if (!wellFormed || addressLike) throw invalidArgument();
  return name;
}
