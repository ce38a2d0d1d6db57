import { message, together } from "../../message";
import { type Pupil, isClassList } from "../../maze/classes";
import {
  type BookMaze,
  type BookNames,
  type BookSheet,
  type BookletDesign,
  addBooklet,
  readBookPlace,
  readIndex,
} from "../../worksheet/booklet";
import { type ClassSetSheets, listContents, listOfSet, selectedList } from "../../worksheet/classroom";
import { addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { addressOf } from "../../worksheet/addresses";
import { Refusal, seedFrom } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act, actFor, askAboutUndo, askFirst } from "../core";
import { type ClassChoice, classNames, classStyle, existingPages, memoryOf } from "./classDesign";
import { classMazes, classWords, mazeSizes, pupilsOf, wordsOfLists } from "./classMazes";
import { classSetInFront, markAgain, markingOfSet } from "./markClassSet";

/** Checks every row of the selected list, and makes every maze, before anything is added. */
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

export function newClassList(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { say } = dialogue;
    const place = await findSheetPlace(session, changes, say("class-list-sheet"));
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

/**
 * Draws the pages whose rows are new or have changed, and deletes those whose rows are gone, after saying which. Where it fails or is
 * stopped, the set is as before, or wholly up to date.
 */
export function updateClassSet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const place = await readBookPlace(session, true);
    const set = await classSetInFront(session, place);
    const { index, answers, kept } = set;
    if (set.list === undefined) throw new Refusal(message("class-list-gone"));
    const list = await listOfSet(session, set.list);
    const pupils = await pupilsOf(list, kept.title, dialogue, existingPages(set));
    const differences = compare(set, pupils);
    const { existing, fresh, changed, gone, left } = differences;
    const sizes = mazeSizes(kept, pupils);
    const style = classStyle(kept, dialogue, sizes.values());
    const free = classNames(place.sheets, pupils, dialogue.say);
    const { during, after } = namesFor(free, { index, answers }, differences, pupils);
    const earlier = await readIndex(session, index, kept.order.length, pupils.length);
    const old = [...differences.old, ...left, ...(answers === undefined ? [] : [answers])];
    const marking = await markingOfSet(session, place, set, differences.old);
    // Lavirint has protected sheets for self-marking itself.
    const unlocked = marking.old.map(({ sheet }) => ({ ...sheet, isProtected: false }));
    changes.declareWrites(place, { structure: true, deleted: [...old, ...unlocked], written: [index] });
    await askFirst(dialogue, {
      sentence: together(
        fresh.length === 0 ? undefined : message("class-pages", { done: "new", names: fresh }),
        changed.length === 0 ? undefined : message("class-pages", { done: "changed", names: changed }),
        gone.length === 0 ? undefined : message("class-pages", { done: "gone", names: gone }),
        left.length === 0 ? undefined : message("class-pages", { done: "left", names: left.map(({ name }) => name) }),
        marking.typed.length === 0
          ? undefined
          : message("class-typed-paths-go", { count: marking.typed.length, names: marking.typed }),
        message("class-update-question"),
      ),
      yes: message("class-update-yes"),
    });
    const mazes = numbered(await classMazes(kept, pupils, sizes, dialogue), set);
    const drawn = mazes.filter(({ pupil }) => !existing.has(pupil!.key));
    const design: BookletDesign = {
      ...style,
      book: set.book,
      mazes,
      names: during,
      classSet: memoryOf(kept, pupils, list.place, set.names),
      update: { drawn, names: after, gone: old, earlier },
    };
    const isZoomed = await changes.make(session, addBooklet(design, place, dialogue));
    const done = message("class-set-updated", { drawn: drawn.length, gone: gone.length, count: pupils.length });
    const marked = await markAgain(action, marking, mazes, after, (key) => !existing.has(key));
    return together(done, isZoomed ? undefined : message("page-not-all-set"), marked);
  });
}

type Differences = ReturnType<typeof compare>;

function compare({ sheets, index, answers, pages }: ClassSetSheets, pupils: readonly Pupil[]) {
  const printOf = new Map(pupils.map(({ key, print }) => [key, print]));
  const isStanding = ({ pupil }: (typeof pages)[number]) => printOf.get(pupil.key) === pupil.print;
  // An update that was broken off may have left two pages of a pupil.
  const existingPages = new Map(
    [...pages].reverse().flatMap((page) => (isStanding(page) ? [[page.pupil.key, page]] : [])),
  );
  const pageOf = new Map([...pages.map((page) => [page.pupil.key, page] as const), ...existingPages]);
  const drawn = pupils.filter(({ key }) => !existingPages.has(key));
  const known = new Set([index, answers, ...pages].map((sheet) => sheet?.id));
  return {
    pageOf,
    existing: new Set(existingPages.keys()),
    fresh: drawn.filter(({ key }) => !pageOf.has(key)).map(({ name }) => name),
    changed: drawn.filter(({ key }) => pageOf.has(key)).map(({ name }) => name),
    gone: pages.filter(({ pupil }) => !printOf.has(pupil.key)).map(({ pupil }) => pupil.name),
    /** The sheets of pages that are gone or are drawn again. */
    old: pages.filter((page) => !existingPages.has(page.pupil.key)),
    left: [
      ...sheets.filter(({ id }) => !known.has(id)),
      ...pages.filter((page) => existingPages.has(page.pupil.key) && existingPages.get(page.pupil.key) !== page),
    ],
  };
}

/** The mazes with numbers for the marks of their sheets that no sheet of the set has. */
function numbered(mazes: readonly BookMaze[], { sheets }: ClassSetSheets): BookMaze[] {
  const taken = new Set(sheets.map(({ part }) => part));
  let next = 1;
  return mazes.map((maze) => {
    while (taken.has(next)) next++;
    return { ...maze, part: next++ };
  });
}

/** The names that the sheets have while they are drawn, of the free ones, and those that they get: a changed page keeps its name. */
function namesFor(
  free: BookNames,
  { index: { name: index }, answers }: { readonly index: BookSheet; readonly answers: BookSheet | undefined },
  { pageOf, existing }: Differences,
  pupils: readonly Pupil[],
): { readonly during: BookNames; readonly after: BookNames } {
  const after = pupils.map(({ key }, i) => pageOf.get(key)?.name ?? free.mazes[i]!);
  return {
    during: {
      index,
      answers: free.answers,
      mazes: pupils.map(({ key }, i) => (existing.has(key) ? after : free.mazes)[i]!),
    },
    after: { index, answers: answers?.name ?? free.answers, mazes: after },
  };
}
