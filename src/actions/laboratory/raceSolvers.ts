import { counted } from "../../maze/counted";
import { Random } from "../../maze/random";
import { solverById } from "../../maze/solvers";
import { drawSolution, putSolutionBack } from "../../worksheet/beside/solution";
import { paintPieces } from "../../worksheet/cells/pieces";
import { freshSeed } from "../../worksheet/excel/freshSeed";
import { Refusal } from "../../worksheet/excel/refusal";
import type { Pace } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { actFor, type ActionOutcome } from "../desk/work";
import { findWay } from "../solve/findWay";
import { readMarkedMaze } from "../solve/markedMaze";
import { markedEnds } from "../solve/route";
import { SolvePlay } from "../solve/solvePlay";
import { Player } from "../watch/player";
import { raceStory, type Racer, resultOf } from "./raceStory";

export interface RaceChoice {
  /** Two different ids of the list of solvers. */
  readonly solvers: readonly [string, string];
  /** Decides the searches that draw chance. Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
  /** Instant: both stand at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

export interface RaceOutcome extends ActionOutcome {
  /** Both searches in step; nothing where the person ended it before. */
  readonly player: Player | undefined;
  readonly seed: string;
}

/**
 * Has two solvers search the maze in front from its entrance to its exits, and marks what each has looked at, and what both have, with
 * a fill and a pattern of its own. It stands in the place of a solution, and Clear solution takes it away. Requests as for Solve.
 * Throws ActionFailure; then the sheet is as it was.
 */
export function raceSolvers(choice: RaceChoice, dialogue: Dialogue): Promise<RaceOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<RaceOutcome>("Race", dialogue, { player: undefined, seed }, async (job, ending) => {
    const solvers = choice.solvers.map(solverById);
    if (solvers[0] === solvers[1]) throw new Refusal("Choose two different solvers.");
    dialogue.progress(0, 1, "Looking at the sheet…");
    const { reading, standing, isFree } = await readMarkedMaze(job, dialogue);
    const ends = markedEnds(reading);
    const racers: Racer[] = [];
    for (const solver of solvers) {
      const random = new Random(`${seed} ${solver.id}`);
      racers.push({ name: solver.name, solution: await findWay(solver, reading.maze, ends, { random }, dialogue) });
    }
    const [first, second] = racers as [Racer, Racer];
    const story = raceStory(reading.maze.size, [first, second], isFree);
    const seeded = solvers.some(({ isRandom }) => isRandom === true) ? ` The seed of this race is ${seed}.` : "";
    const signs = `${first.name}’s cells are hatched upwards, ${second.name}’s downwards, those of both crosswise.`;
    const conclusion = `${racers.map(resultOf).join("; ")}. ${signs}${seeded}`;
    const play = new SolvePlay({ act: job.stamp, maze: reading.maze, standing, story, arrows: undefined, conclusion });
    const isInstant = choice.pace === "instant";
    const position = isInstant ? play.length : 0;
    const replayed = story.kindsAt(story.length).map((kind) => Number(kind > 0));
    const sketch = { kinds: story.kindsAt(position), arrows: undefined, replayed };
    ending.otherwise = `The race in ${play.place} is unfinished. Press Clear solution.`;
    ending.mendBy((mender) => paintPieces(mender, putSolutionBack(job.stamp, standing, sketch)));
    dialogue.progress(0, 1, "Drawing the searches…");
    await paintPieces(job, drawSolution(job.stamp, standing, sketch));
    const sentence = isInstant
      ? conclusion
      : `${first.name} and ${second.name} search ${play.place} in ${counted(play.length, "step")}; none is shown yet.${seeded}`;
    return { player: new Player(play, position), seed, sentence: sentence + reading.remark };
  });
}
