import { makeBooklet } from "../../../src/actions/print/booklets";
import { generate } from "../../../src/actions/make/generate";
import { smallBooklet } from "../../acts/standing";
import { choice, conversation } from "../../actions/conversation";
import { book, openWorkbook, person, sheet, sizesInColumnA } from "../../actions/openMaze";
import { put } from "../../actions/sheetReading";
import { record } from "../../actions/trouble";

const booklet = { ...smallBooklet, count: 4, isOnOneSheet: true };

/** On the web clearing whole columns or rows is an internal error while somebody listens to changes, as the pane does. */
async function watched(): Promise<void> {
  openWorkbook();
  book.switches.refusesLargeWatchedWrites = true;
  await person((own) => void own.onChanged.add(() => Promise.resolve()));
}

test("no clearing goes beyond the rows that are known: where a booklet is made, or cut down to what stands", async () => {
  const { undisturbed, again } = await record(watched, (talk) => makeBooklet(booklet, talk));
  expect(undisturbed.failure).toBeUndefined();
  for (const [index, actions] of undisturbed.requests.entries()) {
    const { failure } = await again({ fault: { request: index + 1, action: actions, code: "MemoryLimitReached" } });
    expect(JSON.stringify(failure ?? "")).not.toContain("partly-done");
  }
});

test("nor where the copy of what a maze covers is made anew for a larger one", async () => {
  await watched();
  await sizesInColumnA(20, 20);
  put(sheet(), "C3", "covered");
  await generate(choice, conversation());
  for (const address of ["Z2", "ACG302"]) put(sheet(), address, "far");
  put(sheet(), "A12", 760);
  put(sheet(), "A14", 301);
  await generate(choice, conversation());
  expect(book.workbook.sheet("Maze covered")!.value(301, 760)).toBe("far");
});
