import JSZip from "jszip";
import { type Message, message } from "../../../src/message";
import { writeSizes } from "../../../src/actions/front/sheetInFront";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { makeBooklet } from "../../../src/actions/print/booklet/makeBooklet";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { writeReadableMaze } from "../../../src/actions/solve/writeReadableMaze";
import { writeSearch } from "../../../src/actions/solve/writeSearch";
import { writeWalls } from "../../../src/actions/solve/writeWalls";
import type { Player } from "../../../src/actions/watch/player";
import { goTo } from "../../../src/actions/watch/playing";
import { writeMergeTree } from "../../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { saveXlsx } from "../../host/files";
import type { SheetStore } from "../../host/store";
import { sentencesIn } from "../../words/sentencesIn";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openWorkbook, pane, person, resize, sheet, sizesInColumnA } from "../openMaze";
import { photograph, put } from "../sheetReading";
import { everyAct, makeSmallClass, smallBooklet, solved } from "./everyAct";

/**
 * Every act is tried once as it is, to see which sheets it changes and whether it adds, deletes, shows or hides any. Then it is tried with
 * each of these sheets protected, and with the workbook's structure protected: it is refused before it writes anything.
 */

interface Opened {
  readonly player: Player;
  readonly solution: Player | undefined;
}

/**
 * A maze B2:J8 that covers somebody's cells, with every sheet that can belong to a maze, but for the one that Lavirint protects itself.
 * `also`: and a booklet, a class set, or a solution.
 */
async function openFull(also?: "booklet" | "class set" | "solution"): Promise<Opened> {
  openWorkbook();
  const front = () => book.workbook.activate(sheet("Sheet1"));
  put(sheet(), "D4", "mine");
  put(sheet(), "F9", "below");
  put(sheet(), "K3", "beside");
  resize(9, 7);
  const talk = conversation();
  await setUpSheet(talk);
  await generate({ ...choice, seed: "first" }, talk);
  const { player } = await generate({ ...choice, setNumbers: "hiddenSheet", pace: "step" }, talk);
  await goTo(player!, player!.play.length, talk);
  await writeSteps(player!, talk);
  front();
  await writeMergeTree(player!, talk);
  front();
  const solution = await solved(talk);
  await writeSearch(solution, "addresses", talk);
  front();
  if (also !== "solution") await clearSolution(talk);
  await writeDistances("addresses", talk);
  front();
  await writeReadableMaze(talk);
  front();
  await writeWalls(talk);
  front();
  await answerPage(choice.layout, talk);
  front();
  await makePoster({ across: 2, down: 2 }, choice.layout, talk, plainPage);
  if (also === "booklet") await makeBooklet(smallBooklet, talk);
  front();
  if (also === "class set") await makeSmallClass(talk);
  front();
  return { player: player!, solution: also === "solution" ? solution : undefined };
}

/** What is on a sheet, its names and how it is shown. */
function fingerprint(each: SheetStore): string {
  const names = book.workbook.names.filter(({ scope }) => scope === each).map(({ name, formula }) => name + formula);
  return JSON.stringify([photograph(each, "A1:BG30"), names.sort()]);
}

const listed = () => book.workbook.sheets.map(({ name, visibility }) => `${name} ${visibility}`).sort();
const protect = (name: string) => person((_, { worksheets }) => worksheets.getItem(name).protection.protect());

const needs: Readonly<Record<string, Parameters<typeof openFull>[0]>> = {
  "Delete booklet": "booklet",
  "Update class set": "class set",
  "Self-marking for all": "class set",
  "Write search": "solution",
};
const open = (act: string) => openFull(needs[act]);

/** What an act does where nothing is protected. */
interface Touched {
  /** The sheets that were there and that it changes or deletes. */
  readonly sheets: readonly string[];
  /** Whether it changes the list of sheets, and this list afterwards. */
  readonly structure: boolean;
  readonly after: readonly string[];
  readonly questions: readonly unknown[];
}

async function touchedBy(act: string): Promise<Touched> {
  const { player, solution } = await open(act);
  const before = new Map(book.workbook.sheets.map((each) => [each, fingerprint(each)]));
  const list = listed();
  const names = new Map(book.workbook.sheets.map((each) => [each, each.name]));
  const talk = conversation();
  await everyAct[act]!(talk, player, solution);
  const touched = [...before].filter(
    ([each, was]) => !book.workbook.sheets.includes(each) || fingerprint(each) !== was,
  );
  return {
    sheets: touched.map(([each]) => names.get(each)!),
    structure: listed().join() !== list.join(),
    after: book.workbook.sheets.map(({ name }) => name).sort(),
    questions: talk.questions,
  };
}

