import type { Watching } from "../../../src/actions/watch/playing";

/** Plays at `speed` steps a second; `shown` is called with every position. */
export function watching(
  speed: number,
  shown: (position: number) => void = () => undefined,
): Watching & { pause(): void } {
  const pausing = new AbortController();
  return { speed: () => speed, paused: pausing.signal, shown, pause: () => pausing.abort() };
}
