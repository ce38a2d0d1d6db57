import { message } from "../../message";
import { type BookSheet, readBookPlace, sheetsOfBook } from "../../worksheet/booklet";
import { type Job, Refusal } from "../../worksheet/excel";
import { deleteSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";

/**
 * Deletes the sheets of the booklet in front, or of the only one in the workbook, and no others, after a question. Three requests. An
 * interrupted deletion is finished. Throws ActionFailure.
 */
export function deleteBooklet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("delete-booklet-button"), dialogue, async (job, changes) => {
    const place = await readBookPlace(job);
    const { sheets, frontId, books } = place;
    const ids = [...new Set(books.map(({ book }) => book))];
    const inFront = books.find(({ id }) => id === frontId)?.book;
    const book = inFront ?? (ids.length === 1 ? ids[0] : undefined);
    if (book === undefined) {
      throw new Refusal(ids.length === 0 ? message("no-booklet") : message("several-booklets", { count: ids.length }));
    }
    const own = sheetsOfBook(books, book);
    changes.touch(place, { deleted: own });
    const isLeft = ({ id, visibility }: (typeof sheets)[number]) =>
      visibility === "Visible" && !own.some((each) => each.id === id);
    if (!sheets.some(isLeft)) {
      throw new Refusal(message("no-other-sheet"));
    }
    const count = own.length;
    const [first, second, last] = [own[0]!, own[1]!, own[count - 1]!];
    await askFirst(dialogue, {
      sentence:
        count > 2
          ? message("delete-many-sheets", { count, first: first.name, second: second.name, last: last.name })
          : message("delete-sheets", { count, sheets: own.map(({ name }) => name) }),
      yes: message("delete"),
    });
    await changes.make(job, {
      make: (remover) => remove(remover, own),
      // Deleted sheets cannot be restored.
      finish: (remover) => remove(remover, own),
      leaves: message("booklet-deleted-nevertheless"),
      ifStuck: message("booklet-partly-deleted"),
    });
    return message("booklet-deleted", { count });
  });
}

/** The index is deleted first, so that none is left that lists deleted mazes. */
async function remove(job: Job, own: readonly BookSheet[]): Promise<void> {
  const sorted = [...own].sort((one, other) => Number(other.part === "index") - Number(one.part === "index"));
  await job.repeatable((context) => {
    for (const sheet of sorted) deleteSheet(context, sheet);
  });
}
