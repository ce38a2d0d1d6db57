import { USUAL_LEVEL, speedAt } from "../../../src/actions/watch/player";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";

test("the usual speed takes 15 to 20 seconds for 20 x 15 by every algorithm", () => {
  for (const { id, make } of generators) {
    for (const seed of ["a", "b", "c"]) {
      const { length } = make({ columns: 20, rows: 15 }, new Random(seed)).trace.steps;
      const seconds = length / speedAt(USUAL_LEVEL, length);
      expect([id, seconds, seconds >= 15 && seconds <= 20]).toEqual([id, seconds, true]);
    }
  }
});

test("the speeds of the slider: from one step a second to the whole in five seconds, however long it is", () => {
  for (const length of [1, 2, 5, 12, 39, 177, 20_000, 600_000, 2_000_000]) {
    const [slowest, slow, usual, fast, fastest] = [0, 25, USUAL_LEVEL, 75, 100].map((level) => speedAt(level, length));
    expect([slowest, fastest]).toEqual([1, expect.closeTo(Math.max(2, length / 5))]);
    expect([slow, fast]).toEqual(
      [Math.sqrt(usual!), Math.sqrt(usual! * fastest!)].map((speed) => expect.closeTo(speed) as number),
    );
    for (let level = 0; level < 100; level++)
      expect(speedAt(level + 1, length)).toBeGreaterThan(speedAt(level, length));
  }
});
