import type { ShapeEntry } from "../../store";
import { textual } from "../base/arguments";
import { DrawingCollection } from "./drawingCollection";
import { pictureFrom } from "./pictureFile";
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
    const name = `${textual(geometricShapeType)} ${this.sheet.shapes.length + 1}`;
    return this.insert({ ...this.box(name), type: "GeometricShape", width: 72, height: 72 });
  }

  /** A picture at the sheet's upper left corner, in its own size. @throws InvalidArgument for what is neither PNG nor JPEG */
  addImage(base64ImageString: unknown): Shape {
    const { format, base64, width, height } = pictureFrom(textual(base64ImageString));
    const picture = this.session.store.newId();
    this.session.store.pictures.set(picture, { format, base64 });
    const name = `Picture ${this.sheet.shapes.length + 1}`;
    return this.insert({ ...this.box(name), type: "Image", width, height, lockAspectRatio: true, picture });
  }

  private box(name: string): Omit<ShapeEntry, "type" | "width" | "height"> {
    return {
      id: this.session.store.newId(),
      name,
      left: 0,
      top: 0,
      altTextTitle: "",
      altTextDescription: "",
      lockAspectRatio: false,
      placement: "TwoCell",
      visible: true,
    };
  }
}
