import { message } from "../../message";
import { UnknownAlgorithmError } from "../model";
import { ascii, boxDrawing } from "./lineDrawing";
import { blocks } from "./blocks";
import type { Drawing, SizeCheck, TextForm } from "./form";

/** All forms in which a maze is written as text. */
export const textForms: readonly TextForm[] = [boxDrawing, ascii, blocks];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function textFormById(id: string): TextForm {
  const form = textForms.find((entry) => entry.id === id);
  if (form === undefined) throw new UnknownAlgorithmError(message("no-such-text-form", { id }));
  return form;
}

/**
 * The maze in a text of any form. `check` gets the size before any cell is read, and may throw. Throws SizeError, or the TextError
 * of the form that the text looks like (the last in the list, if it has signs of several).
 */
export function parseText(text: string, check?: SizeCheck): Drawing {
  const signed = textForms.filter(({ sign }) => sign?.test(text));
  const form = signed[signed.length - 1] ?? textForms.find(({ sign }) => sign === undefined)!;
  return form.parse(text, check);
}
