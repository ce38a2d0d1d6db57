import type { ActionOutcome, Dialogue } from "../../actions/core";
import type { SvgPicture } from "../../maze/picture";
import { message, together } from "../../message";
import { type Label, buttons, element, group, note, saveFile } from "../controls";
import type { Pane } from "../make";
import { base64Of, pngOf } from "./pngOf";

type Drawn = SvgPicture & { readonly title: string; readonly description: string };

export function picturesView({ actions: { print }, flight }: Pane, poster: HTMLElement): HTMLElement {
  const shown = element("img", { class: "shown-picture", alt: "", hidden: true });
  const made = (
    label: Label,
    finish: (drawn: Drawn, png: Uint8Array<ArrayBuffer>, dialogue: Dialogue) => ActionOutcome | Promise<ActionOutcome>,
  ) =>
    flight.button(label, async (dialogue) => {
      const { picture, remark } = await print.drawPicture(dialogue);
      const { sentence } = await finish(picture, await pngOf(picture), dialogue);
      return { sentence: together(sentence, remark) };
    });
  const save = (label: Label, extension: "svg" | "png") =>
    made(label, ({ title, text, description }, png) => {
      const file = `${title}.${extension}`;
      const inPixels = new Blob([png], { type: "image/png" });
      saveFile(file, extension === "png" ? inPixels : new Blob([text], { type: "image/svg+xml" }));
      // Where a host lets no pane save files, as Excel on a Mac (OfficeDev/office-js#2700), the picture in pixels can be copied.
      if (shown.src !== "") URL.revokeObjectURL(shown.src);
      shown.src = URL.createObjectURL(inPixels);
      shown.alt = description;
      shown.hidden = false;
      return { sentence: message("picture-saved", { file }) };
    });
  const insert = made("insert-picture-button", ({ width, height, title, description }, png, dialogue) =>
    print.insertPicture({ base64: base64Of(png), width, height, title, description }, dialogue),
  );
  const all = buttons(save("save-svg-button", "svg"), save("save-png-button", "png"), insert);
  return group("pictures-title", note("pictures-note"), all, shown, poster);
}
