import type { Grid } from "../../maze/maze";

/** Papers that classes print on, by Excel's own names (Excel.PaperType). */
export type PaperName = "A4" | "Letter";
export type Orientation = "Portrait" | "Landscape";

/** Points. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Points, upright: ISO 216, and 8.5 x 11 inches. */
const papers: Readonly<Record<PaperName, Extent>> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** Points: what every office printer can print, with room for a header and a footer. */
export const MARGINS = { left: 36, right: 36, top: 54, bottom: 54, header: 22, footer: 22 } as const;

/** Territories where the paper is US Letter (Unicode CLDR, supplemental data, paperSize "US-Letter"). */
const LETTER = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper of a locale such as "en-US"; A4 where it names no territory. */
export function paperOfLocale(locale: string): PaperName {
  const territory = /[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(locale)?.[1]?.toUpperCase() ?? "";
  return LETTER.has(territory) ? "Letter" : "A4";
}

/** Wider than high is printed across. */
export function orientationOf({ columns, rows }: Pick<Grid, "columns" | "rows">): Orientation {
  return columns > rows ? "Landscape" : "Portrait";
}

/** What is left of a paper between the margins, in points: 523.28 x 733.89 of A4, upright. */
export function printableArea(paper: PaperName, orientation: Orientation): Extent {
  const { width, height } = papers[paper];
  const [across, down] = orientation === "Portrait" ? [width, height] : [height, width];
  return { width: across - MARGINS.left - MARGINS.right, height: down - MARGINS.top - MARGINS.bottom };
}
