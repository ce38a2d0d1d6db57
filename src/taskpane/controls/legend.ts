import type { Message, PlainId } from "../../message";
import { say, text } from "../../words";
import { drawing } from "./drawing";
import { element } from "./elements";

/** What fills in the sheet mean: a picture of each with its words. Hidden if there is nothing to say. `name` is for screen readers. */
export function legend(name: PlainId) {
  const root = element("ul", { class: "legend", "aria-label": text(name), hidden: true });
  const show = (signs: readonly { readonly looks: readonly string[]; readonly words: Message }[]) => {
    root.hidden = signs.length === 0;
    root.replaceChildren(
      ...signs.map(({ looks, words }) => {
        const swatches = element("span", { class: "swatches" }, ...looks.map((look) => swatch(look)));
        return element("li", {}, swatches, element("span", {}, say(words)));
      }),
    );
  };
  return { root, show };
}

/** The lines of Excel's patterns in a field of 12 x 8; a plain fill has none. */
const patterns: Readonly<Record<string, string>> = {
  Gray8: "M2 2h.6M6 2h.6M10 2h.6M4 5h.6M8 5h.6",
  Gray16: "M1 1h.8M4 1h.8M7 1h.8M10 1h.8M2.5 4h.8M5.5 4h.8M8.5 4h.8M1 7h.8M4 7h.8M7 7h.8M10 7h.8",
  LightUp: "M0 4L4 0M0 8L8 0M4 8L12 0M8 8L12 4",
  LightDown: "M8 0L12 4M4 0L12 8M0 0L8 8M0 4L4 8",
  LightVertical: "M2 0v8M5 0v8M8 0v8M11 0v8",
  CrissCross: "M0 4L4 0M0 8L8 0M4 8L12 0M8 8L12 4M8 0L12 4M4 0L12 8M0 0L8 8M0 4L4 8",
  Up: "M0 3L3 0M0 7L7 0M3 8L11 0M7 8L12 3M1 8L9 0",
  Down: "M9 0L12 3M5 0L12 7M1 0L9 8M0 3L5 8M3 0L11 8",
};

/** A look, "RRGGBB" or "RRGGBB,Gray8,RRGGBB", as a small picture. */
function swatch(look: string): SVGSVGElement {
  const [color, pattern = "", patternColor = color] = look.split(",");
  const field = { d: "M0 0h12v8H0z", fill: `#${color}` };
  return drawing("0 0 12 8", "picture swatch", field, { d: patterns[pattern] ?? "", stroke: `#${patternColor}` });
}
