import { TEXTURE_MAZES, TEXTURE_SIZE, textureOf } from "../../maze/comparison";
import type { GeneratorFacts } from "../../maze/generators";
import { element, fold } from "../controls";
import { kindGroups, mazePicture } from "../make";

const ABOUT = "A page for each algorithm: its idea, its cost, what its mazes are like, and where it comes from.";

/** The fold "Sources": a page for each algorithm, made when it is unfolded. */
export function sourcesView(): HTMLElement {
  const pages = kindGroups.flatMap(({ kinds }) => kinds.map(pageFold));
  const root = fold(
    "Sources",
    element("div", { class: "stack nested" }, element("p", { class: "note" }, ABOUT), ...pages),
  );
  root.classList.add("sources");
  return root;
}

function pageFold(generator: GeneratorFacts): HTMLElement {
  const page = element("div", { class: "stack" });
  const root = fold(generator.name, page);
  root.addEventListener("toggle", () => {
    if (page.childElementCount === 0) page.append(...pageContent(generator));
  });
  return root;
}

function pageContent(generator: GeneratorFacts): Node[] {
  const { idea, sources } = generator;
  const picture = mazePicture(generator.picture);
  picture.classList.add("large");
  const links = sources.map(({ text, url }) => {
    const link = element("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
    return element("p", {}, "Source: ", link);
  });
  return [
    picture,
    element("p", {}, idea.join(" ")),
    element("p", {}, `Cost for n cells: ${generator.cost}.`),
    element("p", {}, textureInWords(generator)),
    ...links,
  ];
}

/** "On 20 x 20, in shares of the cells: dead ends 30.3 % (published), …" */
function textureInWords(generator: GeneratorFacts): string {
  const { columns, rows } = TEXTURE_SIZE;
  const figures = textureOf(generator);
  const told = figures.map(({ name, share, kind }) => `${name.toLowerCase()} ${(100 * share).toFixed(1)} % (${kind})`);
  const measured = figures.some(({ kind }) => kind === "measured") ? ` Measured of ${TEXTURE_MAZES} mazes.` : "";
  return `Texture on ${columns} x ${rows}, in shares of the cells: ${told.join(", ")}.${measured}`;
}
