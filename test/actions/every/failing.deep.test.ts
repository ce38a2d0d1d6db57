import { allActs, testFailing } from "./inTrouble";

/** What the first of these codes says would fail again; Excel gives no reason for the second. */
testFailing(allActs, [
  ["MemoryLimitReached", "first"],
  ["MemoryLimitReached", "middle"],
  ["MemoryLimitReached", "last"],
  ["GeneralException", "last"],
]);
