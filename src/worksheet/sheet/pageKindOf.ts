import type { ReadName } from "../excel";
import { type PageKind, facts } from "../memory";

/**
 * The kind of page that a sheet is; undefined for one that was never set up to be printed. A sheet of a booklet says it by its part in
 * that, which tells more.
 */
export function pageKindOf(list: readonly ReadName[]): PageKind | undefined {
  const part = facts.book.read(list)?.split(" ")[1];
  if (part !== undefined) return { kind: part === "index" || part === "answers" ? part : "booklet" };
  return facts.pageKind.read(list);
}
