import { type Message, inShort } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { acts } from "../../acts";
import { IS_DEEP } from "../../depth";
import { DEFAULT_STYLE, type SheetStore } from "../../host/store";
import { idsIn, conversation, book, photograph, select, sheet, type Trouble, withoutChance } from "../stage";
import { arrange, recordAct } from "../arranged";
import { fewActs } from "./inTrouble";

/**
 * What Excel answers: a code of each kind that is treated differently (worksheet/excel/excelSession.ts); that a cell is being edited it
 * says before it has done anything.
 */
const CODES = [
  ...["InvalidOperation", "GeneralException", "MemoryLimitReached", "ApiNotFound", "ActivityLimitReached"],
  ...["AccessDenied", "ItemNotFound"],
];
/** The request fails alone; all that follow fail too; or the next one fails as well, at one of its first calls. */
const MANNERS = ["once", "for good", "in the mending too"] as const;

type Cells = ReadonlyMap<string, string>;

/** What the cells of a sheet hold and how they look, by their place, but for blank ones; their lines; and how wide and high they are. */
function cellsOn(on: SheetStore): Cells {
  const { cells, widths, heights } = photograph(on, "A1:T20");
  const found = new Map<string, string>();
  for (const [cell, [value, formula, look, above, left]] of Object.entries(cells)) {
    if (above !== "") found.set(`line above ${cell}`, above as string);
    if (left !== "") found.set(`line left of ${cell}`, left as string);
    if (value !== "" || formula !== "" || look !== DEFAULT_STYLE)
      found.set(cell, JSON.stringify([value, formula, look]));
  }
  widths.split(" ").forEach((size, line) => found.set(`width ${line}`, size));
  heights.split(" ").forEach((size, line) => found.set(`height ${line}`, size));
  return found;
}

const missingOf = (own: Cells, on: SheetStore): Cells => {
  const there = cellsOn(on);
  return new Map([...own].filter(([cell, is]) => there.get(cell) !== is));
};

/** Presses Clear maze on Sheet1 until nothing is left to clear; what is said. */
async function clear(): Promise<string> {
  const said: Message[] = [];
  for (let times = 0; times < 4; times++) {
    book.counter.reset();
    book.workbook.activate(sheet("Sheet1"));
    select("A1");
    const sentence = await withoutChance(() => clearMaze(conversation())).then(
      (outcome) => outcome.sentence,
      (failure: ActionFailure) => failure.sentence,
    );
    if (/^(no-maze-to-clear|sheet-beside-maze)$/.test(idsIn(sentence)[0]!)) break;
    said.push(sentence);
  }
  return said.map(inShort).join();
}

/** Of sizes it is said that they stay as they are; or, after Fit to page, how they came to be different. */
const ofSizes = /widths-stay|heights-stay|cells-partly-resized/;

/** Of what is a person's, what is neither in its cells nor on a visible sheet that is named. Copies have no lines at their rim. */
function lostOf(own: Cells, told: string): Cells {
  const missing = missingOf(own, sheet("Sheet1"));
  const shown = book.workbook.sheets.filter(({ visibility, name }) => visibility === "Visible" && told.includes(name));
  const lost = shown.reduce((left, each) => missingOf(left, each), missing);
  const isTold = (cell: string) =>
    (shown.length > 0 && cell.startsWith("line")) || (ofSizes.test(told) && /^[wh]/.test(cell));
  return new Map([...lost].filter(([cell]) => !isTold(cell)));
}

/** So many of a list, evenly; no step of it goes through the codes, or the manners, in the same order as the places. */
function* some<T>(all: readonly T[], most: number): Generator<T> {
  let step = Math.max(1, Math.ceil(all.length / most));
  while ([CODES, MANNERS].some(({ length }) => step % length === 0)) step++;
  for (let i = 0; i < all.length; i += step) yield all[i]!;
}

/** How many requests a walk makes depends on what is heard of the selection, and the Report takes a hundred on sheets of its own. */
const OTHERS = ["Walk through the maze", "Report", "Watch the sheet"];
/** Which acts, and how many failures of each. */
const tested = IS_DEEP ? acts.filter(({ name }) => !OTHERS.includes(name)) : fewActs;
const most = IS_DEEP ? 40 : 12;

/**
 * Nothing of a person's is lost, whichever request of an act fails, before whichever of its changes or its last call, with whichever
 * code: contents, looks and sizes of cells, around the maze and under it, which are there after the act and Clear maze if nothing fails.
 * They are there after the failure, or after Clear maze, or on a visible sheet whose name the person reads.
 */
test.each(tested)("$name: what a person has on the sheet stays, wherever it breaks off", async (act) => {
  await arrange(act, { hasLines: true });
  await clear();
  const before = cellsOn(sheet("Sheet1"));
  const { recording } = await recordAct(act, () => undefined, { hasLines: true });
  expect(recording.undisturbed.failure).toBeUndefined();
  await clear();
  const own: Cells = new Map([...cellsOn(sheet("Sheet1"))].filter(([cell, is]) => before.get(cell) === is));
  const troubles = recording.places.flatMap((place, i) =>
    CODES.flatMap((code) =>
      MANNERS.map((manner): Trouble => {
        const fault = { ...place, code };
        if (manner !== "in the mending too") return { fault, isForGood: manner === "for good" };
        return { fault, mending: { action: 1 + (i % 20), code } };
      }),
    ),
  );
  for (const trouble of some(troubles, most)) {
    const { failure, outcome } = await recording.again(trouble);
    const sentence = (failure as ActionFailure | undefined)?.sentence ?? outcome?.sentence;
    let told = sentence === undefined ? "" : inShort(sentence);
    if (lostOf(own, told).size > 0) told += await clear();
    const lost = [...lostOf(own, told)];
    expect({ trouble, told, lost }).toEqual({ trouble, told, lost: [] });
  }
});
