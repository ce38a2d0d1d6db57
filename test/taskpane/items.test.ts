import { openPane } from "../../src/taskpane/openPane";
import { type FakeActions, fakeActions } from "./fakeActions";
import { alertText, control, openPage, openParts, press, settled, status, type } from "./page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

const filled = async () => {
  press("Put in the maze");
  await settled();
  return actions.callsOf("fillWithItems").at(-1)?.[0];
};

test("numbers to 9 over and over are offered; another number, how they stand and the seed are taken", async () => {
  expect(await filled()).toEqual({ source: { kind: "numbers", last: 9 }, arrangement: "over and over", seed: "" });
  expect(status()).toBe("fillWithItems is done.");
  type(control("spinbutton", "Last number"), "26");
  type(control("combobox", "On the path"), "once");
  type(control("textbox", "Seed for the wrong letters"), "a seed");
  expect(await filled()).toEqual({ source: { kind: "numbers", last: 26 }, arrangement: "once", seed: "a seed" });
});

test("an empty last number counts to the end of the way, and one that is none is refused with its field", async () => {
  type(control("spinbutton", "Last number"), "");
  expect(await filled()).toMatchObject({ source: { kind: "numbers", last: undefined } });
  type(control("spinbutton", "Last number"), "1");
  press("Put in the maze");
  await settled();
  expect(actions.callsOf("fillWithItems")).toHaveLength(1);
  expect(alertText()).toContain("Last number");
});

test("a sentence and cells have fields of their own, of which one is in view", async () => {
  type(control("combobox", "Items"), "text");
  type(control("textbox", "Word or sentence"), "find the cheese");
  expect(await filled()).toMatchObject({ source: { kind: "text", text: "find the cheese" } });
  type(control("combobox", "Items"), "range");
  press("Take selection");
  await settled();
  expect(await filled()).toMatchObject({ source: { kind: "range", address: "'My words'!A2:A9" } });
});

test("Take items away does its own work", async () => {
  press("Take items away");
  await settled();
  expect(actions.callsOf("takeItemsAway")).toHaveLength(1);
});
