// Written by `npm run words` from src/words/en; do not change it by hand.
/** What fills each message, by its id. `Filling` is a text, a number or another message. */
export interface MessageArguments<Filling> {
  cancelled: Record<never, never>;
  "engine-not-loaded": Record<never, never>;
  "internal-error": Record<never, never>;
  stopped: Record<never, never>;
  together: { readonly sentences: readonly Filling[] };
}
