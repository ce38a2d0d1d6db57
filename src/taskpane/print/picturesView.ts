import type { ActionOutcome, Dialogue } from "../../actions/desk";
import type { PictureOutcome } from "../../actions/print";
import { text } from "../../words";
import { CheckField, type PngPicture, base64Of, element, foldedGroup, pngOf, saveFile } from "../controls";
import { message } from "../../message";
import type { Actions, SingleFlight } from "../running";

type Drawn = NonNullable<PictureOutcome["picture"]>;

/** "Pictures and posters": the maze as SVG and PNG, saved, shown and put on the sheet; and, by a view of its own, over several pages. */
export class PicturesView {
  readonly root: HTMLElement;
  private readonly withSolution = new CheckField(text("with-solution-check"));
  private readonly shown = element("img", { class: "shown-picture", alt: "", hidden: true });

  constructor(
    private readonly actions: Actions,
    flight: SingleFlight,
    poster: HTMLElement,
  ) {
    const made = (label: string, finish: (drawn: Drawn, dialogue: Dialogue) => Promise<ActionOutcome>) =>
      flight.button(label, text("drawing-picture"), async (dialogue) => {
        const outcome = await actions.drawPicture(this.withSolution.read(), dialogue);
        return outcome.picture === undefined ? outcome : finish(outcome.picture, dialogue);
      });
    this.root = foldedGroup(
      text("pictures-title"),
      this.withSolution.root,
      element(
        "div",
        { class: "buttons" },
        made(text("save-svg-button"), (drawn) => this.saveSvg(drawn)),
        made(text("save-png-button"), (drawn) => this.savePng(drawn)),
        made(text("insert-picture-button"), (drawn, dialogue) => this.insert(drawn, dialogue)),
      ),
      this.shown,
      poster,
    );
  }

  /** Where a host lets no pane save files, as Excel on a Mac does (OfficeDev/office-js#2700), the picture can be copied. */
  private async saveSvg(drawn: Drawn): Promise<ActionOutcome> {
    const name = `${drawn.title}.svg`;
    saveFile(name, new Blob([drawn.text], { type: "image/svg+xml" }));
    this.show(drawn, await pngOf(drawn));
    return { sentence: message("svg-saved", { file: name }) };
  }

  private async savePng(drawn: Drawn): Promise<ActionOutcome> {
    const name = `${drawn.title}.png`;
    const png = await pngOf(drawn);
    saveFile(name, new Blob([png.bytes], { type: "image/png" }));
    this.show(drawn, png);
    return { sentence: message("png-saved", { file: name, dots: png.dotsPerInch }) };
  }

  private async insert(drawn: Drawn, dialogue: Dialogue): Promise<ActionOutcome> {
    const png = await pngOf(drawn);
    const { width, height, title, description } = drawn;
    return this.actions.insertPicture({ base64: base64Of(png.bytes), width, height, title, description }, dialogue);
  }

  /** Shows the picture in pixels, which can be copied into other programs. */
  private show({ description }: Drawn, { bytes }: PngPicture): void {
    if (this.shown.src !== "") URL.revokeObjectURL(this.shown.src);
    this.shown.src = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
    this.shown.alt = description;
    this.shown.hidden = false;
  }
}
