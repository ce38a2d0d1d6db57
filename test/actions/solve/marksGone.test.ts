import fc from "fast-check";
import { ActionFailure } from "../../../src/actions/core/work";
import { colourDistances, raceSolvers } from "../../../src/actions/laboratory";
import { clearSolution, solve } from "../../../src/actions/solve";
import { solvers } from "../../../src/maze/solvers";
import { Random } from "../../../src/maze/model/random";
import { addressOf } from "../../../src/worksheet/addresses";
import { search } from "../../acts/choices";
import { runs } from "../../depth";
import { conversation, book, openMaze, person, select, sheet, photograph, put } from "../stage";

type Deed = () => unknown;

const cellIn = (random: Random, rows: number, columns: number) =>
  addressOf({ row: 1 + random.below(rows), column: 1 + random.below(columns), rows: 1, columns: 1 });

/** Something that a person does to the sheet. */
function byPerson(random: Random): Deed {
  const cell = cellIn(random, 4, 5);
  const color = ["#FF99CC", "#CCFFCC", "#C0C0C0"][random.below(3)]!;
  const range = (work: (at: Excel.Range) => void) => () => person((own) => work(own.getRange(cell)));
  return [
    // A colour alone would leave the pattern of a mark.
    range(({ format: { fill } }) => (fill.clear(), (fill.color = color))),
    range(({ format: { fill } }) => (fill.clear(), (fill.color = color), (fill.pattern = "LightUp"))),
    range((at) => void at.getEntireRow().insert("Down")),
    range((at) => void at.getEntireColumn().insert("Right")),
    range((at) => at.getEntireRow().delete("Up")),
    range((at) => at.getEntireColumn().delete("Left")),
    () => put(sheet(), cell, `note ${cell}`),
  ][random.below(7)]!;
}

/** Something that marks cells. */
function marking(random: Random): Deed {
  const { id } = solvers[random.below(solvers.length)]!;
  const [showVisited, arrows] = [random.percent(50), random.percent(50)];
  return [
    () => solve({ ...search, solver: id, showVisited, arrows }, conversation()),
    () => (select("B2"), colourDistances(undefined, conversation())),
    () => raceSolvers({ solvers: [id, "tremaux"], seed: "a race", pace: "instant" }, conversation()),
    () => clearSolution(conversation()),
  ][random.percent(60) ? 0 : 1 + random.below(3)]!;
}

/** Does it, unless that is refused. */
async function doing(deed: Deed): Promise<void> {
  try {
    await deed();
  } catch (failure) {
    expect(failure).toBeInstanceOf(ActionFailure);
  }
}

test("Clear solution leaves what would be there if nothing had been marked, whatever a person did meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 1, max: 7 }), async (seed, count) => {
      const random = new Random(seed);
      const [columns, rows] = [5 + random.below(4), 4 + random.below(3)];
      const first = [byPerson, byPerson].map((deed) => deed(random)).filter(() => random.percent(50));
      const deeds = Array.from({ length: count }, () => {
        const isMarking = random.percent(50);
        return { isMarking, deed: (isMarking ? marking : byPerson)(random) };
      });
      const left = async (marks: boolean) => {
        await openMaze(columns, rows);
        for (const deed of first) await doing(deed);
        for (const { isMarking, deed } of deeds) if (marks || !isMarking) await doing(deed);
        await doing(() => clearSolution(conversation()));
        // Excel gives a row that is inserted below the maze the looks of the maze's last one.
        const { formula = "=A!A1" } = book.workbook.name("MazeGrid", sheet()) ?? {};
        const names = book.workbook.names.map(({ name }) => name.replace(/_.*/, "")).sort();
        return [names, formula, photograph(sheet(), formula.split("!")[1]!.replaceAll("$", ""))];
      };
      expect(await left(true)).toEqual(await left(false));
    }),
    { numRuns: runs(200) },
  );
});

type Lines = [what: string, linesOf: (at: Excel.Range) => Excel.Range, shift: "Down" | "Right", back: "Up" | "Left"];
test.each<Lines>([
  ["row", (at) => at.getEntireRow(), "Down", "Up"],
  ["column", (at) => at.getEntireColumn(), "Right", "Left"],
])(
  "of a %s that was inserted behind the first one, which was deleted, no mark is left",
  async (_what, linesOf, shift, back) => {
    const left = async (marks: boolean) => {
      await openMaze(6, 6);
      if (marks) await solve({ ...search, showVisited: true }, conversation());
      await person((own) => void linesOf(own.getRange("C3")).insert(shift));
      await person((own) => linesOf(own.getRange("B2")).delete(back));
      if (marks) await clearSolution(conversation());
      return photograph(sheet(), "B2:G7");
    };
    expect(await left(true)).toEqual(await left(false));
  },
);
