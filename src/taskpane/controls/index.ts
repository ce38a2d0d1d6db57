/** Buttons, fields and the clipboard, without any knowledge of mazes. */
export { CheckField } from "./checkField";
export { copyText, saveFile, saveText } from "./clipboard";
export { Disclosure } from "./disclosure";
export { drawing } from "./drawing";
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
export { ChoiceField, ColorField, InputFault, NumberField, field } from "./fields";
export { icon } from "./icon";
export { leaveByF6 } from "./leaveByF6";
export { type PngPicture, base64Of, pngOf } from "./pngOf";
export { pixelsOf } from "./pixelsOf";
export { Tabs } from "./tabs";
export { Unfolding } from "./unfolding";
