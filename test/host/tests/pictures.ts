import { crc32, deflateSync } from "node:zlib";

/** A white PNG of this many pixels as Base64 text. @param density pixels per inch, if the file is to say so */
export function pngOf(width: number, height: number, density?: number): string {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0], 8); // one bit a pixel, grey
  const chunks = [chunk("IHDR", size)];
  if (density !== undefined) {
    const physical = Buffer.alloc(9);
    physical.writeUInt32BE(Math.round(density / 0.0254), 0);
    physical.writeUInt32BE(Math.round(density / 0.0254), 4);
    physical[8] = 1;
    chunks.push(chunk("pHYs", physical));
  }
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(Math.ceil(width / 8), 0xff)]);
  chunks.push(chunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))));
  chunks.push(chunk("IEND", Buffer.alloc(0)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...chunks]).toString("base64");
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** The head of a JPEG file of this many pixels, with JFIF's density in pixels per inch: only as much as gives its size. */
export function jpegOf(width: number, height: number, density: number): string {
  const bytes = Buffer.from("ffd8ffe000104a46494600010101000000000000ffc0000b080000000001011100ffd9", "hex");
  bytes.writeUInt16BE(density, 14);
  bytes.writeUInt16BE(density, 16);
  bytes.writeUInt16BE(height, 25);
  bytes.writeUInt16BE(width, 27);
  return bytes.toString("base64");
}
