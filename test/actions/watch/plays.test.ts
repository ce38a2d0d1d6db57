import path from "node:path";
import type { ActionFailure, GenerateChoice } from "../../../src/actions/core";
import { raceSolvers, sideBySide, mazeOfWeights, writeWeights } from "../../../src/actions/laboratory";
import { generate } from "../../../src/actions/make/generate";
import { solve } from "../../../src/actions/solve/solve";
import { goTo, generatedIn, hasMergeTree, type Player } from "../../../src/actions/watch";
import { generatorFacts } from "../../../src/maze/generators";
import { solverFacts } from "../../../src/maze/solvers";
import { choice } from "../../acts/choices";
import { everyMark } from "../../acts/standing";
import { IS_DEEP } from "../../depth";
import { conversation, openMaze, openSized, person, select, sheet, put } from "../stage";
import { leavesSince, picturesNow } from "../every/leaves";
import { RecordOfActs } from "../every/record";
import { inWords, tells } from "../every/tells";

/**
 * Everything that can be played, step by step: what each step says, what its solver remembers, and what the sheets show then, in
 * plays.txt; that each of these pictures is there again, from wherever one comes; and what is asked before cells of a person's are
 * covered, in meddledPlays.txt.
 */

const PLAYS = new RecordOfActs(path.join(__dirname, "plays.txt"));
const MEDDLED_PLAYS = new RecordOfActs(path.join(__dirname, "meddledPlays.txt"));

type Begin = () => Promise<{ readonly player: Player | undefined }>;

const made =
  (options: Partial<GenerateChoice>): Begin =>
  async () => {
    await openSized(3, 2);
    return generate({ ...choice, seed: "played", pace: "step", ...options }, conversation());
  };

/** A search in a maze with loops, some of whose cells hold numbers. */
const searched =
  (solver: string, options: Partial<GenerateChoice> = {}): Begin =>
  async () => {
    await openMaze(4, 3, { seed: "searched", variation: { loopPercent: 40, blockPermille: 0 }, ...options });
    return solve({ ...everyMark, solver, pace: "step" }, conversation());
  };

const WALL_CELLS = { layout: { ...choice.layout, wallShare: 50 as const } };

/** Tried every day. */
const few: Readonly<Record<string, Begin>> = {
  "Kruskal with its numbers in the grid": made({ setNumbers: "grid", tint: true }),
  "Kruskal with its numbers on a hidden sheet": made({ setNumbers: "hiddenSheet" }),
  "Search with costs": async () => {
    await openMaze(4, 3, { seed: "searched" });
    put(sheet(), "C3", 5);
    put(sheet(), "D3", 0);
    return solve({ ...everyMark, solver: "dijkstra", pace: "step" }, conversation());
  },
  "Side by side": async () => {
    await openSized(3, 2);
    const pair = { rows: 2, columns: 3, seed: "two", layout: choice.layout, tint: true, pace: "step" } as const;
    return sideBySide({ ...pair, generators: ["kruskal", "depth-first"] }, conversation());
  },
  Race: async () => {
    await openMaze(4, 3, { seed: "raced" });
    return raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "step" }, conversation());
  },
};

const others: Readonly<Record<string, Begin>> = {
  ...Object.fromEntries(
    generatorFacts.map(({ id }) => [`Making a maze by ${id}`, made({ generator: id, tint: true })]),
  ),
  ...Object.fromEntries(solverFacts.map(({ id }) => [`Searching a maze by ${id}`, searched(id)])),
  "Making a maze whose walls are cells": made({ ...WALL_CELLS, tint: true }),
  "Making a maze whose walls are cells, with numbers": made({ ...WALL_CELLS, setNumbers: "hiddenSheet" }),
  "Making a maze with loops and numbers": made({
    setNumbers: "grid",
    generator: "wilson",
    variation: { loopPercent: 100, blockPermille: 0 },
  }),
  "Making a maze of some cells": async () => {
    await openSized(3, 2);
    select("B2:C4", "D3");
    return generate(
      { ...choice, shape: "areas", setNumbers: "grid", tint: true, seed: "some", pace: "step" },
      conversation(),
    );
  },
  "Making a maze of weights": async () => {
    await openMaze(3, 2);
    await writeWeights(conversation());
    return mazeOfWeights(
      { generator: "prim-weights", layout: choice.layout, pace: "step", tint: true },
      conversation(),
    );
  },
  "Searching a maze whose walls are cells": searched("breadth-first", WALL_CELLS),
  "Searching in vain": async () => {
    await openSized(4, 3);
    select("B2:B3", "D2:E4");
    await generate({ ...choice, shape: "areas", seed: "apart" }, conversation());
    return solve({ ...everyMark, route: { kind: "typed", from: "B2", to: "E4" }, pace: "step" }, conversation());
  },
};

