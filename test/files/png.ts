import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** A picture in grey: one byte per pixel, 0 black to 255 white, row by row from the upper left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Jest looks up a global each time it is used, which is too slow for a page's millions of bytes. */
const { abs } = Math;

/** Channels of PNG's colour types for 8 bits: grey, RGB, RGBA (PNG specification, 11.2.2). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };

/** Reads a PNG file of 8 bits per channel without interlacing, as pdftoppm and browsers write them. Throws an Error for others. */
export function readPng(path: string): Picture {
  const file = readFileSync(path);
  const pieces: Buffer[] = [];
  let header: Buffer | undefined;
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") header = content;
    if (type === "IDAT") pieces.push(content);
    at += length + 12;
  }
  const channels = header && header[8] === 8 && header[12] === 0 ? CHANNELS[header[9]!] : undefined;
  if (!header || !channels) throw new Error(`${path} is no PNG of 8 bits a channel without interlacing.`);
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const rows = unfiltered(inflateSync(Buffer.concat(pieces)), width * channels, height, channels);
  if (channels === 1) return { width, height, grey: rows };
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * channels;
    grey[pixel] = Math.round((rows[at]! + rows[at + 1]! + rows[at + 2]!) / 3);
  }
  return { width, height, grey };
}

/** Undoes the filters of each row (PNG specification, 9). A page has millions of bytes, so nothing is allocated per byte. */
function unfiltered(bytes: Buffer, rowLength: number, rows: number, channels: number): Uint8Array {
  const result = new Uint8Array(rowLength * rows);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowLength + 1);
    const filter = bytes[from]!;
    const start = row * rowLength;
    for (let at = 0; at < rowLength; at++) {
      const left = at >= channels ? result[start + at - channels]! : 0;
      const up = row > 0 ? result[start + at - rowLength]! : 0;
      const corner = row > 0 && at >= channels ? result[start + at - rowLength - channels]! : 0;
      result[start + at] = bytes[from + 1 + at]! + predictions[filter]!(left, up, corner);
    }
  }
  return result;
}

/** What the byte of a pixel is told from, by the filter of its row. */
const predictions: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const toLeft = abs(up - corner);
  const toUp = abs(left - corner);
  const toCorner = abs(left + up - 2 * corner);
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
