import { names } from "../../acts/act";
import { layOutPages } from "../../host/print/pages";
import { openWorkbook, sheet } from "../stage";
import { expectTrueIndex, make } from "./booklets";

describe.each([25, 100])("with walls as cells, %i %% as wide as the paths,", (wallShare) => {
  test.each([
    ["on a sheet each", {}, 3, 3],
    ["two on a page", { perPage: 2, count: 4 }, 4, 2],
    ["four on a page", { perPage: 4, count: 5 }, 5, 2],
    ["on one sheet", { isOnOneSheet: true }, 3, 1],
  ] as const)(
    "the mazes of a booklet %s are those of its codes, and fill their pages",
    async (_, chosen, count, sheets) => {
      openWorkbook();
      await make({ ...chosen, wallShare });
      expect(expectTrueIndex(true)).toHaveLength(count);
      const printed = names().slice(2, -1);
      expect(printed).toHaveLength(sheets);
      for (const name of printed) {
        const pages = layOutPages(sheet(name));
        expect(pages).toHaveLength(sheets > 1 ? 1 : count);
        for (const { scale } of pages) expect(scale).toBeGreaterThan(0.97);
      }
    },
  );
});