/** What a play says of itself wherever it is. */
const about = (player: Player, { play } = player) => [
  `${play.length} steps, ${play.reach} at once; last merge after ${play.beforeLastMerge ?? "none"}`,
  `has a table of steps: ${generatedIn(player) !== undefined}, a merge tree: ${hasMergeTree(player)}`,
  `place: ${inWords(play.drawing.place)}`,
  `conclusion: ${inWords(play.conclusionOn(play.drawing.sheet))}`,
  ...play.legend.map(({ looks, words }) => `legend: ${inWords(words)} ${looks.join(" ")}`),
];

test.each(Object.entries(IS_DEEP ? { ...few, ...others } : few))("%s", async (name, begin) => {
  const player = (await begin()).player!;
  const { play } = player;
  const talk = conversation();
  const move = async (position: number) => (await goTo(player, position, talk)).sentence;
  const lines = about(player);
  const pictures = [picturesNow()];
  for (let position = 0; position <= play.length; position++) {
    const told = position === 0 ? undefined : await move(position);
    const at = play.cellAt?.(position);
    const of = [`${position}:`, inWords(await play.say(position)), at === undefined ? "" : `at cell ${at}`];
    const remembered = play.remembers?.(position);
    lines.push(of.filter(Boolean).join(" "));
    if (position === play.length) lines.push(`  ends: ${inWords(told)}`);
    if (remembered !== undefined) lines.push(`  remembers: ${inWords(remembered)}`);
    if (position > 0) lines.push(...leavesSince(pictures.at(-1)!).map((line) => `  ${line}`));
    pictures.push(picturesNow());
  }
  PLAYS.expect(name, lines);

  pictures.shift();
  const [end, middle] = [play.length, play.length >> 1];
  for (const position of [0, end, 1, end - 1, middle, end, middle, 1, 0, end - 1, 0]) {
    await move(position);
    expect([position, picturesNow()]).toEqual([position, pictures[position]]);
  }
  // Numbers, letters and tints of its own are nothing to ask about.
  expect(talk.questions).toEqual([]);
});

/** Cells that a person fills and types into, on the sheet of a play and on that of its set numbers. */
const MEDDLED = ["C3", "C2"];

async function meddle(): Promise<void> {
  await person((front, { worksheets }) => {
    for (const on of [front, ...(sheet("Maze sets") === undefined ? [] : [worksheets.getItem("Maze sets")])]) {
      for (const [i, address] of MEDDLED.entries()) {
        on.getRange(address).format.fill.color = "#123456";
        on.getRange(address).values = [[i === 0 ? "mine" : 77]];
      }
    }
  });
}

test.each(Object.entries(IS_DEEP ? { ...few, ...others } : few))(
  "%s: what a person puts into its cells is asked about where it would be covered",
  async (name, begin) => {
    const player = (await begin()).player!;
    const to = player.play.length >> 1;
    await goTo(player, to, conversation());
    await meddle();
    const before = picturesNow();
    const lines: string[] = [];
    for (const answer of [false, true]) {
      const talk = conversation(answer);
      const outcome = await goTo(player, to + 1, talk).catch(({ sentence }: ActionFailure) => ({ sentence }));
      const [question] = talk.questions;
      if (!answer && question !== undefined) expect([player.position, picturesNow()]).toEqual([to, before]);
      lines.push(...tells(talk, { sentence: outcome.sentence }));
    }
    MEDDLED_PLAYS.expect(name, [...lines, ...leavesSince(before)]);
  },
);

test("what plays say and show is recorded of those that there are", () => {
  const names = Object.keys({ ...few, ...others }).sort();
  expect([PLAYS, MEDDLED_PLAYS].map((record) => [...record.read().keys()].sort())).toEqual([names, names]);
});
