import { TEXTURE_SIZE, textureOf } from "../../maze/comparison";
import type { GeneratorFacts } from "../../maze/generators";
import { message } from "../../message";
import { say, text } from "../../words";
import { ChoiceField, choicesOf, element, fold, note, stack } from "../controls";
import { kindGroups, mazePicture } from "../make";

/** The fold "Sources": a page for each algorithm, of which one is shown. */
export function sourcesView(): HTMLElement {
  const generators = kindGroups.flatMap(({ kinds }) => kinds);
  const chosen = new ChoiceField("source-choice", choicesOf(generators), generators[0]!.id);
  const page = element("div", { class: "stack", "aria-live": "polite" });
  const show = () => page.replaceChildren(...pageContent(generators.find(({ id }) => id === chosen.read())!));
  chosen.select.addEventListener("change", show);
  show();
  const root = fold("sources-title", stack(note("sources-note"), chosen.root, page));
  root.classList.add("sources");
  return root;
}

function pageContent(generator: GeneratorFacts): Node[] {
  const { idea, sources } = generator;
  const picture = mazePicture(generator.picture);
  picture.classList.add("large");
  const links = sources.map(({ text: words, url }) => {
    const link = element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
    return element("p", {}, text("source-label"), " ", link);
  });
  return [
    picture,
    element("p", {}, say(idea)),
    element("p", {}, text("cost-for-cells", { cost: generator.cost })),
    element("p", {}, textureInWords(generator)),
    ...links,
  ];
}

/** "On 20 x 20, in shares of the cells: Dead ends 30.3 % (published), …" */
function textureInWords(generator: GeneratorFacts): string {
  const { columns, rows } = TEXTURE_SIZE;
  const figures = textureOf(generator);
  const told = figures.map(({ name, share, kind }) => message("texture-figure", { name, percent: 100 * share, kind }));
  return say(message("texture-figures", { columns, rows, figures: told }));
}
