import { fieldsOf, jsonForName, jsonOfName } from "../excel";

/** How a poster's maze is spread over pages: `across` side by side and `down` below each other. */
export interface PosterPages {
  readonly across: number;
  readonly down: number;
  /** Whether each page is a print area of its own, so that they overlap; or page breaks divide one area. */
  readonly join: "overlap" | "edge";
}

/** What kind of page a sheet is: a maze's own, a poster, answers, a page of mazes in a booklet, or the index of one. */
export type PageKind =
  | { readonly kind: "page" | "answers" | "booklet" | "index" }
  | { readonly kind: "poster"; readonly pages: PosterPages };

/** "page", or "poster 2x3 overlap". */
export function encodePageKind(page: PageKind): string {
  if (page.kind !== "poster") return page.kind;
  const { across, down, join } = page.pages;
  return `${page.kind} ${across}x${down} ${join}`;
}

/** What {@link encodePageKind} wrote; undefined for any other text. */
export function decodePageKind(text: string): PageKind | undefined {
  const kind = (["page", "answers", "booklet", "index"] as const).find((each) => each === text);
  if (kind !== undefined) return { kind };
  const parts = /^poster ([1-9])x([1-9]) (overlap|edge)$/.exec(text);
  if (parts === null) return undefined;
  const [, across, down, join] = parts;
  return { kind: "poster", pages: { across: Number(across), down: Number(down), join: join as PosterPages["join"] } };
}

/** Whose page of a class set a sheet is. */
export interface PupilPage {
  /** Of the pupil, in its set. */
  readonly key: string;
  /** The same as long as the pupil's row says the same. */
  readonly print: string;
  /** As it stands on the page. */
  readonly name: string;
}

/** The page as a text for a name. */
export function encodePupilPage({ key, print, name }: PupilPage): string {
  return jsonForName({ key, print, name });
}

/** What {@link encodePupilPage} wrote; undefined if somebody changed it. */
export function decodePupilPage(text: string): PupilPage | undefined {
  const { key, print, name } = fieldsOf(jsonOfName(text));
  if (typeof key !== "string" || typeof print !== "string" || typeof name !== "string") return undefined;
  return { key, print, name };
}
