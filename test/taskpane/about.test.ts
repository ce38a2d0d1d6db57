import { openPane } from "../../src/taskpane/openPane";
import { type FakeActions, fakeActions } from "./fakeActions";
import { available, control, openPage, openParts, press, settled, status } from "./page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

const reportField = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>("textarea")].find(
    ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent === "What was found",
  )!;

it("About is a button below every tab, which shows versions and hides them again", () => {
  const about = control("button", "About");
  const shown = document.getElementById(about.getAttribute("aria-controls")!)!;
  expect(about.closest("[role=tabpanel]")).toBeNull();
  expect(shown.textContent).toContain("Lavirint 1.2.3 on Mac 16.9.");
  for (const isShown of [false, true, false]) {
    expect([about.getAttribute("aria-expanded"), shown.hidden]).toEqual([String(isShown), !isShown]);
    about.click();
  }
});

it("Report shows what was found, selected where it cannot be copied, and says which keys copy it", async () => {
  press("About");
  expect(reportField().closest("[hidden]")).not.toBeNull();
  press("Report");
  expect(available("Report")).toBe(false);
  await settled();
  expect(reportField().value).toBe("Lines between cells: held by both");
  expect(reportField().closest("[hidden]")).toBeNull();
  expect(status()).toBe("The report is ready. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.");
  expect([reportField().selectionStart, reportField().selectionEnd]).toEqual([0, reportField().value.length]);
  expect(available("Report")).toBe(true);
});

const reportTable = () => document.querySelector("table")!;

it("Report shows a table too, which is copied as cells or selected where it cannot be copied", async () => {
  press("About");
  expect(reportTable().closest("[hidden]")).not.toBeNull();
  press("Report");
  await settled();
  expect(reportTable().closest("[hidden]")).toBeNull();
  expect(Array.from(reportTable().rows, ({ cells }) => Array.from(cells, ({ textContent }) => textContent))).toEqual([
    ["Question", "Answer", "Time in ms", "Size in bytes"],
    ["Inserting a sheet", "works", "12", "3400"],
  ]);
  press("Copy table");
  await settled();
  expect(status()).toBe("It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.");
  expect(document.getSelection()!.containsNode(reportTable().rows[1]!, true)).toBe(true);
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  press("Copy table");
  await settled();
  Reflect.deleteProperty(globalThis, "navigator");
  expect(copied).toEqual(["Question\tAnswer\tTime in ms\tSize in bytes\nInserting a sheet\tworks\t12\t3400"]);
  expect(status()).toBe("The table is copied: paste it into the cells of a sheet.");
});

it("Report measures for a minute only where that is ticked, which says how long it takes and that Stop ends it", async () => {
  const label =
    "Then measure whether Excel gets slower (up to 240 small changes on that sheet, a minute at most; Stop ends it)";
  const long = control("checkbox", label);
  expect(long.checked).toBe(false);
  for (const _time of [1, 2]) {
    press("Report");
    await settled();
    long.click();
  }
  const asked = actions.calls.filter(([name]) => name === "selfCheck").map(([, , choice]) => choice);
  expect(asked).toEqual([{ isLong: false }, { isLong: true }]);
});
