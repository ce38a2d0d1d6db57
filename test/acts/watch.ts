import { generate } from "../../src/actions/make/generate";
import { GenerationPlay } from "../../src/actions/watch/generationPlay";
import { goTo, watch } from "../../src/actions/watch/playing";
import { toggleSetNumbers } from "../../src/actions/watch/toggleSetNumbers";
import { workOutSteps } from "../../src/actions/watch/workOutSteps";
import { writeMergeTree } from "../../src/actions/watch/writeMergeTree";
import { writeSteps } from "../../src/actions/watch/writeSteps";
import { choice, conversation } from "../actions/conversation";
import { book, openMaze, sheet } from "../actions/openMaze";
import { playerOf } from "../actions/playerOf";
import { watching } from "../actions/watch/watching";
import { type Act, type Held, names, toFront, unchanged, wholeMaze } from "./act";

const visibility = () => book.workbook.sheet("Maze sets")?.visibility;

/** Two mazes with a tree each, where the second one replaces the first. */
async function openTree(): Promise<Held> {
  const made = { ...choice, isKept: true };
  await openMaze(4, 3);
  await writeMergeTree(await playerOf(await generate(made, conversation())), conversation());
  toFront();
  return { player: await playerOf(await generate({ ...made, seed: "another" }, conversation())) };
}
const treeStands = () => expect(names()).toContain("Maze merge tree 2");

/** Playback, set numbers, and what is written of a maze's steps. */
export const watchActs: readonly Act[] = [
  {
    name: "Step of a watched maze",
    act: (talk, { player }) => goTo(player!, 5, talk),
    done: (_, { player }) => expect(player!.position).toBe(5),
    budget: [3, 88, 10],
    left: { "shows-step": unchanged },
  },
  {
    name: "Watch a maze",
    act: async (talk, { player }) => (await goTo(player!, 0, talk), watch(player!, watching(1e9), talk)),
    done: () => wholeMaze(),
    budget: [7, 133, 24],
    troubleIn: "watch/watch",
  },
  {
    name: "Work out the steps",
    arrange: async () => {
      await openMaze(8, 5);
    },
    act: async (talk) => {
      const { made } = await generate({ ...choice, isKept: true }, talk);
      return workOutSteps(made!, talk);
    },
    done: (outcome) => expect((outcome as Held).player!.play).toBeInstanceOf(GenerationPlay),
    budget: [3, 83, 21],
    troubleIn: "watch/workOutSteps",
  },
  {
    name: "Write steps",
    act: (talk, { player }) => writeSteps(player!, talk),
    done: () => expect(sheet("Maze steps").tables).toHaveLength(1),
    budget: [6, 13, 14],
  },
  {
    name: "Draw merge tree",
    act: (talk, { player }) => writeMergeTree(player!, talk),
    done: () => expect(sheet("Maze merge tree").tables[0]!.area.rows).toBe(126),
    budget: [5, 581, 35],
  },
  {
    name: "Draw merge tree in place of another",
    arrange: openTree,
    act: (talk, { player }) => writeMergeTree(player!, talk),
    done: () => expect(names().filter((name) => /tree/.test(name))).toHaveLength(1),
    budget: [6, 122, 17],
    left: { "earlier-sheet-left": treeStands },
  },
  {
    name: "Show set numbers",
    act: (talk) => toggleSetNumbers(talk),
    done: () => expect(visibility()).toBe("Visible"),
    budget: [3, 1, 4],
  },
  {
    name: "Show set numbers that nobody kept",
    arrange: () => openMaze(8, 5, { seed: "fault" }),
    act: (talk) => toggleSetNumbers(talk),
    done: () => expect(visibility()).toBe("Visible"),
    budget: [6, 21, 12],
  },
];
