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

/** Does something while the person presses Stop when the task of this number has begun; the tasks that were. */
async function stopping(
  number: number,
  act: (talk: Conversation) => Promise<{ sentence: Message }>,
): Promise<{ sentence: Message; tasks: readonly string[] }> {
  begun.length = 0;
  pressedAt = number;
  talk = conversation();
  const { sentence } = await ended(act(talk));
  return { sentence, tasks: [...begun] };
}

const STOPPED = together(message("stopped"), message("nothing-changed"));
type Act = (talk: Conversation) => Promise<{ sentence: Message }>;
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
  const before = photograph(sheet(), "A1:BD20");
  book.counter.reset();
  expect((await stopping(1, act)).sentence).toEqual(STOPPED);
  expect(begun).toHaveLength(1);
  expect(book.counter.requests).toHaveLength(0);
  expect(photograph(sheet(), "A1:BD20")).toEqual(before);
});

const ofTheMaze = [
  "Generate",
  "Show as text",
  "Show share code",
  "Check",
  "Repair what is perfect",
  "Longest path",
  "Solve",
].map(actCalled);

test.each(ofTheMaze)("$name, stopped during any of its tasks, changes nothing", async (each) => {
  const act = (talk: Conversation) => each.act(talk, {}) as Promise<{ sentence: Message }>;
  await openMaze(140, 120);
  const ran = (await stopping(Infinity, act)).tasks;
  expect(ran.length).toBeGreaterThan(0);
  await openMaze(140, 120);
  const before = photograph(sheet(), "A1:BD20");
  for (const number of ran.keys()) {
    expect((await stopping(number + 1, act)).sentence).toEqual(STOPPED);
    expect(begun).toHaveLength(number + 1);
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  }
});

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
