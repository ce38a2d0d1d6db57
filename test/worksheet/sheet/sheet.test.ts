import fc from "fast-check";
import { message } from "../../../src/message";
import { type Area, addressOf } from "../../../src/worksheet/addresses/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import {
  type SheetState,
  areInUse,
  cellsIn,
  foreignNamesIn,
  gridToEdit,
  pageKindOf,
  readSelection,
  readSheet,
  readSheets,
  selectedAddress,
  someAreas,
} from "../../../src/worksheet/sheet/sheet";
import { book, openWorkbook, pane, person, select, sheet, area, put } from "../../actions/stage";

const session = () => ExcelSession.glance(pane);

test("somebody else's names count where they refer to cells of the place, each with the part that lies there", () => {
  const name = (called: string, formula: string) => ({ name: called, formula });
  const state = {
    name: "Maze",
    names: [
      name("budget", "=Maze!$C$3:$Z$4"),
      name("several", "=Maze!$A$1,Maze!$B$2,'Maze'!$D$4:$E$5"),
      name("elsewhere", "=Other!$C$3"),
      name("beside", "=Maze!$E$2"),
      name("constant", "=5"),
      ...["MazeGrid", "MazeExit1", "Print_Area", "Print_Titles", "_xlnm._FilterDatabase", "Criteria", "Extract"].map(
        (called) => name(called, "=Maze!$C$3"),
      ),
      name("Database", "=Maze!$C$3"),
      name("Criterias", "=Maze!$C$3"),
    ],
    workbookNames: [name("total", "=Maze!$A$1:$B$2"), name("print_area", "=Maze!$C$3")],
  };
  const found = foreignNamesIn(state as unknown as SheetState, area("B2:D4"));
  expect(found.map(({ name: called, area: part }) => `${called} ${addressOf(part)}`)).toEqual([
    ...["budget C3:D4", "several B2", "several D4", "Criterias C3", "total B2"],
  ]);
});

test("a sheet of a booklet says its part, another sheet what it was set up for, and most say nothing", () => {
  const book = (part: string) => [{ name: "MazeBook", formula: `="bada_1 ${part}"` }];
  const kind = (called: string) => ({ name: "MazePageKind", formula: `="${called}"` });
  expect(["index", "answers", "3", "mazes"].map((part) => pageKindOf(book(part)))).toEqual(
    ["index", "answers", "booklet", "booklet"].map((each) => ({ kind: each })),
  );
  expect(pageKindOf([...book("index"), kind("page")])).toEqual({ kind: "index" });
  expect([pageKindOf([kind("page")]), pageKindOf([])]).toEqual([{ kind: "page" }, undefined]);
});

test("up to three areas are named, of more the first three and how many others", () => {
  const areas = ["B2", "D4:D6", "F1", "H8", "J9"].map(area);
  expect([1, 2, 3].map((count) => someAreas(areas.slice(0, count)))).toEqual(["B2", "B2, D4:D6", "B2, D4:D6, F1"]);
  expect(someAreas(areas.slice(0, 4))).toEqual(message("areas-and-more", { areas: "B2, D4:D6, F1", count: 1 }));
  expect(someAreas(areas)).toEqual(message("areas-and-more", { areas: "B2, D4:D6, F1", count: 2 }));
});

test("cells of a block are those that any area holds", () => {
  const some = fc.record({
    ...{ row: fc.nat(7), column: fc.nat(7) },
    ...{ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) },
  });
  const holds = (each: Area, row: number, column: number) =>
    row >= each.row && column >= each.column && row < each.row + each.rows && column < each.column + each.columns;
  fc.assert(
    fc.property(some, fc.array(some, { maxLength: 3 }), (block, areas) => {
      const expected = Array.from({ length: block.rows * block.columns }, (_, cell) => {
        const [row, column] = [block.row + Math.floor(cell / block.columns), block.column + (cell % block.columns)];
        return Number(areas.some((each) => holds(each, row, column)));
      });
      expect([...cellsIn(block, areas)]).toEqual(expected);
    }),
  );
});

