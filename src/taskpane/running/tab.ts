/** What stands on one tab of the pane, or in one of its folds. */
export interface Tab {
  /** From above to below. */
  readonly content: readonly HTMLElement[];
}
