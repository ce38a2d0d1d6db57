import { message, together } from "../../message";
import { type BookletDesign, addBooklet, readBookPlace } from "../../worksheet/booklet";
import { listContents, selectedList } from "../../worksheet/classroom";
import { addSheetInFront, findSheetPlace } from "../../worksheet/tables";
import { addressOf } from "../../worksheet/addresses";
import { seedFrom } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, actFor, act, askAboutUndo } from "../core";
import { type ClassChoice, classStyle, memoryOf, classNames } from "./classDesign";
import { classMazes, classWords, mazeSizes, pupilsOf, wordsOfLists } from "./classMazes";
import { isClassList } from "../../maze/classes";

/**
 * Makes a class set of the selected list on new sheets: an index, a page for each pupil, and their answers. Every row is checked, and every
 * maze is made, before anything is added. Its sheets arrive in one file, if Excel takes that; otherwise they are drawn.
 */
export function makeClassSet(choice: ClassChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async ({ session, changes }) => {
    const chosen = { ...choice, seed };
    classStyle(chosen, dialogue); // refuses before any work
    const languages = await wordsOfLists(dialogue);
    const list = await selectedList(session, (headings) => isClassList(headings, languages));
    const pupils = await pupilsOf(list, choice.title, dialogue);
    const sizes = mazeSizes(chosen, pupils);
    const style = classStyle(chosen, dialogue, sizes.values());
    const place = await readBookPlace(session, true);
    changes.declareWrites(place, { structure: true });
    const count = pupils.length + 2;
    if (list.place.sheet !== dialogue.workbook.newList) await askAboutUndo(session, dialogue, place.sheets, count);
    const mazes = await classMazes(chosen, pupils, sizes, dialogue);
    const names = classNames(place.sheets, pupils, dialogue.say);
    const classSet = memoryOf(chosen, pupils, list.place);
    const design: BookletDesign = { ...style, book: session.stamp, mazes, names, classSet };
    const isZoomed = await changes.make(session, addBooklet(design, place, dialogue));
    const sentence = together(
      message("class-set-ready", { list: addressOf(list.place.area), count: pupils.length, index: names.index }),
      isZoomed ? undefined : message("page-not-all-set"),
      message("to-print-booklet", { first: names.index, last: names.answers }),
    );
    return { seed, sentence };
  });
}

/** Writes a class list with three examples as a table on a new sheet, so that it covers nothing. */
export function newClassList(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { say } = dialogue;
    const place = await findSheetPlace(session, say("class-list-sheet"));
    changes.declareWrites(place, { structure: true });
    const { name, level, words, shape, easy, hard, shapes } = classWords(say);
    const name1 = say(message("class-example-name", { number: 1 }));
    const rows = [
      [name1, easy, say("class-example-word"), ""],
      [say(message("class-example-name", { number: 2 })), hard, say("class-example-words"), ""],
      [say(message("class-example-name", { number: 3 })), "", "", shapes[0]!.name],
    ];
    const contents = listContents([name, level, words, shape], rows);
    await changes.make(session, addSheetInFront(place, contents));
    dialogue.workbook.newList = place.name;
    return message("class-list-ready", { sheet: place.name });
  });
}
