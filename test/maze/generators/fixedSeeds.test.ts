import { expectedOf, generatorById, generators } from "../../../src/maze/generators";
import { type Grid, Random } from "../../../src/maze/model";
import { checksum } from "../code/damaged";
import fixedSeeds from "./fixedSeeds.json";

/** Generator, rows, columns, mask, loop percent, block permille, CRC-32 of the walls and of the trace. */
type Row = readonly [string, number, number, keyof typeof masks, number, number, string, string];

/** Which cells of a masked grid are in the maze: single cells taken out here and there; columns apart, with one bridge. */
const masks = {
  none: undefined,
  holes: (row: number, column: number) => (row * 7 + column * 11) % 13 !== 0,
  stripes: (row: number, column: number) => column % 6 !== 5 || row === column,
};

/**
 * Mazes and traces of fixed seeds, as they have always been. fixedSeeds.json was written when version 2 of share codes was current; a
 * change that fails here changes what people have shared, or the steps that they see of it. Only the nine rows above 700 x 700 of
 * Kruskal, Prim by weights and Borůvka are newer: from when walls of all sizes were shuffled; and the traces of long walks, which held some
 * of their moves, and now hold all or none.
 */
describe("the same seed gives the same maze and trace as ever", () => {
  const rows = fixedSeeds as unknown as Row[];

  it.each(generators.map(({ id }) => id))("%s", (id) => {
    const own = rows.filter(([generator]) => generator === id);
    expect(own.length).toBeGreaterThan(12);
    expect(own.map(made)).toEqual(own);
  });
});

function made([id, rows, columns, mask, loopPercent, blockPermille]: Row): Row {
  const isInside = masks[mask];
  const grid: Grid = {
    rows,
    columns,
    mask:
      isInside &&
      Uint8Array.from({ length: rows * columns }, (_, cell) =>
        Number(isInside(Math.floor(cell / columns), cell % columns)),
      ),
  };
  const { maze, trace } = generatorById(id).make(grid, new Random("fixed"), { loopPercent, blockPermille });
  const { buffer, byteOffset, byteLength } = trace.steps;
  const [walls, steps] = [maze.standing, new Uint8Array(buffer, byteOffset, byteLength)].map(checksum);
  return [id, rows, columns, mask, loopPercent, blockPermille, walls!, steps!];
}

describe("what is known", () => {
  const known = (id: string, rows: number, columns: number): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(expectedOf(id, { rows, columns })).map(([what, { value, kind }]) => [
        what,
        `${kind} ${Math.round(value * 100) / 100}`,
      ]),
    );
  const all = generators.map(({ id }) => id);

  it("of any perfect maze is that a corridor has two ends and no other way, and that 2 x 2 cells are one", () => {
    const corridor = { deadEnds: "exact 2", crossroads: "exact 0", solutionLength: "exact 7", longestPath: "exact 7" };
    for (const id of all) {
      expect([known(id, 1, 7), known(id, 7, 1)]).toEqual([corridor, corridor]);
      const two = { value: 2, kind: "exact", sd: 0 };
      expect([
        expectedOf(id, { rows: 1, columns: 7 }).deadEnds,
        expectedOf(id, { rows: 1, columns: 2 }).deadEnds,
      ]).toEqual([two, two]);
      expect(known(id, 1, 1)).toMatchObject({ deadEnds: "exact 0", longestPath: "exact 1" });
      expect(known(id, 2, 2)).toMatchObject({ deadEnds: "exact 2", crossroads: "exact 0", longestPath: "exact 4" });
    }
  });

  it("of 20 x 20 is published with the error of 20,000 mazes, for most kinds, and on a mask nothing is known", () => {
    const mask = new Uint8Array(400).fill(1, 1);
    const errors = all.flatMap((id) => {
      expect(expectedOf(id, { rows: 20, columns: 20, mask })).toEqual({});
      const { sd, error } = expectedOf(id, { rows: 20, columns: 20 }).deadEnds ?? {};
      return error === undefined ? [] : [sd! / error];
    });
    expect(errors).toEqual(errors.map(() => expect.closeTo(Math.sqrt(20_000), 6) as number));
    expect(errors.length).toBeGreaterThan(9);
  });

  it("of dead ends on 20 x 20 is their deviation too, where it was simulated, and on no other size", () => {
    const deviations = { sidewinder: 5.276, "binary-tree": 4.944, wilson: 5.52, kruskal: 5.44, "depth-first": 3.672 };
    for (const [id, sd] of Object.entries(deviations)) {
      const sdOf = (rows: number, columns: number) => expectedOf(id, { rows, columns }).deadEnds?.sd;
      expect(sdOf(20, 20)).toBeCloseTo(sd, 9);
      expect([sdOf(20, 21), sdOf(21, 20), sdOf(9, 9)]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("of other sizes, and of kinds that nobody simulated, is what can be worked out", () => {
    expect(known("growing-tree-mixed", 20, 20)).toEqual({});
    const sized = (rows: number, columns: number) =>
      Object.fromEntries(
        all.map((id) => [id, known(id, rows, columns)] as const).filter(([, of]) => Object.keys(of).length > 0),
      );
    expect(sized(3, 3)).toEqual({
      "binary-tree": { deadEnds: "exact 3.25", crossroads: "exact 0", solutionLength: "exact 5" },
    });
    expect(sized(5, 9)).toEqual({
      "binary-tree": { deadEnds: "exact 12.25", crossroads: "exact 0", solutionLength: "exact 13" },
    });
  });
});
