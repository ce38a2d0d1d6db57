import { say } from "../../../src/words";
import { generate } from "../../../src/actions/make/generate";
import { generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";
import { choice, conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { openSized } from "../openMaze";

let draws = 0;
const drawsOfNature = Object.getOwnPropertyDescriptor(Random.prototype, "next")!.value as () => number;

beforeEach(() => {
  draws = 0;
  Random.prototype.next = function () {
    draws++;
    return drawsOfNature.call(this);
  };
});

afterEach(() => {
  Random.prototype.next = drawsOfNature;
});

test("a walk that would take hours is refused before it begins, with what to do", async () => {
  await openSized(16_000, 1);
  const refused = await failureOf(generate({ ...choice, generator: "wilson" }, conversation()));
  expect(say(refused.sentence)).toBe(
    "Choose another algorithm, or a grid that is less narrow. Wilson would take about 170,000,000 random moves on " +
      "1 x 16,000 cells, and at most 100,000,000 are allowed. On a narrow grid, such a walk takes a time " +
      "that grows with the square of the length. Nothing was changed.",
  );
  expect(draws).toBeLessThan(1000);
  for (const { cost, id } of generators)
    expect(say(cost).includes("refused")).toBe(/wilson|aldous|^depth-first/.test(id));
});
