import { type Message, message } from "../../message";
import type { ListCell } from "./classList";
import { foldedName } from "./pupilKey";

/** A row of a class list in which somebody typed how long the pupil's maze took. */
interface MinutesRow {
  /** The row of the worksheet, from 1. */
  readonly row: number;
  /** As {@link Pupil.key}. */
  readonly key: string;
  readonly name: string;
  /** More than 0. */
  readonly minutes: number;
}

/** The minutes of a class list, and what is wrong with those that are left out, each with its row. */
interface MinutesReading {
  readonly rows: readonly MinutesRow[];
  readonly faults: readonly Message[];
}

/** Of what is quoted of a cell. */
const SOME = 30;

/**
 * The minutes below the heading `minutes`, of the rows that have any; `list` is the list's headings and rows, `place` its worksheet and
 * the row there that has the headings, from 1; `keys` are those of its pupils, by rows. Rows with faults in other columns count too: their
 * pages are there. Undefined if one of the two headings is missing, however they are capitalised.
 */
export function readMinutes(
  [headings = [], ...rows]: readonly (readonly ListCell[])[],
  place: { readonly sheet: string; readonly row: number },
  words: { readonly name: string; readonly minutes: string },
  keys: ReadonlyMap<number, string>,
): MinutesReading | undefined {
  const columnOf = (heading: string) => headings.findIndex(({ text }) => foldedName(text) === foldedName(heading));
  const columns = { name: columnOf(words.name), minutes: columnOf(words.minutes) };
  if (columns.name < 0 || columns.minutes < 0) return undefined;
  const found: MinutesRow[] = [];
  const faults: Message[] = [];
  rows.forEach((cells, i) => {
    const [name, minutes] = [cells[columns.name]?.text.trim() ?? "", cells[columns.minutes]];
    const row = place.row + 1 + i;
    const key = keys.get(row);
    if (key === undefined || minutes === undefined || (minutes.text.trim() === "" && !minutes.isError)) return;
    const fault = faultIn(minutes, { row, sheet: place.sheet });
    if (fault === undefined) found.push({ row, key, name, minutes: minutes.number! });
    else faults.push(fault);
  });
  return { rows: found, faults };
}

/** What is wrong with the minutes of a row. */
function faultIn(cell: ListCell, where: { readonly row: number; readonly sheet: string }): Message | undefined {
  if (cell.isError) return message("minutes-error", { ...where, error: cell.text });
  if (cell.isDate === true) return message("minutes-date", where);
  if (cell.number === undefined) return message("minutes-text", { ...where, held: cell.text.trim().slice(0, SOME) });
  return cell.number > 0 ? undefined : message("minutes-not-positive", { ...where, minutes: cell.number });
}
