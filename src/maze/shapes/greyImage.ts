/** An image by the brightness of its pixels, row by row: 0 is black, 255 white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly brightness: Uint8Array;
}

/** The brightness of pixels of red, green, blue and opacity as a canvas gives them, on white paper. Weights are those of ITU-R BT.601. */
export function greyOf({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}): GreyImage {
  const brightness = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [red, green, blue, opacity] = data.subarray(4 * pixel, 4 * pixel + 4) as unknown as number[];
    const light = 0.299 * red! + 0.587 * green! + 0.114 * blue!;
    return Math.round(255 + ((light - 255) * opacity!) / 255);
  });
  return { width, height, brightness };
}
