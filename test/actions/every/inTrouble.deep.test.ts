import { allActs, testInTrouble } from "./inTrouble";

testInTrouble(allActs);
