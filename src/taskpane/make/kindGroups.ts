import type { Message } from "../../message";
import { type GeneratorFacts, generatorFacts, textures } from "../../maze/generators";

interface Kinds {
  /** What the mazes of the group are like. */
  readonly texture: Message;
  readonly kinds: readonly GeneratorFacts[];
}

/** Every generator of the engine, by what its mazes are like. */
export const kindGroups: readonly Kinds[] = Object.entries(textures).map(([key, texture]) => ({
  texture,
  kinds: generatorFacts
    .filter(({ kind }) => kind.texture === key)
    .sort((one, other) => one.kind.place - other.kind.place),
}));
