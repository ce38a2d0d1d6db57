import { defaultLayout } from "../../../src/actions/core/choices";
import { loadAllWords, speak, text } from "../../../src/words";
import { actions, openBarePane } from "../fakeActions";
import { alertText, control, settled, type } from "../page";

/** Fields for fractions: a comma and a point are the same in them, whatever the language of the browser. */

async function openIn(language: string): Promise<void> {
  const { tag } = await speak(language, language);
  await loadAllWords();
  await openBarePane(() => (document.documentElement.lang = tag), language);
}
afterAll(() => speak("en-US"));

const cellSize = () => control("spinbutton", text("cell-size-field"));
const generate = () => control<HTMLButtonElement>("button", text("generate-button")).click();

async function cellSizeMade(): Promise<number | undefined> {
  generate();
  await settled();
  return actions.generating.at(-1)?.choice.layout?.cellSize;
}

describe.each(["en-US", "de-DE", "sr-Latn-RS"])("in %s", (language) => {
  beforeEach(() => openIn(language));

  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    [" 18 ", 18],
    [",5e1", undefined],
    ["1.234,5", undefined],
    ["12,5 pt", undefined],
    ["409,6", undefined],
    ["0", undefined],
  ])("of “%s” becomes %s", async (typed, points) => {
    type(cellSize(), typed);
    expect(await cellSizeMade()).toBe(points);
    expect(cellSize().getAttribute("aria-invalid")).toBe(points === undefined ? "true" : null);
    expect(alertText() === "").toBe(points !== undefined);
  });
});

it.each([
  ["en-US", "12.5"],
  ["de-DE", "12,5"],
  ["sr-Latn-RS", "12,5"],
])("in %s the pane writes %s", async (language, shown) => {
  await openIn(language);
  type(cellSize(), "11,5");
  arrow("ArrowUp");
  expect(cellSize().value).toBe(shown);
});

function arrow(key: "ArrowUp" | "ArrowDown", held: KeyboardEventInit = {}): void {
  cellSize().dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
}

describe("as a spin button", () => {
  beforeEach(() => openIn("en-US"));

  it("it goes up and down by one, stays within its bounds, and tells its value", async () => {
    const told = () => ["min", "max", "now"].map((name) => cellSize().getAttribute(`aria-value${name}`));
    expect(told()).toEqual(["1", "409", String(defaultLayout.cellSize)]);
    type(cellSize(), "408.5");
    arrow("ArrowUp");
    expect([cellSize().value, told().at(-1)]).toEqual(["409", "409"]);
    type(cellSize(), "1.5");
    arrow("ArrowDown");
    arrow("ArrowDown");
    expect([cellSize().value, await cellSizeMade()]).toEqual(["1", 1]);
    type(cellSize(), "");
    expect(told().at(-1)).toBeNull();
    arrow("ArrowUp");
    expect(cellSize().value).toBe("1");
  });

  it("an arrow key is heard as a change, as in a browser's own field", () => {
    const heard: string[] = [];
    for (const type of ["input", "change"]) document.addEventListener(type, () => heard.push(type));
    arrow("ArrowDown");
    expect(heard).toEqual(["input", "change"]);
  });

  it("a key held with Ctrl, Alt or the command key is the browser's", () => {
    type(cellSize(), "20");
    for (const held of ["ctrlKey", "altKey", "metaKey"]) arrow("ArrowUp", { [held]: true });
    expect(cellSize().value).toBe("20");
  });
});
