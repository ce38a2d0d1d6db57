import { type Dialogue, type GenerateChoice, defaultLayout } from "../core";
import { generate } from "./generate";

/**
 * The example of the original workbook: Kruskal's algorithm by random picks on 8 columns and 5 rows in B2:I6, numbered from 1 row by row,
 * so that G3 is 14 and H3 is 15. As there, the first pick is the wall between these two, and at last the two cells of set 2 are left
 * beside set 40.
 */
const EXAMPLE: GenerateChoice = {
  ...{ generator: "kruskal-picks", seed: "workbook-379592", setNumbers: "grid", pace: "step", tint: false },
  ...{ layout: defaultLayout, size: { columns: 8, rows: 5 }, isExact: true },
};

/**
 * Makes the example, to be stepped from its beginning: on the sheet in front if that is empty or set up for a maze of its size, else on a
 * new one. As {@link generate}.
 */
export function workbookExample(dialogue: Dialogue) {
  return generate(EXAMPLE, dialogue);
}
