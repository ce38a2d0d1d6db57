import { fewActs, testStopped } from "./inTrouble";

testStopped(fewActs);
