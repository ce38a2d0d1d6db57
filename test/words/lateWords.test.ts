import { message } from "../../src/message";
import { functionsOf } from "../../src/taskpane/running";
import { loadAllWords, say, speak } from "../../src/words";
import { languages } from "../../src/words/languages";

/** The pane opens with a part of its words; what an action says is in others. */

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

const { look } = functionsOf(async () => ({ look: () => say("no-worksheet-in-front") }));

test("an action waits for the words of its sentences", async () => {
  const looked = look();
  arrive((await import("../../src/words/en/later.words")).default);
  expect(await looked).toContain("Click the tab of a worksheet and try again.");
});

test("an action whose words don't load fails in those that are there", async () => {
  const looked = look();
  fail(new Error("offline"));
  await expect(looked).rejects.toMatchObject({
    sentence: message("part-not-loaded"),
    details: message("lines", { lines: ["Error: offline"] }),
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
