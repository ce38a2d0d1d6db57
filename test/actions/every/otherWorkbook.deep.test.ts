import { allActs } from "./inTrouble";
import { testAway } from "./away";

/** Looks of the pane wait for nobody: they say that another workbook is in front. */
testAway(allActs.filter(({ looks }) => looks !== true));
