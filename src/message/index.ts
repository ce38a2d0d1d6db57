/** What to tell a person, as facts: messages by id with what fills them. */
export {
  type Filling,
  type Message,
  type MessageId,
  type PlainId,
  type SayWords,
  inLines,
  inShort,
  isSame,
  linesIn,
  message,
  together,
} from "./message";
