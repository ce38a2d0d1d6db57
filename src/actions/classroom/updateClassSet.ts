import { message, together } from "../../message";
import type { Pupil } from "../../maze/classes";
import {
  type BookMaze,
  type BookNames,
  type BookPlace,
  Booklet,
  type BookletDesign,
  readBookPlace,
} from "../../worksheet/booklet";
import { type ClassSetSheets, classSetsIn, listAsItIs } from "../../worksheet/classroom";
import { Refusal } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";
import { bookletMade } from "../print";
import { keptClassSet } from "./classChoice";
import { classStyle, remembered, classNames, standingPages } from "./classDesign";
import { classMazes } from "./classMazes";
import { markAgain, markingOfSet } from "./marking/markAgain";
import { pupilsOf } from "./pupilsOf";
import { setInFront } from "./marking/markPages";

/**
 * Draws the pages of a class set whose rows are new or have changed, and deletes those whose rows are gone, after saying which; the index
 * and the answers are made again. The set is the one in front, or the only one, with the choices it was made with. Throws
 * ActionFailure; then, and when the person stops it, the set is as before, or wholly up to date.
 */
export function updateClassSet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("update-class-set-button"), dialogue, async (job, changes) => {
    const place = await readBookPlace(job, true);
    const set = setInFront(await classSetsIn(job, place), place);
    const kept = keptClassSet(set.kept);
    if (kept === undefined) throw new Refusal(message("class-set-unreadable"));
    if (set.list === undefined) throw new Refusal(message("class-list-gone"));
    const list = await listAsItIs(job, set.list);
    const pupils = await pupilsOf(list, kept.title, dialogue, standingPages(set));
    const differences = compare(set, pupils);
    const { fresh, changed, gone } = differences;
    const hasOrder = pupils.map(({ key }) => key).join() === kept.order.join();
    const lacksAnswers = kept.hasAnswers && set.answers === undefined;
    if (fresh.length + changed.length + gone.length === 0 && hasOrder && !lacksAnswers) {
      return message("class-set-up-to-date", { count: pupils.length });
    }
    const old = [...differences.old, ...(set.answers === undefined ? [] : [set.answers])];
    const marking = await markingOfSet(job, place, set, differences.old);
    // Lavirint has protected sheets for self-marking itself.
    const unlocked = marking.old.map(({ sheet }) => ({ ...sheet, isProtected: false }));
    changes.touch(place, { structure: true, deleted: [...old, ...unlocked], written: [set.index] });
    const style = classStyle(kept, dialogue);
    const mazes = numbered(await classMazes(kept, pupils, dialogue), set);
    const drawn = mazes.filter(({ pupil }) => !differences.standing.has(pupil!.key));
    await askFirst(dialogue, {
      sentence: together(
        fresh.length === 0 ? undefined : message("class-pages-new", { count: fresh.length, names: fresh }),
        changed.length === 0 ? undefined : message("class-pages-changed", { count: changed.length, names: changed }),
        gone.length === 0 ? undefined : message("class-pages-gone", { count: gone.length, names: gone }),
        marking.typed.length === 0
          ? undefined
          : message("class-typed-paths-go", { count: marking.typed.length, names: marking.typed }),
        message("class-update-question"),
      ),
      yes: message("class-update-yes"),
    });
    const { during, after } = namesFor(place, set, pupils, kept.hasAnswers, dialogue.say);
    const design: BookletDesign = {
      ...{ ...style, book: set.book, mazes, names: during },
      remembered: remembered(kept, mazes, list.place, set.names),
      update: { drawn, names: after, gone: old.map(({ id }) => id), listed: kept.order.length },
    };
    const booklet = new Booklet(design, place);
    const made = bookletMade(booklet, design, dialogue);
    const isZoomed = await changes.make(job, {
      make: (maker) => made.make(maker),
      finish: (finisher) => (booklet.isDrawn ? booklet.finish(finisher) : booklet.remove(finisher)),
      get leaves() {
        return message(booklet.isDrawn ? "class-set-updated-nevertheless" : "nothing-changed");
      },
      ifStuck: message("class-set-partly-updated"),
    });
    const done = message("class-set-updated", { drawn: drawn.length, gone: gone.length, count: pupils.length });
    const marked = await markAgain(
      { job, dialogue, changes },
      marking,
      mazes,
      after,
      (key) => !differences.standing.has(key),
    );
    return together(done, isZoomed ? undefined : message("booklet-zoom-not-taken"), marked);
  });
}

/** What differs between the pages and the list. */
function compare({ pages }: ClassSetSheets, pupils: readonly Pupil[]) {
  const pageOf = new Map(pages.map((page) => [page.pupil.key, page]));
  const wanted = new Set(pupils.map(({ key }) => key));
  const isStanding = ({ key, print }: Pupil) => pageOf.get(key)?.pupil.print === print;
  const drawn = pupils.filter((pupil) => !isStanding(pupil));
  const standing = new Set(pupils.filter(isStanding).map(({ key }) => key));
  return {
    standing,
    fresh: drawn.filter(({ key }) => !pageOf.has(key)).map(({ name }) => name),
    changed: drawn.filter(({ key }) => pageOf.has(key)).map(({ name }) => name),
    gone: pages.filter(({ pupil }) => !wanted.has(pupil.key)).map(({ pupil }) => pupil.name),
    /** The sheets of pages that are gone or are drawn again. */
    old: pages.filter(({ pupil }) => !standing.has(pupil.key)),
  };
}

/** The mazes with numbers for the marks of their sheets that no sheet of the set has. */
function numbered(mazes: readonly BookMaze[], { pages }: ClassSetSheets): BookMaze[] {
  const taken = new Set(pages.map(({ part }) => part));
  let next = 1;
  return mazes.map((maze) => {
    while (taken.has(next)) next++;
    return { ...maze, part: next++ };
  });
}

/** The names that the sheets have while they are drawn, and those that they get: the sheet of a changed page keeps its name. */
function namesFor(
  { sheets }: BookPlace,
  { index: { name: index }, answers, pages }: ClassSetSheets,
  pupils: readonly Pupil[],
  hasAnswers: boolean,
  say: Dialogue["say"],
): { readonly during: BookNames; readonly after: BookNames } {
  const pageOf = new Map(pages.map((page) => [page.pupil.key, page]));
  const free = classNames(sheets, pupils, hasAnswers, say);
  const after = pupils.map(({ key }, i) => pageOf.get(key)?.name ?? free.mazes[i]!);
  const isStanding = ({ key, print }: Pupil) => pageOf.get(key)?.pupil.print === print;
  return {
    during: {
      index,
      answers: free.answers,
      mazes: pupils.map((pupil, i) => (isStanding(pupil) ? after : free.mazes)[i]!),
    },
    after: { index, answers: hasAnswers ? (answers?.name ?? free.answers) : "", mazes: after },
  };
}
