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
