import type { Grid } from "../../maze/model";

/** An Excel.PageOrientation. */
export type Orientation = "Portrait" | "Landscape";

/** Points. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

interface Paper extends Extent {
  /** Territories that usually use it (Unicode CLDR, supplemental data, paperSize). */
  readonly territories: string;
}

/** Papers that classes print on, upright, by Excel's own names (Excel.PaperType); the first is used in all other territories. */
const papers = {
  // ISO 216.
  A4: { width: 595.28, height: 841.89, territories: "" },
  // 8.5 x 11 inches.
  Letter: { width: 612, height: 792, territories: "BZ CA CL CO CR GT MX NI PA PH PR SV US VE" },
} satisfies Record<string, Paper>;

/** A paper that can be chosen, by its name in Excel.PaperType. */
export type PaperName = keyof typeof papers;
/** All papers that can be chosen, in the order of the list. */
export const paperNames = Object.keys(papers) as readonly PaperName[];

/** Points: margins that every office printer can keep, with room for a header and a footer. */
export const MARGINS = { left: 36, right: 36, top: 54, bottom: 54, header: 22, footer: 22 } as const;

/** The paper of a locale such as "en-US"; the first one if it names no territory. */
export function paperOfLocale(locale: string): PaperName {
  const territory = /[-_]([A-Za-z]{2})(?:[-_]|$)/.exec(locale)?.[1]?.toUpperCase() ?? "";
  return paperNames.find((name) => papers[name].territories.split(" ").includes(territory)) ?? paperNames[0]!;
}

/** A grid that is wider than high is printed in landscape; `tall` is the height of its cells divided by their width. */
export function orientationOf({ columns, rows }: Pick<Grid, "columns" | "rows">, tall = 1): Orientation {
  return columns > rows * tall ? "Landscape" : "Portrait";
}

/** The area of a paper between the margins, in points: 523.28 x 733.89 for A4, upright. */
export function printableArea(paper: PaperName, orientation: Orientation): Extent {
  const { width, height }: Extent = papers[paper];
  const [across, down] = orientation === "Portrait" ? [width, height] : [height, width];
  return { width: across - MARGINS.left - MARGINS.right, height: down - MARGINS.top - MARGINS.bottom };
}
