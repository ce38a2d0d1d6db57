import { message, together } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { createFromPassages } from "../../../src/actions/make/givenMazes";
import { generate } from "../../../src/actions/make/generate";
import { setUpSheet } from "../../../src/actions/front/setUpSheet";
import { toggleSetNumbers } from "../../../src/actions/watch/toggleSetNumbers";
import { writeDistances } from "../../../src/actions/solve/writeDistances";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { choice, conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { openMaze, person, sheet } from "../openMaze";
import { put } from "../sheetReading";
import { everything } from "../trouble";

const protect = () => person((_front, workbook) => workbook.protection.protect());

test("a maze that needs no further sheet is made, solved and cleared in a workbook with protected structure", async () => {
  await openMaze(8, 5);
  await protect();
  expect((await generate({ ...choice, seed: "other" }, conversation())).stopped).toBe(false);
  expect((await clearMaze(conversation())).sentence).toEqual(
    message("cleared-as-before", { area: "B2:I6", sheet: "Sheet1" }),
  );
});

test("whatever needs another sheet is refused before anything is changed", async () => {
  await openMaze(8, 5, { setNumbers: "hiddenSheet" });
  await protect();
  const before = everything();
  for (const act of [
    () => toggleSetNumbers(conversation()),
    () => writeDistances("addresses", conversation()),
    () => createFromPassages("0 0 0 1", defaultLayout, conversation()),
    () => clearMaze(conversation()),
  ]) {
    const { sentence } = await failureOf(act());
    expect(sentence).toEqual(together(message("structure-protected"), message("nothing-changed")));
    expect(everything()).toEqual(before);
  }
});

test("what a maze would cover is not copied to a new sheet: the maze is refused first", async () => {
  await openMaze(8, 5);
  await clearMaze(conversation());
  put(sheet(), "D4", "mine");
  await protect();
  const before = everything();
  const { sentence } = await failureOf(generate(choice, conversation()));
  expect(sentence).toEqual(together(message("structure-protected"), message("nothing-changed")));
  expect(everything()).toEqual(before);
  expect((await setUpSheet(conversation())).sentence).toEqual(message("sheet-was-set-up", { sheet: "Sheet1" }));
});
