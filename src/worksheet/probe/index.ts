/** Questions about what this Excel does, each tried on a scratch sheet. */
export { type FillAnswer, askCells } from "./askCells";
export { type EdgeAnswers, type Teller, askEdges } from "./askEdges";
export { LARGE_WRITE, askEvents } from "./askEvents";
export { LONG_TEXT, askNames } from "./askNames";
export { askPace, askRoundTrip } from "./askPace";
export { askPackedAreas } from "./askPackedAreas";
export { askFitting, askFreezing } from "./askPage";
export { dropEarlierScratch } from "./dropEarlierScratch";
export { activeSheet, lookBeforeScratch, planScratch, scratchAdded } from "./scratchSheet";
export { surroundings } from "./surroundings";
