import { choice, conversation, said, expectRefused, openMaze, select, sheet, openInside } from "../stage";
import { cellsOf, mazeIn, put, filledIn } from "../stage";
import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/walls";
import { generate, clearMaze } from "../../../src/actions/make";
import { fillWithItems, answerPage, plainPage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { layOutPages } from "../../host/print/pages";
import { toFront } from "../../acts/act";
import { numbers, search } from "../../acts/choices";

const answer = (chosen = {}) => answerPage(choice.layout, conversation(), { ...plainPage, ...chosen });

test("the answer is the same maze on a page with its title, with the very path of Solve in grey", async () => {
  await openMaze(12, 9);
  await answer({ title: "Class 3" });
  const page = sheet("Sheet1 answer");
  expect(mazeIn(page, "B2:M10").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:M10").standing);
  expect(page.page.header).toMatchObject({ left: "&14Class 3", right: "&14Answer" });
  expect(layOutPages(page)).toHaveLength(1);
  toFront();
  await solve(search, conversation());
  const path = filledIn(sheet("Sheet1"), "B2:M10", "#F0E442");
  expect(path.length).toBeGreaterThan(10);
  expect(filledIn(page, "B2:M10", "#BFBFBF")).toEqual(path);
});

test("cells that are out of the maze and walls drawn by hand are as in the maze", async () => {
  await openMaze(8, 5);
  select("D4");
  await removeCells(conversation());
  await openInside("G4:H5");
  await answer();
  expect(mazeIn(sheet("Sheet1 answer"), "B2:I6").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:I6").standing);
  expect(sheet("Sheet1 answer").style(3, 3).fill).toMatchObject({ color: "#D9D9D9" });
});

test("items that the maze holds stand in its answer too, as large, and what a person typed does not", async () => {
  await openMaze(8, 5);
  await fillWithItems(numbers, conversation());
  put(sheet(), "E4", "mine");
  await answer();
  const seen = (name: string) =>
    cellsOf("C2:I5").map((cell) => [sheet(name).value(...cell) ?? "", sheet(name).style(...cell).font.size]);
  expect(new Set(seen("Sheet1").map(([, size]) => size))).toEqual(new Set([16]));
  expect(seen("Sheet1 answer")).toEqual(seen("Sheet1").map(([item, size]) => [item === "mine" ? "" : item, size]));
});

test("an answer page whose maze was cleared is a sheet like any other: the next maze may stand there", async () => {
  await openMaze(8, 5);
  await answer();
  await expectRefused(() => generate(choice, conversation()), message("sheet-beside-maze", { sheet: "Sheet1 answer" }));
  await clearMaze(conversation());
  expect(await said(generate(choice, conversation()))).toContainEqual(
    message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Sheet1 answer" }),
  );
});
