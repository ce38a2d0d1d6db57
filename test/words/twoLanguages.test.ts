import { message } from "../../src/message";
import { helpPage, loadAllWords, say, sayInSheet, speak, text } from "../../src/words";
import { languageFor } from "../../src/words/languages";

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
  later.mockRestore();
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
  for (const load of loads) load.mockRestore();
});

test("where one of the languages does not load, the next try loads both", async () => {
  const later = jest.spyOn(languageFor("sr"), "later").mockRejectedValueOnce(new Error("offline"));
  await speak("de-DE", "sr-Latn-RS");
  await expect(loadAllWords()).rejects.toThrow("offline");
  await loadAllWords();
  expect([say(title), sayInSheet(title)]).not.toContain("");
  later.mockRestore();
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
  const english = jest.spyOn(languageFor("en"), "start").mockRejectedValueOnce(new Error("offline"));
  await expect(speak("de-DE")).rejects.toThrow("offline");
  start.mockRestore();
  english.mockRestore();
});

test("every Serbian locale is spoken in Latin script, and no neighbour's", () => {
  const tags = ["sr", "sr-Latn-RS", "sr-Cyrl-RS", "sr-Latn-BA", "hr-HR", "bs-Latn-BA", "de-CH", "dsb-DE"];
  expect(tags.map((tag) => languageFor(tag).tag)).toEqual([
    ...["sr-Latn-RS", "sr-Latn-RS", "sr-Latn-RS", "sr-Latn-RS", "en-GB", "en-GB", "de-DE", "en-GB"],
  ]);
});
