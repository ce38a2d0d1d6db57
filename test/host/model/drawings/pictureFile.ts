import type { PictureFile } from "../../store";
import { invalidArgument } from "../base/errors";

/** A picture that an add-in hands over, with its size in points. */
export interface MeasuredPicture extends PictureFile {
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Pixels per inch if the file does not say. */
const USUAL_DENSITY = 96;
const POINTS_IN_INCH = 72;
const METRES_IN_INCH = 0.0254;

/**
 * A PNG or JPEG picture from Base64 text; its size is that of its pixels at the density in the file, or else at 96 per inch.
 * @throws InvalidArgument for any other text
 */
export function pictureFrom(base64: string): MeasuredPicture {
  const bytes = decoded(base64);
  const view = new DataView(bytes.buffer);
  try {
    const isPng = PNG.every((byte, index) => bytes[index] === byte);
    if (!isPng && (bytes[0] !== 0xff || bytes[1] !== 0xd8)) throw invalidArgument();
    const { width, height, density } = isPng ? sizeOfPng(view) : sizeOfJpeg(view);
    if (width === 0 || height === 0) throw invalidArgument();
    const point = POINTS_IN_INCH / (density > 0 ? density : USUAL_DENSITY);
    return { format: isPng ? "PNG" : "JPEG", base64, width: width * point, height: height * point };
  } catch (error) {
    if (error instanceof RangeError) throw invalidArgument(); // the file ends too soon
    throw error;
  }
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw invalidArgument();
  }
}

/** Pixels, and pixels per inch (0: unknown). */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/** IHDR is the first chunk, pHYs stands before the data (PNG specification, 11.2.2 and 11.3.5.3). */
function sizeOfPng(view: DataView): Size {
  let density = 0;
  for (let at = 8; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    if (type === 0x70485973 && view.getUint8(at + 16) === 1) density = view.getUint32(at + 8) * METRES_IN_INCH; // pHYs
    if (type === 0x49444154) break; // IDAT
    at += length + 12;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), density: Math.round(density * 100) / 100 };
}

/** The frame's header has the size (ITU-T T.81, B.2.2), JFIF's first segment the density. */
function sizeOfJpeg(view: DataView): Size {
  let density = 0;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) throw invalidArgument();
    const marker = view.getUint8(at + 1);
    if (marker === 0xe0 && view.getUint32(at + 4) === 0x4a464946) {
      const unit = view.getUint8(at + 11);
      if (unit > 0) density = view.getUint16(at + 12) * (unit === 2 ? 2.54 : 1);
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), density };
    at += 2 + view.getUint16(at + 2);
  }
}
