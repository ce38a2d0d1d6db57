import type { PictureFile, SheetStore, ShapeEntry } from "../../store";
import { logical, oneOf, textual } from "../base/arguments";
import { invalidArgument } from "../base/errors";
import { withProperties } from "../base/modelObject";
import type { Session } from "../base/session";
import { Drawing, DrawingCollection, DrawingPart } from "./drawing";
import { pictureFrom } from "./pictureFile";

/** A shape or picture as a box with a name; how a shape looks is not modelled. */
export class Shape extends withProperties(Drawing<ShapeEntry>, {
  altTextTitle: textual,
  altTextDescription: textual,
  lockAspectRatio: logical,
  placement: (value) => oneOf(["TwoCell", "OneCell", "Absolute"], value),
  visible: logical,
}) {
  override readonly className = "Shape";

  constructor(session: Session, sheet: SheetStore, entry: ShapeEntry) {
    super(session, sheet, sheet.shapes, entry);
  }

  get type(): string {
    return this.entry.type;
  }

  get image(): Image {
    return new Image(this.session, this.sheet, this.entry);
  }

  /** If the aspect ratio is locked, width and height change together. @throws InvalidArgument for a size of zero, as documented */
  override change(part: Partial<ShapeEntry>): void {
    const { width, height, lockAspectRatio } = this.entry;
    const factor = ((part.width ?? width) / width) * ((part.height ?? height) / height);
    if (factor === 0) throw invalidArgument();
    super.change(lockAspectRatio ? { width: width * factor, height: height * factor, ...part } : part);
  }
}

/** A shape as a picture. Its members throw InvalidArgument for a shape that is not one. */
export class Image extends DrawingPart<ShapeEntry> {
  override readonly className = "Image";

  /** The client knows the format on the wire by its name in small letters, unlike every other property. */
  override identity(): Record<string, unknown> {
    return { format: this.picture?.format };
  }

  get format(): string {
    if (!this.picture) throw invalidArgument();
    return this.picture.format;
  }

  private get picture(): PictureFile | undefined {
    return this.session.store.pictures.get(this.entry.picture ?? "");
  }
}

export class ShapeCollection extends DrawingCollection<ShapeEntry, Shape> {
  override readonly className = "ShapeCollection";

  protected override get entries(): ShapeEntry[] {
    return this.owner.shapes;
  }

  protected override make(entry: ShapeEntry): Shape {
    return new Shape(this.session, this.owner, entry);
  }

  /** A picture at the sheet's upper left corner, in its own size. @throws InvalidArgument for what is neither PNG nor JPEG */
  addImage(base64ImageString: unknown): Shape {
    const { format, base64, width, height } = pictureFrom(textual(base64ImageString));
    const picture = this.session.store.newId();
    this.session.store.pictures.set(picture, { format, base64 });
    const name = `Picture ${this.entries.length + 1}`;
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
