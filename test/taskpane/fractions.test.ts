import { defaultLayout } from "../../src/actions/core/choices";
import { loadAllWords, speak, text } from "../../src/words";
import { actions, openBarePane } from "./fakeActions";
import { alertText, field, key, pressed, settled, tab, type } from "./page";

/** Fields for fractions: a comma and a point are the same in them, whatever the language of the browser. */

async function openIn(language: string): Promise<void> {
  const { tag } = await speak(language, language);
  await loadAllWords();
  await openBarePane(() => (document.documentElement.lang = tag));
  tab(text("watch-tab")).click();
  await settled();
  type(field(text("set-numbers-choice")), "grid"); // a font size is for these
}
afterAll(() => speak("en-US"));

const fontSize = () => field(text("font-size-field"));
const arrow = (name: "ArrowUp" | "ArrowDown", held?: KeyboardEventInit) => key(name, fontSize(), held);

/** The font size that Format grid is given; undefined if it is refused. */
async function given(): Promise<unknown> {
  await pressed(text("format-grid-button"));
  return actions.callsOf("formatGrid").map(([layout]) => (layout as typeof defaultLayout).fontSize)[0];
}

describe.each([
  ["en-US", "12.5"],
  ["de-DE", "12,5"],
  ["sr-Latn-RS", "12,5"],
])("in %s", (language, shown) => {
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
    expect(await given()).toBe(points);
    expect(fontSize().getAttribute("aria-invalid")).toBe(points === undefined ? "true" : null);
    expect(alertText() === "").toBe(points !== undefined);
  });

  it("the pane writes 12½ in the person's way", () => {
    type(fontSize(), "11,5");
    arrow("ArrowUp");
    expect(fontSize().value).toBe(shown);
  });
});

describe("as a spin button", () => {
  beforeEach(() => openIn("en-US"));

  it("it goes up and down by one, stays within its bounds, and tells its value", async () => {
    const told = () => ["min", "max", "now"].map((name) => fontSize().getAttribute(`aria-value${name}`));
    expect([fontSize().getAttribute("role"), ...told()]).toEqual([
      "spinbutton",
      "1",
      "409",
      `${defaultLayout.fontSize}`,
    ]);
    type(fontSize(), "408.5");
    arrow("ArrowUp");
    expect([fontSize().value, told().at(-1)]).toEqual(["409", "409"]);
    type(fontSize(), "1.5");
    arrow("ArrowDown");
    arrow("ArrowDown");
    expect([fontSize().value, await given()]).toEqual(["1", 1]);
    type(fontSize(), "");
    expect(told().at(-1)).toBeNull();
    arrow("ArrowUp");
    expect(fontSize().value).toBe("1");
  });

  it("an arrow key is heard as a change, as in a browser's own field; one held with Ctrl, Alt or the command key is the browser's", () => {
    const heard: string[] = [];
    for (const type of ["input", "change"]) document.addEventListener(type, () => heard.push(type));
    for (const held of ["ctrlKey", "altKey", "metaKey"]) arrow("ArrowUp", { [held]: true });
    expect(heard).toEqual([]);
    arrow("ArrowDown");
    expect(heard).toEqual(["input", "change"]);
  });
});
