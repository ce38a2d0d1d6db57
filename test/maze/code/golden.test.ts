import { decode, encode, follow, mazeOf } from "../../../src/maze/code/recipe";
import { generators } from "../../../src/maze/generators/generators";
import { textFormById } from "../../../src/maze/text";
import { checksum } from "./damaged";
import golden from "./golden.json";

/**
 * Codes that people may hold, and the mazes that they stand for. A change of the engine that fails here changes mazes that
 * were handed out: give the changed generator a new number in codes instead, and keep the old one.
 *
 * golden.json: generator, code, and the CRC-32 of the maze's walls, one byte a cell; a new generator's rows are what the last test
 * gets. The mazes of 701 x 850 were changed once, before the first release, when large mazes came to be made like all others.
 */
describe("a share code handed out earlier", () => {
  it("still draws this imperfect, masked maze by depth-first, with its three ends", () => {
    // Ends without a mask stand in the footers of test/actions/every/leaves.txt.
    const recipe = decode("4W108-1GM3R-6MRTK-NC9P6-MRBEC-4G8T0-H06W3-0418P-07XZJ-ZNH7F-5KY");
    expect(recipe).toMatchObject({ seed: "Ljubljana č 7", variation: { loopPercent: 20, blockPermille: 30 } });
    const text = textFormById("ascii").print({ maze: follow(recipe).maze, ends: recipe.ends });
    expect(text.trim().split("\n")).toEqual([
      "+--+--+--+--+--+--+",
      "|     |##|      E |",
      "+  +--+--+--+--+  +",
      "|S       |##|##|  |",
      "+  +  +--+--+--+  +",
      "|  |  |  |  |##|  |",
      "+  +  +  +--+--+--+",
      "|  |         E |##|",
      "+--+--+--+--+--+--+",
    ]);
  });

  it.each(golden.large)(
    "still makes the same maze of 701 x 850, with and without its trace: %s, %s",
    (_, code, walls) => {
      const recipe = decode(code);
      expect(checksum(follow(recipe).maze.standing)).toBe(walls);
      expect(checksum(mazeOf(recipe).standing)).toBe(walls);
    },
  );

  it.each([
    ["perfect", { loopPercent: 0, blockPermille: 0 }],
    ["imperfect", { loopPercent: 10, blockPermille: 50 }],
  ] as const)("is kept here for every generator, and still makes the same %s maze of 12 x 17", (table, variation) => {
    const rows = generators.map(({ id: generator }) => {
      const code = encode({ generator, rows: 12, columns: 17, seed: "golden", variation });
      return [generator, code, checksum(follow(decode(code)).maze.standing)];
    });
    expect(golden[table]).toEqual(rows);
  });
});
