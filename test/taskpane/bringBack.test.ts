import { defaultLayout } from "../../src/actions/desk/choices";
import { openPane } from "../../src/taskpane/openPane";
import { type FakeActions, fakeActions } from "./fakeActions";
import { control, openPage, openParts, press, settled, status } from "./page";

let actions: FakeActions;
const NAME = "Previous maze";
const bringBack = () => control<HTMLButtonElement>("button", NAME);
const front = (hasEarlier: boolean) => {
  actions.hasEarlier = hasEarlier;
  actions.sheetChanged({ sheet: "Maze", address: "B2:I6", setNumbers: "none", hasEarlier, maze: undefined });
};

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

test("the button is out of sight where there is nothing to bring back, and does nothing", () => {
  expect(bringBack().hidden).toBe(true);
  press(NAME);
  expect(actions.calls).toEqual([]);
});

test("where there is a maze of before it is brought back in the look that is chosen, and its seed is shown", async () => {
  front(true);
  expect(bringBack().hidden).toBe(false);
  press(NAME);
  await settled();
  expect(actions.calls).toEqual([["bringBackMaze", defaultLayout]]);
  expect(status()).toBe("The maze before stands again.");
  expect(control("textbox", "Seed").value).toBe("a seed of before");
});

test("a button that has the focus stays in sight until the focus goes on, but cannot be pressed any more", () => {
  front(true);
  bringBack().focus();
  front(false);
  expect([bringBack().hidden, bringBack().getAttribute("aria-disabled")]).toEqual([false, "true"]);
  bringBack().blur();
  front(false);
  expect(bringBack().hidden).toBe(true);
});
