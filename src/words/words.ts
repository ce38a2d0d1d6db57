import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { type Filling, type Message, type PlainId, message } from "../message";

type Scope = Parameters<FluentType<unknown>["toString"]>[0];

/** Several values for one place; LIST, SENTENCES and LINES in the language files say how they are joined. */
class FluentItems extends FluentType<readonly FluentValue[]> {
  constructor(
    items: readonly FluentValue[],
    private readonly join = (texts: readonly string[], _: Scope): string => texts.join(" "),
  ) {
    super(items);
  }

  toString(scope: Scope): string {
    const texts = this.value.map((item) => (typeof item === "string" ? item : item.toString(scope)));
    return this.join(texts, scope);
  }
}

const itemsOf = (value: FluentValue | undefined) => (value instanceof FluentItems ? value.value : []);

/** The functions of the language files besides Fluent's own NUMBER. */
const functions = {
  /** `LIST($names)` is "A, B, and C"; `LIST($names, type: "disjunction")` is "A, B, or C", and with "unit" it is "A, B, C". */
  LIST: ([items]: FluentValue[], { type: wanted }: Record<string, FluentValue>) => {
    const type = wanted === "disjunction" || wanted === "unit" ? wanted : "conjunction";
    // Safari before 14.1 has no Intl.ListFormat, and the runtime of worksheet functions perhaps no Intl.
    const hasLists = typeof Intl !== "undefined" && "ListFormat" in Intl;
    return new FluentItems(itemsOf(items), (texts, { bundle }) =>
      hasLists ? new Intl.ListFormat(bundle.locales, { type }).format(texts) : texts.join(", "),
    );
  },
  // As it is in a runtime that cannot write it in a language's way.
  ...(typeof Intl === "undefined" && { NUMBER: ([value]: FluentValue[]) => value! }),
  SENTENCES: ([items]: FluentValue[]) => new FluentItems(itemsOf(items)),
  LINES: ([items]: FluentValue[]) => new FluentItems(itemsOf(items), (texts) => texts.join("\n")),
};

/** A pseudo-locale: changes how messages are written, so that a text which is no message stands out. */
export interface PseudoLocale {
  /** Changes the words of a message, but not what fills it. */
  readonly letters: (words: string) => string;
  /** Put before and after every message. */
  readonly brackets: readonly [before: string, after: string];
}

const PLAIN: PseudoLocale = { letters: (words) => words, brackets: ["", ""] };

export class Words {
  private readonly bundle: FluentBundle;

  /** `language`, as "en-GB", decides how numbers, plurals and lists are written. */
  constructor(
    language: string,
    private readonly pseudo = PLAIN,
  ) {
    this.bundle = new FluentBundle(language, { functions, useIsolating: false, transform: pseudo.letters });
  }

  /** Adds the messages of a file in Fluent's form. Throws an Error if a message exists already. */
  add(file: string): void {
    const [fault] = this.bundle.addResource(new FluentResource(file));
    if (fault) throw fault;
  }

  /** Throws an Error for a message that no file has, and for one with a missing argument. */
  say(told: Message | PlainId): string {
    const [before, after] = this.pseudo.brackets;
    return before + this.format(typeof told === "string" ? message(told) : told) + after;
  }

  private format({ id, args }: Message): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`There are no words for the message ${id}.`);
    const given = Object.entries<Filling | readonly Filling[]>(args);
    const values = Object.fromEntries(given.map(([name, each]) => [name, this.value(each)]));
    return this.bundle.formatPattern(pattern, values);
  }

  private value(filling: Filling | readonly Filling[]): FluentValue {
    if (typeof filling === "string") return filling;
    if (typeof filling === "number") return typeof Intl === "undefined" ? String(filling) : new FluentNumber(filling);
    if ("id" in filling) return this.format(filling);
    return new FluentItems(filling.map((each) => this.value(each)));
  }
}
