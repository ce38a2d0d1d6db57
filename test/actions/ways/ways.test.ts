import { coveringArray, pairsIn, pairsOf } from "./coveringArray";
import { wholePath, type Stage, type Surroundings } from "./wholePath";

const AS_DOCUMENTED: Surroundings = { isWatched: false, fromRibbon: false };

test("documented", async () => {
  const { stages, before, sheets } = await wholePath({}, AS_DOCUMENTED);
  console.log(stages.map(({ act, said }) => `${act}: ${said}`).join("\n"), sheets);
  expect(stages.at(-1)!.sheet).toEqual(before);
});
