import { inShort } from "../../../src/message";
import { raceSolvers } from "../../../src/actions/laboratory/raceSolvers";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { generate } from "../../../src/actions/make/generate";
import { solve, type SolveChoice } from "../../../src/actions/solve/solve";
import type { Player } from "../../../src/actions/watch/player";
import { goTo, watch } from "../../../src/actions/watch/playing";
import { choice, conversation } from "../conversation";
import { book, openMaze, sheet } from "../openMaze";
import { watching } from "./watching";

/** A sheet that is renamed while a player is open is called by its new name in all that the player says from then on. */

const search: SolveChoice = {
  ...{ solver: "breadth-first", seed: "", route: { kind: "ends" }, showVisited: true, arrows: true, pace: "step" },
};
const players: Readonly<Record<string, () => Promise<{ readonly player: Player | undefined }>>> = {
  "how a maze was made": () => generate({ ...choice, pace: "step" }, conversation()),
  "a search": () => solve(search, conversation()),
  "a race": () => raceSolvers({ solvers: ["breadth-first", "tremaux"], seed: "a race", pace: "step" }, conversation()),
  "two mazes": () =>
    sideBySide(
      {
        ...{ generators: ["kruskal", "depth-first"], rows: 4, columns: 4, seed: "two" },
        ...{ layout: choice.layout, tint: false, pace: "step" },
      },
      conversation(),
    ),
};

test.each(Object.keys(players))("of %s", async (what) => {
  await openMaze(8, 5);
  const { player } = await players[what]!();
  const earlier = sheet().name;
  book.workbook.renameSheet(sheet(), "Renamed");
  const { length } = player!.play;
  const told = [
    (await goTo(player!, 2, conversation())).sentence,
    (await watch(player!, watching(100_000), conversation())).sentence,
    (await goTo(player!, length, conversation())).sentence,
    (await goTo(player!, 0, conversation())).sentence,
    player!.standing,
  ];
  expect(told.filter((sentence) => inShort(sentence!).includes(earlier))).toEqual([]);
  // What came of a race names no sheet.
  const naming = what === "a race" ? told.slice(3) : told;
  for (const sentence of naming) expect(inShort(sentence!)).toContain("Renamed");
});
