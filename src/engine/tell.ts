/** Reports a task's progress. `state` is called only if somebody receives it. Throws Stopped after Stop. */
export type Tell<T> = (state: () => T) => void;
