import { generators } from "../../../src/maze/generators";
import { backgroundOf, type Background } from "../../../src/maze/generators/background";

const pages = generators.map(({ id }): [string, Background] => [id, backgroundOf(id)]);

describe.each(pages)("The background of %s", (_, { idea, sources }) => {
  it("is an idea of three sentences, each of its own", () => {
    expect(idea).toHaveLength(3);
    for (const sentence of idea) expect(sentence).toMatch(/^[A-Z][^.]{30,}\.$/);
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

describe("The backgrounds of the generators", () => {
  it("are told apart: no two of Kruskal's kin, of the growing trees or of any others have the same three sentences", () => {
    expect(new Set(pages.map(([, { idea }]) => idea.join(" "))).size).toBe(pages.length);
  });

  it("go back to the papers in which an algorithm was first told, where it has one", () => {
    const first = (id: string) => backgroundOf(id).sources[0]!.text;
    expect(first("kruskal")).toMatch(/^Kruskal, .*, 1956$/);
    expect(first("prim-weights")).toMatch(/^Prim, .*, 1957$/);
    expect(first("boruvka")).toMatch(/Borůvka.*, 2001$/);
    expect(first("wilson")).toMatch(/^Wilson, .*, 1996$/);
    expect(backgroundOf("aldous-broder").sources.map(({ text }) => text.split(",")[0])).toEqual(["Aldous", "Broder"]);
  });

  it("exist for the generators alone", () => {
    expect(() => backgroundOf("tiled")).toThrow(new RangeError("The generator tiled has no page."));
  });
});
