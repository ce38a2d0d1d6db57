import { message } from "../../message";
import type { TextForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "--", vertical: "|", masked: "##", corners: "+".repeat(16) };

/** Lines of +, - and |, S and E in the cells of entrance and exits, x along the path, ## in masked cells. */
export const ascii: TextForm = {
  id: "ascii",
  name: message("ascii"),
  description: message("ascii-looks"),
  sign: undefined,
  print: (drawing) => linesPrinted(drawing, PEN),
  parse: (text, check) => linesRead(text, PEN, check),
};
