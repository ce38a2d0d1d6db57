import { sentencesIn, type Conversation, book, enclose, openMaze, person, sheet, put } from "../stage";
import { everything, workIn } from "../stage";
import { message } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { mendMaze } from "../../../src/actions/solve/checkAndMend";
import { fillWithItems, preparePage } from "../../../src/actions/print";

/** What cannot be taken back exactly, because it was not read or Excel does not let go of it, is told; and nothing else is. */

/** What is told after the last call of an action failed in a maze with what `more` adds; and whether everything is as before. */
async function toldAfter(more: () => unknown, act: (talk: Conversation) => Promise<unknown>) {
  const arrange = async () => {
    await openMaze(8, 5, { seed: "inexact" });
    await more();
    return everything();
  };
  await arrange();
  const { requests } = await workIn({}, act);
  const before = await arrange();
  const fault = { request: requests.length, action: requests.at(-1)!, code: "GeneralException" };
  const { failure } = await workIn({ fault }, act);
  const [why, ...told] = sentencesIn((failure as ActionFailure).sentence);
  expect(why).toEqual(message("refused-without-reason"));
  return { told, isAsBefore: JSON.stringify(everything()) === JSON.stringify(before) };
}

test("items that were to be written over a date leave its value and its format", async () => {
  const words = { source: { kind: "text", text: "WORDS" }, arrangement: "once", seed: "a" } as const;
  const dating = async () => {
    put(sheet(), "D4", 45_000);
    await person((own) => void (own.getRange("D4").numberFormat = [["yyyy-mm-dd"]]));
  };
  const { told } = await toldAfter(dating, (talk) => fillWithItems(words, talk));
  expect(told).toEqual([message("nothing-changed")]);
  expect([sheet().value(3, 3), sheet().style(3, 3).numberFormat]).toEqual([45_000, "yyyy-mm-dd"]);
});

test("walls that Repair took down come back in one style", async () => {
  const enclosing = () => enclose("D4", "Dash");
  expect((await toldAfter(enclosing, (talk) => mendMaze("a", talk))).told).toEqual([
    message("redrawing-inexact", { maze: "B2:I6", sheet: "Sheet1" }),
    message("nothing-else-changed"),
  ]);
});

test.each([
  ["localized", 0, [message("nothing-changed")]],
  ["unlisted", 1, [message("print-area-stays"), message("nothing-else-changed")]],
] as const)(
  "where a print area's name is %s, a page set-up that fails leaves %d",
  async (printAreaName, left, sentences) => {
    const naming = () => (book.switches.printAreaName = printAreaName);
    const { told, isAsBefore } = await toldAfter(naming, (talk) => preparePage(talk));
    expect([told, sheet().page.printArea.length, isAsBefore]).toEqual([sentences, left, left === 0]);
  },
);
