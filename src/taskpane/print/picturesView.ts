import type { ActionOutcome, Dialogue } from "../../actions/core";
import { type Label, buttons, element, group, note, saveFile } from "../controls";
import type { SvgPicture } from "../../maze/picture";
import { message, together } from "../../message";
import type { Pane } from "../make";
import { type PngPicture, base64Of, pngOf } from "./pngOf";

type Drawn = SvgPicture & { readonly title: string; readonly description: string };

/** "Pictures and posters": the maze as SVG and PNG, saved, shown and put on the sheet; and, by a view of its own, over several pages. */
export function picturesView({ actions: { print }, flight }: Pane, poster: HTMLElement): HTMLElement {
  const shown = element("img", { class: "shown-picture", alt: "", hidden: true });
  // Where a host lets no pane save files, as Excel on a Mac (OfficeDev/office-js#2700), the picture in pixels can be copied.
  const save = (name: string, contents: Blob, { description }: Drawn, { bytes }: PngPicture): void => {
    saveFile(name, contents);
    if (shown.src !== "") URL.revokeObjectURL(shown.src);
    shown.src = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
    shown.alt = description;
    shown.hidden = false;
  };
  const made = (
    label: Label,
    finish: (drawn: Drawn, png: PngPicture, dialogue: Dialogue) => ActionOutcome | Promise<ActionOutcome>,
  ) =>
    flight.button(label, async (dialogue) => {
      const { picture, remark } = await print.drawPicture(dialogue);
      const { sentence } = await finish(picture, await pngOf(picture), dialogue);
      return { sentence: together(sentence, remark) };
    });
  const saveSvg = made("save-svg-button", (drawn, png) => {
    const file = `${drawn.title}.svg`;
    save(file, new Blob([drawn.text], { type: "image/svg+xml" }), drawn, png);
    return { sentence: message("picture-saved", { file }) };
  });
  const savePng = made("save-png-button", (drawn, png) => {
    const file = `${drawn.title}.png`;
    save(file, new Blob([png.bytes], { type: "image/png" }), drawn, png);
    return { sentence: message("picture-saved", { file }) };
  });
  const insert = made("insert-picture-button", ({ width, height, title, description }, { bytes }, dialogue) =>
    print.insertPicture({ base64: base64Of(bytes), width, height, title, description }, dialogue),
  );
  return group("pictures-title", note("pictures-note"), buttons(saveSvg, savePng, insert), shown, poster);
}
