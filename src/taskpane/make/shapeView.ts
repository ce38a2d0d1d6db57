import type { GenerateChoice, Shape } from "../../actions/core";
import { CheckField, ChoiceField, type Label, note, stack } from "../controls";
import { LatePart, loaded } from "../running";
import type { ShapeGallery } from "./shapeGallery";
import type { SizeView } from "./sizeView";

const shapes: Readonly<Record<Shape, Label>> = { areas: "shape-areas", colour: "shape-colour" };

/** The shape of the maze: one of a gallery, which comes later, or "Use selected or coloured cells" of the sheet. */
export class ShapeView {
  readonly root: HTMLElement;
  readonly gallery: LatePart<ShapeGallery>;
  private readonly choice = new ChoiceField("shape-choice", shapes, "areas");
  private readonly more = stack(this.choice.root, note("shape-note"));
  private readonly use = new CheckField("use-shape-check", () => this.show());
  private readonly ready: HTMLElement;

  constructor(sizes: Pick<SizeView, "choose" | "current">) {
    this.gallery = new LatePart(async () => {
      const { ShapeGallery } = await loaded(import(/* webpackChunkName: "shapes" */ "./shapeGallery"));
      return new ShapeGallery(sizes);
    });
    this.ready = stack(this.gallery.placeholder);
    this.root = stack(this.ready, this.use.root, this.more);
    this.show();
  }

  /** Nothing for a rectangle. Throws InputFault if the word or the image is missing. */
  read(): Pick<GenerateChoice, "shape" | "outline" | "outside"> {
    return this.use.read() ? { shape: this.choice.read() } : (this.gallery.part?.read() ?? {});
  }

  private show(): void {
    this.more.hidden = !this.use.read();
    this.ready.hidden = this.use.read();
  }
}
