import { message, together } from "../../message";
import { Booklet, type BookletDesign, readBookPlace } from "../../worksheet/booklet";
import { selectedList } from "../../worksheet/classroom";
import { freshSeed } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, actFor } from "../desk";
import { bookletMade } from "../print";
import { askAboutUndo } from "./newClassList";
import type { ClassChoice } from "./classChoice";
import { classStyle, remembered, classNames } from "./classDesign";
import { classMazes } from "./classMazes";
import { pupilsOf } from "./pupilsOf";

interface ClassOutcome extends ActionOutcome {
  /** The seed that was given, or the fresh one. */
  readonly seed: string;
}

/**
 * Makes a class set of the selected list on new sheets: an index, a page for each pupil, and their answers. Every row is checked, and
 * every maze is made, before anything is added. Its sheets arrive in one file, if Excel takes that; otherwise they are drawn.
 *
 * Throws ActionFailure; then, and when the person stops it, the workbook is as before.
 */
export function makeClassSet(choice: ClassChoice, dialogue: Dialogue): Promise<ClassOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<ClassOutcome>(message("make-class-set-button"), dialogue, { seed }, async (job, changes) => {
    const chosen = { ...choice, seed };
    const style = classStyle(chosen, dialogue);
    const list = await selectedList(job);
    const pupils = await pupilsOf(list, choice.title, dialogue);
    const place = await readBookPlace(job, true);
    changes.touch(place, { structure: true });
    const mazes = await classMazes(chosen, pupils, dialogue);
    await askAboutUndo(dialogue);
    const names = classNames(place.sheets, pupils, chosen.hasAnswers, dialogue.say);
    const kept = remembered(chosen, mazes, list.place);
    const design: BookletDesign = { ...style, book: job.stamp, mazes, names, remembered: kept };
    const booklet = new Booklet(design, place);
    const isZoomed = await changes.make(job, bookletMade(booklet, design, dialogue));
    const sentence = together(
      message("class-set-ready", { count: pupils.length, index: names.index }),
      isZoomed ? undefined : message("booklet-zoom-not-taken"),
      message("seed", { seed }),
      message("to-print-booklet"),
    );
    return { seed, sentence };
  });
}
