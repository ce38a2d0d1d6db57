import { inShort, message } from "../message";

/** The script of the algorithms did not come. The next task asks for it again. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
  readonly sentence = message("engine-not-loaded");
  constructor() {
    super(inShort(message("engine-not-loaded")));
  }
}
