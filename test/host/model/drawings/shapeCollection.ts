import type { ShapeEntry } from "../../store";
import { textual } from "../base/arguments";
import { DrawingCollection } from "./drawingCollection";
import { Shape } from "./shape";

export class ShapeCollection extends DrawingCollection<ShapeEntry, Shape> {
  override readonly className = "ShapeCollection";

  protected override get entries(): ShapeEntry[] {
    return this.sheet.shapes;
  }

  protected override make(entry: ShapeEntry): Shape {
    return new Shape(this.session, this.sheet, entry);
  }

  addGeometricShape(geometricShapeType: unknown): Shape {
    return this.insert({
      id: this.session.store.newId(),
      name: `${textual(geometricShapeType)} ${this.sheet.shapes.length + 1}`,
      type: "GeometricShape",
      left: 0,
      top: 0,
      width: 72,
      height: 72,
    });
  }
}