/** The parts of a workbook's file, by their names, without the one that says when it was saved. */
async function partsOf(file: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(file);
  zip.remove("docProps/core.xml");
  const parts = Object.values(zip.files).map(async (part) => [part.name, await part.async("string")] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** An act under these circumstances is refused with one of these messages; from its first request on, nothing is written. */
async function expectRefused(act: string, opened: Opened, ids: readonly string[], name?: string): Promise<void> {
  const talk = conversation();
  const execute = book.excel.execute.bind(book.excel);
  const begun: { saved?: Promise<Uint8Array>; changes?: number } = {};
  book.excel.execute = async (...sent) => {
    // Before, a person may have typed a size, or selected cells.
    begun.changes ??= book.workbook.changes.count;
    await (begun.saved ??= saveXlsx(book.workbook));
    return execute(...sent);
  };
  const sentence = await sentenceOf(everyAct[act]!(talk, opened.player, opened.solution));
  book.excel.execute = execute;
  const [first] = sentencesIn(sentence) as readonly Message[];
  expect(ids).toContain(first!.id);
  if (name !== undefined) expect(first!.args).toMatchObject({ sheet: name });
  expect(talk.questions).toEqual([]);
  expect(book.workbook.changes.count).toBe(begun.changes);
  expect(await partsOf(await saveXlsx(book.workbook))).toEqual(await partsOf(await begun.saved!));
}

/** Which sheets besides that of the maze each act was seen to change. */
const seen: Record<string, string[]> = {};

describe.each(Object.keys(everyAct))("%s", (act) => {
  /** What it touches is found out once. */
  let touched: Promise<Touched> | undefined;
  const whatItTouches = () => (touched ??= touchedBy(act));

  test("is refused before it writes, where a sheet that it changes is protected", async () => {
    const { sheets } = await whatItTouches();
    seen[act] = sheets.filter((name) => name !== "Sheet1").sort();
    for (const name of sheets) {
      const opened = await open(act);
      await protect(name);
      const own = name === "Sheet1" ? "sheet-protected" : "other-sheet-protected";
      await expectRefused(act, opened, [own, "maze-sheet-protected"], name);
    }
  });

  test("is refused before it writes, where it changes the list of sheets and the structure is protected", async () => {
    const { structure } = await whatItTouches();
    if (!structure) return;
    const opened = await open(act);
    await person((_, workbook) => workbook.protection.protect());
    await expectRefused(act, opened, ["structure-protected"]);
  });

  test("uses hidden sheets also where they are very hidden, or stand elsewhere in the list", async () => {
    const { sheets, questions, after } = await whatItTouches();
    if (sheets.every((name) => name === "Sheet1")) return;
    await expectSheetsFound(act, questions, after);
  });
});

/** The hidden sheets are found where they are very hidden and stand first. */
async function expectSheetsFound(act: string, questions: readonly unknown[], after: readonly string[]): Promise<void> {
  const { player, solution } = await open(act);
  const hidden = book.workbook.sheets.filter(({ visibility }) => visibility === "Hidden");
  expect(hidden.map(({ name }) => name)).toEqual(["Maze covered", "Maze sets"]);
  await person((_, { worksheets }) => {
    for (const { name } of hidden) {
      worksheets.getItem(name).visibility = "VeryHidden";
      worksheets.getItem(name).position = 0;
    }
  });
  const talk = conversation();
  await everyAct[act]!(talk, player, solution);
  expect(book.workbook.sheets.map(({ name }) => name).sort()).toEqual(after);
  expect(talk.questions).toEqual(questions);
}

test("the acts that change another sheet are all seen", () => {
  const found = Object.fromEntries(Object.entries(seen).filter(([, sheets]) => sheets.length > 0));
  const [sets, covered] = ["Maze sets", "Maze covered"];
  expect(found).toEqual({
    "Insert row": [covered],
    "Insert column": [covered],
    Generate: [sets],
    "Generate with set numbers on a hidden sheet": [sets],
    "Generate with set numbers where they usually are": [sets],
    "Generate a larger maze": [covered, sets],
    "Generate a smaller maze": [sets],
    "Generate beyond the size cells": [covered, sets],
    "Generate in a shape": [covered, sets],
    "Format grid": [sets],
    "Format grid with set numbers on a hidden sheet": [sets],
    "Previous maze": [sets],
    "Clear maze": [covered, sets],
    "Step of a watched maze": [sets],
    "Write steps": ["Maze steps"],
    "Write readable maze": ["Sheet1 readable"],
    "Draw merge tree": ["Maze merge tree"],
    "Write search": ["Maze search"],
    "Write distances": ["Maze adjacency", "Maze distances", "Maze predecessors"],
    "Answer page": ["Sheet1 answer"],
    "Make poster": ["Sheet1 poster"],
    "Delete booklet": ["Answers", "Index", "Maze 1", "Maze 2"],
    "Update class set": ["Answers", "Ben", "Index"],
  });
});

test("size cells on a protected sheet are not written, and the refusal names that sheet", async () => {
  openWorkbook({ sheets: ["Sheet1", "Sizes"] });
  await sizesInColumnA(5, 4);
  await person((_, { worksheets }) => {
    worksheets.getItem("Sizes").getRange("A1:A2").values = [[5], [4]];
    const { names } = worksheets.getItem("Sheet1");
    names.getItem("MazeRows").delete();
    names.add("MazeRows", "=Sizes!$A$2");
  });
  await writeSizes(pane, undefined, { columns: 6, rows: 5 });
  expect([sheet("Sheet1").value(11, 0), sheet("Sizes").value(1, 0)]).toEqual([6, 5]);
  await protect("Sizes");
  const refused = message("other-sheet-protected", { sheet: "Sizes", shown: "yes" });
  for (const on of [undefined, sheet("Sheet1").id]) {
    expect(await sentenceOf(writeSizes(pane, on, { columns: 7, rows: 6 }))).toEqual(refused);
    expect([sheet("Sheet1").value(11, 0), sheet("Sizes").value(1, 0)]).toEqual([6, 5]);
  }
});
