// Written by `npm run words` from src/words/en; do not change it by hand.
/** What fills each message, by its id. `Filling` is a text, a number or another message. */
export interface MessageArguments<Filling> {
  "another-action": Record<never, never>;
  "at-work-from-ribbon": { readonly action: Filling };
  "at-work-in-pane": { readonly action: Filling; readonly window: "another" | "own" };
  "booklet-out-of-date": Record<never, never>;
  cancel: Record<never, never>;
  cancelled: Record<never, never>;
  close: Record<never, never>;
  "close-message": Record<never, never>;
  details: Record<never, never>;
  "engine-not-loaded": Record<never, never>;
  "footer-emptied": Record<never, never>;
  "footer-out-of-date": Record<never, never>;
  "internal-error": Record<never, never>;
  "internal-error-in-pane": Record<never, never>;
  "more-gaps-in-frame": { readonly count: number };
  "more-loops": { readonly count: number };
  "more-parts-cut-off": { readonly count: number };
  "more-walls-put-up": { readonly count: number };
  "more-walls-taken-down": { readonly count: number };
  overwrite: Record<never, never>;
  "part-loading": Record<never, never>;
  "part-missing": Record<never, never>;
  "part-not-loaded": Record<never, never>;
  "press-generate": Record<never, never>;
  progress: Record<never, never>;
  "reading-maze": Record<never, never>;
  "ribbon-question": { readonly outcome: Filling; readonly question: Filling };
  "see-message": Record<never, never>;
  "still-at-work": { readonly action: Filling };
  stopped: Record<never, never>;
  together: { readonly sentences: readonly Filling[] };
}
