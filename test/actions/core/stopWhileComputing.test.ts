import { type Message, message, together } from "../../../src/message";
import { say } from "../../../src/words";
import { makePassage } from "../../../src/actions/edit/walls";
import { openText } from "../../../src/actions/make";
import { engine } from "../../../src/engine/engine";
import { inPage } from "../../../src/engine/inPage";
import { encode } from "../../../src/maze/code/recipe";
import { generatorById, UNVARIED } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { textForms } from "../../../src/maze/text/textForms";
import { actCalled } from "../../acts";
import { choice, conversation, type Conversation, ended, refusalOf, book, openMaze, openSized, sheet } from "../stage";
import { photograph } from "../stage";

/** Stop acts while the engine computes: whatever an action is at, it ends with nothing changed. */

const here = inPage("this is a test");
/** The tasks that were begun. */
const begun: string[] = [];
let pressedAt = Infinity;
let talk: Conversation;

beforeEach(() => {
  engine.use(async () => ({
    where: here.where,
    run: (task, ...order) => {
      if (begun.push(task) === pressedAt) talk.stop();
      return here.run(task, ...order);
    },
  }));
});

type Act = (talk: Conversation) => Promise<{ sentence: Message }>;

/** Does something while the person presses Stop when the task of this number has begun; what is said then. */
async function stopping(number: number, act: Act): Promise<Message> {
  begun.length = 0;
  pressedAt = number;
  talk = conversation();
  return (await ended(act(talk))).sentence;
}

/** Expects that Stop during the task of this number ends the act, and changes nothing. */
async function expectStopped(number: number, act: Act): Promise<void> {
  const before = photograph(sheet(), "A1:BD20");
  expect(await stopping(number, act)).toEqual(together(message("stopped"), message("nothing-changed")));
  expect(begun).toHaveLength(number);
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
}

const layout = choice.layout;
const SIDE = 200;
const recipe = { rows: SIDE, columns: SIDE, generator: "eller", seed: "a", variation: UNVARIED };
const { maze } = generatorById("depth-first").make({ rows: SIDE, columns: SIDE }, new Random("text"));
const pairs = Array.from({ length: 40_000 }, (_, i) => `B${(i % 150) + 1} B${(i % 150) + 2}`).join("\n");

const fromOutside: [string, Act][] = [
  ...textForms.map(({ name, print }): [string, Act] => {
    return [`Open text, ${say(name)}`, (talk) => openText(print({ maze }), layout, talk)];
  }),
  ["Draw list of passages", (talk) => openText(pairs, layout, talk)],
  ["Draw share code", (talk) => openText(encode(recipe), layout, talk)],
];

test.each(fromOutside)("%s, stopped while it computes, asks nothing of the workbook", async (_, act) => {
  await openSized(8, 5);
  book.counter.reset();
  await expectStopped(1, act);
  expect(book.counter.requests).toHaveLength(0);
});

const ofTheMaze = ["Generate", "Show as text", "Show share code", "Check", "Repair what is perfect", "Solve"];

test.each([...ofTheMaze, "Longest path"].map(actCalled))(
  "$name, stopped during any of its tasks, changes nothing",
  async (each) => {
    const act = (talk: Conversation) => each.act(talk, {}) as Promise<{ sentence: Message }>;
    await openMaze(140, 120);
    await stopping(Infinity, act);
    const tasks = begun.length;
    expect(tasks).toBeGreaterThan(0);
    await openMaze(140, 120);
    for (let number = 1; number <= tasks; number++) await expectStopped(number, act);
  },
);

test("a text that no sheet has room for is refused before a cell of it is read", async () => {
  await openSized(8, 5);
  const lines = ["+--".repeat(1001) + "+", "|Q ".repeat(1001) + "|"];
  const text = `${`${lines.join("\n")}\n`.repeat(1000)}${lines[0]}\n`;
  const [refused] = await refusalOf(openText(text, layout, conversation()));
  expect(refused).toMatchObject({ id: "more-than-is-drawn", args: { columns: 1001, rows: 1000 } });
});

test("more typed pairs of cells than an edit takes are refused before anything is read", async () => {
  await openSized(8, 5);
  book.counter.reset();
  expect(await refusalOf(makePassage("B2 C2\n".repeat(5_001), conversation()))).toContainEqual(
    message("too-many-pairs-typed", { count: 5001, most: 5000 }),
  );
  expect(book.counter.requests).toHaveLength(0);
});
