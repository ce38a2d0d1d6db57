/** Questions at the forks of a path: which forks can ask, which do, and what stands on their branches. */
export { type AskedFork, assignQuestions, chooseForks, forksOf } from "./forks";
export { type ForkQuestion, type SumKind, isQuestionTable, makeSums, readQuestions } from "./questions";
