import { CodeError } from "../errors";
import type { Mask } from "../maze";
import { ByteWriter, type ByteReader } from "./bytes";

/** How a mask is written. */
const RUNS = 0;
const BITS = 1;

/** Writes a mask in the shorter of two ways: lengths of runs, cells of the maze first; or a bit a cell. */
export function writeMask(mask: Mask, out: ByteWriter): void {
  const runs = new ByteWriter();
  let inside = 1;
  for (let begin = 0; begin < mask.length; inside ^= 1) {
    let end = begin;
    while (end < mask.length && mask[end] === inside) end++;
    runs.number(end - begin);
    begin = end;
  }
  const bits = new ByteWriter();
  for (let begin = 0; begin < mask.length; begin += 8) {
    bits.byte(mask.subarray(begin, begin + 8).reduce((byte, cell, i) => byte | (cell << i), 0));
  }
  const shorter = runs.length <= bits.length ? runs : bits;
  out.byte(shorter === runs ? RUNS : BITS);
  for (const byte of shorter.toBytes()) out.byte(byte);
}

/** Reads a mask of that many cells. Throws CodeError. */
export function readMask(size: number, from: ByteReader): Mask {
  const mask = new Uint8Array(size);
  const way = from.byte();
  if (way === RUNS) {
    for (let begin = 0, inside = 1; begin < size; inside ^= 1) {
      const length = from.number();
      if (begin + length > size || (length === 0 && begin > 0))
        throw new CodeError("This code's mask does not fit its size.");
      mask.fill(inside, begin, begin + length);
      begin += length;
    }
  } else if (way === BITS) {
    if (from.left < Math.ceil(size / 8)) throw new CodeError("This code's mask does not fit its size.");
    for (let begin = 0; begin < size; begin += 8) {
      const byte = from.byte();
      for (let i = 0; i < 8 && begin + i < size; i++) mask[begin + i] = (byte >> i) & 1;
    }
  } else {
    throw new CodeError(`This code has a mask of kind ${way}, which this Lavirint does not know.`);
  }
  return mask;
}
