import { counted } from "../../maze/model";
import { type BookSheet, readBookPlace, sheetsOfBook } from "../../worksheet/booklet";
import { type Job, Refusal } from "../../worksheet/excel";
import { checkStructure } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../desk";

/**
 * Deletes the sheets of the booklet in front, or of the only one in the workbook, and no others, after a question. Three requests. An
 * interrupted deletion is finished. Throws ActionFailure.
 */
export function deleteBooklet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Delete booklet", dialogue, async (job, changes) => {
    const place = await readBookPlace(job);
    const { sheets, frontId, books } = place;
    const ids = [...new Set(books.map(({ book }) => book))];
    const inFront = books.find(({ id }) => id === frontId)?.book;
    const book = inFront ?? (ids.length === 1 ? ids[0] : undefined);
    if (book === undefined) {
      throw new Refusal(
        ids.length === 0
          ? "There is no booklet in this workbook."
          : `Choose a sheet of the booklet that is to go, and try again. There are ${ids.length} booklets in this workbook.`,
      );
    }
    checkStructure(place);
    const own = sheetsOfBook(books, book);
    const isLeft = ({ id, visibility }: (typeof sheets)[number]) =>
      visibility === "Visible" && !own.some((each) => each.id === id);
    if (!sheets.some(isLeft)) {
      throw new Refusal("Add a sheet of your own and try again. A workbook has at least one sheet that is not hidden.");
    }
    const named =
      own.length > 2
        ? `${own[0]!.name}, ${own[1]!.name} to ${own[own.length - 1]!.name}`
        : own.map(({ name }) => name).join(", ");
    await askFirst(dialogue, {
      sentence: `Delete ${counted(own.length, "sheet")} of the booklet, ${named}, with everything on them? They do not come back.`,
      yes: "Delete",
    });
    await changes.make(job, {
      make: (remover) => remove(remover, own),
      // Deleted sheets cannot be restored.
      finish: (remover) => remove(remover, own),
      leaves: "The booklet is deleted nevertheless.",
      ifStuck: "A part of the booklet is deleted. Press Delete booklet again.",
    });
    return `The booklet is deleted: ${counted(own.length, "sheet")}. Everything else is as it was.`;
  });
}

/** The index is deleted first, so that none is left that lists deleted mazes. */
async function remove(job: Job, own: readonly BookSheet[]): Promise<void> {
  const sorted = [...own].sort((one, other) => Number(other.part === "index") - Number(one.part === "index"));
  await job.request((context) => {
    for (const { id } of sorted) context.workbook.worksheets.getItemOrNullObject(id).delete();
  });
}
