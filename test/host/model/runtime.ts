import { logical } from "./guards";
import { ModelObject } from "./object";

export class Runtime extends ModelObject {
  override readonly className = "Runtime";

  get enableEvents(): boolean {
    return this.session.events.enabled;
  }
  set enableEvents(value: unknown) {
    this.session.events.enabled = logical(value);
  }
}
