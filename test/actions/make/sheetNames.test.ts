import { sentencesIn, choice, conversation, refusalOf, book, openSized, openWorkbook, person, select } from "../stage";
import { area, setUpAround, sheet, photograph, put, valueAt } from "../stage";
import { message } from "../../../src/message";
import { removeCells, makeWall } from "../../../src/actions/edit";
import { clearMaze, generate } from "../../../src/actions/make";
import { preparePage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { search } from "../../acts/standing";

/** Names of sheets that look like something else in an address. */
const sheetNames = ["A, B", "It's, 'all' mine", "Maze!B2", 'a,"b",c', "=1+1", "R1C1", "迷宫, 𠮷"];

test.each(sheetNames)("on a sheet called %j everything is found where it is", async (name) => {
  openWorkbook({ sheets: [name] });
  await setUpAround(8, 5);
  const merged = ["C3:D4", "F5:G5"];
  await person((own) => merged.forEach((cells) => own.getRange(cells).merge()));
  expect(await refusalOf(generate(choice, conversation()))).toContainEqual(
    message("merged-in-way", { cells: merged.join(", "), count: 2, area: "B2:I6", sheet: name, maze: "planned" }),
  );
  await person((own) => merged.forEach((cells) => own.getRange(cells).unmerge()));
  put(sheet(), "F3", "mine");
  await person((own) => own.pageLayout.setPrintArea("A1:C9,E2:F4"));
  const before = photograph(sheet(), "A1:BB20");
  await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
  await generate(choice, conversation());
  await preparePage(conversation());
  expect(sheet().page.printArea).toEqual([area("B2:I6")]);
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

test("a sheet that was renamed while a question waited is called by its new name", async () => {
  await openSized(8, 5);
  put(sheet(), "D4", "mine");
  const ask = async () => (book.workbook.renameSheet(sheet(), "Renamed"), true);
  const outcome = await generate(choice, { ...conversation(), ask });
  const place = { area: "B2:I6", sheet: "Renamed" };
  expect(sentencesIn(outcome.sentence)).toContainEqual(message("maze-ready", { columns: 8, rows: 5, ...place }));
  expect(valueAt(sheet("Renamed"), "D4")).toBeUndefined();
  expect((await clearMaze(conversation())).sentence).toEqual(message("cleared-as-before", place));
  expect(valueAt(sheet("Renamed"), "D4")).toBe("mine");
  expect(book.workbook.names.map(({ formula }) => formula).join()).not.toContain("Sheet1");
});
