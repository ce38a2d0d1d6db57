/** The files with what the pane opens with. */
export const START: readonly string[];
