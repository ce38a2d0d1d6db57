/** Questions about what this Excel does, each tried on a scratch sheet. */
export { type FillAnswer, askCells } from "./askCells";
export { askDrawings } from "./askDrawings";
export { type EdgeAnswers, type LineReporter, askEdges } from "./askEdges";
export { LARGE_WRITE, askEvents } from "./askEvents";
export { askInFront } from "./askInFront";
export { LINE_COLOUR, askLineColour } from "./askLineColour";
export { type LongNameAnswer, NAME_LENGTHS, askLongName, askNameOfOtherSheet, askNames } from "./askNames";
export { askPace, askRoundTrip } from "./askPace";
export { askPackedAreas } from "./askPackedAreas";
export { askFitting, askFreezing } from "./askPage";
export { type SettingAnswer, askPageSettings } from "./askPageSettings";
export { type KeptAreas, PRINT_AREAS, askPrintAreas } from "./askPrintAreas";
export { LONG_RUN, askAfterEnding, askSlowing } from "./askSlowing";
export { dropEarlierScratch } from "./dropEarlierScratch";
export { activeSheet, lookBeforeScratch, planScratch, scratchAdded } from "./scratchSheet";
export { surroundings } from "./surroundings";
