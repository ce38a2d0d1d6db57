import { message, together } from "../../../src/message";
import { clearMaze, generate } from "../../../src/actions/make";
import { choice, conversation, failureOf, book, openMaze, everything } from "../../actions/stage";

test.each([
  ["Generate", () => generate({ ...choice, seed: "next" }, conversation())],
  ["Clear maze", () => clearMaze(conversation())],
])("where names refer to cells in R1C1 style, %s asks to switch that off and changes nothing", async (_name, act) => {
  await openMaze(8, 5);
  const grid = book.workbook.names.find(({ name }) => name === "MazeGrid")!;
  expect(grid.formula).toBe("=Sheet1!$B$2:$I$6");
  grid.formula = "=Sheet1!R2C2:R6C9";
  const before = everything();
  const failure = await failureOf(act());
  expect(failure.sentence).toEqual(together(message("names-in-r1c1"), message("nothing-changed")));
  expect(everything()).toEqual(before);
});
