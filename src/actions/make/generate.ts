import { message, together, type Message } from "../../message";
import { engine } from "../../engine";
import { type Grid, type Mask } from "../../maze/model";
import { type GeneratorFacts, UNVARIED, endsOf, generatorFactsById } from "../../maze/generators";
import { type Generation, mazeAt } from "../../maze/trace";
import { type Layout, wallsUnseen } from "../../worksheet/looks";
import { Refusal, seedFrom } from "../../worksheet/excel";
import { addressOf, cellsOf, sameArea } from "../../worksheet/addresses";
import { drawnArea, sizeDrawn } from "../../worksheet/lattice";
import { drawingOfMaze } from "../../worksheet/identity";
import { type GridPlace, drawMaze, drawGridChange, gridOf, readChosenShape } from "../../worksheet/grid";
import { checkChoicesName, facts, savedMask, savedOutside } from "../../worksheet/memory";
import type { SheetState } from "../../worksheet/sheet";
import {
  type Dialogue,
  type GenerateChoice,
  type Outlined,
  actFor,
  encodeChoice,
  outlined,
  startSize,
  defaultLayout,
  readSavedChoice,
} from "../core";
import { pageRemark } from "../maze";
import { FOLLOWED_CELLS, GenerationPlay, drawWithNumbers, setStates, startPlayer } from "../watch";
import { type ChoosePlace, asSizeCells, makeReady } from "./ready";
import { codeOf } from "./mazeCodes";

/**
 * Makes a maze of the size in the size cells; the same seed and size give the same maze on every machine. For playback it stops before
 * the first step: the grid with its first numbers, from where the player continues. Where it fails or the person stops it, the sheet is
 * as before, or has a complete closed grid, and the sentence says which. Refuses more cells than the dialogue has time for.
 */
export function generate(choice: GenerateChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async (action) => {
    const { session } = action;
    const generator = generatorFactsById(choice.generator);
    const { setNumbers: wanted, tint, shape, outside } = choice;
    const layout = { ...choice.layout, outside };
    const outline = typeof shape === "object" ? shape : undefined;
    const variation = choice.variation ?? UNVARIED;
    const isInstant = choice.pace === "instant";
    const recipeFor = (grid: Grid) => ({ ...grid, generator: generator.id, seed, variation });
    let made: Generation | undefined;
    const makeMaze = async (grid: Grid) => (made ??= await engine.run("generation", recipeFor(grid), dialogue.signal));
    let shaped: Outlined | undefined;
    const maskOf = outline && (async (size: Grid) => (shaped = await outlined(outline, size, dialogue.signal)).mask);
    const site = await makeReady(action, placeOf(choice, generator, dialogue.mostCells ?? Infinity, maskOf), {
      layout,
      setNumbers: wanted,
      size: sizeFor(choice),
      isExact: choice.isExact,
      expected: async (grid) => (isInstant ? (await makeMaze(grid)).maze : undefined),
    });
    const { state, area, setNumbers, remark } = site;
    const grid = gridOf(site);
    const recipe = recipeFor(grid);
    const { maze, trace } = await makeMaze(grid);
    const apart = await partsApart(grid, dialogue.signal);
    const ends = shaped?.ends ?? endsOf(maze, variation);
    const code = codeOf(recipe);
    const walls = isInstant ? maze : mazeAt(grid, trace, 0);
    const choices = choice.isKept ? encodeChoice(choice) : undefined;
    const chosen = { ...site, code, choices };
    const progress = dialogue.progress;
    const isWatched = !isInstant && cellsOf(area) <= FOLLOWED_CELLS;
    const hasSets = setNumbers === "hiddenSheet";
    const states = hasSets ? await setStates(grid, trace, layout, dialogue, isWatched) : undefined;
    const drawn = drawGridChange({ ...site, choices }, (drawer) => drawMaze(drawer, chosen, walls, ends, progress));
    const { columns, rows } = grid;
    const what = { columns, rows, area: addressOf(area), sheet: state.name };
    const isNewAlone = site.isNew && remark === undefined;
    const conclusionOn = (sheet: string) =>
      message(isNewAlone ? "maze-ready-on-new-sheet" : "maze-ready", { ...what, sheet });
    const remarks = together(apart, remark, wallsUnseen(choice.layout));
    const stands = isInstant ? together(conclusionOn(state.name), remarks) : undefined;
    const numbers = await drawWithNumbers(action, site, states, drawn, stands);
    const drawing = drawingOfMaze(state, area, session.stamp);
    const generated = { drawing, area, grid, generator, trace, layout, setNumbers, tint, conclusionOn };
    const play = new GenerationPlay(generated, dialogue.say);
    const player = await startPlayer(session, play, choice.pace);
    return {
      seed,
      player,
      sentence: together(
        stands ?? together(message("maze-ready-to-watch", { ...what, steps: play.length }), remarks),
        numbers,
        pageRemark(state),
      ),
    };
  });
}

