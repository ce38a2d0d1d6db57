import type { MessageArguments } from "./messageArguments";

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

export type PlainId = {
  [Id in MessageId]: Record<never, never> extends Arguments[Id] ? Id : never;
}[MessageId];

/** Says a message, or one that nothing fills by its id, in a language. */
export type SayWords = (told: Message | PlainId) => string;

/** `message("no-maze", { sheet: "Sheet1" })`; without a second argument if the message has no places to fill. */
export function message<Id extends MessageId>(
  id: Id,
  ...[args]: Record<never, never> extends Arguments[Id] ? [] : [args: Arguments[Id]]
): Message<Id> {
  return { id, args: args ?? ({} as Arguments[Id]) };
}

/** Joins sentences in order; leaves out undefined ones. */
export function together(first: Message, ...more: readonly (Message | undefined)[]): Message;
export function together(...sentences: readonly [...(Message | undefined)[], Message]): Message;
export function together(...sentences: readonly (Message | undefined)[]): Message | undefined;
export function together(...sentences: readonly (Message | undefined)[]): Message | undefined {
  const told = sentences.flatMap((each) => (each === undefined ? [] : isTogether(each) ? each.args.sentences : [each]));
  return told.length > 1 ? message("together", { sentences: told }) : sentences.find((each) => each !== undefined);
}

const isTogether = (told: Message): told is Message<"together"> => told.id === "together";

/** Details below one another; those that are undefined are left out. A text is data: what Excel said, or where an error occurred. */
export function inLines(...details: readonly (Message | string | undefined)[]): Message | undefined {
  const lines = details.flatMap((each) => (typeof each === "string" ? [each] : linesIn(each)));
  const [first] = lines;
  return lines.length > 1 || typeof first === "string" ? message("lines", { lines }) : (first as Message | undefined);
}

export function linesIn(details: Message | undefined): readonly Filling[] {
  if (details === undefined) return [];
  return details.id === "lines" ? (details as Message<"lines">).args.lines : [details];
}

export function isSame(one: Message | undefined, other: Message | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** For reading an error in a console: the message's id and what fills it. */
export function inShort({ id, args }: Message): string {
  return `${id} ${JSON.stringify(args)}`;
}
