import { type GeneratorFacts, generatorFactsById } from "../../maze/generators";
import { say, text } from "../../words";
import { element, foldedGroup } from "../controls";
import { functionsOf, latePart } from "../running";

/** "Kind of maze": the chosen one, with its picture, its look and its name; unfolded, a gallery of all of them, which comes later. */
export function kindView() {
  const picture = element("span", { class: "kind-picture" });
  const look = element("span", { class: "kind-name" });
  const name = element("span", { class: "kind-name" });
  let chosen = "kruskal";
  const choose = (facts: GeneratorFacts, drawn: SVGSVGElement) => {
    chosen = facts.id;
    picture.replaceChildren(drawn);
    look.textContent = say(facts.look);
    name.textContent = nameOf(facts);
  };
  const gallery = latePart(() =>
    functionsOf(() => import(/* webpackChunkName: "kinds" */ "./kindGallery")).kindGallery(chosen, choose),
  );
  const root = foldedGroup("kind-title", gallery.placeholder);
  root.classList.add("kinds");
  const title = element("span", { class: "kind-look" }, text("kind-title"));
  root.querySelector("summary")!.replaceChildren(picture, element("span", { class: "kind-words" }, title, look, name));
  name.textContent = nameOf(generatorFactsById(chosen));
  return { root, gallery, read: () => chosen };
}

function nameOf({ name, kind: { difficulty } }: GeneratorFacts): string {
  return text("kind-chosen", { name, difficulty });
}
