import type { HeaderFooterTexts } from "../store";

/** What the codes in a header or footer stand for on one page. */
export interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly sheet: string;
  readonly file: string;
  readonly date: string;
  readonly time: string;
}

/** The three texts with their codes (&P, &N, &A, &F, &D, &T, &&) filled in; codes for fonts, sizes, colours and pictures are left out. */
export function filledIn(texts: HeaderFooterTexts, facts: PageFacts): HeaderFooterTexts {
  const fill = (text: string) =>
    text.replace(/&(?:"[^"]*"|K[\dA-Fa-f]{6}|K\d\d[+-]\d{3}|\d+|([^]))/g, (_all, code: string | undefined) =>
      meaning(code, facts),
    );
  return { left: fill(texts.left), center: fill(texts.center), right: fill(texts.right) };
}

function meaning(code: string | undefined, facts: PageFacts): string {
  switch (code?.toUpperCase()) {
    case "P":
      return String(facts.page);
    case "N":
      return String(facts.pages);
    case "A":
      return facts.sheet;
    case "F":
      return facts.file;
    case "D":
      return facts.date;
    case "T":
      return facts.time;
    case "&":
      return "&";
    default:
      return "";
  }
}
