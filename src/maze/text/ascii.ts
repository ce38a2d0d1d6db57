import type { TextForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "--", vertical: "|", masked: "##", corners: "+".repeat(16) };

/** Lines of +, - and |, S and E in the cells of entrance and exits, ## in masked cells. */
export const ascii: TextForm = {
  id: "ascii",
  name: "ASCII",
  description: "Lines of +, - and |; for every program and every printer.",
  sign: undefined,
  print: (drawing) => linesPrinted(drawing, PEN),
  parse: (text, check) => linesRead(text, PEN, check),
};
