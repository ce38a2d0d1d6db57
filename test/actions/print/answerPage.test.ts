import { sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/cells";
import { generate } from "../../../src/actions/make/generate";
import { fillWithItems } from "../../../src/actions/print/fillWithItems";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { answerPage } from "../../../src/actions/print/answerPage";
import { plainPage } from "../../../src/actions/print/printChoice";
import { solve } from "../../../src/actions/solve/solve";
import { layOutPages } from "../../host/print/pages";
import type { SheetStore } from "../../host/store";
import { choice, conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openSized, person, select, sheet } from "../openMaze";
import { area, contentsOf, mazeIn, photograph, put } from "../sheetReading";

const answer = (talk = conversation(), chosen = {}) => answerPage(choice.layout, talk, { ...plainPage, ...chosen });
const names = () => book.workbook.sheets.map(({ name }) => name);

/** Addresses of the cells with this fill. */
function filled(on: SheetStore, address: string, color: string): string[] {
  const { row, column, rows, columns } = area(address);
  const cells = Array.from({ length: rows * columns }, (_, i) => [
    row + Math.floor(i / columns),
    column + (i % columns),
  ]);
  return cells.filter(([r, c]) => on.style(r!, c!).fill.color === color).map(([r, c]) => `${r} ${c}`);
}

test("the answer is the same maze on a sheet of its own, with the very path of Solve in grey, on one page", async () => {
  await openMaze(12, 9);
  const before = photograph(sheet(), "A1:BD30");
  const { sentence } = await answer(conversation(), { title: "Class 3", number: "7" });
  expect(names()).toEqual(["Sheet1", "Sheet1 answer"]);
  expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
  const page = sheet("Sheet1 answer");
  expect(mazeIn(page, "B2:M10").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:M10").standing);
  expect(page.page.header).toMatchObject({ left: "&14Class 3", right: "&14Answer, Maze 7" });
  expect(layOutPages(page)).toHaveLength(1);

  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  await solve(
    { solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: false, arrows: false, pace: "instant" },
    conversation(),
  );
  const path = filled(sheet("Sheet1"), "B2:M10", "#F0E442");
  const grey = filled(page, "B2:M10", "#BFBFBF");
  expect(grey.length).toBeGreaterThan(10);
  expect(grey).toEqual(path);
  expect(sentencesIn(sentence)).toContainEqual(
    message("answer-ready", { area: "B2:M10", sheet: "Sheet1", answer: "Sheet1 answer", steps: grey.length + 1 }),
  );
});

test("items are as large in the answer as in the maze", async () => {
  await openMaze(8, 5);
  const numbers = { kind: "numbers", last: 9 } as const;
  await fillWithItems({ source: numbers, arrangement: "over and over", seed: "s" }, conversation());
  const sizes = (on: SheetStore) => [on.style(2, 2).font.size, on.style(5, 6).font.size];
  expect(sizes(sheet())).toEqual([16, 16]);
  await answer();
  expect(sizes(sheet("Sheet1 answer"))).toEqual([16, 16]);
});

test("cells that are out of the maze and walls drawn by hand are as in the maze", async () => {
  await openMaze(8, 5);
  select("D4");
  await removeCells(conversation());
  const loop = (own: Excel.Worksheet) => own.getRange("G4:H5").format.borders;
  await person((own) => (loop(own).getItem("InsideVertical").style = "None"));
  await person((own) => (loop(own).getItem("InsideHorizontal").style = "None"));
  await answer();
  expect(mazeIn(sheet("Sheet1 answer"), "B2:I6").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
  expect(sheet("Sheet1 answer").style(3, 3).fill).toMatchObject({ color: "#D9D9D9" });
});

test("items that the maze holds stand in its answer too, and what a person typed does not", async () => {
  await openMaze(8, 5);
  await fillWithItems(
    { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" },
    conversation(),
  );
  put(sheet(), "E4", "mine");
  await answer();
  const cells = (name: string) => contentsOf(sheet(name), "B2:I6").map(String);
  expect(cells("Sheet1").filter((content) => content !== "mine")).toEqual(cells("Sheet1 answer"));
  expect(cells("Sheet1")).toContain("mine");
  expect(cells("Sheet1 answer").filter((content) => /^[1-9]$/.test(content)).length).toBeGreaterThan(30);
});

test("an earlier answer is replaced after a question, and kept where the answer is no", async () => {
  await openMaze(8, 5);
  await answer();
  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  const no = conversation(false);
  await answer(no);
  expect(no.questions[0]!.sentence).toEqual(
    message("replace-sheet", { sheet: "Sheet1", what: "answer", earlier: "Sheet1 answer" }),
  );
  expect(names()).toEqual(["Sheet1", "Sheet1 answer"]);
  const { id } = sheet("Sheet1 answer");
  await answer();
  expect(names()).toEqual(["Sheet1", "Sheet1 answer"]);
  expect(sheet("Sheet1 answer").id).not.toBe(id);
});

test("where there is no maze, no way, or an answer in front, a sentence says what to do, and no sheet is left", async () => {
  await openSized(8, 5);
  expect(sentencesIn(await sentenceOf(answer()))).toContainEqual(message("generate-or-select", { sheet: "Sheet1" }));
  await generate(choice, conversation());
  await answer();
  expect(sentencesIn(await sentenceOf(answer()))).toContainEqual(
    message("sheet-of-other-maze", { sheet: "Sheet1 answer" }),
  );
  await person((_, { worksheets }) => worksheets.getItem("Sheet1").activate());
  await person((own) => (own.getRange("B2:B3").format.borders.getItem("InsideHorizontal").style = "Continuous"));
  await person((own) => (own.getRange("B2:C2").format.borders.getItem("InsideVertical").style = "Continuous"));
  expect(sentencesIn(await sentenceOf(answer()))).toContainEqual(
    message("no-answer", { area: "B2:I6", sheet: "Sheet1" }),
  );
  expect(names()).toEqual(["Sheet1", "Sheet1 answer"]);
});

test("an answer page whose maze was cleared is a sheet like any other: the next maze may stand there", async () => {
  await openMaze(8, 5);
  await answer();
  expect(sentencesIn(await sentenceOf(generate(choice, conversation())))).toContainEqual(
    message("sheet-beside-maze", { sheet: "Sheet1 answer" }),
  );
  await clearMaze(conversation());
  expect(sentencesIn((await generate(choice, conversation())).sentence)).toContainEqual(
    message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Sheet1 answer" }),
  );
});