function sizeFor({ shape, size }: GenerateChoice): GenerateChoice["size"] {
  return typeof shape === "string" ? undefined : (size ?? startSize);
}

/** The chosen place. Before anything is asked or changed, it refuses too many cells, and a mask that the algorithm cannot fill. */
function placeOf(
  { shape, isExact, isKept }: GenerateChoice,
  generator: GeneratorFacts,
  most: number,
  maskOf: ((size: Grid) => Promise<Mask | undefined>) | undefined,
): ChoosePlace {
  const find: ChoosePlace = async (session, state, layout) => {
    if (typeof shape === "string") {
      const { area, mask } = await readChosenShape(session, state, shape);
      return { area: drawnArea(area, layout), mask, isElsewhere: false };
    }
    const place = await asSizeCells(session, state, layout);
    if (maskOf !== undefined) return { ...place, mask: await maskOf(sizeDrawn(place.area, layout)) };
    return isExact === true ? place : { ...place, mask: maskByHand(state, place, layout) };
  };
  return async (session, state, layout) => {
    if (isKept === true) checkChoicesName(state, facts.choices);
    const place = await find(session, state, layout);
    const { rows, columns } = sizeDrawn(place.area, layout);
    const cells = rows * columns;
    if (cells > most) throw new Refusal(message("too-large-for-command", { cells, most }));
    if (place.mask === undefined || generator.honoursMask) return place;
    const out = place.mask.reduce((sum, inside) => sum + 1 - inside, 0);
    throw new Refusal(message("rectangle-needed", { algorithm: generator.name, cells: out }));
  };
}

/** Cells that were taken out of a maze in the same place by hand stay out. */
function maskByHand({ grid, names }: SheetState, { area, isElsewhere }: GridPlace, { wallShare }: Layout) {
  const isSame = wallShare === undefined && grid !== undefined && !isElsewhere && sameArea(grid, area);
  return isSame && savedOutside(names) === undefined ? savedMask(names, area) : undefined;
}

async function partsApart(grid: Grid, signal: AbortSignal): Promise<Message | undefined> {
  if (grid.mask === undefined) return undefined;
  const parts = await engine.run("countComponents", grid, signal);
  return parts > 1 ? message("parts-apart", { parts }) : undefined;
}

/** A maze at once, with the choices that the pane's Generate had last in this workbook. Throws as {@link generate} does, and Stopped. */
export async function generateAsSaved(dialogue: Dialogue) {
  return generate(await readSavedChoice(dialogue), dialogue);
}

/**
 * The example of the original workbook: Kruskal's algorithm by random picks on 8 columns and 5 rows in B2:I6, numbered from 1 row by row,
 * so that G3 is 14 and H3 is 15. As there, the first pick is the wall between these two, and at last the two cells of set 2 are left
 * beside set 40.
 */
const EXAMPLE: GenerateChoice = {
  generator: "kruskal-picks",
  seed: "workbook-379592",
  setNumbers: "grid",
  pace: "step",
  tint: false,
  layout: defaultLayout,
  size: { columns: 8, rows: 5 },
  isExact: true,
};

/** On the sheet in front if that is empty or set up for a maze of its size, else on a new one. Its seed is for no other maze. */
export async function workbookExample(dialogue: Dialogue) {
  const { player, sentence } = await generate(EXAMPLE, dialogue);
  return { player, sentence };
}
