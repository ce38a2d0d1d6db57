import type { Computer } from "./engine";
import type {} from "./engineScript";
import { inWorker, type WorkerLike } from "./inWorker";
import { NotLoaded } from "./engine";

/** In the same folder as the page. */
const SCRIPT = "engine.js";

/** Computes with engine.js: in a worker, or if none starts, in the page. Throws {@link NotLoaded}. */
export async function byScript(): Promise<Computer> {
  const address = new URL(SCRIPT, document.baseURI).href;
  try {
    return await inWorker(() => new Worker(address) as WorkerLike);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // Few pages need it, so it is not loaded with them.
    const { inPage } = await import("./inPage").catch(() => {
      throw new NotLoaded();
    });
    return inPage(await loadTasks(address), why);
  }
}

async function loadTasks(address: string): Promise<NonNullable<typeof globalThis.lavirintTasks>> {
  if (globalThis.lavirintTasks === undefined) await loadScript(address);
  if (globalThis.lavirintTasks !== undefined) return globalThis.lavirintTasks;
  throw new NotLoaded();
}

/** Resolves when a script has run, or could not be loaded. */
function loadScript(address: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
