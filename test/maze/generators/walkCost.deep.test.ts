import { message } from "../../../src/message";
import { WalkBudget } from "../../../src/maze/generators/walks/walkCost";
import { WalkError } from "../../../src/maze/model/errors";

const WILSON = message("generator-wilson");

test("walks are given up after eight times what is accepted, where the estimate was too small", () => {
  const budget = new WalkBudget(WILSON, { rows: 100, columns: 200 }, 1000);
  let moves = 0;
  const walkOn = () => {
    for (;;) {
      budget.spend();
      moves++;
    }
  };
  const grid = { rows: 100, columns: 200 };
  const told = { algorithm: WILSON, bound: "moreThan", moves: 800_000_000, ...grid, accepted: 100_000_000 } as const;
  expect(walkOn).toThrow(new WalkError(message("walk-too-long", told)));
  expect(moves).toBe(8e8);
});
