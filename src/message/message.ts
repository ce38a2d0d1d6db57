import type { MessageArguments } from "./messageArguments";

/** The id of a message in the language files. */
export type MessageId = keyof MessageArguments<never>;

/** What fills a place in a message: a text as it is (a name, an address), a number, or another message. */
export type Filling = string | number | Message;

type Arguments = MessageArguments<Filling>;

/** Something to tell a person, as a fact: which message, and what fills it. The words are chosen in `src/words`. */
export interface Message<Id extends MessageId = MessageId> {
  readonly id: Id;
  /** By the names in the language files. */
  readonly args: Arguments[Id];
}

/** `message("no-maze", { sheet: "Sheet1" })`; without a second argument if the message has no places to fill. */
export function message<Id extends MessageId>(
  id: Id,
  ...[args]: Record<never, never> extends Arguments[Id] ? [] : [args: Arguments[Id]]
): Message<Id> {
  return { id, args: args ?? ({} as Arguments[Id]) };
}

/** A message; or, where a sentence has not become a message yet, a text. */
export type Told = Message | string;

/** Whether this is something to tell, as opposed to a result. */
export function isTold(value: object | string): value is Told {
  return typeof value === "string" || ("id" in value && "args" in value);
}

/** Joins sentences in order; leaves out undefined and empty ones, and the space around texts. */
export function together(...sentences: readonly (Told | undefined)[]): Told {
  const told = sentences
    // Until every remark is a message: texts may begin with a space.
    .map((each) => (typeof each === "string" ? each.trim() : each))
    .filter((each): each is Told => each !== undefined && each !== "");
  if (told.length === 1) return told[0]!;
  if (told.every((each) => typeof each === "string")) return told.join(" ");
  return message("together", { sentences: told });
}

/** Whether both say the same. */
export function isSame(one: Told | undefined, other: Told | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** For reading an error in a console: the message's id and what fills it. */
export function inShort(told: Told): string {
  return typeof told === "string" ? told : `${told.id} ${JSON.stringify(told.args)}`;
}
