import { message, together } from "../../message";
import { engine } from "../../engine";
import type { Grid } from "../../maze/model";
import { type GeneratorFacts, UNVARIED, endsOf, generatorFactsById } from "../../maze/generators";
import { type Generation, mazeAt } from "../../maze/trace";
import { type Layout, wallsUnseen } from "../../worksheet/looks";
import { type ExcelSession, Refusal, seedFrom } from "../../worksheet/excel";
import { addressOf, cellsOf, sameArea } from "../../worksheet/addresses";
import { drawnArea, sizeDrawn } from "../../worksheet/lattice";
import { drawingOfMaze } from "../../worksheet/identity";
import {
  type GridPlace,
  countingNumbers,
  drawMaze,
  drawGridChange,
  gridOf,
  numberCells,
  placeFor,
  readChosenShape,
  redrawGrid,
} from "../../worksheet/grid";
import { sizeIn } from "../../worksheet/sizeCells";
import { checkChoicesName, facts } from "../../worksheet/facts";
import { savedMask, savedOutside } from "../../worksheet/shapeAndEnds";
import { Written } from "../../worksheet/written";
import type { SheetState } from "../../worksheet/sheet";
import {
  type ActionOutcome,
  type Dialogue,
  type GenerateChoice,
  type SetNumbersChoice,
  act,
  actFor,
  encodeChoice,
  startSize,
  defaultLayout,
  readSavedChoice,
} from "../core";
import { pageRemark } from "../maze";
import { FOLLOWED_CELLS, drawWithNumbers, generationPlay, setStates, startPlayer } from "../watch";
import { makeReady, sheetFor } from "./ready";
import { codeOf } from "./mazeAsText";

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
    const { setNumbers: wanted, tint, outside } = choice;
    const layout = { ...choice.layout, outside };
    const variation = choice.variation ?? UNVARIED;
    const isInstant = choice.pace === "instant";
    const size = typeof choice.shape === "string" ? undefined : (choice.size ?? startSize);
    const sheet = await sheetFor(action, layout, size, choice.isExact);
    if (choice.isKept === true) checkChoicesName(sheet.state, facts.choices);
    const place = await placeOf(session, sheet.state, choice, dialogue.signal);
    const grid = gridOf({ ...place, layout });
    checkCells(grid, generator, dialogue.mostCells);
    const recipe = { ...grid, generator: generator.id, seed, variation };
    let made: Promise<Generation> | undefined;
    const makeMaze = () => (made ??= engine.run("generation", recipe, dialogue.signal));
    const site = await makeReady(action, sheet, {
      ...place,
      layout,
      setNumbers: wanted,
      maze: isInstant ? async () => (await makeMaze()).maze : undefined,
    });
    const { state, area, setNumbers, remark } = site;
    const { maze, trace } = await makeMaze();
    const parts = grid.mask && (await engine.run("countComponents", grid, dialogue.signal));
    const apart = parts !== undefined && parts > 1 ? message("parts-apart", { parts }) : undefined;
    const ends = place.ends ?? endsOf(maze, variation);
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
    const play = generationPlay(generated, dialogue.say);
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

/** The chosen place, and the ends that its shape gives the maze. */
async function placeOf(
  session: ExcelSession,
  state: SheetState,
  { shape, isExact, layout }: GenerateChoice,
  signal: AbortSignal,
) {
  if (typeof shape === "string") {
    const { area, mask } = await readChosenShape(session, state, shape);
    return { area: drawnArea(area, layout), mask, isElsewhere: false, ends: undefined };
  }
  const place = placeFor(state, sizeIn(state), layout);
  if (shape !== undefined) {
    const grid = sizeDrawn(place.area, layout);
    return { ...place, ...(await engine.run("outlined", { outline: shape, grid }, signal)) };
  }
  return { ...place, mask: isExact === true ? undefined : maskByHand(state, place, layout), ends: undefined };
}

/** Before anything is asked or changed: refuses too many cells, and a mask that the algorithm cannot fill. */
function checkCells({ rows, columns, mask }: Grid, generator: GeneratorFacts, most = Infinity): void {
  const cells = rows * columns;
  if (cells > most) throw new Refusal(message("too-large-for-command", { cells, most }));
  if (mask === undefined || generator.honoursMask) return;
  const out = mask.reduce((sum, inside) => sum + 1 - inside, 0);
  throw new Refusal(message("rectangle-needed", { algorithm: generator.name, cells: out }));
}

/** Cells that were taken out of a maze in the same place by hand stay out. */
function maskByHand({ grid, names }: SheetState, { area, isElsewhere }: GridPlace, { wallShare }: Layout) {
  const isSame = wallShare === undefined && grid !== undefined && !isElsewhere && sameArea(grid, area);
  return isSame && savedOutside(names) === undefined ? savedMask(names, area) : undefined;
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

/** 8 columns and 5 rows are B2:I6, with 14 in G3 if numbers are shown. After a failure the grid is as before, or closed. */
export function formatGrid(
  layout: Layout,
  wanted: SetNumbersChoice,
  dialogue: Dialogue,
  size: GenerateChoice["size"] = startSize,
): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session } = action;
    const sheet = await sheetFor(action, layout, size);
    const place = placeFor(sheet.state, sizeIn(sheet.state), layout);
    const site = await makeReady(action, sheet, { ...place, mask: undefined, layout, setNumbers: wanted });
    const { state, area, setNumbers, remark } = site;
    const numbers = countingNumbers(site);
    const first = { label: dialogue.say("numbers-before-first-step"), numbers };
    const written = setNumbers === "grid" ? Written.counting(area, numbers) : undefined;
    const drawn = drawGridChange(site, (drawer) => redrawGrid(drawer, { ...site, written }));
    const ready = message("grid-ready", { area: addressOf(area), sheet: state.name });
    const stands = together(ready, remark, wallsUnseen(layout));
    const told = await drawWithNumbers(action, site, setNumbers === "hiddenSheet" ? [first] : undefined, drawn, stands);
    if (setNumbers === "grid") {
      await numberCells(session, site, numbers, dialogue.progress);
    }
    return together(stands, told, pageRemark(state));
  });
}
