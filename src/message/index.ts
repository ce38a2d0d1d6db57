export {
  type Filling,
  type Message,
  type MessageId,
  inLines,
  inShort,
  isMessage,
  isSame,
  message,
  together,
} from "./message";
