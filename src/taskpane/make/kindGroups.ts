import { type GeneratorFacts, generatorFacts, textures } from "../../maze/generators";

interface Kinds {
  /** What the mazes of the group are like. */
  readonly texture: (typeof textures)[number];
  readonly kinds: readonly GeneratorFacts[];
}

/** Every generator of the engine, grouped by the texture of its mazes. */
export const kindGroups: readonly Kinds[] = textures.map((texture) => ({
  texture,
  kinds: generatorFacts
    .filter(({ kind }) => kind.texture === texture)
    .sort((one, other) => one.kind.place - other.kind.place),
}));
