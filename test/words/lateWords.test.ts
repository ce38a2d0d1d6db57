import { message } from "../../src/message";
import { ActionFailure } from "../../src/actions/core/work";
import { loadAllWords, speak } from "../../src/words";
import { languages } from "../../src/words/languages";
import { openBarePane } from "../taskpane/fakeActions";
import { alertText, control, settled } from "../taskpane/page";

/** The pane opens with a part of its words; what a sheet is like is said in others. */

let arrive: (words: string) => void;
let fail: (error: Error) => void;

beforeEach(async () => {
  const arriving = new Promise<string>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
  jest.spyOn(languages["en"]!, "later").mockReturnValue(arriving);
  await speak("en-US");
});

afterEach(async () => {
  jest.restoreAllMocks();
  await speak("en-US");
  await loadAllWords();
});

const openUnread = () =>
  openBarePane((fake) => (fake.failures.readSheetInFront = new ActionFailure(message("no-worksheet-in-front"))));
const allWords = async () => (await import("../../src/words/en/later.words")).default;

test("a sheet that can't be read when the pane opens is told when its words are there", async () => {
  await openUnread();
  expect(alertText()).toBe("");
  control("button", "Generate");
  arrive(await allWords());
  await settled();
  expect(alertText()).toContain("Click the tab of a worksheet and try again.");
});

test("where those words don't load, that is told", async () => {
  await openUnread();
  fail(new Error("offline"));
  await settled();
  expect(alertText()).toContain("A part of Lavirint couldn’t be loaded. Check your connection and try again.");
});

test("a size cell without a size is told below the sizes when its words are there", async () => {
  await openBarePane((fake) => (fake.sizes = { ...fake.sizes, sentence: message("no-maze-in-text") }));
  const note = () => control("group", "Size").textContent;
  expect(note()).not.toContain("there is no maze");
  expect(control("spinbutton", "Columns").value).toBe("8");
  arrive(await allWords());
  await settled();
  expect(note()).toContain("there is no maze");
});

test.each(["en", "de", "sr"])(
  "in %s, nothing that the pane opens with holds a message that comes later",
  async (tag) => {
    const start = await languages[tag]!.start();
    const idsThere = new Set([...start.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id));
    const held = [...start.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id);
    expect(held).toContain("generate-button");
    expect(held.filter((id) => !idsThere.has(id))).toEqual([]);
  },
);
