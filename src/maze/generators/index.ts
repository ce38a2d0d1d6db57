/** The algorithms that make mazes, one file each with its facts. */
export { generatorFacts, generatorFactsById } from "./facts";
export { type Generator, generatorById, generators } from "./generators";
export { walkMoves } from "./walks/walkMoves";
export { narrationOf } from "./shared/narrationOf";
export { expectedOf } from "./shared/expectedOf";
export { type GeneratorFacts, textures } from "./shared/generatorFacts";
export { type Imperfection, PERFECT, checkImperfection, isImperfection, isPerfect } from "./shared/imperfection";
export { componentsOf } from "./shared/components";
