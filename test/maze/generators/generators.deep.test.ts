import { generatorById, generators } from "../../../src/maze/generators/generators";
import { Random } from "../../../src/maze/model/random";

// Aldous and Broder's walk over as many cells would take half a minute; it holds nothing that could overflow.
const ids = generators.map(({ id }) => id).filter((id) => id !== "aldous-broder");

test.each(ids)("%s makes a maze of 2000 x 2000 cells", (id) => {
  const { maze } = generatorById(id).make({ rows: 2000, columns: 2000 }, new Random("large"));
  expect(maze.countPassages()).toBe(3_999_999);
});
