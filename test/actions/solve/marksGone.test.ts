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

/** What a maze is after these deeds and Clear solution, with those among them that mark cells, or without. */
async function left(columns: number, rows: number, deeds: readonly [Deed, isMarking?: boolean][], marks: boolean) {
  await openMaze(columns, rows);
  for (const [deed, isMarking = false] of deeds) if (marks || !isMarking) await doing(deed);
  await doing(() => clearSolution(conversation()));
  // Excel gives a row that is inserted below the maze the looks of the maze's last one.
  const { formula = "=A!A1" } = book.workbook.name("MazeGrid", sheet()) ?? {};
  const names = book.workbook.names.map(({ name }) => name.replace(/_.*/, "")).sort();
  return [names, formula, photograph(sheet(), formula.split("!")[1]!.replaceAll("$", ""))];
}

test("Clear solution leaves what would be there if nothing had been marked, whatever a person did meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 1, max: 7 }), async (seed, count) => {
      const random = new Random(seed);
      const [columns, rows] = [5 + random.below(4), 4 + random.below(3)];
      const first = [byPerson, byPerson].map((deed): [Deed] => [deed(random)]).filter(() => random.percent(50));
      const deeds = Array.from({ length: count }, (): [Deed, boolean] => {
        const isMarking = random.percent(50);
        return [(isMarking ? marking : byPerson)(random), isMarking];
      });
      const all = [...first, ...deeds];
      expect(await left(columns, rows, all, true)).toEqual(await left(columns, rows, all, false));
    }),
    { numRuns: runs(200) },
  );
});

test.each([
  ["row", "3:3", "Down", "2:2", "Up"],
  ["column", "C:C", "Right", "B:B", "Left"],
] as const)(
  "of a %s that was inserted behind the first one, which was deleted, no mark is left",
  async (_what, behind, shift, first, back) => {
    const deeds: [Deed, boolean?][] = [
      [() => solve({ ...search, showVisited: true }, conversation()), true],
      [() => person((own) => void own.getRange(behind).insert(shift))],
      [() => person((own) => own.getRange(first).delete(back))],
    ];
    expect(await left(6, 6, deeds, true)).toEqual(await left(6, 6, deeds, false));
  },
);
