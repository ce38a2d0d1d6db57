import { writeUnionFind, writeWeights, statisticsOfMaze } from "../../../src/actions/laboratory";
import { check, writeReadableMaze, addSelfMarking, solve } from "../../../src/actions/solve";
import { search } from "../../acts/choices";
import { conversation, said, book, openMaze, sheet, refusalOf } from "../stage";
import { message } from "../../../src/message";

const helpers: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["self-marking", () => addSelfMarking(conversation())],
  ["weights", () => writeWeights(conversation())],
  ["union-find", () => writeUnionFind(conversation())],
];
const inFront = () => book.workbook.activeSheet.name;

describe.each(helpers)("the sheet of %s stands for its maze", (_, addHelper) => {
  beforeEach(async () => {
    await openMaze(4, 3);
    await addHelper();
    expect(inFront()).not.toBe("Sheet1");
  });

  test("Solve shows the path in the maze, which comes to the front", async () => {
    expect((await solve(search, conversation())).isSolved).toBe(true);
    expect(inFront()).toBe("Sheet1");
  });

  test("Check, statistics and the readable maze are of the maze", async () => {
    const helper = inFront();
    expect((await said(check(conversation())))[0]).toMatchObject({ id: "maze-is-perfect" });
    book.workbook.activate(sheet(helper));
    await statisticsOfMaze(conversation());
    book.workbook.activate(sheet(helper));
    const count = book.workbook.sheets.length;
    await writeReadableMaze(conversation());
    expect(book.workbook.sheets).toHaveLength(count + 1);
  });

  test("without the maze's sheet it is like any other sheet", async () => {
    book.workbook.deleteSheet(sheet("Sheet1"));
    expect(await refusalOf(solve(search, conversation()))).toContainEqual(message("nothing-changed"));
  });
});
