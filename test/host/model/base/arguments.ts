import { invalidArgument } from "./errors";

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

/** Colours by name that this model knows; Excel knows all of HTML's. */
const NAMED_COLORS: Readonly<Record<string, string>> = {
  black: "#000000",
  silver: "#C0C0C0",
  gray: "#808080",
  grey: "#808080",
  lightgray: "#D3D3D3",
  lightgrey: "#D3D3D3",
  darkgray: "#A9A9A9",
  white: "#FFFFFF",
  maroon: "#800000",
  red: "#FF0000",
  purple: "#800080",
  fuchsia: "#FF00FF",
  magenta: "#FF00FF",
  green: "#008000",
  lime: "#00FF00",
  olive: "#808000",
  yellow: "#FFFF00",
  navy: "#000080",
  blue: "#0000FF",
  lightblue: "#ADD8E6",
  teal: "#008080",
  aqua: "#00FFFF",
  cyan: "#00FFFF",
  orange: "#FFA500",
  gold: "#FFD700",
  pink: "#FFC0CB",
  brown: "#A52A2A",
};

/** "#RRGGBB" in capitals, from that form (with or without #) or an HTML name. @throws InvalidArgument */
export function color(value: unknown): string {
  const text = textual(value).trim();
  if (/^#?[0-9a-f]{6}$/i.test(text)) return `#${text.replace("#", "").toUpperCase()}`;
  const named = NAMED_COLORS[text.toLowerCase()];
  if (named === undefined) throw invalidArgument();
  return named;
}
