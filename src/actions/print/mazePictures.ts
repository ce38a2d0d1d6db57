import { type Message, message, together } from "../../message";
import { engine } from "../../engine";
import { svgOf } from "../../maze/picture";
import { type SheetPicture, addPicture, readPicturePlace } from "../../worksheet/pictures";
import { cellName } from "../../worksheet/borders";
import { drawnCell } from "../../worksheet/lattice";
import { heightPerWidth, wallSize } from "../../worksheet/looks";
import { Refusal, rangeAt } from "../../worksheet/excel";
import { addressOf } from "../../worksheet/addresses";
import { writtenIn } from "../../worksheet/record";
import { type MazeReading, betweenCells, findPlace, readMaze } from "../../worksheet/walls";
import { readSheet } from "../../worksheet/sheet";
import { hasDistances, hasSolution } from "../../worksheet/solution";
import { findEnds, gapsBeside, lettersIn } from "../../worksheet/ends";
import { type ActionOutcome, type Dialogue, act, actFor } from "../core";
import { checkCells, choosing, mazeInFront, markedEnds } from "../maze";

export type { SheetPicture } from "../../worksheet/pictures";

const MOST_CELLS = 40_000;
/** The size of a cell in points if the sheet gives none. */
const CELL = 24;
/** The most Base64 text of one picture, in characters: a request of Excel on the web may have 5 MB. */
const MOST_BASE64 = 4_000_000;

/** The maze in front as an SVG picture. Changes nothing; three requests up to 10,000 cells, four with items. */
export function drawPicture(dialogue: Dialogue) {
  return actFor(dialogue, async ({ session }) => {
    const check = (found: Parameters<typeof checkCells>[0]) => checkCells(found, MOST_CELLS);
    const place = await findPlace(session, await readSheet(session));
    const read = await readMaze(session, place, dialogue.progress, { check, choose: choosing(dialogue) });
    const { state, area } = read;
    const { wallShare } = state.grid === undefined ? {} : state.before;
    const areCells = wallShare !== undefined;
    const reading = areCells ? betweenCells(read) : read;
    const { maze, entrance, exits } = reading;
    const marked = [...(entrance === undefined ? [] : [entrance]), ...exits];
    const gaps = areCells ? gapsBeside(maze, marked) : reading.gaps;
    const isSolved = hasSolution(state) && !hasDistances(state);
    const ends = isSolved ? markedEnds(reading) : undefined;
    const path = ends && (await engine.run("shortestPath", { maze, ends }, dialogue.signal))?.path;
    const range = await session.onSheet(state.id, (sheet) => rangeAt(sheet, area).load("formulas,format/columnWidth"));
    const width: number | null = areCells ? null : range.format.columnWidth;
    const { say } = dialogue;
    const { columns, rows } = maze;
    const description = say(together(mazeDrawn(read, maze), path && message("path-drawn", { steps: path.length - 1 })));
    const title = say(message("picture-title", { columns, rows }));
    const wide = width ?? state.before.cellSize ?? CELL;
    const cellSize = areCells ? wide + wallSize(wide, { wallShare }) : wide;
    const all = await textsIn(read, range.formulas as unknown[][]);
    const texts = areCells ? Array.from(maze.standing, (_, cell) => all[drawnCell(maze, { wallShare }, cell)]!) : all;
    const wall = areCells ? 1 - wide / cellSize : undefined;
    const tall = heightPerWidth(state.before);
    const svg = svgOf({ maze, openings: gaps, path, texts, cellSize, tall, wall, title, description });
    return {
      picture: { ...svg, title, description },
      remark: reading.remark,
      sentence: message("picture-drawn", { area: addressOf(area), sheet: state.name }),
    };
  });
}

export function insertPicture(picture: SheetPicture, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    if (picture.base64.length > MOST_BASE64) {
      throw new Refusal(message("picture-too-large", { length: picture.base64.length, most: MOST_BASE64 }));
    }
    const { state, area } = await mazeInFront(action, ({ state }) => changes.declareWrites(state, { here: true }));
    const place = await readPicturePlace(session, state, area, picture);
    await changes.make(session, addPicture(state, place, picture));
    return message("picture-inserted", { sheet: state.name, side: place.side });
  });
}

async function textsIn({ state, area }: MazeReading, formulas: readonly (readonly unknown[])[]): Promise<string[]> {
  const written = await writtenIn(state, area);
  const isLetter = lettersIn(state, area, written);
  return formulas.flat().map((content, cell) => {
    const isShown = isLetter(cell, content) || written.is("item", cell, content) || written.is("mark", cell, content);
    return isShown ? String(content) : "";
  });
}

/** "A maze of 20 columns and 28 rows, entrance at B2, exit at U29." */
function mazeDrawn(
  { state, area }: MazeReading,
  { columns, rows }: Pick<MazeReading["maze"], "columns" | "rows">,
): Message {
  const { entrance, exits } = findEnds(state.names, state.name, area);
  const marked =
    entrance === undefined ? (exits.length === 0 ? "none" : "exits") : exits.length === 0 ? "entrance" : "both";
  return message("picture-of-maze", {
    columns,
    rows,
    marked,
    entrance: entrance === undefined ? "" : cellName(area, entrance.cell),
    exits: exits.map(({ cell }) => cellName(area, cell)),
  });
}
