export {
  type Filling,
  type Message,
  type MessageId,
  type Told,
  inShort,
  isSame,
  isTold,
  message,
  together,
} from "./message";
