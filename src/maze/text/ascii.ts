import { textForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "--", vertical: "|", masked: "##", corners: "+".repeat(16) };

/** Lines of +, - and |, S and E in the cells of entrance and exits, ## in masked cells. */
export const ascii = textForm({
  id: "ascii",
  name: "ASCII",
  description: "Lines of +, - and |; for every program and every printer.",
  printInSlices: (drawing) => linesPrinted(drawing, PEN),
  parseInSlices: (text, check) => linesRead(text, PEN, check),
});
