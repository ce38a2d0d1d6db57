import type { Filling, Message, MessageId } from "../../src/message";

/** The sentences that are told together; of one sentence, that one. */
export function sentencesIn(told: Message | undefined): readonly Filling[] {
  if (told === undefined) return [];
  return told.id === "together" ? (told as Message<"together">).args.sentences : [told];
}

/** Which messages are told together. */
export function idsIn(told: Message | undefined): readonly MessageId[] {
  return sentencesIn(told).map((each) => (each as Message).id);
}
