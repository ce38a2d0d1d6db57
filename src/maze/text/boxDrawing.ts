import { message } from "../../message";
import type { TextForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "──", vertical: "│", masked: "▒▒", corners: " ╵╶└╷│┌├╴┘─┴┐┤┬┼" };

/** Lines of Unicode's box drawing characters, S and E in the cells of entrance and exits, x along the path, masked cells hatched. */
export const boxDrawing: TextForm = {
  id: "box-drawing",
  name: message("box-drawing"),
  description: message("box-drawing-looks"),
  sign: /[─│]/,
  print: (drawing) => linesPrinted(drawing, PEN),
  parse: (text, check) => linesRead(text, PEN, check),
};
