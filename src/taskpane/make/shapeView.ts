import type { GenerateChoice, Shape } from "../../actions/desk";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { CheckField, ChoiceField, element } from "../controls";
import { LatePart, loaded } from "../running";
import type { ShapeGallery } from "./shapeGallery";
import type { SizeView } from "./sizeView";

const shapes: readonly (readonly [Shape, Message])[] = [
  ["areas", message("shape-areas")],
  ["colour", message("shape-colour")],
];

/** The shape of the maze: one of a gallery, which comes later, or "Use selected or coloured cells" of the sheet. */
export class ShapeView {
  readonly root: HTMLElement;
  readonly gallery: LatePart<ShapeGallery>;
  private readonly choice = new ChoiceField(text("shape-choice"), shapes, "areas");
  private readonly more = element(
    "div",
    { class: "stack", hidden: true },
    this.choice.root,
    element("p", { class: "note" }, text("shape-note")),
  );
  private readonly use = new CheckField(text("use-shape-check"), () => {
    this.more.hidden = !this.use.read();
    this.ready.hidden = this.use.read();
  });
  private readonly ready: HTMLElement;

  constructor(sizes: Pick<SizeView, "standing" | "choose">) {
    this.gallery = new LatePart(async () => {
      const { ShapeGallery } = await loaded(import(/* webpackChunkName: "shapes" */ "./shapeGallery"));
      return new ShapeGallery(sizes);
    });
    this.ready = element("div", { class: "stack" }, this.gallery.placeholder);
    this.root = element("div", { class: "stack" }, this.ready, this.use.root, this.more);
  }

  /** Nothing for a rectangle. Throws InputFault if the word or the image is missing. */
  read(): Pick<GenerateChoice, "shape" | "outline" | "outside"> {
    return this.use.read() ? { shape: this.choice.read() } : (this.gallery.part?.read() ?? {});
  }
}