test("a maze to edit is the sheet's, of lines", () => {
  const state = (grid: Area | undefined, wallShare?: number) =>
    ({ name: "Maze", grid, before: { wallShare } }) as unknown as SheetState;
  const refused = (of: SheetState) => {
    try {
      return gridToEdit(of);
    } catch (error) {
      return (error as { sentence: unknown }).sentence;
    }
  };
  expect(refused(state(area("B2:D4")))).toEqual(area("B2:D4"));
  expect(refused(state(undefined))).toEqual(message("generate-and-select", { sheet: "Maze" }));
  expect(refused(state(area("B2:D4"), 20))).toEqual(message("walls-are-cells", { maze: "B2:D4", sheet: "Maze" }));
});

test("what is selected is read in one request, or in two where it is of several areas, and knows its sheet", async () => {
  openWorkbook();
  await person((own) => void (own.name = "It's, mine"));
  const read = async (...addresses: string[]) => {
    select(...addresses);
    book.counter.reset();
    const { areas, active } = await readSelection(session());
    return [areas.map(addressOf).join(" "), addressOf(active), book.counter.requests.length];
  };
  expect(await read("B2:D4")).toEqual(["B2:D4", "B2", 1]);
  const [areas, , requests] = await read("E5", "B2:D4", "C3:C9");
  expect([areas, requests]).toEqual(["E5 B2:D4 C3:C9", 2]);
  expect(await selectedAddress(session())).toBe("'It''s, mine'!E5");
  select(...Array.from({ length: 5001 }, (_, row) => `A${2 * row + 1}`));
  await expect(readSelection(session())).rejects.toMatchObject({
    sentence: message("too-many-areas", { count: 5001, most: 5000 }),
  });
});

test("sheets are in use that hold something or have a look", async () => {
  openWorkbook();
  const ids = () => book.workbook.sheets.map(({ id }) => ({ id }));
  expect(await areInUse(session(), ids())).toBe(false);
  await person((_, { worksheets }) => void worksheets.add("Other"));
  expect(await areInUse(session(), ids())).toBe(false);
  put(sheet("Other"), "C3", "mine");
  expect(await areInUse(session(), ids())).toBe(true);
  expect(await areInUse(session(), ids().slice(0, 1))).toBe(false);
  await person((_, { worksheets }) => void (worksheets.getItem("Sheet1").getRange("A1").format.fill.color = "#FF0000"));
  expect(await areInUse(session(), ids().slice(0, 1))).toBe(true);
});

test("a state says what the sheet is, whether it and the workbook are protected, and which names there are", async () => {
  openWorkbook();
  const read = async (id?: string) => {
    const { name, isProtected, isStructureProtected, isIndex, names, workbookNames, sheets } = await readSheet(
      session(),
      id,
    );
    const all = sheets.map((each) => `${each.name} ${each.visibility}${each.isProtected ? " protected" : ""}`);
    return {
      name,
      isProtected,
      isStructureProtected,
      isIndex,
      names: names.length,
      workbookNames: workbookNames.length,
      all,
    };
  };
  const plain = {
    name: "Sheet1",
    isProtected: false,
    isStructureProtected: false,
    isIndex: false,
    names: 0,
    workbookNames: 0,
  };
  expect(await read()).toEqual({ ...plain, all: ["Sheet1 Visible"] });
  await person((own, { worksheets, names, protection }) => {
    const other = worksheets.add("Other");
    other.visibility = "Hidden";
    other.protection.protect();
    own.names.add("mine", "=Sheet1!$A$1");
    names.add("ours", "=Sheet1!$A$1");
    names.add("yours", "=Sheet1!$A$2");
    protection.protect();
  });
  const all = ["Sheet1 Visible", "Other Hidden protected"];
  expect(await read()).toEqual({ ...plain, isStructureProtected: true, names: 1, workbookNames: 2, all });
  expect(await read(sheet("Other").id)).toMatchObject({ name: "Other", isProtected: true, names: 0, workbookNames: 2 });
  expect(await readSheets(session())).toMatchObject({
    isStructureProtected: true,
    sheets: [{ name: "Sheet1" }, { name: "Other" }],
  });
});
