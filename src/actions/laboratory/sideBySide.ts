import { message, isSame, type Message } from "../../message";
import { engine } from "../../engine";
import { type GeneratorFacts, UNVARIED, generatorFactsById } from "../../maze/generators";
import { type Trace, mazeAt } from "../../maze/trace";
import type { Piece } from "../../worksheet/pieces";
import { Refusal, seedFrom, type ExcelSession } from "../../worksheet/excel";
import type { Area } from "../../worksheet/addresses";
import { openPair, pairAreas, pairContents, pairLayout } from "../../worksheet/laboratory";
import { addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { drawingOfPair } from "../../worksheet/identity";
import { type Dialogue, type Layout, type Pace, actFor } from "../core";
import { type Foreign, type GenerationPlay, type Sign, generationPlay, startPlayer } from "../watch";

export interface SideBySideChoice {
  readonly generators: readonly [string, string];
  readonly rows: number;
  readonly columns: number;
  /** Both mazes are made from it. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Cells are smaller if both mazes would not be in view. */
  readonly layout: Layout;
  readonly tint: boolean;
  /** Instant: both are drawn at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

/** The most cells of each maze: both are tinted and read within one request. */
const MOST_CELLS = 2_500;

/** Makes two mazes by two algorithms from the same seed, side by side on a new sheet "Side by side", to be watched in step. */
export function sideBySide(choice: SideBySideChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async ({ session, changes }) => {
    const { rows, columns, tint } = choice;
    const makers = choice.generators.map(generatorFactsById) as [GeneratorFacts, GeneratorFacts];
    checkChoice(choice);
    const place = await findSheetPlace(session, changes, dialogue.say("pair-sheet"));
    const grid = { rows, columns };
    const traces: Trace[] = [];
    for (const { id } of makers) {
      const recipe = { ...grid, generator: id, seed, variation: UNVARIED };
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
    const isInstant = choice.pace === "instant";
    const drawn = [areas.left, areas.right].map((area, i) => {
      const trace = traces[i]!;
      return { area, maze: mazeAt(grid, trace, isInstant ? trace.steps.length : 0) };
    });
    const contents = pairContents(areas, layout, words, session.stamp);
    const id = await changes.make(session, addSheetInFront(place, contents));
    const [firstSteps, secondSteps] = traces.map(({ steps }) => steps.length) as [number, number];
    const conclusionOn = (sheet: string) => message("pair-made", { ...names, sheet, firstSteps, secondSteps });
    const drawing = drawingOfPair({ id, name: place.name }, areas.both, session.stamp);
    const common = { drawing, grid, layout, setNumbers: "none", tint, conclusionOn } as const;
    const half = (area: Area, i: 0 | 1) =>
      generationPlay({ ...common, area, generator: makers[i], trace: traces[i]! }, dialogue.say);
    const play = inStep(half(areas.left, 0), half(areas.right, 1));
    await openPair(session, id, drawn, layout);
    const ready = message("pair-ready", { ...names, sheet: place.name, steps: play.length });
    const sentence = isInstant ? conclusionOn(place.name) : ready;
    return { player: await startPlayer(session, play, choice.pace), seed, sentence };
  });
}

function checkChoice({ generators, rows, columns }: SideBySideChoice): void {
  if (generators[0] === generators[1]) throw new Refusal(message("choose-two-algorithms"));
  if (rows * columns <= MOST_CELLS) return;
  throw new Refusal(message("choose-smaller-pair", { columns, rows, cells: rows * columns, most: MOST_CELLS }));
}

const REACH = 15_000;

/** How two mazes were made, in step: position k shows the first k steps of each; one with fewer steps waits at its end. */
function inStep(left: GenerationPlay, right: GenerationPlay) {
  const { drawing, conclusionOn } = left;
  const halves = [left, right];
  const steps = Math.max(left.length, right.length);
  const piecesOf = async (ask: (half: GenerationPlay) => Promise<readonly Piece[]>) =>
    (await Promise.all(halves.map(ask))).flat();
  return {
    drawing,
    conclusionOn,
    length: steps,
    reach: REACH,
    legend: legendOf(left, right),
    /** What position 0 shows besides the walls. */
    begin: () => piecesOf((half) => half.begin()),
    paint: (from: number, to: number, rests: boolean) =>
      piecesOf((half) => half.paint(Math.min(from, half.length), Math.min(to, half.length), rests)),
    async check(session: ExcelSession, shown: readonly number[]) {
      const found: Foreign[] = [];
      for (const half of halves) {
        const own = new Set(shown.map((position) => Math.min(position, half.length)));
        found.push(...(await half.check(session, [...own])));
      }
      return found;
    },
    /** "Step 14 of 39. Kruskal: H3, left wall. … Wilson: done after 12 steps." */
    async say(position: number): Promise<Message> {
      if (position === 0) return message("before-first-step", { steps });
      const [first, second] = await Promise.all(halves.map((half) => describeHalf(half, position)));
      return message("pair-step", { step: position, steps, first: first!, second: second! });
    },
  };
}

/** If a fill has its meaning in only one of the mazes, the text says in which. */
function legendOf(left: GenerationPlay, right: GenerationPlay): readonly Sign[] {
  const isIn = (half: GenerationPlay, { words }: Sign) => half.legend.some((sign) => isSame(sign.words, words));
  const alone = (half: GenerationPlay, other: GenerationPlay) =>
    half.legend
      .filter((sign) => !isIn(other, sign))
      .map(({ looks, words }) => ({ looks, words: message("sign-in-one", { name: nameOf(half), words }) }));
  return [...alone(left, right), ...alone(right, left), ...left.legend.filter((sign) => isIn(right, sign))];
}

const nameOf = (half: GenerationPlay): Message => half.generated.generator.name;

async function describeHalf(half: GenerationPlay, position: number): Promise<Message> {
  const name = nameOf(half);
  const did = position > half.length ? undefined : await half.describe(position);
  return did === undefined ? message("pair-done", { name, steps: half.length }) : message("pair-did", { name, did });
}
