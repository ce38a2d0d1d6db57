import { message } from "../../../src/message";
import type { Grid } from "../../../src/maze/model";
import { ExcelSession } from "../../../src/worksheet/excel";
import {
  type SizeCells,
  coversSizeCells,
  hasSizeCells,
  madeSizeCells,
  sheetsOfSizes,
  sizeCellsOn,
  sizeColumnBeside,
  sizeIn,
} from "../../../src/worksheet/sizeCells";
import { readSheet } from "../../../src/worksheet/sheet";
import { addressOf } from "../../../src/worksheet/addresses";
import { book, openWorkbook, pane, person, sheet, area, put } from "../../actions/stage";

const BC = 54;
const cells = (columns: unknown, rows: unknown) => madeSizeCells("Maze", { columns, rows } as Grid, BC);
const sizeOf = (sizeCells: SizeCells) => sizeIn({ name: "Maze", sizeCells });

test("numbers for which a sheet has room are a size, which needs both its cells", () => {
  for (const [columns, rows] of [
    [1, 1],
    [1000, 1000],
    [16_383, 61],
    [1, 1_000_000],
  ])
    expect(sizeOf(cells(columns, rows))).toEqual({ columns, rows });
  const gone = expect.objectContaining({
    sentence: message("no-size-cell", { sheet: "Maze", dimension: "rows" }),
  }) as Error;
  expect(() => sizeOf({ ...cells(8, 5), rows: undefined })).toThrow(gone);
});

/** What is read of the size cells of Sheet1: where each is and what it holds, or what is said of it. */
async function found() {
  book.counter.reset();
  const { sizeCells } = await readSheet(ExcelSession.glance(pane), sheet("Sheet1").id);
  const one = (cell: SizeCells["rows"]) =>
    cell && `${cell.place.sheet}!${addressOf(cell.place.area)} ${JSON.stringify(cell.value)}`;
  return [one(sizeCells.columns), one(sizeCells.rows), book.counter.requests.length];
}
const nameThem = (columns: string | undefined, rows: string | undefined) =>
  person(({ names }) => {
    if (columns !== undefined) names.add("MazeColumns", columns);
    if (rows !== undefined) names.add("MazeRows", rows);
  });

test("size cells are where their names point, or numbers in BC12 and BC14; read at once where the last ones were", async () => {
  openWorkbook();
  expect(await found()).toEqual([undefined, undefined, 1]);
  put(sheet(), "BC12", 8);
  put(sheet(), "BC14", "text");
  expect(await found()).toEqual(["Sheet1!BC12 8", undefined, 1]);
  await nameThem(undefined, "=Sheet1!$BC$14");
  expect(await found()).toEqual(["Sheet1!BC12 8", 'Sheet1!BC14 "text"', 1]);
  openWorkbook();
  put(sheet(), "C5", 7);
  await nameThem("=Sheet1!$B$3", "=Sheet1!$C$5");
  expect(await found()).toEqual(['Sheet1!B3 ""', "Sheet1!C5 7", 2]);
  expect(await found()).toEqual(['Sheet1!B3 ""', "Sheet1!C5 7", 1]);
  // Too far apart to be read together.
  openWorkbook();
  await nameThem("=Sheet1!$B$3", "=Sheet1!$B$104");
  expect([(await found())[2], (await found())[2]]).toEqual([2, 2]);
  openWorkbook();
  await nameThem("=Sheet1!$B$3", "=Sheet1!$B$102");
  expect([(await found())[2], (await found())[2]]).toEqual([2, 1]);
});

test("a name that points to no cell, to several or to a sheet that is gone is no size cell; another sheet may hold them", async () => {
  for (const broken of ["=Sheet1!#REF!", "=Sheet1!$B$3:$B$4", "=5"]) {
    openWorkbook();
    put(sheet(), "BC12", 8);
    await nameThem(broken, undefined);
    expect([broken, ...(await found())]).toEqual([broken, undefined, undefined, 1]);
  }
  openWorkbook();
  await person((_, { worksheets }) => void (worksheets.add("Sizes").getRange("C5").values = [[9]]));
  await nameThem("=Sizes!$C$5", "=Sheet1!$BC$14");
  expect(await found()).toEqual(["Sizes!C5 9", 'Sheet1!BC14 ""', 2]);
  expect((await found())[2]).toBe(2);
});

test("size cells stand in BC, or a column after a wider grid, or in A where the sheet ends", () => {
  const columns = [1, 51, 52, 53, 54, 100, 16_381, 16_382, 16_383];
  expect(columns.map(sizeColumnBeside)).toEqual([54, 54, 54, 55, 56, 102, 16_383, 0, 0]);
});

test("a grid covers size cells of its sheet, their labels too, with a free column and row after it", () => {
  const of = cells(20, 15);
  const covers = (grid: string, on = "Maze") => coversSizeCells({ name: on, sizeCells: of }, area(grid));
  const covering = ["B2:BB10", "B2:BC10", "BC14:BC14", "BC12:BC12", "B2:BC12"];
  const others = ["B2:BB9", "B2:BA40", "BD2:BE40", "B15:BF20"];
  expect([...covering, ...others].filter((grid) => covers(grid))).toEqual(covering);
  expect(covers("B2:BC12", "Other")).toBe(false);
  expect(coversSizeCells({ name: "Maze", sizeCells: { ...of, columns: undefined } }, area("BC11"))).toBe(false);
  const on = (name: string, sizeCells: SizeCells) => sizeCellsOn({ name, sizeCells });
  expect([on("Maze", of), on("Other", of)]).toEqual([area("BC11:BC14"), undefined]);
  const top = { place: { sheet: "Maze", area: area("C1") }, value: 8 };
  expect(on("Maze", { columns: top, rows: undefined })).toEqual(area("C1"));
});

test("missing ones are completed, those that are there stay; sheets are those on which they are", () => {
  const of = { columns: { place: { sheet: "Sizes", area: area("C1") }, value: 8 }, rows: undefined };
  expect([of, { columns: undefined, rows: of.columns }, cells("", 5)].map(hasSizeCells)).toEqual([false, false, true]);
  const whole = madeSizeCells("Maze", { columns: 20, rows: 15 }, BC, of);
  expect(whole).toEqual({ columns: of.columns, rows: { place: { sheet: "Maze", area: area("BC14") }, value: 15 } });
  const sheets = [{ name: "Maze" }, { name: "Sizes" }, { name: "Other" }];
  const on = (sizeCells: SizeCells) => sheetsOfSizes(sizeCells, sheets).map(({ name }) => name);
  expect([on(of), on(whole)]).toEqual([["Sizes"], ["Maze", "Sizes"]]);
});
