/** Bytes that are written one after the other. */
export class Bytes {
  private bytes: Uint8Array<ArrayBuffer>;
  private length = 0;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
  }

  add(part: Uint8Array): void {
    this.makeRoom(part.length);
    // For a few bytes a loop is faster than `set`.
    for (let i = 0; i < part.length; i++) this.bytes[this.length + i] = part[i]!;
    this.length += part.length;
  }

  addText(text: string): void {
    const part = new TextEncoder().encode(text);
    this.makeRoom(part.length);
    this.bytes.set(part, this.length);
    this.length += part.length;
  }

  /** All of them. */
  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length);
  }

  private makeRoom(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, 2 * this.bytes.length));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
