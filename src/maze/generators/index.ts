/** The algorithms that make mazes, one file each; facts.ts says what is known of each. */
export { type GeneratorFacts, generatorFacts, generatorFactsById, textures } from "./facts";
export { type Generator, type GeneratorByWeight, generationByWeights, generatorById, generators } from "./generators";
export { type Expectable, type Expectation, type Expectations, expectedOf } from "./expected";
export {
  type Variation,
  UNVARIED,
  SHORTEST_ROOM,
  VARIATION_BOUNDS,
  checkVariation,
  patterns,
  isVariation,
  isUnvaried,
} from "./variation";
export { endsOf } from "./textures";
export { componentsOf } from "./shared/components";
export { shuffledWalls } from "./shared/shuffledWalls";
export { walkMoves } from "./walks/walks";
