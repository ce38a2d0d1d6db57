import { counted } from "../../maze/counted";
import { followInSlices } from "../../maze/code";
import { cornerEnds } from "../../maze/ends";
import { generatorById, PERFECT, type Generator } from "../../maze/generators";
import { partsOf } from "../../maze/generators/parts";
import { countCells, type Grid } from "../../maze/maze";
import type { Generation } from "../../maze/trace";
import { mazeAt } from "../../maze/trace";
import { Random } from "../../maze/random";
import { addressOf } from "../../worksheet/excel/addresses";
import { drawMaze } from "../../worksheet/grid/drawing";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import { dropSetNumbers, emptySetNumbers, holdsSetNumbers, writeSetNumbers } from "../../worksheet/beside/setNumbers";
import type { GenerateChoice } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { GenerationPlay } from "../watch/generationPlay";
import { lastStates, watchedStates } from "../watch/setNumberStates";
import type { GenerateOutcome } from "../desk/outcomes";
import { Player } from "../watch/player";
import { freshSeed } from "../desk/seed";
import { codeOf } from "./recipe";
import { losesNumbers, makeReady, mendGrid, shaped, sizedAsBefore, type Choose, type Ready } from "./ready";
import { act, type Ending } from "../desk/work";
import type { Job } from "../../worksheet/excel/job";

/**
 * Makes a maze of the size that the size cells hold: formats the grid, takes its walls down, and leaves the trace. Set
 * numbers leave the grid, or stay on the hidden sheet. The same seed and size give the same maze on every machine.
 *
 * To be watched or stepped it stops before the first step: the grid with its first numbers. The player goes on from there.
 *
 * Without set numbers 100x100 takes 4 requests and about 64 KB, 400x400 11 and 1.0 MB. Throws ActionFailure; then, and
 * when the person stops it, the outcome's sentence says how the sheet stands: as before, or with a whole closed grid.
 */
export async function generate(choice: GenerateChoice, dialogue: Dialogue): Promise<GenerateOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  const nothing = { seed, sheet: "", address: "", rows: 0, columns: 0, trace: undefined, player: undefined };
  return act<GenerateOutcome>(
    "Generate",
    dialogue,
    async (job, ending) => {
      const generator = generatorById(choice.generator);
      const ready = await makeReady(job, dialogue, ending, choice.layout, choose(choice, generator));
      await nextTask();
      const recipe = { ...ready.grid, generator: generator.id, seed, imperfection: PERFECT };
      const generation = await inTurns(followInSlices(recipe));
      await nextTask();
      const numbers = await keepNumbers(job, dialogue, ending, choice, ready, generation);
      mendGrid(ending, ready);
      const { size, grid, site, remark } = ready;
      const { trace } = generation;
      const code = codeOf(recipe);
      const instant = choice.pace === "instant";
      const maze = instant ? generation.maze : mazeAt(grid, trace, 0);
      await drawMaze(job, { ...site, code }, maze, cornerEnds(generation.maze), (done, total) =>
        dialogue.progress(done, total, `Drawing the maze, part ${Math.min(done + 1, total)} of ${total}…`),
      );
      const address = addressOf(site.area);
      const { id: sheetId, name: sheet } = site.state;
      const { layout, setNumbers, tint } = choice;
      const { area } = site;
      const play = new GenerationPlay({ sheetId, sheet, area, grid, generator, trace, layout, setNumbers, tint });
      if (!instant) {
        await play.check(job);
        for (const painting of await play.begin()) await job.request(painting);
      }
      const what = `${counted(size.columns, "column")} and ${counted(size.rows, "row")}`;
      const stands = instant
        ? `A maze of ${what} stands in ${address} on ${sheet}.`
        : `A maze of ${what} is about to come about in ${address} on ${sheet}, in ${counted(play.length, "step")}.`;
      return {
        ...size,
        seed,
        sheet,
        address,
        trace,
        player: new Player(play, instant ? play.length : 0),
        stopped: false,
        sentence: `${stands}${shapeOf(grid)}${remark}${numbers} Its seed is ${seed}.`,
      };
    },
    (sentence) => ({ ...nothing, sentence, stopped: true }),
  );
}

/** The place that was chosen. Before anything is asked or changed, it refuses a mask that the algorithm cannot fill. */
function choose({ shape }: GenerateChoice, generator: Generator): Choose {
  return async (job, state) => {
    const place = await (shape === undefined ? sizedAsBefore : shaped(shape))(job, state);
    if (place.mask === undefined || generator.honoursMask) return place;
    const out = place.mask.reduce((sum, inside) => sum + 1 - inside, 0);
    throw new Refusal(
      `${generator.name} needs a whole rectangle, and ${counted(out, "cell")} of ${addressOf(place.area)} ${out === 1 ? "is" : "are"} not part of the maze. Choose another algorithm, or put the cells back with Add cells.`,
    );
  };
}

/** How many cells are out, and how many parts the rest has where they do not hang together; or "". */
function shapeOf(grid: Grid): string {
  if (grid.mask === undefined) return "";
  const cells = countCells(grid);
  const parts = partsOf(grid, new Random("")).length;
  const apart = parts > 1 ? ` They form ${counted(parts, "part")} that do not touch, each with a maze of its own.` : "";
  return ` ${counted(cells, "cell")} of it ${cells === 1 ? "is" : "are"} the maze; the others are hatched.${apart}`;
}

/** Writes the set numbers where they are wanted on the hidden sheet, and elsewhere empties an earlier maze's; a sentence. */
async function keepNumbers(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  choice: GenerateChoice,
  { site, grid, sets }: Ready,
  { trace }: Generation,
): Promise<string> {
  if (choice.setNumbers === "hiddenSheet") {
    dialogue.progress(0, 1, "Writing the set numbers…");
    const states = await (choice.pace === "instant" ? lastStates : watchedStates)(grid, trace);
    await nextTask();
    losesNumbers(ending, site, sets);
    ending.mendBy((mender) => dropSetNumbers(mender, site.state, sets));
    const name = await writeSetNumbers(job, site.state, site.area, sets, states);
    return ` The set numbers are on the sheet ${name}.`;
  }
  if (sets !== undefined && holdsSetNumbers(sets)) {
    losesNumbers(ending, site, sets);
    ending.mendBy((mender) => emptySetNumbers(mender, sets));
    await emptySetNumbers(job, sets);
  }
  return "";
}
