import { type Drawing, pathThrough, textFormById } from "../../maze/text";

/** A maze as a text of the form with this id; `onPath`, if given, has 1 for each cell of a path whose order is unknown. */
export function printDrawing({
  form,
  drawing,
  onPath,
}: {
  readonly form: string;
  readonly drawing: Drawing;
  readonly onPath?: Uint8Array | undefined;
}): string {
  const path = onPath === undefined ? drawing.path : pathThrough(drawing.maze, onPath, drawing.ends);
  return textFormById(form).print({ ...drawing, path });
}
