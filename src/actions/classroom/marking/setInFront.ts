import { message } from "../../../message";
import type { BookPlace } from "../../../worksheet/booklet";
import type { ClassSetSheets } from "../../../worksheet/classroom";
import { Refusal } from "../../../worksheet/excel";

/** The class set in front, or the only one. Throws {@link Refusal}. */
export function setInFront(sets: readonly ClassSetSheets[], { books, frontId }: BookPlace): ClassSetSheets {
  const inFront = books.find(({ id }) => id === frontId)?.book;
  const set = sets.find(({ book }) => book === inFront) ?? (sets.length === 1 ? sets[0] : undefined);
  if (set !== undefined) return set;
  throw new Refusal(
    sets.length === 0 ? message("no-class-set") : message("several-class-sets", { count: sets.length }),
  );
}
