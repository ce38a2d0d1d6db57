import { execFileSync } from "node:child_process";

/** A word on a page and its place: points from the upper left corner. */
interface PrintedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A page of a PDF; lengths in points. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Line by line, each from left to right. */
  readonly words: readonly PrintedWord[];
  /** The words with a space between them. */
  readonly text: string;
}

/** The pages of a PDF with their words, as poppler's pdftotext finds them. */
export function pagesOfPdf(pdf: string): PdfPage[] {
  const xml = execFileSync("pdftotext", ["-bbox", pdf, "-"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const number = (attributes: string, name: string) => Number(new RegExp(`${name}="([\\d.-]+)"`).exec(attributes)![1]);
  return [...xml.matchAll(/<page ([^>]*)>([^]*?)<\/page>/g)].map(([, page, content]) => {
    const words = [...content!.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(([, place, text]) => ({
      text: plain(text!),
      left: number(place!, "xMin"),
      top: number(place!, "yMin"),
      right: number(place!, "xMax"),
      bottom: number(place!, "yMax"),
    }));
    const text = words.map((word) => word.text).join(" ");
    return { width: number(page!, "width"), height: number(page!, "height"), words, text };
  });
}

/** A text of XML, as it reads. */
export function plain(text: string): string {
  const named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: keyof typeof named) => named[name]);
}
