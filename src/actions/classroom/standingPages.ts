import type { StandingPages } from "../../maze/classes";
import type { ClassSetSheets } from "../../worksheet/classroom";

/** The pages that a class set has, by which its list's rows of one name are told apart. */
export function standingPages({ pages }: Pick<ClassSetSheets, "pages">): StandingPages {
  return new Map(pages.map(({ pupil }) => [pupil.key, pupil.print]));
}
