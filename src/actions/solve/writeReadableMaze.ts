import { type Message, message, together } from "../../message";
import { type Ends, BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
import { cellTexts, type CellFact } from "../../maze/text";
import { readableSheetAdded } from "../../worksheet/beside";
import { cellName } from "../../worksheet/cells";
import { type Area, addressOf } from "../../worksheet/excel";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, act, helperPlace, mazeInFront } from "../desk";
import { endsIfMarked } from "./route";
import { checkTwinSize, namedAfter } from "./twinSize";

/**
 * Writes the maze in front to a sheet of its own, in words: in each cell which sides of the same cell of the maze are open, and whether
 * it is the entrance or an exit. Asks before it replaces an earlier one. Five or six requests. Throws
 * ActionFailure; then the workbook is as it was.
 */
export function writeReadableMaze(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("readable-button"), dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze } = reading;
    checkTwinSize(reading, "readable");
    const named = namedAfter(reading, dialogue, (sheet) => message("readable-sheet", { sheet }));
    const helper = { kind: facts.readable, what: "readable", state, named } as const;
    const place = await helperPlace({ job, dialogue, changes }, helper);
    const ends = endsIfMarked(reading);
    const texts = cellTexts({ maze, ends }, (fact) => dialogue.say(cellWords(fact)));
    const id = await changes.make(job, readableSheetAdded(state, area, { name: place.name, values: texts }));
    const written = await place.finish(id, cellAt(area, ends?.entrance ?? 0));
    return together(
      message("readable-written", { written, maze: addressOf(area), sheet: state.name }),
      aboutEnds(area, ends),
      reading.remark,
    );
  });
}

function cellAt(area: Area, cell: number): Area {
  const row = area.row + Math.floor(cell / area.columns);
  return { row, column: area.column + (cell % area.columns), rows: 1, columns: 1 };
}

function aboutEnds(area: Area, ends: Ends | undefined): Message {
  if (ends === undefined) return message("readable-without-ends");
  const exits = ends.exits.map((cell) => cellName(area, cell));
  return message("readable-starts", { entrance: cellName(area, ends.entrance), exits, count: exits.length });
}

/** In the order in which they are said. */
const SIDES = [
  [TOP, "top"],
  [RIGHT, "right"],
  [BOTTOM, "bottom"],
  [LEFT, "left"],
] as const;

/** What the readable maze says of a cell: "start; open: up, right". */
export function cellWords(fact: CellFact): Message {
  if (fact === "outside") return message("cell-outside");
  const { end } = fact;
  const open = SIDES.filter(([side]) => (fact.open & (1 << side)) !== 0).map(([, side]) =>
    message("open-side", { side }),
  );
  return open.length === 0 ? message("cell-closed", { end }) : message("cell-open", { end, open });
}
