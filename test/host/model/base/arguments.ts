import colorNames from "color-name";
import { invalidArgument } from "./errors";
import { parseArea } from "../../store";

/** The value as one of `allowed`, as Excel compares its enumerations: without regard to case. @throws InvalidArgument */
export function oneOf<const T extends readonly string[]>(allowed: T, value: unknown): T[number] {
  const found: T[number] | undefined = allowed.find(
    (candidate) => typeof value === "string" && candidate.toLowerCase() === value.toLowerCase(),
  );
  if (found === undefined) throw invalidArgument();
  return found;
}

/** @throws InvalidArgument unless the value is a finite number from `least` to `most`. */
export function numberWithin(value: unknown, least: number, most: number): number {
  if (typeof value !== "number" || !(value >= least && value <= most)) throw invalidArgument();
  return value;
}

/** @throws InvalidArgument unless the value is a whole number */
export function whole(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw invalidArgument();
  return value;
}

/** @throws InvalidArgument unless the value is true or false. */
export function logical(value: unknown): boolean {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
}

/** @throws InvalidArgument unless the value is text. */
export function textual(value: unknown): string {
  if (typeof value !== "string") throw invalidArgument();
  return value;
}

/** "#RRGGBB" in capitals, from that form (with or without #) or an HTML name. @throws InvalidArgument */
export function color(value: unknown): string {
  const text = textual(value).trim();
  if (/^#?[0-9a-f]{6}$/i.test(text)) return `#${text.replace("#", "").toUpperCase()}`;
  const name = text.toLowerCase();
  const parts = Object.hasOwn(colorNames, name) ? colorNames[name] : undefined;
  if (!parts) throw invalidArgument();
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

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
