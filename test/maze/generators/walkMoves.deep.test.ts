import { message } from "../../../src/message";
import { moveCounter } from "../../../src/maze/generators/walks/walks";
import { MazeError } from "../../../src/maze/model/maze";

const WILSON = message("generator-wilson");

test("walks are given up after eight times what is accepted, where the estimate was too small", () => {
  const grid = { rows: 100, columns: 200 };
  const countMove = moveCounter(WILSON, grid, [{ start: 0, cells: 20_000 }], () => 1000);
  let moves = 0;
  const walkOn = () => {
    for (;;) {
      countMove();
      moves++;
    }
  };
  expect(walkOn).toThrow(
    new MazeError("time", message("walk-too-long", { algorithm: WILSON, ...grid, most: 100_000_000 })),
  );
  expect(moves).toBe(8e8);
});
