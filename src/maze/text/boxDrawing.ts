import { textForm } from "./form";
import { linesPrinted, linesRead, type Pen } from "./lineDrawing";

const PEN: Pen = { horizontal: "──", vertical: "│", masked: "▒▒", corners: " ╵╶└╷│┌├╴┘─┴┐┤┬┼" };

/** Lines of Unicode's box drawing characters, S and E in the cells of entrance and exits, masked cells hatched. */
export const boxDrawing = textForm({
  id: "box-drawing",
  name: "Box drawing",
  description: "Thin joined lines; the best looking, wherever letters are of one width.",
  printInSlices: (drawing) => linesPrinted(drawing, PEN),
  parseInSlices: (text, check) => linesRead(text, PEN, check),
});
