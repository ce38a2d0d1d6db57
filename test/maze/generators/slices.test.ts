import { follow, followInSlices } from "../../../src/maze/code";
import { generators } from "../../../src/maze/generators";

const recipe = { rows: 60, columns: 80, seed: "slices", imperfection: { loopPercent: 10, blockPermille: 20 } };

describe.each(generators.filter(({ makeInSlices }) => makeInSlices))("$name in slices", ({ id }) => {
  it("makes the same maze and trace as in one go", () => {
    const slices = followInSlices({ ...recipe, generator: id });
    let slice = slices.next();
    while (!slice.done) slice = slices.next();
    const { maze, trace } = follow({ ...recipe, generator: id });
    expect(slice.value.maze.standing).toEqual(maze.standing);
    expect(slice.value.trace.steps).toEqual(trace.steps);
  });

  it("gives the turn back on the way to a large maze", () => {
    const slices = followInSlices({ ...recipe, rows: 300, columns: 300, generator: id });
    expect([slices.next().done, slices.next().done]).toEqual([false, false]);
  });
});

it("a generator without slices is one slice", () => {
  expect(followInSlices({ ...recipe, generator: "kruskal" }).next().done).toBe(true);
});
