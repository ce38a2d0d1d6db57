/** Reports a task's progress. `state` is called only if somebody receives it. Throws Stopped after Stop. */
export type ReportState<T> = (state: () => T) => void;
