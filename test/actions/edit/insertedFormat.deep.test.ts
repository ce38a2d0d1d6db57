import { clearMaze, generate } from "../../../src/actions/make";
import { clearSolution } from "../../../src/actions/solve";
import type { GenerateChoice } from "../../../src/actions/core/choices";
import type { HostSwitches } from "../../host/model/base/switches";
import { type Step, colouring, marking } from "../../acts/steps";
import { choice, conversation, book, openSized, person, sheet, photograph } from "../stage";

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

const heart = { kind: "picture", id: "heart" } as const;
const MAZES: Readonly<Record<string, Partial<GenerateChoice>>> = {
  "a plain maze": {},
  "a maze with set numbers": { setNumbers: "grid" },
  "a heart, blank outside": { shape: heart, outside: "blank" },
  "a heart, hatched outside": { shape: heart, outside: "hatched" },
  "a heart, filled outside": { shape: heart, outside: "filled" },
};

describe.each(INSERTED)("inserted %s", (insertedFormat) => {
  describe.each(LINES)("%s inside a maze", (_, address) => {
    test.each(Object.entries(MAZES))("goes with %s when it is cleared", async (_name, made) => {
      const seen = async (isMade: boolean) => {
        await openSized(16, 14);
        if (isMade) await generate({ ...choice, ...made }, conversation());
        book.switches.insertedFormat = insertedFormat;
        await insert(address);
        if (isMade) await clearMaze(conversation());
        return looks();
      };
      expect(await seen(true)).toEqual(await seen(false));
    });

    test.each<[string, Step]>([
      ["a solution", marking],
      ["colours of distances", colouring],
    ])("keeps nothing of %s once that is cleared", async (_name, draw) => {
      const seen = async (isDrawn: boolean) => {
        await openSized(16, 14);
        book.switches.insertedFormat = insertedFormat;
        await generate(choice, conversation());
        await person((front) => void (front.getRange("D3:F9").format.fill.color = "#FFC000"));
        if (isDrawn) await draw(conversation(), {});
        await insert(address);
        if (isDrawn) await clearSolution(conversation());
        return looks();
      };
      expect(await seen(true)).toEqual(await seen(false));
    });
  });
});
