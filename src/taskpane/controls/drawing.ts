const NAMESPACE = "http://www.w3.org/2000/svg";

/** A path: its colours come from its class in controls.css, or are given here, "#RRGGBB". */
interface Path {
  readonly d: string;
  readonly looks?: string;
  readonly fill?: string;
  readonly stroke?: string;
}

/** A decorative line drawing, hidden from screen readers. */
export function drawing(box: string, looks: string, ...paths: readonly Path[]): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", looks);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const { d, looks: own, fill, stroke } of paths) {
    const path = document.createElementNS(NAMESPACE, "path");
    path.setAttribute("d", d);
    if (own !== undefined) path.setAttribute("class", own);
    if (fill !== undefined) path.setAttribute("fill", fill);
    if (stroke !== undefined) path.setAttribute("stroke", stroke);
    svg.append(path);
  }
  return svg;
}

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
