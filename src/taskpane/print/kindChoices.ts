import { generatorFacts as generators } from "../../maze/generators";
import { type Message, message } from "../../message";
import { kindGroups } from "../make";

/** "Mixed", each group of kinds, and each kind; the value is what is taken of them: ids, with spaces between. */
export const kindChoices: readonly (readonly [string, Message])[] = [
  [generators.map(({ id }) => id).join(" "), message("mixed-kinds")],
  ...kindGroups.map((group) => [group.kinds.map(({ id }) => id).join(" "), group.texture] as const),
  ...kindGroups.flatMap((group) => group.kinds.map(({ id, name }) => [id, name] as const)),
];
