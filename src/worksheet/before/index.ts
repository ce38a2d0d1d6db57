/** What was there before a maze: sizes, and lines around its place, as texts pinned to cells. */
export {
  type Before,
  NOTHING_BEFORE,
  type RememberedBefore,
  pinsOfBefore,
  rememberedBefore,
  runsOf,
  type FrameLine,
  type NewPin,
  type Pin,
} from "./before";
