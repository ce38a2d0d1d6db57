import type { ActionOutcome, Dialogue } from "../../actions/desk";
import type { PictureOutcome } from "../../actions/print";
import { CheckField, type PngPicture, base64Of, element, foldedGroup, pngOf, saveFile } from "../controls";
import type { Actions, SingleFlight } from "../running";

type Drawn = NonNullable<PictureOutcome["picture"]>;

/** What to do where the host does not let a pane save files, as Excel on a Mac (OfficeDev/office-js#2700). */
const SHOWN = "If it does not come, the picture below can be copied: click it with the right button, or hold it.";

/** "Pictures and posters": the maze as SVG and PNG, saved, shown or put on the sheet; and, in another view, spread over several pages. */
export class PicturesView {
  readonly root: HTMLElement;
  private readonly withWay = new CheckField("With the solution");
  private readonly shown = element("img", { class: "shown-picture", alt: "", hidden: true });

  constructor(
    private readonly actions: Actions,
    flight: SingleFlight,
    poster: HTMLElement,
  ) {
    const made = (label: string, finish: (drawn: Drawn, dialogue: Dialogue) => Promise<ActionOutcome>) =>
      flight.button(label, "Drawing the picture…", async (dialogue) => {
        const outcome = await actions.drawPicture(this.withWay.read(), dialogue);
        return outcome.picture === undefined ? outcome : finish(outcome.picture, dialogue);
      });
    this.root = foldedGroup(
      "Pictures and posters",
      this.withWay.root,
      element(
        "div",
        { class: "buttons" },
        made("Save SVG", (drawn) => this.saveSvg(drawn)),
        made("Save PNG", (drawn) => this.savePng(drawn)),
        made("Insert picture", (drawn, dialogue) => this.insert(drawn, dialogue)),
      ),
      this.shown,
      poster,
    );
  }

  private async saveSvg(drawn: Drawn): Promise<ActionOutcome> {
    const name = `${drawn.title}.svg`;
    saveFile(name, new Blob([drawn.text], { type: "image/svg+xml" }));
    this.show(drawn, await pngOf(drawn));
    return { sentence: `${name} is on its way to your downloads. ${SHOWN}` };
  }

  private async savePng(drawn: Drawn): Promise<ActionOutcome> {
    const name = `${drawn.title}.png`;
    const png = await pngOf(drawn);
    saveFile(name, new Blob([png.bytes], { type: "image/png" }));
    this.show(drawn, png);
    return { sentence: `${name}, ${png.dotsPerInch} dots an inch, is on its way to your downloads. ${SHOWN}` };
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
