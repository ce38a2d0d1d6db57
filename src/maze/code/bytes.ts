import { message } from "../../message";
import { damaged } from "./damaged";

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
