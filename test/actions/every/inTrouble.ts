import type { MessageId } from "../../../src/message";
import { type Act, actCalled, acts, hasName } from "../../acts";
import { book, conversation, type Everything, everything, expectTrue, idsIn, type Trouble, filledIn } from "../stage";
import { gridIn, mazeIn, sheet, withoutChance, mazeOfFills } from "../stage";
import { recordAct } from "../arranged";
import { timeless } from "./leaves";
import { tells } from "./tells";

/** Acts that stand for all of them every day: drawing, marking, clearing, a page, sheets of their own, and moved cells. */
const few = ["Generate", "Solve", "Clear maze", "Prepare page", "Make booklet", "Insert row"];
export const fewActs = few.map(actCalled);
/** All whose truth in trouble is the general one. */
export const allActs = acts.filter(({ troubleIn }) => troubleIn === undefined);

/** Everything, without copies of what was to be covered if these do not count. */
function look({ covers }: Act): Everything {
  const { front, sheets, names } = everything();
  const counts = (name: string) => covers !== true || !/^Maze(?: covered$|CoveredLines)/.test(name);
  return { front, sheets: sheets.filter(([name]) => counts(name)), names: names.filter(counts) };
}

/** What an act tells, and what stands after it. How new sheets print does not count: that is tried last. How Sheet1 does, stands apart. */
function endOf(act: Act, outcome: unknown) {
  const { sheets, names } = look(act);
  const ofPage = (name: string) => name.startsWith("MazeBeforePage ");
  const page = [sheets.find(([name]) => name === "Sheet1")?.[2].page, names.filter(ofPage)];
  const cells = sheets.map(([name, visibility, photo]) => [name, visibility, { ...photo, page: undefined }]);
  const stands = timeless(JSON.stringify({ cells, names: names.filter((name) => !ofPage(name)) }));
  return { told: tells(conversation(), outcome), page, stands: JSON.parse(stands) as unknown };
}

type Truth = (before: Everything, done: Everything) => void;

/** The cells of each sheet that are not blank, with all that they are; of some sheets, only what stands in them. */
const cellsIn = ({ sheets }: Everything, isOfContents: (name: string) => boolean) =>
  sheets.map(([name, , { cells }]) => {
    const all = Object.entries(cells);
    return isOfContents(name) ? all.flatMap(([cell, [value]]) => (value === "" ? [] : [[cell, value]])) : all;
  });

/** It was done all the same, but for looks of set numbers. A sheet that was to go may be there, and a new one have another name. */
const isDone: Truth = (_, done) => {
  const [is, wanted] = [everything(), done].map((each) => cellsIn(each, (name) => name === "Maze sets"));
  expect(is).toEqual(expect.arrayContaining(wanted!));
};

/** All walls stand, unless the shape is surrounded by nothing, and no set numbers. */
function isClosed(): void {
  const { formula = "" } = book.workbook.name("MazeMask", sheet("Sheet1")) ?? {};
  const grid = gridIn(book.workbook, sheet("Sheet1"));
  const isOfCells = filledIn(sheet("Sheet1"), "B2", "#1F3864").length > 0;
  const maze = () => (isOfCells ? mazeOfFills(grid, sheet("Sheet1")) : mazeIn(sheet("Sheet1"), grid));
  if (!formula.includes("blank")) expect(maze().countPassages()).toBe(0);
  expect(book.workbook.sheet("Maze sets")?.usedArea(true)).toBeUndefined();
}

/** The maze is gone; the one before it can still be brought back. */
const isGone: Truth = ({ names }) => {
  const hadEarlier = names.some((name) => name.startsWith("MazeEarlier "));
  expect([hasName("MazeGrid"), hasName("MazeEarlier")]).toEqual([false, hadEarlier]);
};

/** The contents of all cells are as before. */
const contentsStay: Truth = (before) => {
  const [is, was] = [everything(), before].map((each) => cellsIn(each, () => true));
  expect(is).toEqual(was);
};

/** What is true if this is told of an act that did not succeed, and that may tell it. */
const truths: Readonly<Partial<Record<MessageId, Truth>>> = {
  "booklet-deleted": isDone,
  "earlier-maze-gone": isGone,
  "earlier-sheets-left": isDone,
  "grid-closed": isClosed,
  "maze-cleared-nevertheless": isDone,
  "nothing-else-changed": contentsStay,
  "page-set-up-stays": isDone,
  "set-numbers-plain": isDone,
  "shows-step": (before) => expect(everything()).toEqual(before),
  "walls-written": isDone,
};

/** Tests every act with each of its requests failing in turn, and with Stop pressed during each: in those troubles that are wanted. */
export function testInTrouble(
  tested: readonly Act[],
  wanted: (troubles: readonly Trouble[]) => readonly Trouble[] = (troubles) => troubles,
): void {
  test.each(tested)("$name: each request fails in turn, and Stop is pressed during each", async (act) => {
    const { left = [], inexact, looks } = act;
    const { recording, held } = await recordAct(act, () => look(act));
    const done = everything();
    const { told, page, stands } = endOf(act, recording.undisturbed.outcome);
    const leftOf = (ids: readonly MessageId[]) => left.find((id) => ids.includes(id));
    const isAsUsual = (outcome: unknown) => {
      const end = endOf(act, outcome);
      expect({ told: end.told.slice(0, told.length), stands: end.stands }).toEqual({ told, stands });
      // What it had to leave out of the page it tells besides.
      if (end.told.length === told.length) expect(end.page).toEqual(page);
    };
    await expectTrue(
      recording,
      {
        done: isAsUsual,
        left: (sentence, before) => {
          const ids = idsIn(sentence);
          expect(ids.join()).not.toMatch(/unfinished|in-part|partly/);
          const other = leftOf(ids);
          if (other !== undefined) return truths[other]!(before as Everything, done);
          if (looks !== true) {
            expect(["nothing-changed", "sheet-as-before", "nothing-else-changed"]).toContain(ids.at(-1));
            if (ids.at(-1) === "nothing-else-changed") expect(ids.at(-2)).toBe(inexact);
          }
          expect(look(act)).toEqual(before);
        },
        // What failed and left everything as it was can be done again.
        next: async (sentence) => {
          if (leftOf(idsIn(sentence)) === undefined)
            isAsUsual(await withoutChance(() => act.act(conversation(), held)));
        },
      },
      wanted([...recording.troubles("MemoryLimitReached")]),
    );
  });
}
