import { MazeError } from "../../../src/maze/model/maze";
import { parseText } from "../../../src/maze/text/parseText";
import { textFormById } from "../../../src/maze/text/textForms";
import { IS_DEEP } from "../../depth";
import { damaged, foreignText, writerNames } from "./anyForeign";

/** How many texts, and the first of their seeds. */
const COUNT = IS_DEEP ? 100_000 : 2_000;
const FIRST = Number(process.env.SOAK_SEED ?? 1);
/** No text of so many characters holds a maze of more cells than this for each of them. */
const CELLS_A_CHARACTER = 64;

test("damaged texts are refused with a place in them, or are mazes that can be written and read", () => {
  const known = ["ascii", "csv"].map(textFormById);
  let [read, refused] = [0, 0];
  for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
    const text = damaged(foreignText(writerNames[seed % writerNames.length]!, seed).text, seed);
    try {
      const { maze, ends } = parseText(text);
      expect(maze.size).toBeLessThanOrEqual(CELLS_A_CHARACTER * text.length);
      read++;
      for (const { print } of known) expect(parseText(print({ maze, ends })).maze.standing).toEqual(maze.standing);
    } catch (error) {
      if (!(error instanceof MazeError)) throw error;
      refused++;
      expect(["text", "size"]).toContain(error.kind);
      const { line = 1, column = 1 } = error.sentence.args as { line?: number; column?: number };
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      expect(column).toBeGreaterThanOrEqual(1);
    }
  }
  expect(Math.min(read, refused)).toBeGreaterThan(COUNT / 10);
});
