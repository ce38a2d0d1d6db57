import type { ReadName } from "../excel";
import { type PageKind, facts, isRemembered } from "../memory";

/**
 * The kind of page that a sheet is; undefined for one that was never set up to be printed. A sheet of a booklet says it by its part in
 * that, which tells more. For a sheet of an earlier version, which kept no kind, the mark gives the kind.
 */
export function pageKindOf(list: readonly ReadName[]): PageKind | undefined {
  const part = facts.book.read(list)?.split(" ")[1];
  if (part !== undefined) return { kind: part === "index" || part === "answers" ? part : "booklet" };
  const kept = facts.pageKind.read(list);
  if (kept !== undefined) return kept;
  if (isRemembered(list, facts.poster)) return { kind: "poster", pages: undefined };
  if (isRemembered(list, facts.answer)) return { kind: "answers" };
  return isRemembered(list, facts.page) ? { kind: "page" } : undefined;
}
