import { endsOfLongestPath } from "../../../src/actions/edit/endsOfLongestPath";
import { makePassage } from "../../../src/actions/edit/walls";
import { createFromPassages } from "../../../src/actions/make/createFromPassages";
import { drawCode } from "../../../src/actions/make/drawCode";
import { openText } from "../../../src/actions/make/openText";
import { shareCode } from "../../../src/actions/make/shareCode";
import { showText } from "../../../src/actions/make/showText";
import { check } from "../../../src/actions/solve/check";
import { mendMaze } from "../../../src/actions/solve/mendMaze";
import { solve } from "../../../src/actions/solve/solve";
import { encode } from "../../../src/maze/code";
import { generatorById, PERFECT } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/random";
import { SLICE } from "../../../src/maze/slices";
import { textForms } from "../../../src/maze/text";
import { choice, conversation, type Conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { book, openMaze, openSized, sheet } from "../openMaze";
import { photograph } from "../sheetReading";

/** Stop is looked for between any two slices of work: an action that computes for long looks often, and ends at the next look. */

interface Looked extends Conversation {
  /** How often it was looked whether Stop is pressed, when each request began and in the end. */
  looks(): number[];
}

/** Somebody who presses Stop before the look of this number, or before so many in a row without a request between them. */
function pressing(at = Infinity, inARow = Infinity): Looked {
  const looks: number[] = [];
  let count = 0;
  const talk = conversation();
  const signal = new Proxy(talk.signal, {
    get: (target, key) => {
      if (key === "aborted" && (++count >= at || count - (looks.at(-1) ?? 0) >= inARow)) talk.stop();
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value as () => void).bind(target) : value;
    },
  });
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = (...request) => {
    looks.push(count);
    return execute(...request);
  };
  return { ...talk, signal, looks: () => [...looks, count] };
}

const layout = choice.layout;
const SIDE = 200;
const recipe = { rows: SIDE, columns: SIDE, generator: "eller", seed: "a", imperfection: PERFECT };
const { maze } = generatorById("depth-first").make({ rows: SIDE, columns: SIDE }, new Random("text"));
const pairs = Array.from({ length: 40_000 }, (_, i) => `0 ${i % 150} 0 ${(i % 150) + 1}`).join("\n");

const fromOutside: [string, (talk: Conversation) => Promise<{ sentence: string }>][] = [
  ...textForms.map(({ name, print }): [string, (talk: Conversation) => Promise<{ sentence: string }>] => [
    `Open text, ${name}`,
    (talk) => openText(print({ maze }), layout, talk),
  ]),
  ["Create from passages", (talk) => createFromPassages(pairs, layout, talk)],
  ["Draw share code", (talk) => drawCode(encode(recipe), layout, talk)],
];

describe.each(fromOutside)("%s", (_, act) => {
  test("looks for Stop at least once for every slice of cells, before its first request", async () => {
    await openSized(8, 5);
    const before = photograph(sheet(), "A1:BD20");
    const all = pressing();
    await act(all);
    const computing = all.looks()[0]!;
    expect(computing).toBeGreaterThan((SIDE * SIDE) / SLICE);

    await openSized(8, 5);
    for (const at of new Set([1, computing >> 1, computing])) {
      const talk = pressing(at);
      expect((await act(talk)).sentence).toBe("Stopped. Nothing was changed.");
      expect(talk.looks()).toHaveLength(1);
    }
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  });
});

const search = { solver: "breadth-first", pace: "instant", showVisited: true, arrows: false, seed: "" } as const;
const ofTheMaze: [string, (talk: Conversation) => Promise<{ sentence: string }>][] = [
  ["Show as text", (talk) => showText("blocks", talk)],
  ["Show share code", shareCode],
  ["Check", check],
  ["Mend", (talk) => mendMaze("a", talk)],
  ["Longest path", (talk) => endsOfLongestPath(false, talk)],
  ["Solve", (talk) => solve({ ...search, route: { kind: "ends" } }, talk)],
];

test("what is asked of a maze that stands looks for Stop while it computes, and ends there with nothing changed", async () => {
  await openMaze(140, 120);
  const before = photograph(sheet(), "A1:BD20");
  for (const [name, act] of ofTheMaze) {
    expect([name, (await act(pressing(Infinity, 3))).sentence]).toEqual([name, "Stopped. Nothing was changed."]);
    expect(photograph(sheet(), "A1:BD20")).toEqual(before);
  }
});

test("a text that no sheet has room for is refused before a cell of it is read", async () => {
  await openSized(8, 5);
  const lines = ["+--".repeat(1001) + "+", "|Q ".repeat(1001) + "|"];
  const text = `${`${lines.join("\n")}\n`.repeat(1000)}${lines[0]}\n`;
  expect(await sentenceOf(openText(text, layout, conversation()))).toBe(
    "Choose a smaller size. 1,001 columns and 1,000 rows are more than Lavirint draws: at most 16,383 columns, 1,048,575 rows and 1,000,000 cells. Nothing was changed.",
  );
});

test("more typed pairs of cells than an edit takes are refused before anything is read", async () => {
  await openSized(8, 5);
  book.counter.reset();
  expect(await sentenceOf(makePassage("B2 C2\n".repeat(5_001), conversation()))).toBe(
    "Type fewer pairs of cells. 5,001 pairs of cells were typed, and at most 5,000 are edited at once. Nothing was changed.",
  );
  expect(book.counter.requests).toHaveLength(0);
});
