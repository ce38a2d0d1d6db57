import { sentencesIn, choice, conversation, said, expectRefused, openMaze, select, sheet, openInside } from "../stage";
import { contentsOf, mazeIn, photograph, put, filledIn } from "../stage";
import { message } from "../../../src/message";
import { removeCells } from "../../../src/actions/edit/walls";
import { generate, clearMaze } from "../../../src/actions/make";
import { fillWithItems, answerPage, plainPage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { layOutPages } from "../../host/print/pages";
import type { SheetStore } from "../../host/store";
import { names, toFront } from "../../acts/act";
import { search } from "../../acts/standing";

const answer = (talk = conversation(), chosen = {}) => answerPage(choice.layout, talk, { ...plainPage, ...chosen });

test("the answer is the same maze on a sheet of its own, with the very path of Solve in grey, on one page", async () => {
  await openMaze(12, 9);
  const before = photograph(sheet(), "A1:BD30");
  const { sentence } = await answer(conversation(), { title: "Class 3" });
  expect(names()).toEqual(["Sheet1", "Sheet1 answer"]);
  expect(photograph(sheet("Sheet1"), "A1:BD30")).toEqual(before);
  const page = sheet("Sheet1 answer");
  expect(mazeIn(page, "B2:M10").standing).toEqual(mazeIn(sheet("Sheet1"), "B2:M10").standing);
  expect(page.page.header).toMatchObject({ left: "&14Class 3", right: "&14Answer" });
  expect(layOutPages(page)).toHaveLength(1);

  toFront();
  await solve(search, conversation());
  const path = filledIn(sheet("Sheet1"), "B2:M10", "#F0E442");
  const grey = filledIn(page, "B2:M10", "#BFBFBF");
  expect(grey.length).toBeGreaterThan(10);
  expect(grey).toEqual(path);
  expect(sentencesIn(sentence)).toContainEqual(
    message("answer-ready", { area: "B2:M10", sheet: "Sheet1", answer: "Sheet1 answer", steps: grey.length + 1 }),
  );
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
  await fillWithItems(
    { source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "s" },
    conversation(),
  );
  put(sheet(), "E4", "mine");
  await answer();
  const sizes = (on: SheetStore) => [on.style(2, 2).font.size, on.style(5, 6).font.size];
  expect([sizes(sheet("Sheet1")), sizes(sheet("Sheet1 answer"))]).toEqual([
    [16, 16],
    [16, 16],
  ]);
  const cells = (name: string) => contentsOf(sheet(name), "B2:I6").map(String);
  expect(cells("Sheet1").filter((content) => content !== "mine")).toEqual(cells("Sheet1 answer"));
  expect(cells("Sheet1")).toContain("mine");
  expect(cells("Sheet1 answer").filter((content) => /^[1-9]$/.test(content)).length).toBeGreaterThan(30);
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
