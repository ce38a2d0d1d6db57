import { defaultLayout } from "../../../src/actions/desk/choices";
import { answerPage } from "../../../src/actions/print/answerPage";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { conversation } from "../conversation";
import { allSheets, expectSameBothWays, waysOfInserting } from "../insertedSheets";
import { book, openMaze, sheet } from "../openMaze";

/** Answer pages and posters of mazes of over 400 cells arrive with their sheet, if Excel takes that; elsewhere they are drawn. */

const open = () => openMaze(24, 20);
const acts = [
  ["An answer page", () => answerPage(defaultLayout, conversation()), "Sheet1 answer"],
  ["A poster", () => makePoster({ across: 2, down: 2 }, defaultLayout, conversation(), plainPage), "Sheet1 poster"],
] as const;

describe.each(acts)("%s", (_, act, name) => {
  test("that arrives is the one that is drawn", () => expectSameBothWays(open, act));

  test.each(Object.entries(waysOfInserting))("is the same where Excel %s", async (_way, switches) => {
    await open();
    await act();
    const whole = allSheets();
    await open();
    Object.assign(book.switches, switches);
    await act();
    expect(allSheets()).toEqual(whole);
    expect([sheet().name, book.workbook.sheets.length]).toEqual([name, 2]);
  });
});
