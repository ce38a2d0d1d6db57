import { message } from "../../../src/message";
import { addressOf } from "../../../src/worksheet/addresses";
import { ExcelSession } from "../../../src/worksheet/excel/excelSession";
import {
  type SheetState,
  cellsTyped,
  foreignNamesIn,
  pageKindOf,
  readSelection,
  selectedAddress,
  someAreas,
} from "../../../src/worksheet/sheet";
import { book, openWorkbook, pane, person, select, area } from "../../actions/stage";

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
  const book = (part: string) => [{ name: "MazeBook", formula: `="bada_1 ${part} Maze"` }];
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

const maze = area("B2:I6");
const typed = (text: string) => cellsTyped(text, maze)?.map(addressOf);

test.each([
  ["B2", ["B2"]],
  [" $c$4 ", ["C4"]],
  ["B2:C4", ["B2:C4"]],
  ["B2, D5; E3:E6,", ["B2", "D5", "E3:E6"]],
  ["0 0", ["B2"]],
  ["4 7", ["I6"]],
  ["4,7", ["I6"]],
  ["(4; 7)", ["I6"]],
  ["0 0, 4 7; B3", ["B2", "I6", "B3"]],
  ["9 9", ["K11"]],
])("typed as %j, cells are %j", (text, cells) => {
  expect(typed(text)).toEqual(cells);
});

const NO_CELLS = [
  ...["", " , ", "minotaur", "B2 C2", "0", "0 1 2", "-1 0", "1.5 2", "B0", "XFE1", "A1048577", "1048576 0"],
  ...["0 16384, B2", "B2, x"],
];

test.each(NO_CELLS)("%j is no cell", (text) => expect(typed(text)).toBeUndefined());

test("rows and columns need a maze from which they count", () => {
  expect(cellsTyped("0 3", undefined)).toBeUndefined();
  expect(cellsTyped("B2", undefined)?.map(addressOf)).toEqual(["B2"]);
});
