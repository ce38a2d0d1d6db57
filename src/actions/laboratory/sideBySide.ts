import { message } from "../../message";
import { engine } from "../../engine";
import { Maze } from "../../maze/model";
import { type GeneratorFacts, PERFECT, generatorFactsById } from "../../maze/generators";
import { type Trace, mazeAt } from "../../maze/trace";
import { paintPieces, wallPieces } from "../../worksheet/cells";
import { Refusal, freshSeed } from "../../worksheet/excel";
import { findReportPlace, openPair, pairAreas, pairLayout, pairSheetAdded } from "../../worksheet/laboratory";
import { stampName } from "../../worksheet/identity";
import { type ActionOutcome, type Dialogue, type Layout, type Pace, actFor } from "../desk";
import { type GeneratedMaze, Player } from "../watch";
import { PairPlay } from "./pairPlay";

/** What a person chooses for two mazes side by side. */
export interface SideBySideChoice {
  /** Two different ids of the list of generators. */
  readonly generators: readonly [string, string];
  /** Of each maze. */
  readonly rows: number;
  readonly columns: number;
  /** Both mazes are made from it. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Cells are smaller if both mazes would not be in view. */
  readonly layout: Layout;
  /** Whether cells are tinted by what each algorithm does, during playback. */
  readonly tint: boolean;
  /** Instant: both are drawn at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

/** The outcome of {@link sideBySide}. */
export interface SideBySideOutcome extends ActionOutcome {
  /** Both in step; undefined if the person ended it before. */
  readonly player: Player | undefined;
  readonly seed: string;
}

/** The most cells of each maze: both are tinted and read within one request. */
const MOST_CELLS = 2_500;

/**
 * Makes two mazes by two algorithms from the same seed, side by side on a new sheet "Side by side", to be watched in step. Four
 * requests with Instant if the sheet arrives in a file; else five, and one more in a workbook in which nothing was drawn yet. Throws
 * ActionFailure; then the workbook is as it was.
 */
export function sideBySide(choice: SideBySideChoice, dialogue: Dialogue): Promise<SideBySideOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return actFor<SideBySideOutcome>(
    message("side-by-side-button"),
    dialogue,
    { player: undefined, seed },
    async (job, changes) => {
      const { rows, columns, tint } = choice;
      const makers = choice.generators.map(generatorFactsById) as [GeneratorFacts, GeneratorFacts];
      checkChoice(choice);
      const place = await findReportPlace(job, dialogue.say(message("pair-sheet")));
      changes.touch(place, { structure: true });
      const grid = { rows, columns };
      const traces: Trace[] = [];
      for (const { id } of makers) {
        const recipe = { ...grid, generator: id, seed, imperfection: PERFECT };
        traces.push((await engine.run("generation", recipe, dialogue.signal)).trace);
      }
      const areas = pairAreas(grid);
      const layout = pairLayout(choice.layout, areas);
      const [first, second] = makers;
      const names = { first: first.name, second: second.name };
      const words = {
        title: dialogue.say(message("pair-title", { ...names, seed })),
        names: [dialogue.say(first.name), dialogue.say(second.name)] as const,
      };
      dialogue.progress(0, 1, message("pair-drawing"));
      const isInstant = choice.pace === "instant";
      const drawn = [areas.left, areas.right].map((area, i) => {
        const trace = traces[i]!;
        return { area, maze: mazeAt(grid, trace, isInstant ? trace.steps.length : 0) };
      });
      const mazes = isInstant ? drawn.map(({ maze }) => maze) : [];
      const { id: sheetId, isDrawn } = await changes.make(job, pairSheetAdded(place, areas, layout, words, mazes));
      const [firstSteps, secondSteps] = traces.map(({ steps }) => steps.length) as [number, number];
      const conclusionOn = (sheet: string) => message("pair-made", { ...names, sheet, firstSteps, secondSteps, seed });
      const stamp = stampName("pair", job.stamp);
      const half = (i: 0 | 1): GeneratedMaze => ({
        ...{ sheetId, sheet: place.name, area: i === 0 ? areas.left : areas.right, stamp },
        ...{ grid, generator: makers[i], trace: traces[i]!, layout, setNumbers: "none", tint, conclusionOn },
      });
      const play = new PairPlay({ left: half(0), right: half(1), both: areas.both, conclusionOn }, dialogue.say);
      const closed = Maze.walled(grid).standing;
      const pieces = () =>
        drawn.flatMap(({ area, maze }) => [...wallPieces({ sheet: sheetId, area }, closed, maze.standing, layout)]);
      if (!isDrawn) await openPair(job, sheetId, drawn, layout, pieces);
      if (!isInstant) {
        await play.check(job, []);
        await paintPieces(job, await play.begin());
      }
      const ready = message("pair-ready", { ...names, sheet: place.name, steps: play.length, seed });
      const sentence = isInstant ? conclusionOn(place.name) : ready;
      return { player: new Player(play, isInstant ? play.length : 0), seed, sentence };
    },
  );
}

function checkChoice({ generators, rows, columns }: SideBySideChoice): void {
  if (generators[0] === generators[1]) throw new Refusal(message("choose-two-algorithms"));
  if (rows * columns <= MOST_CELLS) return;
  throw new Refusal(message("choose-smaller-pair", { columns, rows, cells: rows * columns, most: MOST_CELLS }));
}
