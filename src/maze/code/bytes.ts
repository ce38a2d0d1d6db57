import { message, type Message } from "../../message";
import { CodeError, type Ends, type Mask } from "../model";

/** Writes whole numbers one after another, 7 bits per byte, lowest first (LEB128). */
export class ByteWriter {
  private readonly bytes: number[] = [];

  byte(value: number): void {
    this.bytes.push(value);
  }

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.bytes.push((rest & 127) | 128);
    this.bytes.push(rest);
  }

  get length(): number {
    return this.bytes.length;
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

/** Reads what {@link ByteWriter} wrote; every reading past the end throws CodeError. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.at;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw damaged(message("code-ends-early"));
    return value;
  }

  /** A number of at most 28 bits. */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw damaged(message("code-number-too-large"));
  }
}

/** The error for a code that this engine cannot have made; `fault` ends the sentence. */
export function damaged(fault: Message): CodeError {
  return new CodeError(message("share-code-damaged", { fault }));
}

/** Writes the entrance, the number of exits, and the exits. */
export function writeEnds({ entrance, exits }: Ends, out: ByteWriter): void {
  for (const number of [entrance, exits.length, ...exits]) out.number(number);
}

/** Reads them; whether they are cells of the maze is not checked. Throws CodeError. */
export function readEnds(from: ByteReader): Ends {
  const entrance = from.number();
  const count = from.number();
  return { entrance, exits: Array.from({ length: count }, () => from.number()) };
}

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
