import { fewActs, testInTrouble } from "./inTrouble";

/** Of the faults only the one that comes last in its request, when the most is done: before those with another code. */
testInTrouble(fewActs, (troubles) => {
  const isOfMemory = (i: number) => troubles[i]?.fault?.code === "MemoryLimitReached";
  return troubles.filter(({ fault }, i) => fault === undefined || (isOfMemory(i) && !isOfMemory(i + 1)));
});
