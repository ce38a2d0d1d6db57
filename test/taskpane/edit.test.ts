import { told } from "../words/told";
import { ActionFailure } from "../../src/actions/desk/work";
import { openPane } from "../../src/taskpane/openPane";
import { defaultLayout, type FakeActions, fakeActions } from "./fakeActions";
import { alertText, control, openPage, openParts, press, settled, status, type } from "./page";

let actions: FakeActions;

beforeEach(async () => {
  openPage();
  actions = fakeActions();
  await openPane(document.getElementById("pane")!, actions);
  await openParts();
});

const area = (name: string): HTMLTextAreaElement => {
  const label = [...document.querySelectorAll("label")].find((each) => each.textContent === name);
  return document.getElementById(label!.htmlFor) as HTMLTextAreaElement;
};

test("the typed cells go to Make passage and Make wall", async () => {
  type(control("textbox", "Between cells"), "B2 C2");
  press("Make passage");
  await settled();
  expect(status()).toBe("makePassage is done.");
  press("Make wall");
  await settled();
  expect([actions.callsOf("makePassage"), actions.callsOf("makeWall")]).toEqual([[["B2 C2"]], [["B2 C2"]]]);
});

test.each([
  ["Add cells", "addCells"],
  ["Remove cells", "removeCells"],
  ["Insert row", "insertRow"],
  ["Insert column", "insertColumn"],
  ["Delete row", "deleteRow"],
  ["Delete column", "deleteColumn"],
] as const)("“%s” does its own work", async (label, action) => {
  press(label);
  await settled();
  expect(actions.callsOf(action)).toHaveLength(1);
});

test("pasted passages go to Create from passages as they are", async () => {
  area("Passages").value = "B2 C2\nC2 C3";
  press("Create from passages");
  await settled();
  expect(actions.callsOf("createFromPassages")).toEqual([["B2 C2\nC2 C3", defaultLayout]]);
});

test("groups that unfold have a name and a summary that Tab comes by", () => {
  for (const title of ["Extra openings and blocked walls", "Seed", "Shape", "Text and share code"]) {
    expect(control("group", title).closest("details")?.querySelector("summary")?.tabIndex).toBe(0);
  }
});

test("the shape is asked for when the box is ticked, and only then", async () => {
  press("Generate");
  await settled();
  expect(actions.generating[0]!.choice.shape).toBeUndefined();
  actions.generating[0]!.fail(new ActionFailure(told("No.")));
  await settled();
  control("checkbox", "Use selected or coloured cells").click();
  type(control<HTMLSelectElement>("combobox", "Shape"), "colour");
  press("Generate");
  await settled();
  expect(actions.generating[1]!.choice.shape).toBe("colour");
});

test("the text of the maze is shown in the chosen form", async () => {
  type(control<HTMLSelectElement>("combobox", "Form"), "ascii");
  press("Show as text");
  await settled();
  expect(actions.callsOf("showText")).toEqual([["ascii"]]);
  expect(area("Maze as text").value).toBe("+--+\n|  |\n+--+\n");
  expect(area("Maze as text").readOnly).toBe(true);
});

test("where the clipboard is refused the text is selected, and the pane says which keys copy it", async () => {
  press("Copy");
  for (let turn = 0; turn < 4; turn++) await settled();
  expect(actions.callsOf("showText")).toHaveLength(1);
  const field = area("Maze as text");
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(status()).toBe(
    "The pane isn’t allowed to copy the text. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.",
  );
});

test("the clipboard gets the whole text where it is granted", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  press("Copy share code");
  for (let turn = 0; turn < 4; turn++) await settled();
  expect(copied).toEqual(["C0DE1"]);
  expect(status()).toBe("The share code is copied.");
  Reflect.deleteProperty(globalThis, "navigator");
});

test("a share code is typed in and drawn", async () => {
  type(control("textbox", "Share code"), "c0de-1");
  press("Draw share code");
  await settled();
  expect(actions.callsOf("drawCode")).toEqual([["c0de-1", defaultLayout]]);
});

/** Chooses a file as the host's dialogue would hand it over. */
async function choose(name: string, bytes: Uint8Array, size = bytes.length): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = { name, size, arrayBuffer: async () => bytes.buffer };
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new window.Event("change"));
  for (let turn = 0; turn < 4; turn++) await settled();
}

test("a chosen file is read as UTF-8, or as UTF-16 by its mark", async () => {
  await choose("Lavirint.txt", new TextEncoder().encode("┌──┐"));
  await choose("Lavirint.txt", Uint8Array.from([0xff, 0xfe, 0x2b, 0x00, 0x0a, 0x00]));
  expect(actions.callsOf("openText")).toEqual([
    ["┌──┐", defaultLayout],
    ["+\n", defaultLayout],
  ]);
});

test("a file that is too large is not read at all", async () => {
  await choose("huge.txt", new Uint8Array(1), 40_000_000);
  expect(actions.callsOf("openText")).toEqual([]);
  expect(alertText()).toContain(
    "Choose a smaller file. huge.txt has 40,000,000 bytes, and at most 30,000,000 are read. Nothing was changed.",
  );
});
