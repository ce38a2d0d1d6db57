import { murmurHash } from "../model";

/**
 * The key of the pupil with this name, the `occurrence`-th of the list (from 1): half of a 128-bit hash. A class set's seed, "/" and the
 * key are the seed of the pupil's maze, so it depends on no other row, and no share code tells a name.
 */
export function pupilKey(name: string, occurrence: number): string {
  return hashOf(`${occurrence} ${foldedName(name)}`);
}

/** 64 bits of a text's hash, as 16 hexadecimal digits. */
export function hashOf(text: string): string {
  const hash = murmurHash(text);
  return [hash[0]!, hash[1]!].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What makes two names the same: not how they are capitalised, spaced or composed of accents. */
export function foldedName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
}
