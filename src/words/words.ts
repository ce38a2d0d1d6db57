import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { type Filling, type Message, type PlainId, message } from "../message";

type Scope = Parameters<FluentType<unknown>["toString"]>[0];

/** Several values for one place; LIST, SENTENCES and LINES in the language files say how they are joined. */
class FluentItems extends FluentType<readonly FluentValue[]> {
  toString(scope: Scope): string {
    return this.texts(scope).join(" ");
  }

  protected texts(scope: Scope): string[] {
    return this.value.map((item) => (typeof item === "string" ? item : item.toString(scope)));
  }
}

class FluentList extends FluentItems {
  constructor(
    items: readonly FluentValue[],
    private readonly type: Intl.ListFormatType,
  ) {
    super(items);
  }

  override toString(scope: Scope): string {
    // Safari before 14.1 has no Intl.ListFormat, and the runtime of worksheet functions perhaps no Intl.
    if (typeof Intl === "undefined" || !("ListFormat" in Intl)) return this.texts(scope).join(", ");
    return new Intl.ListFormat(scope.bundle.locales, { type: this.type }).format(this.texts(scope));
  }
}

class FluentLines extends FluentItems {
  override toString(scope: Scope): string {
    return this.texts(scope).join("\n");
  }
}

const itemsOf = (value: FluentValue | undefined) => (value instanceof FluentItems ? value.value : []);

/** The functions of the language files besides Fluent's own NUMBER. */
const functions = {
  /** `LIST($names)` is "A, B, and C"; `LIST($names, type: "disjunction")` is "A, B, or C", and with "unit" it is "A, B, C". */
  LIST: ([items]: FluentValue[], { type }: Record<string, FluentValue>) =>
    new FluentList(itemsOf(items), type === "disjunction" || type === "unit" ? type : "conjunction"),
  // As it is in a runtime that cannot write it in a language's way.
  ...(typeof Intl === "undefined" && { NUMBER: ([value]: FluentValue[]) => value! }),
  SENTENCES: ([items]: FluentValue[]) => new FluentItems(itemsOf(items)),
  LINES: ([items]: FluentValue[]) => new FluentLines(itemsOf(items)),
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
    return this.bundle.formatPattern(
      pattern,
      Object.fromEntries(given.map(([name, each]) => [name, this.value(each)])),
    );
  }

  private value(filling: Filling | readonly Filling[]): FluentValue {
    if (typeof filling === "string") return filling;
    if (typeof filling === "number") return typeof Intl === "undefined" ? String(filling) : new FluentNumber(filling);
    if ("id" in filling) return this.format(filling);
    return new FluentItems(filling.map((each) => this.value(each)));
  }
}
