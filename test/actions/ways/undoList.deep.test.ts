import { generate } from "../../../src/actions/make/generate";
import { choice, conversation, book, openWorkbook, pane, sizesInColumnA } from "../stage";

/** Excel that gets slower with its list of undo steps: Windows from version 2506 on (OfficeDev/office-js#5993, #6240, #6414). */

/** Milliseconds that the host takes for an action after so many changes of a person, and how many requests the action made. */
async function timeOf(steps: number, act: () => Promise<unknown>): Promise<{ passed: number; requests: number }> {
  for (let i = 0; i < steps; i++) {
    book.excel.person.type(book.workbook.activeSheet, 300 + i, 60, String(i));
  }
  expect(book.excel.history.length).toBeGreaterThanOrEqual(steps);
  const before = book.excel.passed;
  book.counter.reset();
  await act();
  return { passed: book.excel.passed - before, requests: book.counter.requests.length };
}

const slow = { undo: "desktop", millisecondsPerUndoStep: 20, waits: false } as const;
const make = () => generate({ ...choice, seed: "slow" }, conversation());

async function openSlow(): Promise<void> {
  openWorkbook(slow);
  // Sheets from files end undo themselves; see inPlace.
  pane.host.maxInsertBase64 = 0;
  await sizesInColumnA(100, 100);
}

test("a large maze is drawn as quickly after a hundred steps as after none: the look at its place empties the list", async () => {
  await openSlow();
  const empty = await timeOf(0, make);
  await openSlow();
  const full = await timeOf(100, make);
  expect(full.requests).toBe(empty.requests);
  // The requests before and with the look are slow; those of the drawing are not.
  expect(full.passed - empty.passed).toBeLessThanOrEqual(3 * 100 * slow.millisecondsPerUndoStep);
  expect(empty.passed).toBeLessThan(500);
});
