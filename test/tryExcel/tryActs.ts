import { ActionFailure, type Dialogue } from "../../src/actions/core";
import { solve } from "../../src/actions/solve";
import { Stopped } from "../../src/engine";
import { say } from "../../src/words";
import type { Held } from "../acts/act";
import { search } from "../acts/choices";
import { makeStandingMaze, type PlainAct, typedBefore } from "../acts/inAnyExcel";
import { ask, lookFor, sheetIds } from "./sight";

/** What came of an act. */
export interface Trial {
  readonly name: string;
  readonly seconds: number;
  /** "as expected", "different: …", "refused: …" or "failed: …", and what could not be deleted. */
  readonly result: string;
}

/** Does the acts one after the other, each on a sheet of its own, until somebody presses Stop. Leaves nothing of them in the workbook. */
export async function tryActs(
  acts: readonly PlainAct[],
  talk: Dialogue,
  tell: (name: string) => void,
): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const each of acts) {
    if (talk.signal.aborted) break;
    tell(each.name);
    const begun = performance.now();
    const result = await tried(each, talk);
    trials.push({ name: each.name, seconds: (performance.now() - begun) / 1000, result });
  }
  return trials;
}

async function tried(each: PlainAct, talk: Dialogue): Promise<string> {
  const there = await lookAround().catch(reasonOf);
  if (typeof there === "string") return there;
  const result = await resultOf(each, talk).catch(reasonOf);
  // What was in the way may have passed.
  const left = await cleanUp(there)
    .catch(() => cleanUp(there))
    .then(() => "", reasonOf);
  return left === "" ? result : `${result}; what it made is left, because deleting is ${left}`;
}

async function resultOf(each: PlainAct, talk: Dialogue): Promise<string> {
  const sheet = await addSheet(each);
  const held = await arrange(each, sheet, talk);
  const known = await sheetIds();
  const outcome = await each.act(talk, held);
  const { seen: wanted = {}, gives } = each;
  const seen = await lookFor(wanted, sheet, known);
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    return `different: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`;
  return gives?.(outcome as never) === false ? `different: gives ${JSON.stringify(outcome)}` : "as expected";
}

/** Adds a sheet and gives its id. It comes to the front by a request of its own, without which it may stay behind on the web (#930). */
async function addSheet({ isBare }: PlainAct): Promise<string> {
  const { id } = await ask(({ worksheets }) => {
    const sheet = worksheets.add();
    const typed = isBare ? [] : Object.entries(typedBefore);
    for (const [address, value] of typed) sheet.getRange(address).values = [[value]];
    return sheet.load("id");
  });
  await toFront(id);
  return id;
}

const toFront = (id: string) => ask(({ worksheets }) => worksheets.getItem(id).activate());

/** Makes what is there before the act. */
async function arrange(
  { isBare, beside, typed, writes = {}, selects }: PlainAct,
  id: string,
  talk: Dialogue,
): Promise<Held> {
  if (isBare) return {};
  const held = await makeStandingMaze(talk);
  const marked = beside === "search" ? (await solve(search, talk)).player : undefined;
  const size = typed === undefined ? {} : { BC12: typed[0], BC14: typed[1] };
  await ask(({ worksheets }) => {
    const sheet = worksheets.getItem(id);
    for (const [address, value] of Object.entries({ ...size, ...writes })) sheet.getRange(address).values = [[value]];
  });
  await toFront(id);
  await ask(({ worksheets }) =>
    worksheets
      .getItem(id)
      .getRange(selects ?? "A1")
      .select(),
  );
  return { ...held, search: marked };
}

/** What is there: sheets by their ids, names of the workbook, and the sheet in front. */
async function lookAround() {
  const { front, sheets, names } = await ask((workbook) => ({
    front: workbook.worksheets.getActiveWorksheet().load("id"),
    sheets: workbook.worksheets.load("items/id"),
    names: workbook.names.load("items/name"),
  }));
  return { front: front.id, sheets: sheets.items.map(({ id }) => id), names: names.items.map(({ name }) => name) };
}

/** Deletes every sheet and every name of the workbook that was not there. */
async function cleanUp(before: Awaited<ReturnType<typeof lookAround>>): Promise<void> {
  await toFront(before.front);
  const added = (await sheetIds()).filter((id) => !before.sheets.includes(id));
  await ask(({ worksheets }) => added.forEach((id) => worksheets.getItem(id).delete()));
  const { names: left } = await lookAround();
  const own = left.filter((name) => !before.names.includes(name));
  if (own.length > 0) await ask(({ names }) => own.forEach((name) => names.getItem(name).delete()));
}

function reasonOf(error: unknown): string {
  if (error instanceof Stopped) return "stopped";
  if (error instanceof ActionFailure) {
    const details = error.details === undefined ? "" : ` (${say(error.details)})`;
    return `refused: ${say(error.sentence)}${details}`;
  }
  const code = error instanceof Error ? (error as { readonly code?: unknown }).code : undefined;
  return typeof code === "string" ? `refused: ${code}` : `failed: ${String(error)}`;
}
