import { ActionFailure } from "../../actions/desk";
import { inLines, message } from "../../message";
import { loadAllWords, text } from "../../words";
import { note } from "../controls";

/** The content of a tab of the pane, or of About. */
export interface Tab {
  /** From top to bottom. */
  readonly content: readonly HTMLElement[];
  /** Called each time it comes into view. */
  comeIntoView?(): void;
}

/** A part of the pane whose script is loaded later: when somebody wants to see it, or when the page is idle. */
export class LatePart<Part extends Tab> {
  /** Shown until the part is there. */
  readonly placeholder = note("");
  private loading: Promise<Part> | undefined;
  private built: Part | undefined;
  private failed = false;

  /** `build` loads the script and makes the part. */
  constructor(private readonly build: () => Promise<Part>) {}

  /** Undefined until it is loaded. */
  get part(): Part | undefined {
    return this.built;
  }

  /** Resolves when the part is in its place. Rejects as `build` does, and then the next call tries again. */
  load(): Promise<Part> {
    this.loading ??= this.bring();
    return this.loading;
  }

  /** Loads the part when somebody opens the fold; `failed` is called if it does not load. */
  loadIn(fold: HTMLDetailsElement, failed: (thrown: unknown) => void): void {
    fold.addEventListener("toggle", () => {
      if (fold.open) this.load().catch(failed);
    });
  }

  /** Loads the part in advance. Once loading has failed it waits for {@link load}; until then the placeholder says so. */
  async prefetch(): Promise<void> {
    if (!this.failed) await this.load();
  }

  private async bring(): Promise<Part> {
    this.placeholder.textContent = text("part-loading");
    try {
      const part = await this.build();
      this.placeholder.replaceWith(...part.content);
      this.built = part;
      return part;
    } catch (thrown) {
      this.loading = undefined;
      this.failed = true;
      this.placeholder.textContent = text("part-missing");
      throw thrown;
    }
  }
}

/**
 * A script, with the words for its sentences. Rejects with ActionFailure if one of them does not load; the next call tries again.
 */
export async function loaded<Module>(script: Promise<Module>): Promise<Module> {
  try {
    const [module] = await Promise.all([script, loadAllWords()]);
    return module;
  } catch (error) {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ActionFailure(message("part-not-loaded"), inLines(details));
  }
}
