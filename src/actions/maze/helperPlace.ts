import { type Message, message, together } from "../../message";
import type { Area } from "../../worksheet/addresses";
import { type SheetToPrint, showPrinted } from "../../worksheet/pageSetup";
import { freeSheetName } from "../../worksheet/addSheets";
import type { WorkbookToChange } from "../../worksheet/changes";
import { type NamedMark, type SheetMark, facts } from "../../worksheet/memory";
import { type SheetName, findHelper, readHelpers, replaceSheets } from "../../worksheet/sheet";
import { type SheetContents, addSheetBeside } from "../../worksheet/newSheets";
import { type Act, askFirst } from "../core";

/** A sheet that is going to be written for a maze, which has one of each kind. `named`: what it is called, if its kind does not say so. */
type NewHelper = { readonly kind: NamedMark } | { readonly kind: SheetMark; readonly named: string };

type MazeSheet = WorkbookToChange & { readonly name: string; readonly sheets: readonly SheetName[] };

/** Adds a sheet of a kind that belongs to a maze, in the place of an earlier one after a question. Gives its name. */
export async function addHelperSheet(
  action: Act,
  { state, area }: { readonly state: MazeSheet; readonly area: Area },
  helper: NewHelper,
  contents: SheetContents,
  cell?: Area,
): Promise<string> {
  const { names, finish } = await helperPlaces(action, state, [helper]);
  const place = { ...state, name: names[0]! };
  const added = addSheetBeside(helper.kind, place, { sheet: state.name, area }, contents);
  const [name] = await finish([await action.changes.make(action.session, added)], cell);
  return name!;
}

/**
 * Places for sheets that belong to a maze, after a question if it has some of their kinds, or if there is something to say `about` new ones
 * first. `finish` is to be called with the sheets once they are complete: earlier ones are deleted and their names taken over, pages are
 * set up, and `cell` of the last new one comes to the front; it gives the names. Throws Refusal, and Stopped if the answer is no.
 */
export async function helperPlaces(
  { session, dialogue, changes }: Act,
  state: MazeSheet,
  helpers: readonly NewHelper[],
  about?: Message,
) {
  const { sheets, name: sheet } = state;
  changes.declareWrites(state, { structure: true });
  const found = await readHelpers(session, sheets, sheet);
  const earlier = helpers.map(({ kind }) => findHelper(found, kind, sheet));
  // Lavirint itself protects sheets for self-marking.
  const isOpen = (i: number) => helpers[i]!.kind === facts.marking;
  changes.declareWrites(state, {
    deleted: earlier.map((each, i) => each && (isOpen(i) ? { ...each, isProtected: false } : each)),
  });
  const replaced = earlier.flatMap((each) => each?.name ?? []);
  if (replaced.length > 0) {
    const replace = message("replace-sheets", { count: replaced.length, sheet, earlier: replaced });
    await askFirst(dialogue, { sentence: together(about, replace), yes: message("replace") });
  } else if (about !== undefined) {
    await askFirst(dialogue, { sentence: together(about, message("write-them")), yes: message("write") });
  }
  const names = helpers.map((helper) =>
    freeSheetName(sheets, "named" in helper ? helper.named : dialogue.say(helper.kind.sheetName)),
  );
  const finish = async (added: readonly SheetToPrint[], cell?: Area) => {
    const pairs = earlier.flatMap((old, i) => (old === undefined ? [] : [{ old, id: added[i]!.id }]));
    if (pairs.length > 0) {
      changes.keep(message("earlier-sheets-left", { written: names, left: replaced }));
      await replaceSheets(session, pairs);
    }
    await showPrinted(session, added, cell);
    return names.map((name, i) => earlier[i]?.name ?? name);
  };
  return { names, finish };
}
