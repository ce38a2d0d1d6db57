import { sentencesIn, choice, conversation, book, openSized, openWorkbook, person } from "../stage";
import { drawLines, setUpAround, area, photograph, put, workIn } from "../stage";
import { message, together } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { clearMaze, generate } from "../../../src/actions/make";
import { openXlsx, saveXlsx } from "../../host/files";

const sheet = () => book.workbook.sheet("Sheet1")!;

beforeEach(async () => {
  await openSized(8, 5);
  await person((own) => {
    own.getRange("D4").values = [["mine"]];
    own.getRange("E4").formulas = [["=1+1"]];
    own.getRange("E4").format.fill.color = "#FFCC00";
    own.getRange("F5:G6").format.fill.color = "#00CCFF";
    own.getRange("C1").format.columnWidth = 91;
    own.getRange("A3").format.rowHeight = 33;
  });
  // Lines inside of the place, across its frame, and of the cells around it alone, black ones beside others.
  await drawLines(
    ["C4", "EdgeBottom", "Continuous", "#FF0000", "Thin"],
    ["H5:K5", "EdgeTop", "Continuous", "#FFC000", "Medium"],
    ["H5:K5", "InsideVertical", "Continuous", "#FF0000", "Thin"],
    ["J3", "EdgeLeft", "Continuous", "#0070C0", "Thin"],
    ["A4", "EdgeRight", "Continuous", "#7030A0", "Medium"],
    ["C1:D1", "EdgeBottom", "Continuous", "#C00000", "Thin"],
    ["E1:F1", "EdgeBottom", "Continuous", "#000000", "Thin"],
    ["E7", "EdgeTop", "Continuous", "#00B050", "Thick"],
  );
});

test("after somebody deleted a row of the maze, what a larger one covers below comes back cell by cell", async () => {
  await generate(choice, conversation());
  await person((own) => own.getRange("4:4").delete("Up"));
  const texts = ["six", "seven", "eight"];
  texts.forEach((text, i) => put(sheet(), `C${6 + i}`, text));
  put(sheet(), "BC13", 7);
  await generate(choice, conversation());
  expect(sheet().value(6, 2)).toBeUndefined();
  expect(sentencesIn((await clearMaze(conversation())).sentence)).toContainEqual(
    message("cleared-as-before", { area: "B2:I8", sheet: "Sheet1" }),
  );
  expect(texts.map((_, i) => sheet().value(5 + i, 2))).toEqual(texts);
});

test("everything comes back after the workbook was saved as a file and opened again", async () => {
  const before = photograph(sheet(), "A1:BD20");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  const file = await saveXlsx(book.workbook);
  openWorkbook({ workbook: await openXlsx(file) });
  await clearMaze(conversation());
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

test("deleted names of widths and heights are told, and what was covered is shown", async () => {
  await generate(choice, conversation());
  book.workbook.names = book.workbook.names.filter(({ name }) => !name.startsWith("MazeBefore"));
  const { sentence } = await clearMaze(conversation());
  expect(sentence).toEqual(
    together(
      message("maze-cleared", { area: "B2:I6", sheet: "Sheet1" }),
      message("covered-cells-shown", { copy: "Maze covered" }),
      message("widths-stay", { count: 8 }),
      message("heights-stay", { count: 5 }),
    ),
  );
});

test.each([
  ["A1:C3", "B1", "EdgeTop"],
  ["A1:C3", "A2", "EdgeLeft"],
  ["XFB1048574:XFD1048576", "XFC1048576", "EdgeBottom"],
  ["XFB1048574:XFD1048576", "XFD1048575", "EdgeRight"],
] as const)("at the edge of the sheet, in %s, a line of somebody's, %s %s, comes back", async (address, cell, item) => {
  book.workbook.activate(book.workbook.addSheet("Edge"));
  const on = book.workbook.sheet("Edge")!;
  await drawLines([cell, item, "Dash", "#FF0000"]);
  const lines = () => [
    photograph(on, address),
    ...[1, 2, 3].map((i) => [on.horizontalEdge(1_048_576, 16_380 + i), on.verticalEdge(1_048_572 + i, 16_384)]),
  ];
  const before = lines();
  on.select([area(address)]);
  await generate({ ...choice, shape: "areas" }, conversation());
  expect(lines()).not.toEqual(before);
  await clearMaze(conversation());
  expect(lines()).toEqual(before);
});

test("a selection of which Excel refuses to clear a part is cleared nevertheless, and the sentence says so", async () => {
  put(sheet(), "M3", "theirs");
  sheet().select([area("L2:N4")]);
  const { requests } = await workIn({}, (talk) => clearMaze(talk));
  expect(sheet().value(2, 12)).toBeUndefined();
  put(sheet(), "M3", "theirs");
  const fault = { request: requests.length, action: requests.at(-1)! - 1, code: "GeneralException" };
  const { failure } = await workIn({ fault }, (talk) => clearMaze(talk));
  expect((failure as ActionFailure).sentence).toEqual(
    together(message("refused-without-reason"), message("cells-cleared", { area: "L2:N4", sheet: "Sheet1" })),
  );
  expect(sheet().value(2, 12)).toBeUndefined();
});

describe.each(["web", "desktop"] as const)("where undo is as on %s", (undo) => {
  const clearSaying = async () => (await clearMaze(conversation())).sentence;

  test("a maze that covered nothing comes back by undo, as Clear maze says where that is documented", async () => {
    openWorkbook({ apiSet: 119 });
    await setUpAround(8, 5);
    await generate(choice, conversation());
    const before = photograph(sheet(), "A1:BD20");
    book.switches.undo = undo;
    book.excel.history.acted();
    expect(await clearSaying()).toEqual(message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }));
    expect(book.excel.person.undo()).toBe(true);
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });

  test.each([["typed since"], [undefined]])(
    "one that covered cells does not, and a question says so: %s",
    async (typed) => {
      await generate(choice, conversation());
      if (typed !== undefined) put(sheet(), "D4", typed);
      book.switches.undo = undo;
      book.excel.history.acted();
      const talk = conversation();
      await clearMaze(talk);
      expect(sentencesIn(talk.questions[0]!.sentence)).toContainEqual(message("no-undo"));
      expect(book.excel.person.undo()).toBe(false);
    },
  );
});
