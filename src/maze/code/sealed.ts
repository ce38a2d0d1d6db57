import { message } from "../../message";
import { CodeError } from "../model";
import { ByteReader, type ByteWriter, damaged } from "./bytes";

/** The longest share code: as much text as a cell of a worksheet holds. */
export const MAX_CODE_LENGTH = 32_767;

const CHECKSUM_BYTES = 4;

/** A share code of these bytes: with their CRC-32 behind them, lowest byte first, in base 32. Throws CodeError if it is too long. */
export function sealed(out: ByteWriter): string {
  const crc = crc32(out.toBytes());
  for (let i = 0; i < CHECKSUM_BYTES; i++) out.byte((crc >>> (8 * i)) & 0xff);
  const code = toBase32(out.toBytes());
  checkLength(code.length);
  return code;
}

/** Throws CodeError for more characters than a code has. */
export function checkLength(characters: number): void {
  if (characters <= MAX_CODE_LENGTH) return;
  throw new CodeError(message("no-room-in-share-code", { length: characters, most: MAX_CODE_LENGTH }));
}

/** The bytes of a share code. Throws CodeError for anything but a complete, undamaged one. */
export function unsealed(code: string): ByteReader {
  if (code.length > 2 * MAX_CODE_LENGTH) {
    throw new CodeError(message("share-code-too-long", { most: MAX_CODE_LENGTH, length: code.length }));
  }
  const bytes = fromBase32(code);
  const content = bytes.subarray(0, Math.max(0, bytes.length - CHECKSUM_BYTES));
  if (content.length === 0) throw new CodeError(message("share-code-too-short"));
  const crc = crc32(content);
  for (let i = 0; i < CHECKSUM_BYTES; i++) {
    if (bytes[content.length + i] === ((crc >>> (8 * i)) & 0xff)) continue;
    throw damaged(message("code-mistyped"));
  }
  return new ByteReader(content);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  return crc;
});

/**
 * The CRC-32 of bytes (polynomial 0x04C11DB7 reflected, as in zip files and ISO 3309), from 0 to 2^32 - 1. `before` is that of the bytes
 * that stand before them.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i++) crc = TABLE[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

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
