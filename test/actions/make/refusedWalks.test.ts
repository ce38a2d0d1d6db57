import { message, together } from "../../../src/message";
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
  const walk = { rows: 1, columns: 16_000, most: 100_000_000 };
  expect(refused.sentence).toEqual(
    together(message("walk-too-long", { algorithm: message("generator-wilson"), ...walk }), message("nothing-changed")),
  );
  expect(draws).toBeLessThan(1000);
  for (const { cost, id } of generators) expect(typeof cost === "object").toBe(/wilson|aldous|^depth-first/.test(id));
});
