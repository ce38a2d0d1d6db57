import { clearMaze, generate } from "../../../src/actions/make";
import { colourDistances } from "../../../src/actions/laboratory/oneMaze";
import { clearSolution, solve } from "../../../src/actions/solve";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import type { HostSwitches } from "../../host/model/base/switches";
import { everyMark } from "../../acts/standing";
import { choice, conversation, type Conversation, book, openSized, person, sheet, photograph } from "../stage";

/** Excel gives rows and columns that a person inserts the format of those above or left of them. */

const INSERTED = ["with lines", "without lines", "none"] as const satisfies readonly HostSwitches["insertedFormat"][];
const LINES = [
  ["a row", "6:6"],
  ["two rows", "6:7"],
  ["a column", "F:F"],
  ["two columns", "F:G"],
] as const;

const insert = (address: string) =>
  person((front) => void front.getRange(address).insert(address.includes("F") ? "Right" : "Down"));

const looks = () => photograph(sheet(), "A1:X24");

/** Whether the cells of the first inserted line have the fills and lines of those above or left of them. */
function isLikeTheOneBefore(address: string): boolean {
  const isColumn = address.includes("F");
  const look = (row: number, column: number): string => {
    const line = isColumn ? sheet().horizontalEdge(row, column) : sheet().verticalEdge(row, column);
    return `${JSON.stringify(sheet().style(row, column).fill)} ${line.style}`;
  };
  const places = Array.from({ length: 17 }, (_place, i) => i + 1);
  return places.every((i) => (isColumn ? look(i, 5) === look(i, 4) : look(5, i) === look(4, i)));
}

const MAZES: Readonly<Record<string, Partial<GenerateChoice>>> = {
  "a plain maze": {},
  "a maze with set numbers": { setNumbers: "grid" },
  "a heart, blank outside": { shape: { kind: "picture", id: "heart" }, outside: "blank" },
  "a heart, hatched outside": { shape: { kind: "picture", id: "heart" }, outside: "hatched" },
  "a heart, filled outside": { shape: { kind: "picture", id: "heart" }, outside: "filled" },
};

describe.each(INSERTED)("inserted %s", (insertedFormat) => {
  describe.each(LINES)("%s inside a maze", (_, address) => {
    test.each(Object.entries(MAZES))("goes with %s when it is cleared", async (_name, made) => {
      await openSized(16, 14);
      book.switches.insertedFormat = insertedFormat;
      await insert(address);
      const plain = looks();
      await openSized(16, 14);
      await generate({ ...choice, ...made }, conversation());
      book.switches.insertedFormat = insertedFormat;
      await insert(address);
      expect(isLikeTheOneBefore(address)).toBe(insertedFormat === "with lines");
      await clearMaze(conversation());
      expect(looks()).toEqual(plain);
    });

    test.each([
      ["a solution", (talk: Conversation) => solve(everyMark, talk), clearSolution],
      ["colours of distances", (talk: Conversation) => colourDistances(undefined, talk), clearSolution],
    ] as const)("keeps nothing of %s once that is cleared", async (_name, draw, clear) => {
      const seen = async (isDrawn: boolean) => {
        await openSized(16, 14);
        book.switches.insertedFormat = insertedFormat;
        await generate(choice, conversation());
        await person((front) => void (front.getRange("D3:F9").format.fill.color = "#FFC000"));
        if (isDrawn) await draw(conversation());
        await insert(address);
        if (isDrawn) await clear(conversation());
        return looks();
      };
      expect(await seen(true)).toEqual(await seen(false));
    });
  });
});
