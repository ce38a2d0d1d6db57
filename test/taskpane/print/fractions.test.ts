import { defaultLayout } from "../../../src/actions/core/choices";
import { loadAllWords, speak, text } from "../../../src/words";
import { actions, openBarePane } from "../fakeActions";
import { alertText, control, settled, type } from "../page";

/** Fields for fractions: a comma and a point are the same in them, whatever the language of the browser. */

async function openIn(language: string): Promise<void> {
  const { tag } = await speak(language, language);
  await loadAllWords();
  await openBarePane(() => (document.documentElement.lang = tag), language);
  control<HTMLButtonElement>("tab", text("watch-tab")).click();
  await settled();
  type(control("combobox", text("set-numbers-choice")), "grid"); // a font size is for these
}
afterAll(() => speak("en-US"));

const fontSize = () => control("spinbutton", text("font-size-field"));
const generate = () => control<HTMLButtonElement>("button", text("generate-button")).click();

async function fontSizeMade(): Promise<number | undefined> {
  generate();
  await settled();
  return actions.generating.at(-1)?.choice.layout?.fontSize;
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
    type(fontSize(), typed);
    expect(await fontSizeMade()).toBe(points);
    expect(fontSize().getAttribute("aria-invalid")).toBe(points === undefined ? "true" : null);
    expect(alertText() === "").toBe(points !== undefined);
  });
});

it.each([
  ["en-US", "12.5"],
  ["de-DE", "12,5"],
  ["sr-Latn-RS", "12,5"],
])("in %s the pane writes %s", async (language, shown) => {
  await openIn(language);
  type(fontSize(), "11,5");
  arrow("ArrowUp");
  expect(fontSize().value).toBe(shown);
});

function arrow(key: "ArrowUp" | "ArrowDown", held: KeyboardEventInit = {}): void {
  fontSize().dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
}

describe("as a spin button", () => {
  beforeEach(() => openIn("en-US"));

  it("it goes up and down by one, stays within its bounds, and tells its value", async () => {
    const told = () => ["min", "max", "now"].map((name) => fontSize().getAttribute(`aria-value${name}`));
    expect(told()).toEqual(["1", "409", String(defaultLayout.fontSize)]);
    type(fontSize(), "408.5");
    arrow("ArrowUp");
    expect([fontSize().value, told().at(-1)]).toEqual(["409", "409"]);
    type(fontSize(), "1.5");
    arrow("ArrowDown");
    arrow("ArrowDown");
    expect([fontSize().value, await fontSizeMade()]).toEqual(["1", 1]);
    type(fontSize(), "");
    expect(told().at(-1)).toBeNull();
    arrow("ArrowUp");
    expect(fontSize().value).toBe("1");
  });

  it("an arrow key is heard as a change, as in a browser's own field", () => {
    const heard: string[] = [];
    for (const type of ["input", "change"]) document.addEventListener(type, () => heard.push(type));
    arrow("ArrowDown");
    expect(heard).toEqual(["input", "change"]);
  });

  it("a key held with Ctrl, Alt or the command key is the browser's", () => {
    type(fontSize(), "20");
    for (const held of ["ctrlKey", "altKey", "metaKey"]) arrow("ArrowUp", { [held]: true });
    expect(fontSize().value).toBe("20");
  });
});
