import { type Message, message } from "../../message";
import type { ReversibleChange } from "../../worksheet/changes";
import { findSheetBeside, replaceSheetBeside } from "../../worksheet/beside";
import type { NamedMark } from "../../worksheet/memory";
import type { SheetName } from "../../worksheet/sheet";
import { type Act, askFirst } from "./work";

/** A sheet that an action writes for a maze. */
interface SheetToWrite {
  readonly kind: NamedMark;
  /** The sheet of the maze. */
  readonly mazeSheet: string;
  /** The question before the earlier sheet of this name is replaced. */
  readonly question: (name: string) => Message;
  /** What there is to say if replacing fails and the new sheet stays, with this name. */
  readonly kept: (name: string) => Message;
}

/**
 * Writes a sheet that belongs to a maze, in place of an earlier one of its kind after a question. Gives its name. Two requests before it
 * is written, and one more to replace another. Throws Stopped if the answer is no.
 */
export async function writeBeside(
  { job, dialogue, changes }: Act,
  { kind, mazeSheet, question, kept }: SheetToWrite,
  change: (sheets: readonly SheetName[]) => ReversibleChange<NewSheet>,
): Promise<string> {
  const found = await findSheetBeside(job, kind, mazeSheet);
  const { existing } = found;
  changes.touch(found, { deleted: [existing], structure: true });
  if (existing !== undefined) await askFirst(dialogue, { sentence: question(existing.name), yes: message("replace") });
  const written = await changes.make(job, change(found.sheets));
  if (existing === undefined) return written.name;
  changes.keep(kept(written.name));
  await replaceSheetBeside(job, existing, written.id);
  return existing.name;
}

interface NewSheet {
  readonly id: string;
  readonly name: string;
}
