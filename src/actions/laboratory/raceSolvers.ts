import { message, together } from "../../message";
import { solverFactsById } from "../../maze/solvers";
import { solutionDrawn } from "../../worksheet/solution";
import { painted } from "../../worksheet/changes";
import { Refusal, freshSeed } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, type Pace, actFor, readMarkedMaze } from "../desk";
import { SolvePlay, findPath, markedEnds } from "../solve";
import { Player } from "../watch";
import { raceStory, type Racer, resultOf } from "./raceStory";

/** What a person chooses for a race of two solvers. */
export interface RaceChoice {
  /** Two different ids of the list of solvers. */
  readonly solvers: readonly [string, string];
  /** Decides the searches that are random. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Instant: both are painted at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

interface RaceOutcome extends ActionOutcome {
  /** Both searches in step; undefined if the person ended it before. */
  readonly player: Player | undefined;
  readonly seed: string;
}

/**
 * Has two solvers search the maze in front from its entrance to its exits, and marks what each has visited, and what both have, with
 * a fill and a pattern each. The race takes the place of a solution, and Clear solution removes it. Requests as for Solve.
 * Throws ActionFailure; then the sheet is as it was.
 */
export function raceSolvers(choice: RaceChoice, dialogue: Dialogue): Promise<RaceOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<RaceOutcome>(message("race-button"), dialogue, { player: undefined, seed }, async (job, changes) => {
    const solvers = choice.solvers.map(solverFactsById);
    if (solvers[0] === solvers[1]) throw new Refusal(message("choose-two-solvers"));
    dialogue.progress(0, 1, message("looking-at-sheet"));
    const { reading, standing, isFree } = await readMarkedMaze({ job, dialogue, changes });
    const ends = markedEnds(reading);
    const racers: Racer[] = [];
    for (const solver of solvers) {
      const search = { solver: solver.id, maze: reading.maze, ends, seed: `${seed} ${solver.id}` };
      racers.push({ name: solver.name, solution: await findPath(search, dialogue) });
    }
    const [first, second] = racers as [Racer, Racer];
    const story = raceStory(reading.maze.size, [first, second], isFree);
    const names = { first: first.name, second: second.name };
    const seeded = solvers.some(({ isRandom }) => isRandom === true) ? message("race-seed", { seed }) : undefined;
    const conclusion = together(resultOf(first), resultOf(second), message("race-signs", names), seeded);
    const play = new SolvePlay({
      act: job.stamp,
      maze: reading.maze,
      standing,
      story,
      arrows: undefined,
      conclusionOn: () => conclusion,
    });
    const isInstant = choice.pace === "instant";
    const position = isInstant ? play.length : 0;
    const replayed = story.kindsAt(story.length).map((kind) => Number(kind > 0));
    const sketch = { kinds: story.kindsAt(position), arrows: undefined, replayed };
    const ifStuck = message("race-unfinished", { place: play.place });
    dialogue.progress(0, 1, message("race-drawing"));
    const drawn = painted(await solutionDrawn(job.stamp, standing, sketch), { ifStuck });
    await changes.make(job, drawn);
    const { place, length: steps } = play;
    const sentence = isInstant ? conclusion : together(message("race-ready", { ...names, place, steps }), seeded);
    return { player: new Player(play, position), seed, sentence: together(sentence, reading.remark) };
  });
}
