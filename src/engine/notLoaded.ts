import { inShort, message } from "../message";

/** The script of the algorithms could not be loaded. The next task tries again. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
  readonly sentence = message("engine-not-loaded");
  constructor() {
    super(inShort(message("engine-not-loaded")));
  }
}
