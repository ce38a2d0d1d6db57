/** What was there before a maze: sizes, and lines around its place, as texts pinned to cells; sizes read and restored. */
export {
  type Before,
  NOTHING_BEFORE,
  type ReadSizes,
  type SavedBefore,
  loadSizes,
  pinsOfBefore,
  savedBefore,
  restoreSizes,
  sizesBefore,
  type FrameLine,
  type NewPin,
  type Pin,
} from "./before";
