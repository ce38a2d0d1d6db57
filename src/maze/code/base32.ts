import { message } from "../../message";
import { CodeError } from "../model";
import { damaged } from "./damaged";

/** Crockford's digits: no I, L or O, which are read as 1, 1 and 0, and no U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 5;

/** Bytes as digits of 5 bits each, in groups of five with hyphens between; zeros fill up the last digit. */
export function toBase32(bytes: Uint8Array): string {
  let digits = "";
  let bits = 0;
  let held = 0;
  const put = (digit: number) => {
    if (digits.length % (GROUP + 1) === GROUP) digits += "-";
    digits += DIGITS[digit]!;
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5;) put((held >> (bits -= 5)) & 31);
    held &= 31;
  }
  if (bits > 0) put((held << (5 - bits)) & 31);
  return digits;
}

/** The bytes of such digits, in either case; hyphens and spaces are ignored. Throws CodeError. */
export function fromBase32(text: string): Uint8Array {
  const digits = text.toUpperCase().replace(/[-\s]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const bytes = new Uint8Array(Math.floor((digits.length * 5) / 8));
  let bits = 0;
  let held = 0;
  let count = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new CodeError(message("share-code-with-other-character", { character: digit }));
    held = ((held & 0xff) << 5) | value;
    bits += 5;
    if (bits >= 8) bytes[count++] = (held >> (bits -= 8)) & 0xff;
  }
  const rest = held & ((1 << bits) - 1);
  if (bits >= 5 || rest !== 0) throw damaged(message("code-end-wrong"));
  return bytes;
}
