import { idsIn } from "../../words/sentencesIn";
import { type Message } from "../../../src/message";
import { type GenerateChoice, defaultLayout } from "../../../src/actions/core/choices";
import { openText, generate } from "../../../src/actions/make";
import { encode } from "../../../src/maze/code/recipe";
import { UNVARIED, generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { choice, conversation } from "../../actions/conversation";
import { book, openSized, openWorkbook, person, sheet } from "../../actions/openMaze";
import { mazeIn, put, valueAt } from "../../actions/sheetReading";

/** Large mazes: in cells that are there by packed areas, otherwise on a sheet of their own that comes in a file. */

const [COLUMNS, ROWS] = [50, 60];
const GRID = "B2:AY61";
const make = (made: Partial<GenerateChoice> = {}, talk = conversation()) => generate({ ...choice, ...made }, talk);
const made = (seed: string, columns = COLUMNS, rows = ROWS) =>
  generatorById("kruskal").makeMaze({ rows, columns }, new Random(seed));
const sheets = () => book.workbook.sheets.map(({ name }) => name);

beforeEach(() => openSized(COLUMNS, ROWS));

describe("In cells that are there", () => {
  type Cells = { format: Excel.RangeFormat; range: Excel.Range };
  const formats: Record<string, (cells: Cells) => unknown> = {
    "another font": ({ format }) => (format.font.name = "Aptos"),
    "bold letters": ({ format }) => (format.font.bold = true),
    "coloured letters": ({ format }) => (format.font.color = "#FF0000"),
    "unlocked cells": ({ format }) => (format.protection.locked = false),
    "wrapped text": ({ format }) => (format.wrapText = true),
    "turned text": ({ format }) => (format.textOrientation = 45),
    "a diagonal line": ({ format }) => (format.borders.getItem("DiagonalDown").style = "Continuous"),
    "a conditional format": ({ range }) => void range.conditionalFormats.add("ColorScale"),
    "a rule for what may be typed": ({ range }) =>
      (range.dataValidation.rule = { list: { inCellDropDown: true, source: "a,b" } }),
  };

  test("the person's formats in an earlier maze stay", async () => {
    await make();
    await person((front) => {
      Object.values(formats).forEach((work, i) => {
        const range = front.getRange(`M${20 + i}`);
        work({ format: range.format, range });
      });
    });
    const seen = () => [
      Object.keys(formats).map((_, i) => sheet().style(19 + i, 12)),
      sheet().conditionalFormats.length,
      sheet().validations.length,
    ];
    const before = seen();
    await make({ seed: "next" });
    expect(seen()).toEqual(before);
    expect(mazeIn(sheet(), GRID)).toEqual(made("next"));
  });

  test("nothing is asked beside contents, and each step of the drawing can be undone", async () => {
    put(sheet(), "BE70", "mine");
    book.switches.undo = "desktop";
    const talk = conversation();
    await make({}, talk);
    expect(talk.questions).toEqual([]);
    expect(sheets()).toEqual(["Sheet1"]);
    while (book.excel.person.undo());
    expect(valueAt(sheet(), "B2")).toBeUndefined();
  });
});

describe("On an empty sheet", () => {
  const size = { columns: 101, rows: 100 };
  const code = encode({ ...size, generator: "kruskal", seed: "a seed", variation: UNVARIED });
  const isWhole = (name: string) => expect(mazeIn(sheet(name), "B2:CX101")).toEqual(made("a seed", 101, 100));

  test.each<[string, () => Promise<{ sentence: Message }>]>([
    ["Generate", () => make({ size })],
    ["a share code", () => openText(code, defaultLayout, conversation())],
  ])("%s of more than 10,000 cells gets a sheet of its own", async (_, act) => {
    openWorkbook();
    const { sentence } = await act();
    expect(sheets()).toEqual(["Sheet1", "Maze"]);
    isWhole("Maze");
    expect(idsIn(sentence)).toContain("maze-ready-on-new-sheet");
    expect(book.counter.operations).toBeLessThan(100);
  });

  test("10,000 cells are drawn on that sheet; more on an iPad, which takes none from files, and in a protected workbook", async () => {
    openWorkbook();
    await make({ size: { columns: 100, rows: 100 } });
    expect(sheets()).toEqual(["Sheet1"]);
    for (const platform of ["iOS", "PC"] as const) {
      openWorkbook({ platform });
      if (platform === "PC") book.workbook.structureProtection = { password: "" };
      await make({ size });
      expect(sheets()).toEqual(["Sheet1"]);
      isWhole("Sheet1");
    }
  });
});
