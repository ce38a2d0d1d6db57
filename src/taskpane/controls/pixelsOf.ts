/**
 * The pixels of an image file, scaled down to at most `longestSide`; undefined for an image of more than `mostPixels`. The browser decodes
 * it here; nothing is sent. Rejects if it cannot.
 */
export async function pixelsOf(
  file: Blob,
  { mostPixels, longestSide }: { readonly mostPixels: number; readonly longestSide: number },
): Promise<ImageData | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    if (bitmap.width * bitmap.height > mostPixels) return undefined;
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d", { willReadFrequently: true })!;
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    bitmap.close();
  }
}
