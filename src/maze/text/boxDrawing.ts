import type { TextForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "──", vertical: "│", masked: "▒▒", corners: " ╵╶└╷│┌├╴┘─┴┐┤┬┼" };

/** Lines of Unicode's box drawing characters, S and E in the cells of entrance and exits, masked cells hatched. */
export const boxDrawing: TextForm = {
  id: "box-drawing",
  name: "Box drawing",
  description: "Thin joined lines; the best looking, wherever letters are of one width.",
  sign: /[─│]/,
  print: (drawing) => linesPrinted(drawing, PEN),
  parse: (text, check) => linesRead(text, PEN, check),
};
