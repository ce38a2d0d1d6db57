/** Buttons, fields and the clipboard, without any knowledge of mazes. */
export {
  CheckField,
  ChoiceField,
  ColorField,
  InputFault,
  NumberField,
  TextField,
  choicesOf,
  field,
  inPageLanguage,
  numberTyped,
} from "./fields";
export { copyText, saveFile } from "./clipboard";
export { disclosure, Unfolding } from "./unfolding";
export { drawing } from "./drawing";
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
  untitledGroup,
} from "./elements";
export { Tabs } from "./tabs";
