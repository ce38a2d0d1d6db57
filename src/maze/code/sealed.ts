import { message } from "../../message";
import { CodeError } from "../model";
import { fromBase32, toBase32 } from "./base32";
import { ByteReader, type ByteWriter } from "./bytes";
import { crc32 } from "./crc32";
import { damaged } from "./damaged";

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
