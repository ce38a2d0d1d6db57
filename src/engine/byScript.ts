import { type Computer, NotLoaded } from "./engine";
import { inWorker, type WorkerLike } from "./inWorker";

/** In the same folder as the page. */
const SCRIPT = "engine.js";

/** Computes with engine.js in a worker, or if none starts, in the page. Throws {@link NotLoaded}. */
export async function byScript(): Promise<Computer> {
  try {
    return await inWorker(() => new Worker(new URL(SCRIPT, document.baseURI).href) as WorkerLike);
  } catch (error) {
    // Few pages need it, so it is not loaded with them.
    const { inPage } = await import(/* webpackChunkName: "engine-in-page" */ "./inPage").catch(() => {
      throw new NotLoaded();
    });
    return inPage(error instanceof Error ? error.message : String(error));
  }
}
