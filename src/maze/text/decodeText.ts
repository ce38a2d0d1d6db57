/** Bytes of which a drawing in those code pages is made, and those that are dashes, dots and blanks in code page 1252. */
const LINES = [0xb3, 0xba, 0xc4, 0xcd, 0xdb];
const DASHES = [0x95, 0x96, 0x97, 0xa0, 0xb7];

/** The length of a Micromouse file: 16 x 16 cells, a byte each. */
const MICROMOUSE = 256;

/**
 * The text of a file: UTF-8; UTF-16 with a byte order mark or, as some Windows programs save it, without; and what is neither is taken
 * for code page 437 or 852, in which programs for a console window draw, or for 1252. A Micromouse file of bytes becomes a list of its
 * cells.
 */
export function decodeText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.length === MICROMOUSE && bytes.every((byte) => byte < 16)) return listOf(bytes);
  if (bytes.includes(0)) {
    const sixteen = ["utf-16le", "utf-16be"].map((name) => new TextDecoder(name).decode(bytes)).find(isDrawn);
    if (sixteen !== undefined) return sixteen;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const count = (some: readonly number[]) => bytes.reduce((sum, byte) => sum + Number(some.includes(byte)), 0);
    // The lines, blocks and dots of code page 866 are those of 437 and 852, which browsers do not know.
    return new TextDecoder(count(LINES) >= count(DASHES) ? "ibm866" : "windows-1252").decode(bytes);
  }
}

/** Whether a text looks like one: nearly all of it is ASCII, Latin letters, dashes, arrows, lines and blocks. */
function isDrawn(text: string): boolean {
  const others = text.match(/[^\t\n\r -~\u00a0-\u024f\u2000-\u203f\u2190-\u21ff\u2500-\u25ff\ufeff]/g) ?? [];
  return others.length * 50 <= text.length;
}

/** Cells as "x y N E S W" of the bytes of a Micromouse file: column by column, from the bottom, north 1, east 2, south 4, west 8. */
function listOf(bytes: Uint8Array): string {
  const line = (byte: number, cell: number) =>
    [cell >> 4, cell & 15, ...[0, 1, 2, 3].map((bit) => (byte >> bit) & 1)].join(" ");
  return Array.from(bytes, line).join("\n");
}
