/** By which a task tells how far it is. What is told is worked out only where somebody is told. Throws Stopped after Stop. */
export type Tell<T> = (state: () => T) => void;
