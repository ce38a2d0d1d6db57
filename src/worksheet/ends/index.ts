/** Entrance and exits: found, drawn, changed. */
export {
  type EndChange,
  changeEnds,
  lookAtEnds,
  ENTRANCE_LETTER,
  EXIT_LETTER,
  type End,
  type MarkedEnds,
  drawEnds,
  findEnds,
  gapsBeside,
  gapsOf,
  isOurLetter,
  nextExitName,
  outerSide,
  setEnd,
} from "./ends";
