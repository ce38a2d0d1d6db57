import { fewActs, testInTrouble } from "./inTrouble";

/** Of the faults only the one that comes last in its request, when the most is done. */
testInTrouble(fewActs, (troubles) => {
  const last = new Map<number, (typeof troubles)[number]>();
  for (const trouble of troubles) {
    if (trouble.fault?.code === "MemoryLimitReached") last.set(trouble.fault.request, trouble);
  }
  return [...troubles.filter(({ fault }) => fault === undefined), ...last.values()];
});
