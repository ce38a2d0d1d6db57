import { allActs, testStopped } from "./inTrouble";

testStopped(allActs);
