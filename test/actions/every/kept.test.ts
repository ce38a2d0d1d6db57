import { fewActs } from "./inTrouble";
import { testKept } from "./kept";

testKept(fewActs, 12);
