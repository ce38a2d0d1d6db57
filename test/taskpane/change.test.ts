import type { MazeIdentity } from "../../src/actions/front";
import { defaultLayout } from "../../src/actions/core/choices";
import { actions, openedPane } from "./fakeActions";
import { alertText, button, choose, enter, field, isInView, isShown, pressed, settled, status } from "./page";

/** The tab Change: findings, and the text of the maze, which belong to the maze in front and go with it. */

const maze: MazeIdentity = { sheetId: "1", place: "B2:I6", maze: "MazeStamp_a_1", solution: "", ends: "B2" };

beforeEach(() => openedPane((fake) => fake.changes({ maze })));

const TEXT = "A text, a share code, or passages (B2 C2)";
const text = () => field<HTMLTextAreaElement>(TEXT);
const findings = () => [...document.querySelectorAll<HTMLElement>(".findings li")].filter(isShown).length;

test("what Check found is a list, whose entries select their cells; Repair's list takes its place", async () => {
  await pressed("Check", "A loop of 4 cells closes between B2 and C2.");
  expect(actions.callsOf("selectCells")).toEqual([["1", "B2:C3"]]);
  expect(findings()).toBe(1);
  await pressed("Repair");
  expect(findings()).toBe(0);
});

test.each<[string, Partial<MazeIdentity>]>([
  ["another maze", { maze: "MazeStamp_b_7" }],
  ["another sheet", { sheetId: "2", maze: "" }],
  ["another entrance", { ends: "C2" }],
  ["rows above it", { place: "B3:I7" }],
])("what was read of a maze goes with %s: findings, and the text, which Copy reads anew", async (_, other) => {
  await pressed("Check", "Show");
  const shown = text().value;
  actions.changes({ maze: { ...maze, solution: "MazeSolved_a_2" } });
  expect([findings(), text().value]).toEqual([1, "+--+\n|  |\n+--+\n"]);
  actions.changes({ maze: { ...maze, ...other } });
  expect([findings(), text().value]).toEqual([0, ""]);
  await pressed("Copy");
  expect([actions.callsOf("showText").length, text().value]).toEqual([2, shown]);
});

test("a text that was typed or pasted stays, is copied as it is, and drawn", async () => {
  await pressed("Show");
  enter({ [TEXT]: "#####\n#S E#\n#####" });
  actions.changes({ maze: { ...maze, maze: "MazeStamp_b_7" } });
  await pressed("Copy", "Draw maze");
  expect([actions.callsOf("showText").length, text().selectionEnd]).toEqual([1, 17]);
  expect(actions.callsOf("openText")).toEqual([["#####\n#S E#\n#####", defaultLayout]]);
});

test("a text is selected where the clipboard is refused, and the pane says which keys copy it; so is the report", async () => {
  const isSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement | HTMLTextAreaElement) =>
    selectionStart === 0 && selectionEnd === value.length && value !== "";
  button("Copy").click();
  await settled(4);
  expect([document.activeElement, isSelected(text()), status()]).toEqual([
    ...[text(), true],
    "The pane isn’t allowed to copy the text. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.",
  ]);
  const report = field("What was found");
  expect(isInView(report.closest(".field")!)).toBe(false);
  await pressed("About", "Report");
  expect([report.value, isInView(report), isSelected(report), status()]).toEqual([
    ...["Lines between cells: held by both", true, true],
    "makeReport is done. It is selected: press Ctrl+C (on a Mac, Cmd+C) to copy it.",
  ]);
});

test("the share code is copied where the clipboard is granted", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (words: string) => void copied.push(words) };
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  enter({ Format: "Share code" });
  button("Copy").click();
  await settled(4);
  expect([copied, status()]).toEqual([["C0DE1"], "The text is copied."]);
  Reflect.deleteProperty(globalThis, "navigator");
});

test("a text is read from a file, in UTF-16 by its mark; one that is too large is not read at all", async () => {
  const input = document.querySelector("input[type=file][accept*=txt]")!;
  const file = (name: string, size: number) => {
    return { name, size, arrayBuffer: async () => Uint8Array.of(0xff, 0xfe, 0x2b, 0, 0x0a, 0).buffer };
  };
  await choose(input, file("Lavirint.txt", 6));
  expect(actions.callsOf("openText")).toEqual([["+\n", defaultLayout]]);
  await choose(input, file("huge.txt", 40_000_000));
  expect(actions.callsOf("openText")).toHaveLength(1);
  expect(alertText()).toBe("huge.txt has 40,000,000 bytes, and at most 30,000,000 are read. Choose a smaller file.");
});
