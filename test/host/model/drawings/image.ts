import type { PictureFile, ShapeEntry } from "../../store";
import { invalidArgument } from "../base/errors";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** A shape as a picture. Its members throw InvalidArgument for a shape that is not one. */
export class Image extends ModelObject {
  override readonly className = "Image";

  constructor(
    session: Session,
    private readonly entry: ShapeEntry,
  ) {
    super(session);
  }

  /** The client knows the format on the wire by its name in small letters, unlike every other property. */
  override identity(): Record<string, unknown> {
    return { format: this.picture?.format };
  }

  get format(): string {
    if (!this.picture) throw invalidArgument();
    return this.picture.format;
  }

  get id(): string {
    if (this.entry.picture === undefined) throw invalidArgument();
    return this.entry.id;
  }

  private get picture(): PictureFile | undefined {
    return this.session.store.pictures.get(this.entry.picture ?? "");
  }
}
