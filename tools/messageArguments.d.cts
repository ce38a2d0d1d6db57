/** What fills a place, and if it chooses a variant, the keys to choose from. */
interface Place {
  readonly kind: "number" | "list" | "choice" | "any";
  readonly keys?: readonly string[];
}
/** A choice in a message: by which place, and the keys of its variants. */
interface Choice {
  readonly by: string | undefined;
  readonly keys: readonly string[];
  readonly isPlural: boolean;
}
interface Read {
  readonly messages: ReadonlyMap<
    string,
    { readonly places: ReadonlyMap<string, Place>; readonly choices: readonly Choice[] }
  >;
  readonly faults: readonly string[];
}
export function readMessages(files: Readonly<Record<string, string>>): Read;
export function messageArguments(files: Readonly<Record<string, string>>): {
  readonly text: string;
  readonly faults: readonly string[];
};
