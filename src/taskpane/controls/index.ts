/** Buttons, fields and the clipboard, without any knowledge of mazes. */
export { CheckField, ChoiceField, ColorField, InputFault, NumberField, field } from "./fields";
export { copyText, saveFile, saveText } from "./clipboard";
export { Disclosure, Unfolding } from "./unfolding";
export { drawing, pixelsOf } from "./drawing";
export {
  button,
  element,
  fold,
  foldedGroup,
  group,
  iconButton,
  onSubmit,
  setAvailable,
  untitledGroup,
} from "./elements";
export { icon } from "./icon";
export { leaveByF6 } from "./leaveByF6";
export { type PngPicture, base64Of, pngOf } from "./pngOf";
export { Tabs } from "./tabs";
