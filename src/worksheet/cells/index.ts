/** What cells hold and how they are filled, read and written. */
export {
  VALUE_CELLS,
  clearAll,
  clearContents,
  type OwnContent,
  contentsOf,
  movedContents,
  paintFontSize,
  paintKinds,
  writeContents,
  type Cells,
  FillList,
  type Fills,
  askForCells,
  lookOfCell,
  mostFrequentLook,
  paintCells,
  readCells,
  readErrors,
  readFontSizes,
} from "./cells";
export { mostFrequent, mostFrequentNumber, ANY_NUMBER, numberPieces, shownNumber } from "./numberPieces";
