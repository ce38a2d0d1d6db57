import { type ShapeEntry, type SheetStore } from "../../store";
import { invalidArgument, itemNotFound } from "../base/errors";
import { checkAllowed, textual } from "../base/guards";
import { ModelCollection } from "../base/modelObject";
import type { Session } from "../base/session";
import { Shape } from "./shape";

export class ShapeCollection extends ModelCollection<Shape> {
  override readonly className = "ShapeCollection";

  constructor(
    session: Session,
    private readonly sheet: SheetStore,
  ) {
    super(session);
  }

  override list(): readonly Shape[] {
    return this.sheet.shapes.map((entry) => new Shape(this.session, this.sheet, entry));
  }

  addGeometricShape(geometricShapeType: unknown): Shape {
    return this.insert("GeometricShape", textual(geometricShapeType), "");
  }

  addTextBox(text: unknown = ""): Shape {
    return this.insert("GeometricShape", "TextBox", textual(text ?? ""));
  }

  /** @param key a name or an id */
  override getItem(key: unknown): Shape {
    const wanted = textual(key).toLowerCase();
    const shape = this.list().find(
      (candidate) => candidate.id.toLowerCase() === wanted || candidate.name.toLowerCase() === wanted,
    );
    if (!shape) throw itemNotFound();
    return shape;
  }

  getItemAt(index: unknown): Shape {
    const shape = typeof index === "number" ? this.list()[index] : undefined;
    if (!shape) throw invalidArgument();
    return shape;
  }

  private insert(type: string, kind: string, text: string): Shape {
    checkAllowed(this.sheet, "allowEditObjects");
    const id = this.session.store.newId();
    const entry: ShapeEntry = {
      id,
      name: `${kind} ${this.sheet.shapes.length + 1}`,
      type,
      text,
      left: 0,
      top: 0,
      width: 72,
      height: 72,
    };
    this.sheet.shapes.push(entry);
    this.sheet.touched();
    return new Shape(this.session, this.sheet, entry);
  }
}
