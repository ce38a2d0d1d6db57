import { UnknownAlgorithmError } from "../errors";
import { ascii } from "./ascii";
import { blocks } from "./blocks";
import { boxDrawing } from "./boxDrawing";
import { atOnce, type Slices } from "../slices";
import type { Drawing, SizeCheck, TextForm } from "./form";

export { MAX_TEXT_CELLS, type Drawing, type TextForm } from "./form";

/** The ways to write a maze as text. */
export const textForms: readonly TextForm[] = [boxDrawing, ascii, blocks];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function textFormById(id: string): TextForm {
  const form = textForms.find((entry) => entry.id === id);
  if (form === undefined) throw new UnknownAlgorithmError(`Choose another form of text. There is none called “${id}”.`);
  return form;
}

/** The maze in a text of whichever form. Throws TextError in the words of the form that the text looks like, or SizeError. */
export function parseText(text: string): Drawing {
  return atOnce(parseTextInSlices(text));
}

/** {@link parseText} in slices of whole lines. `check` is told the size before any cell is read, and may throw. */
export function parseTextInSlices(text: string, check?: SizeCheck): Slices<Drawing> {
  if (text.includes("█")) return blocks.parseInSlices(text, check);
  return (/[─│]/.test(text) ? boxDrawing : ascii).parseInSlices(text, check);
}
