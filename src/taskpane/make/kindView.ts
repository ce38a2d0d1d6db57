import type { GeneratorFacts } from "../../maze/generators";
import { say, text } from "../../words";
import { element, group } from "../controls";
import { kindGroups } from "./kindGroups";
import { mazePicture } from "./mazePicture";

interface Row {
  readonly radio: HTMLInputElement;
  readonly about: HTMLElement;
}

/**
 * "Kind of maze": a radio button for each generator, with a picture of a maze that it made, how hard its mazes are, and the
 * algorithm's name. A text below describes the chosen one.
 */
export class KindView {
  readonly root: HTMLElement;
  private readonly rows: Row[] = [];

  constructor() {
    const list = element("div", { class: "kind-list" });
    for (const [i, { texture, kinds }] of kindGroups.entries()) {
      const heading = element("p", { class: "kind-texture", id: `texture-${i}` }, say(texture));
      const rows = kinds.map((facts) => this.row(facts));
      list.append(element("div", { role: "group", "aria-labelledby": heading.id }, heading, ...rows));
    }
    this.root = group(text("kind-title"), list);
    this.root.classList.add("kinds");
    this.root.setAttribute("role", "radiogroup");
    list.addEventListener("change", () => this.show());
    this.show();
  }

  /** An id of the list of generators. */
  read(): string {
    return this.rows.find(({ radio }) => radio.checked)!.radio.value;
  }

  private row({ id, name, description, kind: { difficulty }, picture }: GeneratorFacts): HTMLElement {
    const called = element("span", { class: "kind-name", id: `kind-${id}-name` }, say(name));
    const hard = element(
      "span",
      { class: `kind-hard ${difficulty}`, id: `kind-${id}-hard` },
      text("kind-difficulty", { difficulty }),
    );
    const about = element("span", { class: "note", id: `kind-${id}-about` }, say(description));
    const radio = element("input", {
      type: "radio",
      name: "kind",
      value: id,
      id: `kind-${id}`,
      checked: id === "kruskal",
      "aria-labelledby": called.id,
      "aria-describedby": `${hard.id} ${about.id}`,
    });
    this.rows.push({ radio, about });
    const words = element(
      "span",
      { class: "kind-words" },
      element("span", { class: "kind-line" }, called, hard),
      about,
    );
    return element("label", { class: "kind", for: radio.id }, radio, mazePicture(picture), words);
  }

  /** Tab reaches only the chosen one: office.js, which moves the focus in Excel on the web, does not know radio groups. */
  private show(): void {
    for (const { radio, about } of this.rows) {
      radio.tabIndex = radio.checked ? 0 : -1;
      about.classList.toggle("visually-hidden", !radio.checked);
    }
  }
}
