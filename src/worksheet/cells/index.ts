/** What cells hold and how they are filled, read and written. */
export {
  VALUE_CELLS,
  clearAll,
  clearContents,
  type OwnContents,
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
  readAskedCells,
  readCells,
  readFontSizes,
} from "./cells";
export { mostFrequent, mostFrequentNumber, ANY_NUMBER, numberPieces, shownNumber } from "./numberPieces";
