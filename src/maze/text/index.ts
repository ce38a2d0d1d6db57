import { UnknownAlgorithmError } from "../errors";
import { ascii } from "./ascii";
import { blocks } from "./blocks";
import { boxDrawing } from "./boxDrawing";
import type { Drawing, TextForm } from "./form";

export { MAX_TEXT_CELLS, type Drawing, type TextForm } from "./form";

/** The ways to write a maze as text. */
export const textForms: readonly TextForm[] = [boxDrawing, ascii, blocks];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function textFormById(id: string): TextForm {
  const form = textForms.find((entry) => entry.id === id);
  if (form === undefined) throw new UnknownAlgorithmError(`There is no form of text called “${id}”.`);
  return form;
}

/** The maze in a text of whichever form. Throws TextError in the words of the form that the text looks like, or SizeError. */
export function parseText(text: string): Drawing {
  if (text.includes("█")) return blocks.parse(text);
  return /[─│]/.test(text) ? boxDrawing.parse(text) : ascii.parse(text);
}
