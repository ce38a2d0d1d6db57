import { crc32, toBase32 } from "../../../src/maze/code/recipe";

/** A code with any one character changed, left out, doubled or exchanged with its neighbour, without hyphens. */
export function* damagedCodes(hyphened: string): Generator<string> {
  const code = hyphened.replace(/-/g, "");
  for (let at = 0; at < code.length; at++) {
    for (const digit of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
      if (digit !== code[at]) yield code.slice(0, at) + digit + code.slice(at + 1);
    }
    yield code.slice(0, at) + code.slice(at + 1);
    yield code.slice(0, at) + code[at]! + code.slice(at);
    const exchanged = code.slice(0, at) + (code[at + 1] ?? "") + code[at]! + code.slice(at + 2);
    if (exchanged !== code) yield exchanged;
  }
}

/** CRC-32 in hexadecimal digits. */
export const checksum = (bytes: Uint8Array) => crc32(bytes).toString(16).padStart(8, "0");

/** A share code of these bytes with the checksum that is right. */
export function forged(...bytes: number[]): string {
  const crc = crc32(Uint8Array.from(bytes));
  return toBase32(Uint8Array.from([...bytes, crc, crc >>> 8, crc >>> 16, crc >>> 24]));
}

/** What every share code looks like. */
export const GROUPS = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5})*(-[0-9A-HJKMNP-TV-Z]{1,5})?$/;

/** A code as careless people type it. */
export function typed(code: string): string {
  return ` ${code.toLowerCase().replace(/-/g, " ").replace(/0/g, "o").replace(/1/g, "l")}\n`;
}
