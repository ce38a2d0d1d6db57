import { USUAL_LEVEL, speedAt } from "../../../src/actions/watch/player";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";

test("the usual speed takes 15 to 20 seconds for 20 x 15 by every algorithm, and is between both ends for every length", () => {
  for (const { id, make } of generators) {
    for (const seed of ["a", "b", "c"]) {
      const { length } = make({ columns: 20, rows: 15 }, new Random(seed)).trace.steps;
      const seconds = length / speedAt(USUAL_LEVEL, length);
      expect([id, seconds, seconds >= 15 && seconds <= 20]).toEqual([id, seconds, true]);
    }
  }
  for (const length of [1, 2, 5, 12, 39, 177, 20_000, 2_000_000]) {
    expect(speedAt(USUAL_LEVEL, length)).toBeGreaterThan(1);
    expect(speedAt(USUAL_LEVEL, length)).toBeLessThan(speedAt(100, length));
  }
});

test("the speeds of the slider: from one step a second to the whole in five seconds, however long it is", () => {
  for (const length of [39, 177, 20_000, 600_000]) {
    expect(speedAt(0, length)).toBe(1);
    expect(speedAt(100, length)).toBeCloseTo(Math.max(2, length / 5));
    const [usual, fast] = [speedAt(USUAL_LEVEL, length), speedAt(100, length)];
    expect([speedAt(25, length), speedAt(75, length)]).toEqual(
      [Math.sqrt(usual), Math.sqrt(usual * fast)].map((speed) => expect.closeTo(speed) as number),
    );
    for (let level = 0; level < 100; level++)
      expect(speedAt(level + 1, length)).toBeGreaterThan(speedAt(level, length));
  }
});
