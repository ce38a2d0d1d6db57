/** Items and questions in a maze, and the lists and tables that people write. */
export {
  areLegible,
  type FoundCells,
  itemSize,
  letterSize,
  readFoundCells,
  removeItems,
  writeItems,
  type QuestionTexts,
  questionTexts,
  readFoundList,
  readListPlace,
  removeList,
  writeAnswers,
  writeList,
} from "./items";
export { type ListCells, listAsItIs, listAt } from "./listCells";
export { placeTyped, readItemRange } from "./readItemRange";
