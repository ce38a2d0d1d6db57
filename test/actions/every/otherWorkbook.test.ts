import { fewActs } from "./inTrouble";
import { testAway } from "./away";

testAway(fewActs);
