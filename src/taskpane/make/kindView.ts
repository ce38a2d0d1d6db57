import { type GeneratorFacts, generatorFactsById } from "../../maze/generators";
import { say, text } from "../../words";
import { element, foldedGroup } from "../controls";
import { LatePart, loaded } from "../running";
import type { KindGallery } from "./kindGallery";

/** "Kind of maze": the chosen one, with its picture, its look and its name; unfolded, a gallery of all of them, which comes later. */
export class KindView {
  readonly root: HTMLDetailsElement;
  readonly gallery: LatePart<KindGallery>;
  private readonly picture = element("span", { class: "kind-picture" });
  private readonly look = element("span", { class: "kind-name" });
  private readonly name = element("span", { class: "kind-name" });
  private chosen = "kruskal";

  /** `failed` is called if the gallery does not load. */
  constructor(failed: (thrown: unknown) => void) {
    this.gallery = new LatePart(async () => {
      const { KindGallery } = await loaded(import(/* webpackChunkName: "kinds" */ "./kindGallery"));
      const gallery = new KindGallery(this.chosen, (facts) => this.choose(facts));
      this.show(gallery, generatorFactsById(this.chosen));
      return gallery;
    });
    this.root = foldedGroup("kind-title", this.gallery.placeholder);
    this.root.classList.add("kinds");
    const title = element("span", { class: "kind-look" }, text("kind-title"));
    const words = element("span", { class: "kind-words" }, title, this.look, this.name);
    this.root.querySelector("summary")!.replaceChildren(this.picture, words);
    this.gallery.loadIn(this.root, failed);
    this.name.textContent = nameOf(generatorFactsById(this.chosen));
  }

  /** An id of the list of generators. */
  read(): string {
    return this.chosen;
  }

  private choose(facts: GeneratorFacts): void {
    this.chosen = facts.id;
    if (this.gallery.part !== undefined) this.show(this.gallery.part, facts);
  }

  private show(gallery: KindGallery, facts: GeneratorFacts): void {
    this.picture.replaceChildren(gallery.pictureOf(facts));
    this.look.textContent = say(facts.look);
    this.name.textContent = nameOf(facts);
  }
}

function nameOf({ name, kind: { difficulty } }: GeneratorFacts): string {
  return text("kind-chosen", { name, difficulty });
}
