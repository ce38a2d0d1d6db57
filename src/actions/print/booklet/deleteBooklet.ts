import { type Message, message, together } from "../../../message";
import { markingByPage } from "../../../worksheet/companions";
import { type BookSheet, readBookPlace, sheetsOfBook } from "../../../worksheet/booklet";
import { type ExcelSession, Refusal, sheetAt } from "../../../worksheet/excel";
import { facts } from "../../../worksheet/facts";
import { deleteName } from "../../../worksheet/names";
import { type SheetName, deleteSheet } from "../../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../../core";

/**
 * Deletes the booklet in front, or the only one in the workbook, with the sheets that mark paths through its mazes. An interrupted deletion
 * is finished.
 */
export function deleteBooklet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const place = await readBookPlace(session);
    const { sheets, frontId, books } = place;
    const ids = [...new Set(books.map(({ book }) => book))];
    const inFront = books.find(({ id }) => id === frontId)?.book;
    const book = inFront ?? (ids.length === 1 ? ids[0] : undefined);
    if (book === undefined) {
      throw new Refusal(ids.length === 0 ? message("no-booklet") : message("several-booklets", { count: ids.length }));
    }
    const own = sheetsOfBook(books, book);
    const isOwn = new Set(own.map(({ id }) => id));
    const names = new Set(own.map(({ name }) => name));
    const marking = (await markingByPage(session, { sheets, books: own })).flatMap(([page, sheet]) =>
      names.has(page) ? [sheet] : [],
    );
    for (const { id } of marking) isOwn.add(id);
    changes.declareWrites(place, { deleted: own });
    if (!sheets.some(({ id, visibility }) => visibility === "Visible" && !isOwn.has(id))) {
      throw new Refusal(message("no-other-sheet"));
    }
    const count = own.length;
    const [first, last] = [own[0]!.name, own[count - 1]!.name];
    await askFirst(dialogue, {
      sentence: together(message("delete-sheets", { count, first, last }), goesToo(marking)),
      yes: message("delete"),
    });
    await changes.make(session, {
      make: (remover) => remove(remover, own, marking),
      // Deleted sheets cannot be restored.
      rollBack: (remover) => remove(remover, own, marking),
      leaves: message("booklet-deleted", { count: isOwn.size }),
    });
    await leaveCopies(
      session.aside(),
      books.filter((sheet) => sheet.book === book && !isOwn.has(sheet.id)),
    );
    return message("booklet-deleted", { count: isOwn.size });
  });
}

/** A sheet that somebody copied of a booklet that is gone belongs to none; where Excel refuses, it is asked about the next time. */
async function leaveCopies(session: ExcelSession, copies: readonly BookSheet[]): Promise<void> {
  if (copies.length === 0) return;
  const leave = session.repeatable((context) => {
    for (const { id } of copies) deleteName(sheetAt(context, id), facts.book.name);
  });
  await leave.catch(() => undefined);
}

function goesToo(marking: readonly SheetName[]): Message | undefined {
  const [first, last] = [marking[0], marking[marking.length - 1]];
  return first && last && message("delete-markings-too", { count: marking.length, first: first.name, last: last.name });
}

/**
 * The index is deleted first, so that none is left that lists deleted mazes; then the sheets for self-marking, which are found by their
 * mazes.
 */
async function remove(session: ExcelSession, own: readonly BookSheet[], marking: readonly SheetName[]): Promise<void> {
  const isIndex = ({ part }: BookSheet) => part === "index";
  const sorted = [...own.filter(isIndex), ...marking, ...own.filter((sheet) => !isIndex(sheet))];
  await session.repeatable((context) => {
    for (const sheet of sorted) deleteSheet(context, sheet);
  });
}
