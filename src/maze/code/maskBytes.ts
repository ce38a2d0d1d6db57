import { message } from "../../message";
import { CodeError, type Mask } from "../model";
import { ByteWriter, type ByteReader } from "./bytes";
import { damaged } from "./damaged";

/** How a mask is written. */
const RUNS = 0;
const BITS = 1;

/** Writes a mask in the shorter of two forms: lengths of runs, beginning with cells of the maze; or one bit per cell. */
export function writeMask(mask: Mask, out: ByteWriter): void {
  const bitBytes = Math.ceil(mask.length / 8);
  const runs = new ByteWriter();
  let begin = 0;
  for (let inside = 1; begin < mask.length && runs.length <= bitBytes; inside ^= 1) {
    let end = begin;
    while (mask[end] === inside) end++;
    runs.number(end - begin);
    begin = end;
  }
  if (runs.length <= bitBytes) {
    out.byte(RUNS);
    for (const byte of runs.toBytes()) out.byte(byte);
    return;
  }
  out.byte(BITS);
  for (let first = 0; first < mask.length; first += 8) {
    out.byte(mask.subarray(first, first + 8).reduce((byte, cell, i) => byte | (cell << i), 0));
  }
}

/** Reads a mask of `size` cells. Throws CodeError. */
export function readMask(size: number, from: ByteReader): Mask {
  const mask = new Uint8Array(size);
  const form = from.byte();
  if (form === RUNS) {
    for (let begin = 0, inside = 1; begin < size; inside ^= 1) {
      const length = from.number();
      if (begin + length > size || (length === 0 && begin > 0)) throw damaged(message("code-mask-does-not-fit"));
      mask.fill(inside, begin, begin + length);
      begin += length;
    }
  } else if (form === BITS) {
    if (from.left < Math.ceil(size / 8)) throw damaged(message("code-mask-does-not-fit"));
    for (let begin = 0; begin < size; begin += 8) {
      const byte = from.byte();
      // Bits after the last cell are dropped.
      for (let i = 0; i < 8; i++) mask[begin + i] = (byte >> i) & 1;
    }
  } else {
    throw new CodeError(message("share-code-of-unknown-mask", { kind: form }));
  }
  return mask;
}
