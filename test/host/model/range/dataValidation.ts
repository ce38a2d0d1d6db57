import { ModelObject } from "../base/modelObject";

/** No validation rules are modelled: no cell has one, and setting one answers ApiNotFound. */
export class DataValidation extends ModelObject {
  override readonly className = "DataValidation";

  get type(): string {
    return "None";
  }

  get valid(): boolean {
    return true;
  }

  clear(): void {
    // There is nothing to clear.
  }
}
