import { logical } from "../base/guards";
import { ModelObject } from "../base/modelObject";

export class Runtime extends ModelObject {
  override readonly className = "Runtime";

  get enableEvents(): boolean {
    return this.session.events.enabled;
  }
  set enableEvents(value: unknown) {
    this.session.events.enabled = logical(value);
  }
}
