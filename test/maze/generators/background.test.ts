import { say } from "../../../src/words";
import { encodeWalls } from "../../../src/maze/code/wallCode";
import { generatorById, generatorFacts } from "../../../src/maze/generators";
import { Random } from "../../../src/maze/model/random";

describe.each(generatorFacts)("The background of $id", ({ id, idea, sources, picture }) => {
  it("is an idea of three sentences", () => {
    expect(say(idea)).toMatch(/^[A-Z][^.]{30,}\. [A-Z][^.]{30,}\. [A-Z][^.]{30,}\.$/);
  });

  it("shows its own maze of the seed “picture”", () => {
    const { maze } = generatorById(id).make({ rows: 10, columns: 10 }, new Random("picture"));
    expect(picture).toBe(encodeWalls(maze));
  });

  it("names one or two sources, each by author and title, where it can be read", () => {
    expect([1, 2]).toContain(sources.length);
    for (const { text, url } of sources) {
      expect(text).toMatch(/^[A-ZŠ][^,]+, .{15,}/);
      expect(() => new URL(url)).not.toThrow();
      expect(url).toMatch(/^https:\/\/[a-z.]+\/./);
    }
  });
});

test("the facts of the generators give each a place of its own in its group", () => {
  const places = generatorFacts.map(({ kind: { texture, place } }) => `${texture} ${place}`);
  expect(new Set(places).size).toBe(generatorFacts.length);
});
