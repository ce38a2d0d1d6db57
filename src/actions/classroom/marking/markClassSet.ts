import { message, together } from "../../../message";
import { markingByPage } from "../../../worksheet/beside";
import { readBookPlace } from "../../../worksheet/booklet";
import { classSetsIn } from "../../../worksheet/classroom";
import { Refusal } from "../../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act } from "../../desk";
import { askAboutUndo } from "../newClassList";
import { keptClassSet } from "../classChoice";
import { markPages, setInFront } from "./markPages";

/**
 * Adds a sheet for self-marking to every page of a class set that has none, in the order of its list. The set is the one in front, or the
 * only one. Throws ActionFailure; then, and when the person stops it, the pages that the outcome names have complete ones.
 */
export function markClassSet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("mark-class-set-button"), dialogue, async (job, changes) => {
    const place = await readBookPlace(job);
    const set = setInFront(await classSetsIn(job, place), place);
    const kept = keptClassSet(set.kept);
    if (kept === undefined) throw new Refusal(message("class-set-unreadable"));
    changes.touch(place, { structure: true });
    const inBook = new Set(place.books.map(({ id }) => id));
    const others = place.sheets.filter(({ id }) => !inBook.has(id));
    const marking = new Map(await markingByPage(job, others));
    const rank = new Map(kept.order.map((key, i) => [key, i]));
    const pages = set.pages
      .filter(({ name }) => !marking.has(name))
      .sort((one, other) => (rank.get(one.pupil.key) ?? 0) - (rank.get(other.pupil.key) ?? 0))
      .map(({ id, pupil }) => ({ id, name: pupil.name }));
    if (pages.length === 0) return message("class-set-marked-already", { count: set.pages.length });
    await askAboutUndo(dialogue);
    const count = pages.length;
    const { sheets, areLocked, faults } = await markPages({ job, dialogue, changes }, pages, (made) =>
      message("class-marking-stands", { made: made.length, count, first: made[0]!, last: made[made.length - 1]! }),
    );
    const told = sheets.size === 0 ? undefined : message("class-set-marked", { count: sheets.size });
    const locked = message(areLocked ? "self-markings-locked" : "self-markings-not-locked");
    return together(...faults.slice(0, TOLD), told, told && locked) ?? message("nothing-changed");
  });
}

/** The most pages without self-marking that are named at once. */
const TOLD = 3;
