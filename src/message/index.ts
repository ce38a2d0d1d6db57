/** What to tell a person, as facts: messages by id with what fills them. */
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
