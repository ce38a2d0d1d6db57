import { openPane } from "../../../src/taskpane/openPane";
import { type FakeActions, fakeActions } from "../fakeActions";
import { alertText, control, openPage, openParts, press, settled, type } from "../page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

const asked = async () => {
  press("Ask at forks");
  await settled();
  return actions.callsOf("askAtForks").at(-1)?.[0];
};

test("eight additions to 100 are offered; another kind, limit, number and seed are taken", async () => {
  expect(await asked()).toEqual({ source: { kind: "addition", limit: 100 }, count: 8, seed: "" });
  type(control("combobox", "Questions"), "times");
  type(control("combobox", "Numbers to"), "1000");
  type(control("spinbutton", "Most questions"), "3");
  type(control("textbox", "Seed of the questions"), "a seed");
  expect(await asked()).toEqual({ source: { kind: "times", limit: 1000 }, count: 3, seed: "a seed" });
});

test("a table of questions is an address, typed or taken from the selection, in a field of its own", async () => {
  type(control("combobox", "Questions"), "range");
  type(control("textbox", "Table of questions"), "Quiz!A1:E9");
  expect(await asked()).toMatchObject({ source: { kind: "range", address: "Quiz!A1:E9" } });
  press("Take selected table");
  await settled();
  expect(await asked()).toMatchObject({ source: { kind: "range", address: "'My words'!A2:A9" } });
});

test("more than 30 questions are refused with the field's name", async () => {
  type(control("spinbutton", "Most questions"), "31");
  press("Ask at forks");
  await settled();
  expect(actions.callsOf("askAtForks")).toEqual([]);
  expect(alertText()).toContain("Most questions");
});
