/** The content of a tab of the pane, or of one of its folds. */
export interface Tab {
  /** From top to bottom. */
  readonly content: readonly HTMLElement[];
}
