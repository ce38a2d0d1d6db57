import { message, together, type Message } from "../../message";
import { type Layout, wallsUnseen } from "../../worksheet/looks";
import { type Area, SHEET_COLUMNS, SHEET_ROWS, addressOf } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import { drawMaze, drawGridChange, placeFor } from "../../worksheet/grid";
import type { SheetState } from "../../worksheet/sheet";
import { sizeDrawn } from "../../worksheet/lattice";
import { facts } from "../../worksheet/facts";
import { type Dialogue, actFor } from "../core";
import { pageRemark } from "../maze";
import { drawWithNumbers } from "../watch";
import { makeReady, sheetFor } from "./ready";
import { type EarlierMaze, earlierMaze } from "./mazeAsText";

/** A larger generated maze is kept only by its recipe, without changes that were made to it. */
const WALL_CELLS = 2_500;

/** Keeps the present maze in place of the one that it replaced: doing it twice leaves everything as it was. The size cells stay. */
export function bringBackMaze(layout: Layout, dialogue: Dialogue) {
  return actFor(dialogue, async (action) => {
    const sheet = await sheetFor(action, layout);
    const { state: front } = sheet;
    const text = facts.earlier.read(front.names);
    const earlier = earlierMaze(front);
    if (earlier === undefined) throw new Refusal(message("no-previous-maze", { sheet: front.name }));
    const grid = front.grid ?? { ...earlier.origin, rows: 1, columns: 1 };
    const { area, isElsewhere } = placeFor({ ...front, grid }, earlier.grid, earlier);
    const { rows, columns } = area;
    if (isElsewhere || area.row + rows > SHEET_ROWS || area.column + columns > SHEET_COLUMNS) {
      throw new Refusal(message("no-room-for-previous-maze", { columns, rows, sheet: front.name }));
    }
    const place = { area, isElsewhere, mask: earlier.grid.mask };
    const drawnLayout = { ...layout, wallShare: undefined };
    const ready = await makeReady(action, sheet, { ...place, layout: drawnLayout, setNumbers: "none" });
    const { state } = ready;
    if (facts.earlier.read(state.names) !== text) {
      throw new Refusal(message("maze-changed-meanwhile", { sheet: state.name }));
    }
    const maze = await earlier.maze(dialogue.signal);
    const earlierText = ready.replaced ?? "";
    const formatted = { ...ready, layout: { ...layout, outside: earlier.outside, wallShare: earlier.wallShare } };
    const site = { ...formatted, code: earlier.made?.code, replaced: earlierText };
    // After a failure the replaced maze can be brought back, or if there was none, the one that was to be brought back.
    const rescued = { ...site, replaced: earlierText === "" ? text : earlierText };
    const { ends } = earlier;
    const progress = dialogue.progress;
    const drawn = drawGridChange(rescued, (drawer) => drawMaze(drawer, site, maze, ends, progress));
    const left = await drawWithNumbers(action, ready, undefined, drawn);
    const seed = earlier.made?.recipe.seed;
    return { seed, sentence: together(told(state, site, earlier), ready.remark, left, pageRemark(state)) };
  });
}

function told(
  { name, grid }: SheetState,
  { area, layout, replaced }: { area: Area; layout: Layout; replaced: string },
  { made }: EarlierMaze,
): Message {
  const { rows, columns } = sizeDrawn(area, layout);
  const isWhole = made === undefined || (rows * columns <= WALL_CELLS && layout.wallShare === undefined);
  const earlierText = grid === undefined ? undefined : message("maze-not-kept");
  return together(
    message("previous-maze-back", { area: addressOf(area), sheet: name, columns, rows }),
    isWhole ? undefined : message("changes-not-kept", { most: WALL_CELLS }),
    wallsUnseen(layout),
    replaced === "" ? earlierText : message("press-previous-maze-again"),
  );
}
