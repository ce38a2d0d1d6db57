import { sentencesIn } from "../../words/sentencesIn";
import { message } from "../../../src/message";
import { generate, clearMaze } from "../../../src/actions/make";
import { answerPage, plainPage } from "../../../src/actions/print";
import { solve } from "../../../src/actions/solve/solve";
import { layOutPages } from "../../host/print/pages";
import { choice, conversation, said } from "../conversation";
import { expectRefused } from "../failureOf";
import { openMaze, sheet } from "../openMaze";
import { mazeIn, photograph, filledIn } from "../sheetReading";
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

test("an answer page whose maze was cleared is a sheet like any other: the next maze may stand there", async () => {
  await openMaze(8, 5);
  await answer();
  await expectRefused(() => generate(choice, conversation()), message("sheet-beside-maze", { sheet: "Sheet1 answer" }));
  await clearMaze(conversation());
  expect(await said(generate(choice, conversation()))).toContainEqual(
    message("maze-ready", { columns: 8, rows: 5, area: "B2:I6", sheet: "Sheet1 answer" }),
  );
});
