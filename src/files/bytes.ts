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

/** As many bytes as one call takes as arguments, and whole groups of three. */
const AT_ONCE = 3 * 4096;

/** Bytes in Base64 (RFC 4648, section 4), in which Excel takes files: 4 characters for every 3 bytes. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let first = 0; first < bytes.length; first += AT_ONCE) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(first, first + AT_ONCE))));
  }
  return parts.join("");
}
