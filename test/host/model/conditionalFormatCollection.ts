import { itemNotFound } from "./errors";
import { ModelCollection, type ModelObject } from "./object";

/** No conditional formats are modelled: there are none, and adding one answers ApiNotFound. */
export class ConditionalFormatCollection extends ModelCollection<ModelObject> {
  override readonly className = "ConditionalFormatCollection";

  override list(): readonly ModelObject[] {
    return [];
  }

  override getItem(): ModelObject {
    throw itemNotFound();
  }

  getItemAt(): ModelObject {
    throw itemNotFound();
  }

  getItemOrNullObject(): null {
    return null;
  }

  clearAll(): void {
    // There is nothing to clear.
  }
}
