import { message } from "../../src/message";
import { generatorById, generatorFacts } from "../../src/maze/generators";
import { MazeError } from "../../src/maze/model";
import { pictureMask, pictureShapes } from "../../src/maze/shapes";
import { solverById, solverFacts } from "../../src/maze/solvers";
import { textFormById, textForms } from "../../src/maze/text";
import { say } from "../../src/words";

/** What people choose from: ids, names, and what else each is told by. */
const catalogues = {
  generators: {
    entries: generatorFacts.map(({ id, name, look, idea }) => ({ id, told: [name, look, idea] })),
    find: generatorById,
  },
  solvers: {
    entries: solverFacts.map(({ id, name, description }) => ({ id, told: [name, description] })),
    find: solverById,
  },
  forms: {
    entries: textForms.map(({ id, name, description }) => ({ id, told: [name, description] })),
    find: textFormById,
  },
  pictures: {
    entries: pictureShapes.map(({ id, name }) => ({ id, told: [name] })),
    find: (id: string) => (pictureMask(id, { rows: 60, columns: 60 }), { id }),
  },
};
const IDS = {
  generators:
    "kruskal depth-first prim-weights prim-frontier wilson aldous-broder eller hunt-and-kill sidewinder binary-tree recursive-division " +
    "growing-tree-newest growing-tree-oldest growing-tree-random growing-tree-mixed boruvka kruskal-picks",
  solvers:
    "breadth-first bidirectional depth-first a-star dijkstra dead-end-filling right-hand left-hand pledge tremaux floyd-warshall",
  forms: "box-drawing ascii blocks box-heavy box-double number-signs underscores zeros-ones csv hexadecimal",
  pictures: "heart star circle tree cat house ring",
};

describe.each(Object.keys(catalogues) as (keyof typeof catalogues)[])("the catalogue of %s", (which) => {
  const { entries, find } = catalogues[which];

  test("has these ids, each with words of its own", () => {
    expect(entries.map(({ id }) => id).join(" ")).toBe(IDS[which]);
    for (const i of entries[0]!.told.keys()) {
      const words = entries.map(({ told }) => say(told[i]!));
      expect(new Set(words).size).toBe(entries.length);
      expect(words.filter((each) => !/^[A-ZŠ0-9]/.test(each))).toEqual([]);
    }
  });

  test("finds each by its id, and knows no other", () => {
    expect(entries.map(({ id }) => find(id).id)).toEqual(entries.map(({ id }) => id));
    expect(() => find("teleport")).toThrow(new MazeError("choice", message("no-such-choice", { id: "teleport" })));
  });
});
