/** Buttons, fields and the clipboard, without any knowledge of mazes. */
export {
  checkField,
  choiceField,
  colorField,
  InputFault,
  numberField,
  type NumberField,
  textField,
  type TextField,
  choicesOf,
  field,
  inPageLanguage,
  numberTyped,
  sizeTyped,
} from "./fields";
export { copyText, saveFile } from "./clipboard";
export { disclosure, unfolding } from "./unfolding";
export { drawing } from "./drawing";
export { legend } from "./legend";
export {
  type Label,
  button,
  buttons,
  columns,
  element,
  fold,
  foldedGroup,
  group,
  iconButton,
  note,
  offer,
  onOneLine,
  primary,
  setAvailable,
  stack,
  tabToChosen,
  untitledGroup,
} from "./elements";
export { tabsOf } from "./tabs";
