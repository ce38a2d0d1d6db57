import { crc32 } from "../../maze/code";
import type { SvgPicture } from "../../maze/picture";

/** Pixels per inch in print, and the most pixels of a canvas that every browser supports (Safari on iPad has the lowest limit). */
const DOTS_PER_INCH = 300;
const MOST_PIXELS = 16_000_000;
const POINTS_IN_INCH = 72;
const INCHES_IN_METRE = 1 / 0.0254;

/** The picture in pixels, 300 per inch as far as a canvas can hold them. Throws an Error if the browser gives no picture. */
export async function pngOf({ text, width, height }: SvgPicture): Promise<Uint8Array<ArrayBuffer>> {
  const inches = [width / POINTS_IN_INCH, height / POINTS_IN_INCH] as const;
  const dotsPerInch = Math.floor(Math.min(DOTS_PER_INCH, Math.sqrt(MOST_PIXELS / (inches[0] * inches[1]))));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(inches[0] * dotsPerInch);
  canvas.height = Math.round(inches[1] * dotsPerInch);
  const image = new Image();
  // A data URL, not an object URL: older Safari does not allow reading a canvas on which an SVG from an object URL was drawn.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("The browser made no PNG of the picture.");
  return withDensity(new Uint8Array(await blob.arrayBuffer()), dotsPerInch);
}

/** Length of a PNG's signature and of its first chunk, IHDR, in bytes. */
const AFTER_HEADER = 8 + 25;

/** The PNG with a chunk that gives its pixels per inch (PNG specification, 11.3.5.3); a canvas writes none. */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const pixelsPerMetre = Math.round(dotsPerInch * INCHES_IN_METRE);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4); // pHYs
  view.setUint32(8, pixelsPerMetre);
  view.setUint32(12, pixelsPerMetre);
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const result = new Uint8Array(png.length + chunk.length);
  result.set(png.subarray(0, AFTER_HEADER));
  result.set(chunk, AFTER_HEADER);
  result.set(png.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length);
  return result;
}

export function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
