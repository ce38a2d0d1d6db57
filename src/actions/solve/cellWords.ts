import { type Message, message } from "../../message";
import { BOTTOM, LEFT, RIGHT, TOP } from "../../maze/model";
import type { CellFact } from "../../maze/text";

/** In the order in which they are said. */
const SIDES = [
  [TOP, "top"],
  [RIGHT, "right"],
  [BOTTOM, "bottom"],
  [LEFT, "left"],
] as const;

/** What the readable maze says of a cell: "start; open: up, right". */
export function cellWords(fact: CellFact): Message {
  if (fact === "outside") return message("cell-outside");
  const { end } = fact;
  const open = SIDES.filter(([side]) => (fact.open & (1 << side)) !== 0).map(([, side]) =>
    message("open-side", { side }),
  );
  return open.length === 0 ? message("cell-closed", { end }) : message("cell-open", { end, open });
}
