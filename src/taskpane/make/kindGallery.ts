import { type GeneratorFacts, generatorFacts, generatorFactsById, textures } from "../../maze/generators";
import { decodeWalls } from "../../maze/code";
import { BOTTOM, type Maze, RIGHT, cornerEnds } from "../../maze/model";
import { breadthFirst } from "../../maze/solvers";
import { say, text } from "../../words";
import { drawing, element, tabToChosen } from "../controls";
import type { Tab } from "../running";

/** Radio buttons with pictures, all of one size and seed. `choose` is called with the `first` choice and with every later one. */
export function kindGallery(first: string, choose: (facts: GeneratorFacts, picture: SVGSVGElement) => void): Tab {
  const groups = kindGroups.map(({ texture, kinds }, i) => {
    const heading = element("p", { class: "kind-texture", id: `texture-${i}` }, say(texture));
    const cards = element("div", { class: "kind-cards" }, ...kinds.map((facts) => card(facts, facts.id === first)));
    return element("div", { role: "group", "aria-labelledby": heading.id }, heading, cards);
  });
  const list = element(
    "div",
    { class: "kind-gallery", role: "radiogroup", "aria-label": text("kind-title") },
    ...groups,
  );
  const show = () => {
    const facts = generatorFactsById(tabToChosen(list));
    choose(facts, mazePicture(facts.picture));
  };
  list.addEventListener("change", show);
  show();
  return { content: [list] };
}

function card({ id, look, name, kind, picture }: GeneratorFacts, checked: boolean): HTMLElement {
  const looks = element("span", { class: "kind-look", id: `kind-${id}-look` }, say(look));
  const called = element("span", { class: "kind-name", id: `kind-${id}-name` }, say(name));
  const hard = element("span", { class: "kind-name", id: `kind-${id}-hard` }, text("kind-difficulty", kind));
  const radio = element("input", {
    type: "radio",
    name: "kind",
    value: id,
    id: `kind-${id}`,
    checked,
    "aria-labelledby": `${looks.id} ${called.id}`,
    "aria-describedby": hard.id,
  });
  return element("label", { class: "kind", for: radio.id }, radio, mazePicture(picture), looks, called, hard);
}

export const kindGroups = Object.entries(textures).map(([key, texture]) => ({
  texture,
  kinds: generatorFacts
    .filter(({ kind }) => kind.texture === key)
    .sort((one, other) => one.kind.place - other.kind.place),
}));

/** Rows and columns: enough to show the texture at the size of an icon. */
const SIDE = 10;

/** A generator's picture, with the path from corner to corner. Units are cells. */
export function mazePicture(picture: string): SVGSVGElement {
  const maze = decodeWalls(picture);
  const { path } = breadthFirst(maze, cornerEnds(maze));
  const way = [...(path ?? [])].map((cell) => `${(cell % SIDE) + 0.5} ${Math.floor(cell / SIDE) + 0.5}`);
  return drawing(
    `-0.5 -0.5 ${SIDE + 1} ${SIDE + 1}`,
    "picture",
    { d: `M${way.join("L")}`, looks: "picture-way" },
    { d: wallsOf(maze), looks: "picture-walls" },
  );
}

/** The closed walls, and the frame with a gap at either end of the path. */
function wallsOf(maze: Maze): string {
  const walls = [`M1 0H${SIDE}V${SIDE}`, `M${SIDE - 1} ${SIDE}H0V0`];
  for (let cell = 0; cell < maze.size; cell++) {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
    const isStanding = (wall: number) => maze.separates(wall) && !maze.isOpen(wall);
    if (isStanding(2 * cell + RIGHT)) walls.push(`M${x + 1} ${y}v1`);
    if (isStanding(2 * cell + BOTTOM)) walls.push(`M${x} ${y + 1}h1`);
  }
  return walls.join("");
}
