// Written by `npm run words` from src/words/en; do not change it by hand.
/** What fills each message, by its id. `Filling` is a text, a number or another message. */
export interface MessageArguments<Filling> {
  cancel: Record<never, never>;
  cancelled: Record<never, never>;
  close: Record<never, never>;
  "close-message": Record<never, never>;
  details: Record<never, never>;
  "engine-not-loaded": Record<never, never>;
  "internal-error": Record<never, never>;
  "internal-error-in-pane": Record<never, never>;
  "part-loading": Record<never, never>;
  "part-missing": Record<never, never>;
  "part-not-loaded": Record<never, never>;
  "press-generate": Record<never, never>;
  progress: Record<never, never>;
  "ribbon-question": { readonly outcome: Filling; readonly question: Filling };
  "see-message": Record<never, never>;
  stopped: Record<never, never>;
  stopping: Record<never, never>;
  together: { readonly sentences: readonly Filling[] };
}
