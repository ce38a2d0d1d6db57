import { sentencesIn, choice, conversation, refusalOf, book, openSized, openWorkbook, person, select } from "../stage";
import { setUpAround, sheet, photograph, put, valueAt } from "../stage";
import { message } from "../../../src/message";
import { removeCells, setEntrance, makeWall } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";
import { solve } from "../../../src/actions/solve/solve";
import { search } from "../../acts/standing";

/** Names of sheets that look like something else in an address. */
const sheetNames = ["A, B", "It's, 'all' mine", "Maze!B2", 'a,"b",c', "=1+1", "R1C1", "迷宫, 𠮷"];

async function openCalled(name: string): Promise<void> {
  openWorkbook({ sheets: [name] });
  await setUpAround(8, 5);
}

test.each(sheetNames)("on a sheet called %j everything is found where it is", async (name) => {
  await openCalled(name);
  put(sheet(), "F3", "mine");
  const before = photograph(sheet(), "A1:BB20");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  await generate(choice, conversation());
  select("C3", "E4:F4");
  expect(sentencesIn((await removeCells(conversation())).sentence)).toContainEqual(
    message("cells-removed", { count: 3, cells: "C3, E4:F4", sheet: name, outside: "hatched" }),
  );
  select("D5:E5");
  await makeWall("", conversation());
  select("B2", "I6");
  const solved = await solve({ ...search, route: { kind: "selection" } as never }, conversation());
  expect(sentencesIn(solved.sentence)[0]).toMatchObject({ args: { from: "B2", to: "I6", sheet: name } });
  expect((await clearMaze(conversation())).sentence).toEqual(
    message("cleared-as-before", { area: "B2:I6", sheet: name }),
  );
  expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  expect(book.workbook.sheets).toHaveLength(1);
});

test("merged cells are named without the name of their sheet, whatever commas that has", async () => {
  await openCalled("A, B");
  await person((own) => {
    own.getRange("C3:D4").merge();
    own.getRange("F5:G5").merge();
  });
  expect(await refusalOf(generate(choice, conversation()))).toContainEqual(
    message("merged-in-way", { cells: "C3:D4, F5:G5", count: 2, area: "B2:I6", sheet: "A, B", maze: "planned" }),
  );
});

test("a sheet that was renamed while a question waited is called by its new name", async () => {
  await openSized(8, 5);
  put(sheet(), "D4", "mine");
  const ask = async () => (book.workbook.renameSheet(sheet(), "Renamed"), true);
  const outcome = await generate(choice, { ...conversation(), ask });
  expect(sentencesIn(outcome.sentence)).toContainEqual(
    message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Renamed" }),
  );
  expect(valueAt(sheet("Renamed"), "D4")).toBeUndefined();
  expect(sentencesIn((await clearMaze(conversation())).sentence)).toContainEqual(
    message("cleared-as-before", { area: "B2:I6", sheet: "Renamed" }),
  );
  expect(valueAt(sheet("Renamed"), "D4")).toBe("mine");
  put(sheet(), "B2", "there");
  select("B2");
  expect(book.workbook.names.map(({ formula }) => formula).join()).not.toContain("Sheet1");
  expect((await setEntrance(conversation())).sentence).toEqual(
    message("entrance-set", { cell: "B2", sheet: "Renamed" }),
  );
});
