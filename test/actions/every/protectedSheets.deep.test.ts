import { type Message, message } from "../../../src/message";
import { writeSizes } from "../../../src/actions/front";
import type { SheetStore } from "../../host/store";
import { conversation, refusalOf, sentenceOf, book, openWorkbook, pane, person, sheet } from "../stage";
import { sizesInColumnA, photograph, valueAt } from "../stage";
import { type Act, type Beside, type Held, acts } from "../../acts";
import { names } from "../../acts/act";
import { type Arranged, arranged } from "../arranged";

/**
 * Every act is tried once as it is, to see which sheets it changes and whether it adds, deletes, shows or hides any. Then it is tried with
 * each of these sheets protected, and with the workbook's structure protected: it is refused before it writes anything. Unless an act
 * has a beginning of its own, every sheet that can belong to a maze is there, but for the one that Lavirint protects itself.
 */

const full = new Map<Beside | undefined, Promise<Arranged>>();
function startOf(act: Act): Promise<Arranged> {
  if (act.arrange !== undefined || act.typed !== undefined) return arranged(act, { hasAll: true });
  const start = full.get(act.beside) ?? arranged(act, { hasAll: true });
  full.set(act.beside, start);
  return start;
}

/** What is on a sheet, its names and how it is shown. */
function fingerprint(each: SheetStore): string {
  const own = book.workbook.names.filter(({ scope }) => scope === each).map(({ name, formula }) => name + formula);
  return JSON.stringify([photograph(each, "A1:BG30"), own.sort()]);
}

const listed = () => book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`).sort();
const protect = (name: string) => person((_, { worksheets }) => worksheets.getItem(name).protection.protect());

/**
 * What an act does where nothing is protected: the sheets that were there and that it changes or deletes, whether it changes the list of
 * sheets or replaces one, this list afterwards, and what it asks.
 */
async function touchedBy({ act }: Act, start: Arranged) {
  const held = start.again();
  const before = book.workbook.sheets.map((each) => [each, each.name, fingerprint(each)] as const);
  const list = listed();
  const talk = conversation();
  await act(talk, held);
  const isGone = (each: SheetStore) => !book.workbook.sheets.includes(each);
  return {
    sheets: before.filter(([each, , was]) => isGone(each) || fingerprint(each) !== was).map(([, name]) => name),
    structure: listed().join() !== list.join() || before.some(([each]) => isGone(each)),
    after: names().sort(),
    questions: talk.questions,
  };
}

/** Expects that an act is refused with one of these messages, and asks nothing; from its first request on, nothing is written. */
async function expectRefused({ act }: Act, held: Held, ids: readonly string[], name?: string): Promise<void> {
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  // Before, a person may have typed a size, or selected cells.
  const now = () => [book.workbook.changes.count, book.workbook.state()];
  let begun: unknown;
  book.excel.execute = (...sent) => {
    begun ??= now();
    return execute(...sent);
  };
  const [first] = (await refusalOf(act(talk, held))) as readonly Message[];
  book.excel.execute = execute;
  expect(ids).toContain(first!.id);
  if (name !== undefined) expect(first!.args).toMatchObject({ sheet: name });
  expect([now(), talk.questions]).toEqual([begun, []]);
}

/** Acts that find another way where a sheet is protected, or the structure: a new sheet, or no set numbers. */
const DOES_WITHOUT = {
  sheet: ["Size cells on an empty sheet", "Generate on an empty sheet", "Generate on a new sheet"],
  structure: ["Generate with the usual set numbers on a fresh sheet"],
};
/** In one of them a person types. */
const tried = acts.filter(({ name }) => name !== "Watch the sheet");

/** Which sheets besides that of the maze each act was seen to change. */
const seen: Record<string, string[]> = {};

describe.each(tried)("$name", (act) => {
  let start: Arranged;
  let touched: Awaited<ReturnType<typeof touchedBy>>;
  beforeAll(async () => {
    start = await startOf(act);
    touched = await touchedBy(act, start);
    seen[act.name] = touched.sheets.filter((name) => name !== "Sheet1").sort();
  });

  test("is refused before it writes, where a sheet that it changes is protected", async () => {
    for (const name of touched.sheets) {
      const held = start.again();
      if (sheet(name).protection !== undefined) continue;
      await protect(name);
      if (DOES_WITHOUT.sheet.includes(act.name)) {
        const before = photograph(sheet(name), "A1:BG30");
        await act.act(conversation(), held);
        expect(photograph(sheet(name), "A1:BG30")).toEqual(before);
        continue;
      }
      const own = name === book.workbook.activeSheet.name ? "sheet-protected" : "other-sheet-protected";
      await expectRefused(act, held, [own, "other-sheet-protected", "maze-sheet-protected"], name);
    }
  });

  test("is refused before it writes if it changes the list of sheets and the structure is protected, or does without", async () => {
    const held = start.again();
    await person((_, workbook) => workbook.protection.protect());
    if (touched.structure && !DOES_WITHOUT.structure.includes(act.name))
      return expectRefused(act, held, ["structure-protected"]);
    const before = listed();
    await act.act(conversation(), held);
    expect(listed()).toEqual(before);
  });

  test("uses hidden sheets also where they are very hidden, or stand elsewhere in the list", async () => {
    const held = start.again();
    const hidden = book.workbook.sheets.filter(({ visibility }) => visibility === "Hidden");
    if (act.arrange === undefined) expect(hidden.map(({ name }) => name)).toEqual(["Maze covered", "Maze sets"]);
    if (hidden.length === 0 || touched.sheets.every((name) => name === "Sheet1")) return;
    await person((_, { worksheets }) => {
      for (const { name } of hidden) {
        worksheets.getItem(name).visibility = "VeryHidden";
        worksheets.getItem(name).position = 0;
      }
    });
    const talk = conversation();
    await act.act(talk, held);
    expect(names().sort()).toEqual(touched.after);
    expect(talk.questions).toEqual(touched.questions);
  });
});

test("every kind of sheet beside a maze's own was seen to be changed", () => {
  const standing = tried.filter(({ arrange }) => arrange === undefined).flatMap(({ name }) => seen[name]!);
  expect([...new Set(standing)].sort()).toEqual([
    ...["Answers", "Ben", "Index", "Maze 1", "Maze 2", "Maze adjacency", "Maze covered", "Maze distances"],
    ...["Maze merge tree", "Maze predecessors", "Maze search", "Maze sets", "Maze steps"],
    ...["Sheet1 answer", "Sheet1 poster", "Sheet1 readable"],
  ]);
});

test("size cells on a protected sheet are not written, and the refusal names that sheet", async () => {
  openWorkbook({ sheets: ["Sheet1", "Sizes"] });
  await sizesInColumnA(5, 4);
  await person((_, { worksheets }) => {
    worksheets.getItem("Sizes").getRange("A1:A2").values = [[5], [4]];
    const { names: own } = worksheets.getItem("Sheet1");
    own.getItem("MazeRows").delete();
    own.add("MazeRows", "=Sizes!$A$2");
  });
  const sizes = () => [valueAt(sheet("Sheet1"), "A12"), valueAt(sheet("Sizes"), "A2")];
  await writeSizes(pane, undefined, { columns: 6, rows: 5 });
  expect(sizes()).toEqual([6, 5]);
  await protect("Sizes");
  const refused = message("other-sheet-protected", { sheet: "Sizes", shown: "yes" });
  for (const on of [undefined, sheet("Sheet1").id]) {
    expect(await sentenceOf(writeSizes(pane, on, { columns: 7, rows: 6 }))).toEqual(refused);
    expect(sizes()).toEqual([6, 5]);
  }
});
