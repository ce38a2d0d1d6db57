import { type GeneratorFacts, type Texture, generatorFacts } from "../../maze/generators";

interface Kinds {
  /** What the mazes of the group are like. */
  readonly texture: Texture;
  readonly kinds: readonly GeneratorFacts[];
}

const textures: readonly Texture[] = [
  "Many short dead ends",
  "Long and winding",
  "Straight corridors",
  "For study: like those above, made another way",
];

/** Every generator of the engine, by what its mazes are like, those that most people want first. */
export const kindGroups: readonly Kinds[] = textures.map((texture) => ({
  texture,
  kinds: generatorFacts
    .filter(({ kind }) => kind.texture === texture)
    .sort((one, other) => one.kind.place - other.kind.place),
}));
