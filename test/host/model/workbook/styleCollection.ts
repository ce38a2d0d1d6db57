import { ModelObject } from "../base/modelObject";
import { CELL_STYLES } from "../format/cellStyles";

/** The cell styles of the workbook, of which there are only those of every new one. */
export class StyleCollection extends ModelObject {
  override readonly className = "StyleCollection";

  getCount(): number {
    return CELL_STYLES.length;
  }
}
