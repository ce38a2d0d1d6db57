import { message } from "../../src/message";
import { functionsOf } from "../../src/taskpane/running";
import { helpPage, loadAllWords, say, sayInSheet, speak, text } from "../../src/words";
import { languageFor, languages } from "../../src/words/languages";

/** Two languages, of the pane and of its sheets, and when they are loaded: the pane opens with a part of its words. */

afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await speak("en-US");
  await loadAllWords();
});

const title = message("maze-label", { number: 7 });

test("the pane speaks the language of Excel's buttons, and sheets that of contents", async () => {
  await speak("qps-ploc", "en-GB");
  await loadAllWords();
  expect([text("stopped"), say(title), sayInSheet(title)]).toEqual(["⟦Štóoppéed.⟧", "⟦Máažée 7⟧", "Maze 7"]);
});

test("one language of both is loaded once", async () => {
  const later = jest.spyOn(languageFor("de"), "later");
  const { tag, direction } = await speak("de-AT", "de-CH");
  await loadAllWords();
  expect([tag, direction, later.mock.calls.length]).toEqual(["de-DE", "ltr", 1]);
  expect(sayInSheet(title)).toBe(say(title));
});

test("the language of contents is not loaded with what the pane opens with", async () => {
  const loads = (["start", "later"] as const).map((part) => jest.spyOn(languageFor("sr"), part));
  const counts = () => loads.map(({ mock }) => mock.calls.length);
  await speak("de-DE", "sr-Latn-RS");
  expect(counts()).toEqual([0, 0]);
  expect(() => sayInSheet(title)).toThrow("No language is written.");
  await loadAllWords();
  expect(counts()).toEqual([1, 1]);
  expect(sayInSheet(title)).not.toBe("");
});

test("where one of the languages does not load, the next try loads both", async () => {
  jest.spyOn(languageFor("sr"), "later").mockRejectedValueOnce(new Error("offline"));
  await speak("de-DE", "sr-Latn-RS");
  await expect(loadAllWords()).rejects.toThrow("offline");
  await loadAllWords();
  expect([say(title), sayInSheet(title)]).not.toContain("");
});

test("where a language does not load the pane and its sheets are English, and the next page tries it again", async () => {
  const start = jest.spyOn(languageFor("de"), "start").mockRejectedValueOnce(new Error("offline"));
  const { tag } = await speak("de-DE", "de-DE");
  await loadAllWords();
  expect([tag, say(title), sayInSheet(title), helpPage("support")]).toEqual([
    ...["en-GB", "Maze 7", "Maze 7", "assets/support.html"],
  ]);
  start.mockRejectedValueOnce(new Error("offline"));
  await speak("de-DE", "sr-Latn-RS");
  await loadAllWords();
  expect([say(title), sayInSheet(title)]).toEqual(["Maze 7", "Lavirint 7"]);
  expect(await speak("de-DE")).toMatchObject({ tag: "de-DE" });
  start.mockRejectedValueOnce(new Error("offline"));
  jest.spyOn(languageFor("en"), "start").mockRejectedValueOnce(new Error("offline"));
  await expect(speak("de-DE")).rejects.toThrow("offline");
});

describe("an action", () => {
  let arrive: (words: string) => void;
  let fail: (error: Error) => void;
  beforeEach(async () => {
    const arriving = new Promise<string>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
    jest.spyOn(languageFor("en"), "later").mockReturnValue(arriving);
    await speak("en-US");
  });

  const { look } = functionsOf(async () => ({ look: () => say("no-worksheet-in-front") }));

  test("waits for the words of its sentences", async () => {
    const looked = look();
    arrive((await import("../../src/words/en/later.words")).default);
    expect(await looked).toContain("Click the tab of a worksheet and try again.");
  });

  test("whose words don't load fails in those that are there", async () => {
    const looked = look();
    fail(new Error("offline"));
    await expect(looked).rejects.toMatchObject({
      sentence: message("part-not-loaded"),
      details: message("lines", { lines: ["Error: offline"] }),
    });
  });
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
