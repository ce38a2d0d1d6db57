import type { GenerateChoice } from "../../../src/actions/core/choices";
import { generate } from "../../../src/actions/make";
import { generatorById } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { columnLetters } from "../../../src/worksheet/addresses";
import { choice, conversation, book, openSized, openWorkbook, person, sheet, mazeIn, put } from "../../actions/stage";
import { valueAt } from "../../actions/stage";
import type { Switches } from "../../host/protocol/embeddedExcel";

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

const IPAD = { platform: "iOS" } as const;

test.each<[string, columns: number, sheets: readonly string[], switches?: Partial<Switches>, isProtected?: boolean]>([
  ["10,000 cells are drawn on it", 100, ["Sheet1"]],
  ["more get a sheet of their own", 101, ["Sheet1", "Maze"]],
  ["more are drawn on it on an iPad, which takes no sheets from files", 101, ["Sheet1"], IPAD],
  ["more are drawn on it in a protected workbook", 101, ["Sheet1"], {}, true],
])("Of a maze that is made on an empty sheet %s", async (_, columns, names, switches = {}, isProtected = false) => {
  openWorkbook(switches);
  if (isProtected) book.workbook.structureProtection = { password: "" };
  await make({ size: { columns, rows: 100 } });
  expect(sheets()).toEqual(names);
  if (names.length > 1) expect(book.counter.operations).toBeLessThan(100);
  expect(mazeIn(sheet(), `B2:${columnLetters(columns)}101`)).toEqual(made("a seed", columns, 100));
});
