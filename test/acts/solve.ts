import { addSelfMarking, clearSolution, collectResults, enterSteps } from "../../src/actions/solve";
import { startWalk, writeReadableMaze, writeSearch, writeWalls } from "../../src/actions/solve";
import { goTo } from "../../src/actions/watch/player";
import { book } from "../actions/stage";
import { play } from "../actions/solve/walk/walking";
import { actsOf, earlierSheets } from "./act";
import { type Deed, type Step, distances, generated, inFront, marked, marking, maze, mazeOf, mending } from "./steps";
import { bySelection, passages, searchWritten, selecting, solvingBy, typing } from "./steps";

const solved = [maze, typing("K3", "a neighbour"), marked()];
const searchStep: Deed = (talk, { search }) => goTo(search!, 3, talk);
const numberedSearch: Deed = (talk, { search }) => writeSearch(search, "numbers", talk);
/** A walk of some steps in a maze that has a sheet for self-marking, and its end. */
const walking: Step = async (_, held) => {
  const { walk, press } = await play();
  await press("RRDDLLUU");
  held.walk = walk;
};
const walked = [mazeOf(8, 5), addSelfMarking, inFront(), walking] as const;
const walkEnded: Step = (_, { walk }) => (walk!.end(), book.eventsDelivered());
/** An act in a small maze, and in front again once more. */
const twice = (act: Deed) => [mazeOf(6, 4), act, inFront(), act] as const;

/** Solutions, questions about a maze, and what is written of them. */
export const solveActs = actsOf({
  Solve: { budget: [3, 28, 13] },
  "Solve with every mark, over a number": { steps: [maze, typing("D4", 12), marking], budget: [4, 47, 16] },
  "Solve over an earlier solution": { steps: [...solved, solvingBy("a-star")], budget: [4, 23, 14] },
  "Solve between selected cells": { steps: [mazeOf(8, 5), selecting("B2", "I6"), bySelection], budget: [4, 18, 14] },
  "Step of a search": { steps: [...solved, searchStep], budget: [2, 13, 7], left: ["shows-step"] },
  "Clear solution": { steps: [...solved, clearSolution], budget: [3, 13, 7] },
  Check: { budget: [2, 0, 4] },
  "Repair what is perfect": { act: mending("mended"), budget: [2, 0, 4] },
  Repair: { steps: [maze, passages("C3:D4"), marking, mending("thread")], budget: [6, 22, 13] },
  "Write search": { budget: [6, 17, 11] },
  "Write search with numbers, again": {
    steps: [mazeOf(8, 5), marked({ solver: "tremaux" }), searchWritten, inFront(), numberedSearch],
    budget: [7, 15, 10],
    ...earlierSheets,
  },
  "Write distances": { budget: [11, 67, 91] },
  "Write distances again": {
    steps: [mazeOf(4, 3), distances("addresses"), inFront(), distances("addresses")],
    budget: [12, 67, 33],
    ...earlierSheets,
  },
  "Write readable maze": { budget: [5, 11, 10] },
  "Write readable maze again": { steps: twice(writeReadableMaze), budget: [6, 13, 10], ...earlierSheets },
  "Write walls": { budget: [5, 15, 10] },
  "Write walls again": {
    steps: [mazeOf(9, 7), writeWalls, inFront(), generated({ seed: "another" }), writeWalls],
    budget: [6, 6, 8],
    left: ["walls-written"],
  },
  "Add self-marking": { budget: [6, 100, 76] },
  "Add self-marking again": { steps: twice(addSelfMarking), budget: [7, 85, 45], ...earlierSheets },
  "Collect results": { steps: [mazeOf(6, 4), addSelfMarking, inFront(), collectResults], budget: [4, 11, 6] },
  Play: {
    act: async (talk) => {
      const { walk, sentence } = await startWalk(false, () => undefined, talk);
      walk?.end();
      return { sentence };
    },
    budget: [6, 12, 15],
  },
  "Walk through the maze": {
    arrange: [mazeOf(8, 5)],
    act: async (talk) => {
      const { walk, press, told } = await play({ talk });
      await press("URDLLU");
      await walk.hint(talk);
      walk.end();
      return told;
    },
    budget: [12, 21, 37],
    troubleIn: "solve/walk/walkHistories",
  },
  "Enter the steps of a walk": { steps: [...walked, (talk, { walk }) => enterSteps(walk!, talk)], budget: [4, 1, 4] },
  "Clear the trail": { steps: [...walked, walkEnded, clearSolution], budget: [4, 7, 7] },
});
